"""Server-sent events: the frames of a follower as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engines.contract import Seat
from service.api.encoding import encode
from service.api.wiring import Wiring
from service.application.follow import Frame, Happened, Silence, Snapshot, follow
from service.application.match import Match

EVENT_STREAM = "text/event-stream"

GREETING = b": upcard\nretry: 2000\n\n"
"""A comment, so that proxies let go of the headers, and how long (ms) to wait before a reconnect."""

KEEP_ALIVE = b": still here\n\n"


def event_stream(
    wiring: Wiring, match: Match[Any], viewer: Seat | None, after: int | None, limit: int | None
) -> Iterator[bytes]:
    """The bytes of a stream that ends with the match, or after `limit` events.

    Raises:
        TooManyStreams: at once, not while the stream runs.
    """
    wiring.take_place()
    runtime = wiring.runtime
    frames = follow(
        runtime.matches, runtime.wakeups, match.id, match.game, viewer, after, runtime.settings.stream_keep_alive
    )
    return _Stream(wiring, _written(frames, limit))


def _written(frames: Iterator[Frame], limit: int | None) -> Iterator[bytes]:
    yield GREETING
    sent = 0
    for frame in frames:
        match frame:
            case Snapshot():
                yield b"event: snapshot\nid: %d\ndata: %s\n\n" % (frame.match.version, encode(frame.match))
            case Happened():
                yield b"id: %d\ndata: %s\n\n" % (frame.version, bytes(frame.event))
                sent += 1
                if sent == limit:
                    return
            case Silence():
                yield KEEP_ALIVE


class _Stream(Iterator[bytes]):
    """Gives its place back when it is closed, even if nobody ever read from it."""

    def __init__(self, wiring: Wiring, chunks: Iterator[bytes]) -> None:
        self._wiring = wiring
        self._chunks: Any = chunks
        self._open = True

    def __next__(self) -> bytes:
        chunk: bytes = next(self._chunks)
        return chunk

    def close(self) -> None:
        if self._open:
            self._open = False
            self._chunks.close()
            self._wiring.places.release()
