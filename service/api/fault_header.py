"""The header `Upcard-Fault`, by which the author of a front end asks for a fault in test mode; one a request.

`problem=<code>`: the answer is that problem, whatever was asked. `delay=<ms>`: the request waits. `lost-request`:
nothing happens and no answer comes. `lost-answer`: it happens, and no answer comes. `cut-stream=<n>`: a stream breaks
off after n objects. With `; once=<name>` only the first request that brings this name meets the fault.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

import msgspec

from service.api.problem_kinds import KINDS

HEADER = "Upcard-Fault"

LONGEST_DELAY = 30_000
"""Milliseconds."""

FORMS = (
    f"problem=<code>, delay=<milliseconds, at most {LONGEST_DELAY}>, lost-request, lost-answer, or "
    "cut-stream=<objects>; after any of these may stand: ; once=<name>"
)

_SHAPE = re.compile(r"(?:(problem|delay|cut-stream)=([a-z0-9_]{1,40})|(lost-request|lost-answer))")
_ONCE = re.compile(r"once=([A-Za-z0-9._-]{1,64})")


class Problem(msgspec.Struct, frozen=True):
    """The answer is this problem."""

    code: str


class Delay(msgspec.Struct, frozen=True):
    """The request waits so many milliseconds before anything happens."""

    milliseconds: int


class LostRequest(msgspec.Struct, frozen=True):
    """The connection breaks before anything happens."""


class LostAnswer(msgspec.Struct, frozen=True):
    """The connection breaks when everything has happened."""


class CutStream(msgspec.Struct, frozen=True):
    """The connection breaks after so many objects of a stream; what is no stream is whole."""

    objects: int


class Malformed(msgspec.Struct, frozen=True):
    """The header does not name a fault; the answer says so."""

    given: str


Fault = Problem | Delay | LostRequest | LostAnswer | CutStream | Malformed


class Wanted(NamedTuple):
    """A fault, and the name under which it happens once; None for each time."""

    fault: Fault
    once: str | None


@lru_cache(maxsize=1_000)
def wanted(header: str) -> Wanted:
    """What a header asks for."""
    named, semicolon, rest = (part.strip() for part in header.partition(";"))
    shape, once = _SHAPE.fullmatch(named), _ONCE.fullmatch(rest)
    fault = None if shape is None else _fault(shape[1] or shape[3], shape[2])
    if fault is None or bool(semicolon) != bool(once):
        return Wanted(Malformed(header), None)
    return Wanted(fault, None if once is None else once[1])


def _fault(kind: str, value: str | None) -> Fault | None:
    number = int(value) if value is not None and value.isdigit() else None
    match kind:
        case "problem" if value is not None and value in KINDS:
            return Problem(value)
        case "delay" if number is not None and number <= LONGEST_DELAY:
            return Delay(number)
        case "cut-stream" if number is not None:
            return CutStream(number)
        case "lost-request":
            return LostRequest()
        case "lost-answer":
            return LostAnswer()
    return None
