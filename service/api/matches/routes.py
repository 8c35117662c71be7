"""Opening, listing, looking at and joining matches."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import msgspec
from flask import Response

from service.api.auth import known, perhaps_known
from service.api.bodies import BodyBlueprint
from service.api.contract import WATCHING, empty, ok, operation
from service.api.encoding import answer
from service.api.headers import bearer, entity_tag, idempotency_key, is_known
from service.api.matches.schemas import ClaimRequest, LobbyQuery, MatchRequest, SeatRequest
from service.api.wiring import directory, matches
from service.application.accounts import Identity
from service.application.callers import own_reference, viewer_of
from service.application.claiming import claim_seat
from service.application.codec import codec_of
from service.application.lobby import reference_of
from service.application.look import match_view
from service.application.tables import open_match, take_seat
from service.application.takers import SeatWanted, usual_settings

BASE = "/v1/matches"

tables = BodyBlueprint("matches", __name__, url_prefix=BASE, description="Matches: opened, found, watched, joined.")

BODY = ("invalid_body", "body_too_large", "unsupported_media_type")
KNOWN = ("unauthenticated", "forbidden")


@tables.route("", methods=["POST"])
@operation(
    "open_match",
    answers={
        201: ok(
            "The match is open, or has started if no seat is left open.",
            "Match",
            "Location",
            "ETag",
            "Idempotency-Replayed",
        )
    },
    problems=(
        *BODY,
        *KNOWN,
        "invalid_parameter",
        "idempotency_key_reused",
        "not_stored",
        "store_unavailable",
    ),
    parameters=("Idempotency-Key",),
    by=("anyone", "player", "app"),
)
@perhaps_known("player", "app")
@tables.arguments(MatchRequest)
def open_a_match(wanted: dict[str, Any], identity: Identity | None) -> Response:
    """Open a match

    Human seats come with their tokens at once, shown only in this answer, which is the view of the first human seat.
    With the token of a player that seat is the player's own. The match starts by itself when every seat is taken.
    """
    seats = [SeatWanted(**seat) for seat in wanted["seats"]]
    opened = open_match(
        matches(),
        wanted["game"],
        seats,
        wanted.get("options", {}),
        wanted.get("visibility", "public"),
        msgspec.structs.replace(usual_settings(len(seats)), **wanted.get("settings", {})),
        idempotency_key(),
        identity,
        wanted.get("external_reference"),
    )
    headers = {
        "Location": f"{BASE}/{opened.match.id}",
        "ETag": entity_tag(opened.match.version, opened.viewer),
        "Cache-Control": "private, no-store",
    }
    if opened.replayed:
        headers["Idempotency-Replayed"] = "true"
    return answer(opened.match, 201, headers)


@tables.route("", methods=["GET"])
@operation(
    "list_matches",
    answers={200: ok("Public matches, newest first.", "MatchPage", "Link")},
    problems=(*KNOWN, "invalid_parameter", "store_unavailable"),
    by=("anyone", "player", "app"),
)
@perhaps_known("player", "app")
@tables.arguments(LobbyQuery, location="query", unknown=None)
def list_matches(query: dict[str, Any], identity: Identity | None) -> Response:
    """List public matches

    With `status=open` this is the lobby. New matches never shift a page that is being read. An app finds its own
    matches, private ones too, by `external_reference`.
    """
    reference = reference_of(identity, query.get("external_reference"))
    page = directory().page(query.get("game"), query.get("status"), query.get("cursor"), query["limit"], reference)
    headers = {"Cache-Control": "no-store"}
    if page.next_cursor is not None:
        headers["Link"] = f'<{BASE}?{urlencode(query | {"cursor": page.next_cursor})}>; rel="next"'
    return answer(page, headers=headers)


@tables.route("/<match_id>", methods=["GET"])
@operation(
    "get_match",
    answers={
        200: ok("The match as the caller may know it.", "Match", "ETag"),
        304: empty("Nothing has changed.", "ETag"),
    },
    problems=("invalid_parameter", "unauthenticated", "match_not_found", "store_unavailable"),
    parameters=("If-None-Match",),
    by=WATCHING,
)
def get_match(match_id: str) -> Response:
    """Look at a match

    With the token of a seat: what that seat may know. Without: what a spectator may know.
    """
    head, viewer = viewer_of(matches(), match_id, bearer())
    tag = entity_tag(head.match.version, viewer)
    headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Authorization"}
    if is_known(tag):
        return Response(status=304, headers=headers)
    engine = codec_of(head.match.game).engine
    return answer(match_view(engine, head.match, viewer, own_reference(head)), headers=headers)


@tables.route("/<match_id>/seats", methods=["POST"])
@operation(
    "take_seat",
    answers={201: ok("The seat, its token, and the match as it sees it.", "Seated", "ETag", "Idempotency-Replayed")},
    problems=(
        *BODY,
        *KNOWN,
        "invalid_parameter",
        "match_not_found",
        "no_open_seat",
        "already_seated",
        "idempotency_key_reused",
        "not_stored",
        "store_unavailable",
    ),
    parameters=("Idempotency-Key",),
    by=("anyone", "player"),
)
@perhaps_known("player")
@tables.arguments(SeatRequest)
def take_a_seat(wanted: dict[str, Any], match_id: str, identity: Identity | None) -> Response:
    """Take an open seat

    The token is shown only in this answer; a player may act with the player's own token as well. The last seat taken
    starts the match.
    """
    taken = take_seat(matches(), match_id, wanted.get("seat"), wanted.get("name"), idempotency_key(), identity)
    seated = taken.answer
    headers = {"ETag": entity_tag(seated.match.version, seated.seat), "Cache-Control": "private, no-store"}
    if taken.replayed:
        headers["Idempotency-Replayed"] = "true"
    return answer(seated, 201, headers)


@tables.route("/<match_id>/seats/<int(max=9):seat>/claims", methods=["POST"])
@operation(
    "claim_seat",
    answers={201: ok("The seat is the player's; the match as it sees it.", "Match", "ETag", "Idempotency-Replayed")},
    problems=(
        *BODY,
        *KNOWN,
        "invalid_parameter",
        "match_not_found",
        "not_found",
        "match_over",
        "already_seated",
        "seat_claimed",
        "idempotency_key_reused",
        "not_stored",
        "store_unavailable",
    ),
    parameters=("Idempotency-Key",),
    by=("player",),
)
@known("player")
@tables.arguments(ClaimRequest)
def claim_a_seat(wanted: dict[str, Any], match_id: str, seat: int, identity: Identity) -> Response:
    """Claim the seat of a guest

    Whoever sat down as a guest and has become a player since shows the token of the seat, and acts in it with either
    token from then on.
    """
    claimed = claim_seat(matches(), match_id, seat, wanted["seat_token"], identity.account, idempotency_key())
    headers = {"ETag": entity_tag(claimed.match.version, seat), "Cache-Control": "private, no-store"}
    if claimed.replayed:
        headers["Idempotency-Replayed"] = "true"
    return answer(claimed.match, 201, headers)
