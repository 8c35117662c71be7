"""Reading the log. What a page, a long poll and a stream send of an event is the same to the byte."""

from __future__ import annotations

from typing import Any

from flask import Response, request
from flask_smorest import Blueprint

from engines.contract import Seat
from service.api.components import REF
from service.api.contract import WATCHING, empty, ok, operation
from service.api.encoding import JSON, answer
from service.api.events.schemas import LATEST, EventsQuery
from service.api.events.sse import EVENT_STREAM, event_stream
from service.api.headers import bearer, entity_tag
from service.api.wiring import matches, wiring
from service.application.callers import viewer_of
from service.application.errors import Fault, InvalidParameter
from service.application.follow import events_within, is_over
from service.application.look import EventPage, events_after
from service.application.ports import Head

events = Blueprint("events", __name__, url_prefix="/v1/matches", description="What happened, in order.")

PAGE_LIMIT = 100

_PAGES = ok("A part of the log; empty if nothing has happened since.", "EventPage", "ETag")
_PAGES["content"][EVENT_STREAM] = {
    "schema": {
        "type": "string",
        "description": f"Server-sent events: `data` is an Event ({REF}Event), `id` its version; the first one is "
        f"`event: snapshot` with a Match ({REF}Match) unless `after` or Last-Event-ID is given.",
    }
}


@events.route("/<match_id>/events", methods=["GET"])
@operation(
    "list_events",
    answers={200: _PAGES, 204: empty("The match is over and the caller has seen all of it; do not reconnect.")},
    problems=("unauthenticated", "match_not_found", "invalid_parameter", "too_many_streams", "store_unavailable"),
    parameters=("Last-Event-ID",),
    by=WATCHING,
)
@events.arguments(EventsQuery, location="query", unknown=None)
def list_events(query: dict[str, Any], match_id: str) -> Response:
    """Read the events of a match

    As JSON: one page; with `wait`, held back until there is something to tell. With `Accept: text/event-stream`: as a
    stream that goes on until the match is over, resumed by `after` or Last-Event-ID.
    """
    head, viewer = viewer_of(matches(), match_id, bearer())
    after = query.get("after", _last_event_id())
    if request.accept_mimetypes.best_match([JSON, EVENT_STREAM], default=JSON) == EVENT_STREAM:
        return _stream(head, viewer, after, query.get("limit"))
    page = _page(head, viewer, after or 0, query.get("limit", PAGE_LIMIT), query["wait"])
    headers = {
        "ETag": entity_tag(page.version, viewer),
        "Cache-Control": "private, no-cache",
        "Vary": "Authorization, Accept",
    }
    return answer(page, headers=headers)


def _page(head: Head, viewer: Seat | None, after: int, limit: int, seconds: int) -> EventPage:
    match = head.match
    if seconds == 0 or match.version > after or is_over(match, after):
        return events_after(matches(), match, viewer, after, limit)
    wiring().take_place()
    try:
        return events_within(matches(), wiring().runtime.wakeups, match, viewer, after, limit, seconds)
    finally:
        wiring().places.release()


def _stream(head: Head, viewer: Seat | None, after: int | None, limit: int | None) -> Response:
    if after is not None and is_over(head.match, after):
        return Response(status=204)
    frames = event_stream(wiring(), head.match, viewer, after, limit)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Response(frames, content_type=EVENT_STREAM, headers=headers)


def _last_event_id() -> int | None:
    given = request.headers.get("Last-Event-ID")
    if given is None:
        return None
    if not (given.isascii() and given.isdigit() and len(given) <= 13 and int(given) <= LATEST):
        raise InvalidParameter("this is no event of ours", [Fault("Last-Event-ID", "the version of an event")])
    return int(given)
