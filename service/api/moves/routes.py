"""The hot path. The body is read and the answer written by msgspec, whose types are the published schemas too."""

from __future__ import annotations

from flask import Response
from flask_smorest import Blueprint

from service.api.bodies import json_body
from service.api.contract import SEATED, empty, ok, operation
from service.api.encoding import answer
from service.api.headers import bearer, conditional, entity_tag, idempotency_key, precondition
from service.api.wiring import matches, wiring
from service.application.callers import seated
from service.application.codec import codec_of
from service.application.errors import InvalidParameter
from service.application.look import legal_moves
from service.application.play import judge_move, submit_move

moves = Blueprint("moves", __name__, url_prefix="/v1/matches", description="Moves: made, judged, listed.")

READING = ("invalid_parameter", "unauthenticated", "not_a_seat", "match_not_found", "store_unavailable")
BODY = ("invalid_body", "body_too_large", "unsupported_media_type")
TURN = ("match_over", "match_not_started", "not_your_turn")


@moves.route("/<match_id>/moves", methods=["POST"])
@operation(
    "make_move",
    answers={201: ok("The move is made; these events followed.", "MoveAnswer", "ETag", "Idempotency-Replayed")},
    problems=(
        *READING,
        *BODY,
        "idempotency_key_reused",
        "precondition_required",
        "stale_version",
        *TURN,
        "illegal_move",
        "not_stored",
    ),
    parameters=("If-Match", "Idempotency-Key"),
    body="Move",
    by=SEATED,
)
def make_move(match_id: str) -> Response:
    """Make a move

    One move is one atomic batch of events; where bots are `instant`, in test mode, theirs follow it in the answer.
    With an Idempotency-Key it is safe to repeat for as long as the match is kept.
    """
    made = submit_move(matches(), match_id, bearer(), json_body, precondition(), _key_of_a_seat(match_id))
    told, instant = made.answer, wiring().instant
    if instant is not None:
        told = instant.after_move(told, made.seat)
    headers = {"ETag": entity_tag(told.version, made.seat), "Cache-Control": "private, no-store"}
    if made.replayed:
        headers["Idempotency-Replayed"] = "true"
    return answer(told, 201, headers)


def _key_of_a_seat(match_id: str) -> str | None:
    """The Idempotency-Key. A caller without a seat is told of that first, whatever its key looks like."""
    try:
        return idempotency_key()
    except InvalidParameter:
        seated(matches(), match_id, bearer())
        raise


@moves.route("/<match_id>/moves/validate", methods=["POST"])
@operation(
    "validate_move",
    answers={200: ok("Whether the move would be legal, and if not, which rule forbids it.", "Verdict")},
    problems=(*READING, *BODY, *TURN),
    body="Move",
    by=SEATED,
)
def validate_move(match_id: str) -> Response:
    """Would this move be legal now?

    Changes nothing.
    """
    return answer(judge_move(matches(), match_id, bearer(), json_body), headers={"Cache-Control": "private, no-store"})


@moves.route("/<match_id>/legal-moves", methods=["GET"])
@operation(
    "list_legal_moves",
    answers={
        200: ok("Every move that the caller may make now.", "LegalMoves", "ETag"),
        304: empty("Nothing has changed.", "ETag"),
    },
    problems=READING,
    parameters=("If-None-Match",),
    by=SEATED,
)
def list_legal_moves(match_id: str) -> Response:
    """List the caller's legal moves

    Complete and ready to be sent; empty when the caller is not to move.
    """
    head, seat = seated(matches(), match_id, bearer())
    engine = codec_of(head.match.game).engine
    return conditional(entity_tag(head.match.version, seat), lambda: answer(legal_moves(engine, head.match, seat)))
