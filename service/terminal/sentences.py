"""How a sentence is made of a template. engines/texts.py describes the format for those who write templates."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

Templates = Mapping[str, Any]
"""One of the two halves of a game's texts, as it comes in JSON."""

Values = Mapping[str, Any]
"""The fields of an event, a move or a view, or the facts of a refusal, as they are in JSON."""

_FIELD = re.compile(r"\{([\w.]+)\}")


def sentence(templates: Templates, kind: str, values: Values, seat_names: Sequence[str]) -> str:
    """What an event (`card_stacked`), a move (`stack_card`) or a refusal (`not-in-hand`) says to people.

    `seat_names` holds a name for each seat.

    Raises:
        KeyError: the templates know no such kind, none of its variants fits, or the text names a field that `values`
            lacks.
    """
    text = _template(templates, kind, values)
    return _filled(text, _words(text, templates, values, seat_names))


def view_lines(templates: Templates, view: Values, seat_names: Sequence[str]) -> list[str]:
    """The lines that tell a view. A line that names something null, empty or not there at all is left out."""
    lines = []
    for text in _fitting(templates.get("view", ()), view):
        try:
            words = _words(text, templates, view, seat_names)
        except KeyError:
            # A server of another edition may have moved something out of the view.
            continue
        if all(words.values()):
            lines.append(_filled(text, words))
    return lines


def _template(templates: Templates, kind: str, values: Values) -> str:
    if kind in templates["rules"]:
        return str(templates["rules"][kind])
    for text in _fitting(templates["events"].get(kind) or templates["moves"][kind], values):
        return text
    raise KeyError(kind)


def _fitting(variants: Iterable[Mapping[str, Any]], values: Values) -> Iterator[str]:
    for variant in variants:
        if all(values.get(field) == value for field, value in variant.get("when", {}).items()):
            yield variant["text"]


def _filled(text: str, words: Mapping[str, str]) -> str:
    return _FIELD.sub(lambda found: words[found[1]], text)


def _words(text: str, templates: Templates, values: Values, seat_names: Sequence[str]) -> dict[str, str]:
    """The word for each field that the text names, by the field's path."""

    def word(field: str, value: object) -> str:
        match value:
            case None:
                return ""
            case int() if field in templates["seat_fields"]:
                return str(templates["seat"]).replace("{name}", seat_names[value])
            case list() | tuple() if field in templates["seat_lists"]:
                by_seat = [(word("seat", seat), " ".join(words_in(item))) for seat, item in enumerate(value)]
                return ", ".join(f"{name} {said}" for name, said in by_seat if said)
            case list() | tuple():
                return ", ".join(word(field, item) for item in value)
            case Mapping():
                return " ".join(said for name, part in value.items() if (said := word(name, part)))
            case str():
                return str(templates["names"].get(value, value))
            case _:
                return str(value)

    def words_in(item: object) -> list[str]:
        return [word("", part) for part in (item if isinstance(item, list | tuple) else (item,))]

    return {path: word(path.rpartition(".")[2], _at(path.split("."), values)) for path in _FIELD.findall(text)}


def _at(path: Sequence[str], values: Any) -> Any:
    """What lies at the end of a path; of a list, what lies there in each of its items."""
    match values:
        case _ if not path:
            return values
        case None:
            return None
        case list() | tuple():
            return [_at(path, item) for item in values]
        case _:
            return _at(path[1:], values[path[0]])
