"""What the words of every game are held against: the types that say what can be said, and how it reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, get_args, get_origin

import msgspec

from engines.contract import AnyEngine

_CARD = re.compile("[♣♦♥♠](10|[2-9AJQK])|(10|[2-9AJQK])[♣♦♥♠]")


def words_of(kind: object) -> Iterator[str]:
    """The strings that a type allows one by one."""
    if get_origin(kind) is Literal:
        yield from get_args(kind)
    else:
        for part in get_args(kind):
            yield from words_of(part)


def tag(struct: type[msgspec.Struct]) -> str:
    """How a move or an event is called on the wire."""
    name = struct.__struct_config__.tag
    assert isinstance(name, str)
    return name


def messages(engine: AnyEngine) -> dict[str, type[msgspec.Struct]]:
    """Each event and move of a game by its name on the wire."""
    return {tag(struct): struct for struct in (*engine.event_types, *engine.move_types)}


def assert_reads_well(text: str, language: str) -> None:
    """No braces, no names of fields, no lonely suits, nothing of another language."""
    assert not re.search(r"[{}_]|None|null|\s\s|^\s|\s$", text), text
    plain = _CARD.sub("", text).replace("→", "")
    assert not re.search("[♣♦♥♠]", plain), text
    if language == "ko":
        assert not re.search("[A-Za-z]", plain), text
    else:
        assert plain.isascii(), text
