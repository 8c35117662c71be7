"""One stream of what happens in all of the caller's matches."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, assert_never

from flask import Response, request
from flask_smorest import Blueprint

from service.api.contract import operation
from service.api.encoding import encode
from service.api.events.forms import EVENT_STREAM, SNAPSHOT, SSE_FORM, Line, form_wanted, streams_of
from service.api.events.schemas import ITEM_ID
from service.api.events.stream import streamed
from service.api.headers import bearer
from service.api.my_events.schemas import OwnEventsQuery
from service.api.wiring import matches, stream_tickets, wiring
from service.application.accounts import Account, AccountKind
from service.application.callers import identified
from service.application.errors import Fault, InvalidParameter, Unauthenticated
from service.application.follow import Silence
from service.application.news import OwnEvent
from service.application.own_events import NOTHING, OwnFrame, OwnMeans, OwnResume, OwnSnapshot, follow_own
from service.application.stream_tickets import account_by_grant, redeemed

my_events = Blueprint("my_events", __name__, url_prefix="/v1/me/events", description="What the caller is to know.")

_PLAYERS: tuple[AccountKind, ...] = ("player",)

_STREAM = {
    "description": "What is open, then what happens.",
    "content": streams_of(
        ("OwnSnapshot", "OwnEvent", "OwnResume"),
        "an OwnEvent, `id` its id; the first one is `event: snapshot` with an OwnSnapshot unless the stream goes on "
        "after `after` or Last-Event-ID. The last one to a reader that is too slow is `event: resume`, which says "
        "where to go on",
    ),
}


@my_events.route("", methods=["GET"])
@operation(
    "follow_my_matches",
    answers={200: _STREAM},
    problems=("unauthenticated", "forbidden", "invalid_parameter", "too_many_streams", "store_unavailable"),
    parameters=("Last-Item-ID",),
    by=_PLAYERS,
)
@my_events.arguments(OwnEventsQuery, location="query", unknown=None)
def follow_my_matches(query: dict[str, Any]) -> Response:
    """Follow all of the caller's matches

    First what is open: in which matches it is the caller's turn, to which the caller is invited, and which have ended
    since the caller last resumed. Then, as it happens, `invitation`, `match_started`, `your_turn` and `match_ended`:
    the match and its version, nothing else. Enough for a bot to know when to act. Items may come late by a moment, and
    after a snapshot twice, but none is missed.
    """
    account, may_stay = _admitted(query.get("ticket"))
    after = query.get("after", _last_item())
    runtime = wiring().runtime
    means = OwnMeans(runtime.matches, runtime.own_matches, runtime.wakeups, runtime.settings.stream_keep_alive)
    lines = _lines(follow_own(means, account.id, after, may_stay))

    def resume(last: str | None) -> bytes:
        return encode(OwnResume(last or after or NOTHING))

    return streamed(wiring(), form_wanted(EVENT_STREAM) or SSE_FORM, lines, resume, query.get("limit"))


def _admitted(ticket: str | None) -> tuple[Account, Callable[[], bool]]:
    store, token = matches(), bearer()
    if ticket is None:
        return _admission(lambda: identified(store, token, _PLAYERS).account)
    grant = redeemed(stream_tickets(), ticket)
    return _admission(lambda: account_by_grant(store, grant))


def _admission(prove: Callable[[], Account]) -> tuple[Account, Callable[[], bool]]:
    account = prove()

    def may_stay() -> bool:
        try:
            return prove().id == account.id
        except Unauthenticated:
            return False

    return account, may_stay


def _lines(frames: Iterator[OwnFrame]) -> Iterator[Line | None]:
    for frame in frames:
        match frame:
            case OwnSnapshot():
                yield Line(encode(frame), frame.id, SNAPSHOT)
            case OwnEvent():
                yield Line(encode(frame), frame.id)
            case Silence():
                yield None
            case _:
                assert_never(frame)


def _last_item() -> str | None:
    given = request.headers.get("Last-Event-ID")
    if given is not None and not re.fullmatch(ITEM_ID, given, re.ASCII):
        raise InvalidParameter("this is no item of ours", [Fault("Last-Event-ID", "the id of an item")])
    return given
