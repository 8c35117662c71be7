"""A stream of lines as an answer: it has a place, ends after so many events, and waits for its reader so long only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from flask import Response

from service.api.events.forms import Form, Line
from service.api.events.outlet import Outlet, outlet
from service.api.wiring import Wiring

RESUME = "resume"

HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


def streamed(
    wiring: Wiring,
    form: Form,
    lines: Iterator[Line | None],
    resume: Callable[[str | None], bytes],
    limit: int | None,
) -> Response:
    """A stream of these lines (None: a silence), closed after `limit` events.

    `resume` makes the last word to a reader that is too slow, of the id of the last line that it got.

    Raises:
        TooManyStreams: at once, not while the stream runs.
    """
    give_back = wiring.take_place()
    runtime = wiring.runtime
    far_end = outlet(runtime.settings.stream_patience, lambda: runtime.wakeups.stopping)
    body = _Stream(give_back, _written(form, lines, far_end, resume, limit), lines)
    return Response(body, content_type=form.media, headers=HEADERS)


def _written(
    form: Form, lines: Iterator[Line | None], far_end: Outlet, resume: Callable[[str | None], bytes], limit: int | None
) -> Iterator[bytes]:
    yield form.greeting
    last, events = None, 0
    for line in lines:
        piece = form.silence if line is None else form.written(line)
        if not far_end.has_room_for(piece):
            yield form.written(Line(resume(last), name=RESUME))
            return
        yield piece
        if line is None or line.id is None:
            continue
        last = line.id
        events += line.name is None
        if events == limit:
            return


class _Stream(Iterator[bytes]):
    """Gives its place back when it is closed, even if nobody ever read from it."""

    def __init__(self, give_back: Callable[[], None], pieces: Iterator[bytes], lines: Iterator[Line | None]) -> None:
        self._give_back = give_back
        self._pieces: Any = pieces
        self._lines: Any = lines
        self._open = True

    def __next__(self) -> bytes:
        piece: bytes = next(self._pieces)
        return piece

    def close(self) -> None:
        if self._open:
            self._open = False
            self._pieces.close()
            self._lines.close()
            self._give_back()
