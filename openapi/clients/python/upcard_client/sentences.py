"""What events say to people, by the texts of a game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from upcard_client.events import Json

_FIELD = re.compile(r"\{([\w.]+)\}")


def sentence(texts: Json, event: Json, names: Sequence[str]) -> str:
    """An event in words; empty if there are none for it.

    `texts` is the answer of `get_texts` as JSON, `event` an event as JSON, `names` holds what each seat is called.
    """
    for templates in (texts["game"], texts["match"]):
        for variant in templates["events"].get(event["type"], ()):
            if all(event.get(field) == value for field, value in variant.get("when", {}).items()):
                return _filled(variant["text"], templates, event, names)
    return ""


def _filled(text: str, templates: Json, event: Json, names: Sequence[str]) -> str:
    # In one go, since a seat may be called `{card}`.
    return _FIELD.sub(lambda found: _word_at(found[1], templates, event, names), text)


def _word_at(path: str, templates: Json, event: Json, names: Sequence[str]) -> str:
    """The word for what lies at a path such as `split.four`."""

    def word(field: str, value: Any) -> str:
        match value:
            case None:
                return ""
            case int() if field in templates["seat_fields"]:
                return str(templates["seat"]).replace("{name}", names[value])
            case list() if field in templates["seat_lists"]:
                said = [" ".join(word("", part) for part in _listed(item)) for item in value]
                return ", ".join(f"{word('seat', seat)} {words}" for seat, words in enumerate(said) if words)
            case list():
                return ", ".join(word(field, item) for item in value)
            case dict():
                return " ".join(words for name, part in value.items() if (words := word(name, part)))
            case _:
                return str(templates["names"].get(value, value) if isinstance(value, str) else value)

    *_, field = steps = path.split(".")
    return word(field, _at(steps, event))


def _at(steps: Sequence[str], value: Any) -> Any:
    """What lies at the end of a path; of a list, what lies there in each of its items."""
    if not steps or value is None:
        return value
    if isinstance(value, list):
        return [_at(steps, item) for item in value]
    return _at(steps[1:], value.get(steps[0]))


def _listed(item: Any) -> list[Any]:
    return item if isinstance(item, list) else [item]
