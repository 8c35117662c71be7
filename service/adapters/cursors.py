"""Places in a list of matches: `<created_at>:<id>`, in the order of creation, and as cursors that tell nobody of it."""

from __future__ import annotations

import base64
import binascii
import re

from service.application.errors import Fault, InvalidParameter

_PLACE = re.compile(r"\d{13}:m_[a-z2-7]{16}")


def place_of(created_at: int, match_id: str) -> str:
    """The place of a match that was opened at this time (ms)."""
    return f"{created_at:013d}:{match_id}"


def match_at(place: bytes) -> str:
    """The id of the match at a place."""
    return place.partition(b":")[2].decode()


def cursor_at(place: bytes) -> str:
    """The cursor of the page after this place."""
    return base64.urlsafe_b64encode(place).decode()


def start_at(cursor: str | None) -> str:
    """Where the page of a cursor begins, as ZRANGE BYLEX REV takes it; without a cursor at the newest match.

    Raises:
        InvalidParameter: the cursor is not one of ours.
    """
    if cursor is None:
        return "+"
    try:
        place = base64.urlsafe_b64decode(cursor.encode()).decode()
    except (binascii.Error, UnicodeError):
        place = ""
    if not _PLACE.fullmatch(place):
        raise InvalidParameter("this cursor is not from this list", [Fault("cursor", "use next_cursor as it was sent")])
    return f"({place}"
