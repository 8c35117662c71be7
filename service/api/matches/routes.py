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
from service.api.headers import bearer, conditional, digest_tag, entity_tag, idempotency_key
from service.api.matches.schemas import ClaimRequest, LobbyQuery, MatchRequest, SeatRequest, VersionQuery
from service.api.wiring import after_bots, directory, matches, wiring
from service.application.accounts import Identity
from service.application.callers import own_reference, viewer_of
from service.application.claiming import claim_seat
from service.application.codec import codec_of
from service.application.errors import Fault, InvalidBody, NotInTestMode
from service.application.lobby import Filters, reference_of
from service.application.look import horizon, match_at, match_view
from service.application.past import version_served
from service.application.rehearsal import Rehearsal
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
        "test_mode_off",
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
        _script(wanted),
    )
    match = after_bots(opened.match)
    headers = {
        "Location": f"{BASE}/{match.id}",
        "ETag": entity_tag(match.version, opened.viewer),
        "Cache-Control": "private, no-store",
    }
    if opened.replayed:
        headers["Idempotency-Replayed"] = "true"
    return answer(match, 201, headers)


def _script(wanted: dict[str, Any]) -> Rehearsal | None:
    """What the opener of a match has scripted; None for a match like any other.

    Raises:
        NotInTestMode: nothing is scripted on this server.
        InvalidBody: a match that is scripted shall be rated.
    """
    test = wanted.get("test")
    if test is None:
        return None
    if wiring().runtime.settings.test_mode == "off":
        raise NotInTestMode("this server is not in test mode, so no match follows a script here")
    if wanted.get("settings", {}).get("rated"):
        detail = "a match of test mode is never rated"
        raise InvalidBody(detail, [Fault("/settings/rated", detail)])
    return Rehearsal(seed=test.get("seed"), instant=test.get("bots") == "instant")


@tables.route("", methods=["GET"])
@operation(
    "list_matches",
    answers={
        200: ok("Public matches, newest first.", "MatchPage", "ETag", "Link"),
        304: empty("Nothing has changed.", "ETag", "Link"),
    },
    problems=(*KNOWN, "invalid_parameter", "store_unavailable"),
    parameters=("If-None-Match",),
    by=("anyone", "player", "app"),
)
@perhaps_known("player", "app")
@tables.arguments(LobbyQuery, location="query", unknown=None)
def list_matches(query: dict[str, Any], identity: Identity | None) -> Response:
    """List public matches

    With `status=open` this is the lobby. New matches never shift a page that is being read, and neither do matches
    whose status changes. With filters a page may have fewer matches than `limit`, even none, and not be the last: that
    is the one without `next_cursor`. An app finds its own matches, private ones too, by `external_reference`.
    """
    reference = reference_of(identity, query.get("external_reference"))
    filters = Filters(query.get("seats"), query.get("open_seats"), query.get("with_bots"), query.get("rated"))
    fits = None if filters == Filters() else filters.fits
    page = directory().page(
        query.get("game"), query.get("status"), query.get("cursor"), query["limit"], reference, fits
    )
    listed = answer(page)
    response = conditional(digest_tag(listed.get_data()), lambda: listed)
    if page.next_cursor is not None:
        asked = {name: str(value).lower() if isinstance(value, bool) else value for name, value in query.items()}
        response.headers["Link"] = f'<{BASE}?{urlencode(asked | {"cursor": page.next_cursor})}>; rel="next"'
    return response


@tables.route("/<match_id>", methods=["GET"])
@operation(
    "get_match",
    answers={
        200: ok("The match as the caller may know it.", "Match", "ETag"),
        304: empty("Nothing has changed.", "ETag"),
    },
    problems=("invalid_parameter", "unauthenticated", "match_not_found", "version_not_found", "store_unavailable"),
    parameters=("If-None-Match",),
    by=WATCHING,
)
@tables.arguments(VersionQuery, location="query", unknown=None)
def get_match(query: dict[str, Any], match_id: str) -> Response:
    """Look at a match

    With the token of a seat: what that seat may know. Without: what a spectator may know, with the delay that the table
    has agreed on. With `version`, what was known then: an answer that never changes.
    """
    head, viewer = viewer_of(matches(), match_id, bearer())
    match, asked = head.match, query.get("version")
    version = horizon(matches(), match, viewer) if asked is None else version_served(matches(), match, viewer, asked)

    def shown() -> Response:
        then = match_at(matches(), match, version)
        return answer(match_view(codec_of(match.game).engine, then, viewer, own_reference(head)))

    # Whoever watches as a player may take a seat, or claim one, and then sees more at the same address.
    is_settled = viewer is not None or head.account is None
    return conditional(entity_tag(version, viewer), shown, for_ever=asked is not None and is_settled)


@tables.route("/<match_id>/seats", methods=["POST"])
@operation(
    "take_seat",
    answers={201: ok("The seat, its token, and the match as it sees it.", "Seated", "ETag", "Idempotency-Replayed")},
    problems=(
        *BODY,
        *KNOWN,
        "invalid_parameter",
        "match_not_found",
        "invitation_not_found",
        "invitation_gone",
        "match_over",
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
    starts the match. A private match, and a seat that is kept for whoever is invited, takes an invitation.
    """
    taken = take_seat(
        matches(),
        match_id,
        wanted.get("seat"),
        wanted.get("name"),
        idempotency_key(),
        identity,
        wanted.get("invitation"),
    )
    seated = msgspec.structs.replace(taken.answer, match=after_bots(taken.answer.match))
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
