"""The two forms of a stream: server-sent events, and a line of JSON for each object. Both send the same objects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from flask import request

from service.api.components import REF
from service.api.encoding import JSON

EVENT_STREAM = "text/event-stream"
NDJSON = "application/x-ndjson"

SNAPSHOT = "snapshot"


class Line(NamedTuple):
    """One object of a stream as JSON. `id` is what a reader resumes by, `name` says what it is if it is no event."""

    data: bytes
    id: str | None = None
    name: str | None = None


class Form(NamedTuple):
    """How a stream is written: its media type, what it begins with, what fills a silence, and a line."""

    media: str
    greeting: bytes
    silence: bytes
    written: Callable[[Line], bytes]


def _as_event(line: Line) -> bytes:
    name = b"" if line.name is None else b"event: %s\n" % line.name.encode()
    number = b"" if line.id is None else b"id: %s\n" % line.id.encode()
    return b"%s%sdata: %s\n\n" % (name, number, line.data)


def _as_line(line: Line) -> bytes:
    # A snapshot is the very object that a page shows, so its type is added here; all others have one.
    return (b'{"type":"snapshot",%s' % line.data[1:] if line.name == SNAPSHOT else line.data) + b"\n"


# The greetings let proxies let go of the headers; `retry` is how long (ms) to wait before a reconnect.
SSE_FORM = Form(EVENT_STREAM, b": upcard\nretry: 2000\n\n", b": still here\n\n", _as_event)
NDJSON_FORM = Form(NDJSON, b"\n", b"\n", _as_line)


def form_wanted(usual: str = JSON) -> Form | None:
    """The form that the caller accepts best; None for no stream at all, if that is offered."""
    offered = [usual, *(media for media in (EVENT_STREAM, NDJSON) if media != usual)]
    best = request.accept_mimetypes.best_match(offered, default=usual)
    return {EVENT_STREAM: SSE_FORM, NDJSON: NDJSON_FORM}.get(best or usual)


def streams_of(schemas: Sequence[str], told: str) -> dict[str, Any]:
    """How the contract describes the two forms of a stream; `told` says what `data` is, and when."""
    each = {"anyOf": [{"$ref": REF + schema} for schema in schemas]}
    content = {"type": "string", "contentMediaType": "application/json", "contentSchema": each}
    lines = (
        "The same objects, each on a line of its own and told apart by `type`, which is `snapshot` for the one at the "
        "beginning; empty lines fill a silence."
    )
    return {
        EVENT_STREAM: {"schema": content | {"description": f"Server-sent events: `data` is {told}."}},
        NDJSON: {"schema": content | {"description": lines}},
    }
