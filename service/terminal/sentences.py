"""How a sentence is made of a template. The description of the format is that of `GET /games/{game}/texts`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

Templates = Mapping[str, Any]
"""One of the two halves of a game's texts, as it comes in JSON."""

_FIELD = re.compile(r"\{(\w+)\}")


def sentence(templates: Templates, kind: str, values: Mapping[str, Any], seat_names: Sequence[str]) -> str:
    """What an event (`card_stacked`), a move (`stack_card`) or a refusal (`not-in-hand`) says to people.

    `values` holds the fields of the event or move, or the facts of the refusal, as they are in JSON. `seat_names`
    holds a name for each seat.

    Raises:
        KeyError: the templates know no such kind, or the text names a field that `values` lacks.
    """

    def word(field: str, value: object) -> str:
        match value:
            case int() if field in templates["seat_fields"]:
                return str(templates["seat"]).replace("{name}", seat_names[value])
            case list() | tuple() if field in templates["seat_lists"]:
                return ", ".join(
                    f"{word('seat', seat)} {' '.join(word('', part) for part in _parts(item))}"
                    for seat, item in enumerate(value)
                    if item is not None
                )
            case list() | tuple():
                return ", ".join(word("", item) for item in value)
            case str():
                return str(templates["names"].get(value, value))
            case _:
                return str(value)

    return _FIELD.sub(lambda found: word(found[1], values[found[1]]), _template(templates, kind, values))


def _template(templates: Templates, kind: str, values: Mapping[str, Any]) -> str:
    if kind in templates["rules"]:
        return str(templates["rules"][kind])
    variants = templates["events"].get(kind) or templates["moves"][kind]
    return next(
        str(variant["text"])
        for variant in variants
        if all(values.get(field) == value for field, value in variant.get("when", {}).items())
    )


def _parts(item: object) -> Sequence[object]:
    return item if isinstance(item, list | tuple) else (item,)
