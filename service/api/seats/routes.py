"""New tokens for seats, leaving them, giving them to bots, resigning, playing again."""

from __future__ import annotations

from typing import Any

import msgspec
from flask import Response

from engines.contract import Seat
from service.api.auth import holder
from service.api.bodies import BodyBlueprint
from service.api.contract import SEATED, empty, ok, operation
from service.api.encoding import answer
from service.api.headers import bearer, entity_tag, idempotency_key
from service.api.seats.schemas import SubstituteRequest
from service.api.wiring import after_bots, matches
from service.application.leaving import leave_seat, resign, substitute_bot
from service.application.look import MatchView
from service.application.rematches import rematch
from service.application.rotation import rotate_seat_token

seats = BodyBlueprint(
    "seats", __name__, url_prefix="/v1/matches", description="Seats: new tokens, leaving, bots that play on."
)

HELD = "/<match_id>/seats/<int(max=9):seat>"

CALLER = ("unauthenticated", "not_a_seat", "match_not_found", "invalid_parameter")
HELD_CALLER = (*CALLER, "not_found", "forbidden")
"""`not_found`: no seat has such a number."""

STORE = ("not_stored", "store_unavailable")


@seats.route(f"{HELD}/token-rotations", methods=["POST"])
@operation(
    "rotate_seat_token",
    answers={201: ok("The new token.", "NewToken", "Idempotency-Replayed")},
    problems=(*HELD_CALLER, "match_over", "idempotency_key_reused", *STORE),
    parameters=("Idempotency-Key",),
    by=SEATED,
)
def rotate_a_token(match_id: str, seat: Seat) -> Response:
    """Get a new token for one's seat

    The seat's token is dead at once, and open streams of the seat end; a player's own token stays as it is. With the
    token of the seat the Idempotency-Key must have at least 16 characters that nobody can guess, since the dead token
    is still good for repeating this very request.
    """
    rotated = rotate_seat_token(matches(), match_id, seat, bearer(), idempotency_key())
    headers = {"Cache-Control": "private, no-store"}
    if rotated.replayed:
        headers["Idempotency-Replayed"] = "true"
    return answer(rotated.answer, 201, headers)


@seats.route(HELD, methods=["DELETE"])
@operation(
    "leave_seat",
    answers={204: empty("The seat is open again.")},
    problems=(*HELD_CALLER, "match_started", "match_over", *STORE),
    by=SEATED,
)
def leave_a_seat(match_id: str, seat: Seat) -> Response:
    """Leave before the start

    The seat's token is dead afterwards, so a repeat is answered with 401. When no person is left at the table the
    match is abandoned.
    """
    leave_seat(matches(), match_id, seat, bearer())
    return Response(status=204)


@seats.route(f"{HELD}/substitute", methods=["POST"])
@operation(
    "substitute_bot",
    answers={200: ok("The match as a spectator sees it.", "Match", "ETag")},
    problems=(
        *HELD_CALLER,
        "invalid_body",
        "body_too_large",
        "unsupported_media_type",
        "match_not_started",
        "match_over",
        *STORE,
    ),
    by=SEATED,
)
@holder
@seats.arguments(SubstituteRequest)
def substitute_a_bot(wanted: dict[str, Any], match_id: str, seat: Seat) -> Response:
    """Let a bot play on

    There is no way back: the seat's token is dead afterwards, for watching too, and a player's token acts there no
    more. A public match can be watched like any other.
    """
    return _shown(substitute_bot(matches(), match_id, seat, bearer(), wanted["bot"]), None)


@seats.route("/<match_id>/resign", methods=["POST"])
@operation(
    "resign",
    answers={200: ok("The match, over or played on by a bot.", "Match", "ETag")},
    problems=(*CALLER, "match_not_started", "match_over", *STORE),
    by=SEATED,
)
def resign_a_match(match_id: str) -> Response:
    """Give up

    Whoever is to move. The match's setting `on_resign` says what follows: `forfeit` ends the match, with the last place
    for the caller; `bot` lets the bot `basic` play on, and the seat is lost as with a substitute.
    """
    given_up = resign(matches(), match_id, bearer())
    return _shown(given_up.match, given_up.viewer)


@seats.route("/<match_id>/rematch", methods=["POST"])
@operation(
    "open_rematch",
    answers={
        201: ok(
            "The caller's seat in the rematch, its token, and the match as it sees it.",
            "Seated",
            "Location",
            "ETag",
            "Idempotency-Replayed",
        )
    },
    problems=(*CALLER, "match_not_finished", "match_over", "already_seated", "no_open_seat", *STORE),
    parameters=("Idempotency-Key",),
    by=SEATED,
)
def ask_for_a_rematch(match_id: str) -> Response:
    """Play again

    All who ask after the end get a seat in the same new match: the same game, options and settings, with everybody one
    seat further on, so that whoever sat in seat 1 has seat 0. Bots sit down by themselves. The seats are kept for those
    who played, until somebody at the new table invites others. A repeat with the same token gives the same seat and
    token, with an Idempotency-Key the whole first answer.
    """
    sat_down = rematch(matches(), match_id, bearer(), idempotency_key())
    seated = msgspec.structs.replace(sat_down.answer, match=after_bots(sat_down.answer.match))
    headers = {
        "Location": f"/v1/matches/{seated.match.id}",
        "ETag": entity_tag(seated.match.version, seated.seat),
        "Cache-Control": "private, no-store",
    }
    if sat_down.replayed:
        headers["Idempotency-Replayed"] = "true"
    return answer(seated, 201, headers)


def _shown(match: MatchView, viewer: Seat | None) -> Response:
    match = after_bots(match)
    return answer(match, headers={"ETag": entity_tag(match.version, viewer), "Cache-Control": "private, no-store"})
