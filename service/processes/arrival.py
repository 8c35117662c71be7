"""How much of a request has arrived, as far as it must be known to leave the rest to gunicorn's own reading."""

from __future__ import annotations

import re
from typing import Any

from gunicorn.http.errors import ChunkMissingTerminator, LimitRequestHeaders, NoMoreData, ParseException
from gunicorn.http.parser import RequestParser

HEAD_ROOM = 65_536
"""Bytes that the head of a request may have, all headers together."""

FRAMING = 8
"""Bytes on the line for each byte of a chunked body at most; whoever cuts it smaller is not heard out."""

_LENGTH = re.compile(rb"\r\ncontent-length:[ \t]*([^\r]*?)[ \t]*(?=\r\n)", re.IGNORECASE)
_CHUNKED = re.compile(rb"\r\ntransfer-encoding:", re.IGNORECASE)
_BARE_LF = re.compile(rb"(?<!\r)\n")
_EXPECTS = re.compile(rb"\r\nexpect:[ \t]*100-continue[ \t]*\r\n", re.IGNORECASE)


class Arrival:
    """One request on its way in. `longest` is the largest body that is accepted, `cfg` gunicorn's configuration.

    `is_whole` once nothing is missing. `is_decided` already when it is known how it will be answered, which may be
    earlier: a body that is too large is refused, and not awaited. `fault` is why gunicorn would refuse it, if known.
    """

    def __init__(self, cfg: Any, longest: int, received: bytes = b"") -> None:
        self.received = bytearray()
        self.is_whole = self.is_decided = False
        self.waits_for_a_word = False
        self.fault: Exception | None = None
        self._cfg = cfg
        self._longest = longest
        self._body = 0
        self._length: int | None = 0
        if received:
            self.add(received)

    def add(self, piece: bytes) -> None:
        """Take what came."""
        known = len(self.received)
        self.received += piece
        if self._body == 0 and not self._has_head(known):
            return
        if self._length is None:
            self._look_at_chunks()
        else:
            self.is_whole = len(self.received) >= self._body + self._length
            self.is_decided = self.is_whole or self._length > self._longest

    def _has_head(self, known: int) -> bool:
        end = self.received.find(b"\r\n\r\n", max(0, known - 3))
        if end < 0:
            # Lines that end otherwise are refused, so there is nothing to wait for.
            self.is_decided = _BARE_LF.search(self.received, known) is not None
            if len(self.received) > HEAD_ROOM:
                self.is_decided, self.fault = True, LimitRequestHeaders("max buffer headers")
            return False
        head = bytes(self.received[: end + 2])
        self._body = end + 4
        lengths = _LENGTH.findall(head)
        if _CHUNKED.search(head):
            self._length = None
        elif len(lengths) == 1 and lengths[0].isdigit():
            self._length = int(lengths[0][:18])
        elif lengths:
            # Nobody knows where such a body ends: it is refused, and its connection closed.
            self._length = self._longest + 1
        self.waits_for_a_word = _EXPECTS.search(head) is not None
        return True

    def _look_at_chunks(self) -> None:
        """Have gunicorn read what is there; only it knows where a chunked body ends."""
        try:
            request = next(RequestParser(self._cfg, (bytes(self.received),), None))
            while request.body.read(self._longest):
                pass
            self.is_whole = True
        except NoMoreData:
            self.is_decided = len(self.received) - self._body > FRAMING * self._longest
            return
        except ChunkMissingTerminator as fault:
            if len(fault.term) < 2:
                # It is still to come.
                return
            self.fault = fault
        except ParseException as fault:
            self.fault = fault
        self.is_decided = True
