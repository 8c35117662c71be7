"""Which class of `generated.models` an event is."""

from __future__ import annotations

import datetime as dt
from typing import Any, Protocol

import attrs

from upcard_client.generated import models

Json = dict[str, Any]


class Event(Protocol):
    """What all events have. Each type has its class in `generated.models`: `SeatTaken`, `ShowdownCardStacked`, …"""

    @property
    def version(self) -> int:
        """The version of the match that the event made: the first event is 1, each next one 1 more."""

    @property
    def at(self) -> dt.datetime:
        """When it happened."""

    @property
    def type_(self) -> str:
        """What happened: `seat_taken`, `card_stacked`, …"""

    def to_dict(self) -> Json:
        """The event as JSON."""


Presence = models.SeatGone | models.SeatBack
"""Who of the others has left, and who is back. Such news have no version, and come anew with each connection."""


def read_event(game: str, told: Json) -> Any:
    """An event or news of presence as the class that the contract has for it: `ShowdownCardStacked` or `SeatTaken`.

    The same types mean other things in other games, so the game says which class it is. What this edition of the client
    has no class for stays as it is, a dict: the server may know more types than we do.
    """
    model = event_class(game, str(told.get("type", "")))
    return told if model is None else read(model, told)


def event_class(game: str, type_: str) -> Any | None:
    """The generated class of this type of event in this game; None if there is none."""
    name = _camel(type_)
    for model in (getattr(models, _camel(game) + name, None), getattr(models, name, None)):
        if model is not None and attrs.has(model) and "type_" in attrs.fields_dict(model):
            return model
    return None


def read(model: Any, told: Json) -> Any:
    """JSON as this generated class, or as it is where the class does not fit: it may be of a later edition."""
    try:
        return model.from_dict(told)
    except (AttributeError, KeyError, TypeError, ValueError):
        return told


def _camel(name: str) -> str:
    """How the generator calls a class: `card_stacked` is `CardStacked`, `liars-race` is `LiarsRace`."""
    return "".join(word.capitalize() for word in name.replace("-", "_").split("_"))
