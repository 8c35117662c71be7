"""Twin worlds for Highest Card: cards that the viewer has not seen change places."""

from __future__ import annotations

from random import Random
from typing import Any

RANKS, SUITS = "23456789TJQKA", "cdhs"
DECK = [rank + suit for suit in SUITS for rank in RANKS]

Event = dict[str, Any]


def highest_card_twin(
    events: list[Event], options: dict[str, Any], viewer: int | None, random: Random
) -> list[Event] | None:
    """A twin of the match so far, in which others were dealt other cards; None if there is none."""
    seen = {event["card"] for event in events if event["type"] == "card_played"}
    seen |= {
        card for event in events if event["type"] == "hand_dealt" and event["seat"] == viewer for card in event["cards"]
    }
    hidden = [card for card in DECK if card not in seen]
    other = dict(zip(hidden, random.sample(hidden, len(hidden)), strict=True))
    twin = [
        {**event, "cards": sorted((other.get(card, card) for card in event["cards"]), key=DECK.index)}
        if event["type"] == "hand_dealt" and event["seat"] != viewer
        else event
        for event in events
    ]
    return twin if twin != events else None
