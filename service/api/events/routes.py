"""Reading the log. What a page, a long poll and a stream send of an event is the same to the byte."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, assert_never

from flask import Response, request
from flask_smorest import Blueprint

from service.api.contract import WATCHING, empty, ok, operation
from service.api.encoding import answer, encode
from service.api.events.admission import Admission, admitted
from service.api.events.forms import SNAPSHOT, Form, Line, form_wanted, streams_of
from service.api.events.schemas import LATEST, EventsQuery
from service.api.events.stream import streamed
from service.api.headers import conditional, entity_tag
from service.api.wiring import matches, wiring
from service.application.errors import Fault, InvalidParameter
from service.application.follow import (
    Frame,
    Happened,
    Means,
    Resume,
    Silence,
    Snapshot,
    events_within,
    follow,
    has_seen_all,
)
from service.application.look import EventPage, events_after
from service.application.presence import SeatBack, SeatGone

events = Blueprint("events", __name__, url_prefix="/v1/matches", description="What happened, in order.")

PAGE_LIMIT = 100

_PAGES = ok("A part of the log; empty if nothing has happened since.", "EventPage", "ETag")
_PAGES["content"] |= streams_of(
    ("Match", "Event", "SeatGone", "SeatBack", "Resume"),
    "an Event, `id` its version; the first one is `event: snapshot` with a Match unless `after` or Last-Event-ID is "
    "given. Between them, without an id, are `event: seat_gone` and `event: seat_back`, when the last stream of some "
    "other seat has closed and when one is open again. The last one to a reader that is too slow is `event: resume`, "
    "which says where to go on",
)


@events.route("/<match_id>/events", methods=["GET"])
@operation(
    "list_events",
    answers={
        200: _PAGES,
        204: empty("The match is over and the caller has seen all of it; do not reconnect."),
        304: empty("Nothing has changed.", "ETag"),
    },
    problems=(
        "unauthenticated",
        "match_not_found",
        "invalid_parameter",
        "too_many_streams",
        "store_unavailable",
    ),
    parameters=("If-None-Match", "Last-Event-ID"),
    by=WATCHING,
)
@events.arguments(EventsQuery, location="query", unknown=None)
def list_events(query: dict[str, Any], match_id: str) -> Response:
    """Read the events of a match

    As JSON: one page; with `wait`, held back until there is something to tell. With `Accept: text/event-stream` or
    `application/x-ndjson`: as a stream that goes on until the match is over, resumed by `after` or Last-Event-ID.
    A full page that lies in the past never changes, but for the `version` of the match in it, which is of its time.
    """
    admission = admitted(match_id, query.get("ticket"))
    after = query.get("after", _last_event_id())
    form = form_wanted()
    if form is not None:
        return _stream(admission, form, after, query.get("limit"))
    limit = query.get("limit", PAGE_LIMIT)
    page = _page(admission, after or 0, limit, query["wait"])
    is_past = len(page.events) == limit and page.next_after < page.version
    # Whoever watches as a player may take a seat, or claim one, and then sees more at the same address.
    is_settled = admission.viewer is not None or admission.head.account is None
    return conditional(
        entity_tag(page.next_after, admission.viewer, weak=True)
        if is_past
        else entity_tag(page.version, admission.viewer),
        lambda: answer(page),
        vary="Authorization, Accept",
        for_ever=is_past and is_settled,
    )


def _page(admission: Admission, after: int, limit: int, seconds: int) -> EventPage:
    match, viewer = admission.head.match, admission.viewer
    page = events_after(matches(), match, viewer, after, limit)
    if seconds == 0 or page.events or has_seen_all(match, after):
        return page
    give_back = wiring().take_place()
    try:
        return events_within(_means(), match, viewer, after, limit, seconds)
    finally:
        give_back()


def _stream(admission: Admission, form: Form, after: int | None, limit: int | None) -> Response:
    match = admission.head.match
    if after is not None and has_seen_all(match, after):
        return Response(status=204)

    def resume(last: str | None) -> bytes:
        return encode(Resume(int(last) if last is not None else after or 0))

    frames = follow(_means(), match, admission.viewer, after, admission.may_stay)
    return streamed(wiring(), form, _lines(frames), resume, limit)


def _lines(frames: Iterator[Frame]) -> Iterator[Line | None]:
    for frame in frames:
        match frame:
            case Snapshot():
                yield Line(encode(frame.match), str(frame.match.version), SNAPSHOT)
            case Happened():
                yield Line(bytes(frame.event), str(frame.version))
            case SeatGone():
                yield Line(encode(frame), name="seat_gone")
            case SeatBack():
                yield Line(encode(frame), name="seat_back")
            case Silence():
                yield None
            case _:
                assert_never(frame)


def _means() -> Means:
    runtime = wiring().runtime
    settings = runtime.settings
    return Means(
        runtime.matches, runtime.wakeups, runtime.presences, settings.stream_keep_alive, settings.presence_grace
    )


def _last_event_id() -> int | None:
    given = request.headers.get("Last-Event-ID")
    if given is None:
        return None
    if not (given.isascii() and given.isdigit() and len(given) <= 13 and int(given) <= LATEST):
        raise InvalidParameter("this is no event of ours", [Fault("Last-Event-ID", "the version of an event")])
    return int(given)
