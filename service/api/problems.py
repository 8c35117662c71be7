"""Every problem that the API answers with, and which error becomes which. RFC 9457, `application/problem+json`."""

from __future__ import annotations

import re
import secrets
from typing import Any
from urllib.parse import quote

from flask import Response, g, request

from service.api.encoding import encode
from service.api.problem_kinds import KINDS
from service.application import errors

PROBLEMS_PATH = "/v1/problems"

RETRY_SECONDS = 1
"""What Retry-After says when the trouble is ours."""

_REQUEST_ID = re.compile(r"[A-Za-z0-9._:-]{1,128}")


CODES: dict[type[errors.TableError], str] = {
    errors.Unauthenticated: "unauthenticated",
    errors.Forbidden: "forbidden",
    errors.NotASeat: "not_a_seat",
    errors.NotInTestMode: "test_mode_off",
    errors.MatchNotFound: "match_not_found",
    errors.VersionNotFound: "version_not_found",
    errors.PlayerNotFound: "player_not_found",
    errors.GameNotFound: "game_not_found",
    errors.TicketNotFound: "ticket_not_found",
    errors.NotRated: "not_rated",
    errors.UnreadableBody: "invalid_body",
    errors.InvalidBody: "invalid_body",
    errors.InvalidParameter: "invalid_parameter",
    errors.KeyReused: "idempotency_key_reused",
    errors.PreconditionMissing: "precondition_required",
    errors.StaleVersion: "stale_version",
    errors.MatchOver: "match_over",
    errors.MatchNotStarted: "match_not_started",
    errors.MatchNotFinished: "match_not_finished",
    errors.MatchStartedAlready: "match_started",
    errors.AlreadySeated: "already_seated",
    errors.SeatClaimedAlready: "seat_claimed",
    errors.NotYourTurn: "not_your_turn",
    errors.NoOpenSeat: "no_open_seat",
    errors.InvitationNotFound: "invitation_not_found",
    errors.InvitationGone: "invitation_gone",
    errors.TooManyInvitations: "too_many_invitations",
    errors.AlreadyWaiting: "already_waiting",
    errors.TicketMatched: "ticket_matched",
    errors.BrokenRule: "illegal_move",
    errors.QuotaExceeded: "quota_exceeded",
    errors.TooManyStreams: "too_many_streams",
    errors.NotStored: "not_stored",
    errors.StoreTrouble: "store_unavailable",
}
"""The problem that each refusal becomes."""

HTTP_CODES = {
    400: "bad_request",
    404: "not_found",
    405: "method_not_allowed",
    413: "body_too_large",
    415: "unsupported_media_type",
    500: "internal_error",
}
"""The problem for what Flask itself refuses."""


def problem(code: str, detail: str, status: int | None = None, **facts: Any) -> Response:
    """The answer for a problem; `facts` become its own fields. `status` is its usual one unless given."""
    kind = KINDS[code]
    status = status or kind.statuses[0]
    body = {
        "type": f"{PROBLEMS_PATH}/{code}",
        "title": kind.title,
        "status": status,
        "detail": detail,
        "instance": quote(request.path, safe="/~!$&'()*+,;=:@"),
        "code": code,
        "request_id": request_id(),
        **facts,
    }
    response = Response(encode(body), status, content_type="application/problem+json")
    response.headers["Cache-Control"] = "no-store"
    if status == 401:
        response.headers["WWW-Authenticate"] = 'Bearer realm="upcard"'
    if status == 429:
        response.headers["Retry-After"] = str(facts["retry_after"])
    if status == 503:
        response.headers["Retry-After"] = str(RETRY_SECONDS)
    return response


def refused(error: errors.TableError) -> Response:
    """The answer for a refusal by the service."""
    status = 400 if isinstance(error, errors.UnreadableBody) else None
    return problem(CODES[type(error)], error.detail, status, **error.facts)


def request_id() -> str:
    """The id of this request: the client's own if it sent a sensible one."""
    known: str | None = g.get("request_id")
    if known is None:
        sent = request.environ.get("HTTP_REQUEST_ID", "")
        known = sent if _REQUEST_ID.fullmatch(sent) else secrets.token_hex(8)
        g.request_id = known
    return known
