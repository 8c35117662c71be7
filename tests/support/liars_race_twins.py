"""Twin worlds for Liars' Race: another match that a viewer cannot tell from the one that was played.

Written from the rules page alone, and without the engine, so that both cannot make the same mistake. A twin repeats
the stored events and changes only what section 9 keeps from the viewer: which cards the other seats still hold in the
present deal. Those change places with each other and with the cards that were not dealt. In earlier deals every card
that was dealt was also played, so nothing of them is hidden but what was never dealt, and no event tells that.

Source: rules/liars-race.md, sections 1, 3 and 9.
"""

from __future__ import annotations

from random import Random
from typing import Any

ORDER = [rank + suit for suit in "cdhs" for rank in "A23456789TJQK"] + ["Xb", "Xr"]

Event = dict[str, Any]


def liars_race_twin(events: list[Event], viewer: int | None, random: Random) -> list[Event] | None:
    """A twin of the match so far, for one seat or with None a spectator; None if nothing can differ.

    `events` are the stored events of the engine, as in JSON, from the first on; events of other types are repeated.
    """
    start = max(number for number, event in enumerate(events) if event["type"] == "deal_started")
    deal = events[start:]
    seen = {event["card"] for event in deal if event["type"] == "card_played"}
    seen |= {card for event in deal if _is_dealt(event) and event["seat"] == viewer for card in event["cards"]}
    unseen = [card for card in ORDER if card not in seen]
    other = dict(zip(unseen, random.sample(unseen, len(unseen)), strict=True))
    twin = events[:start]
    for event in deal:
        if _is_dealt(event) and event["seat"] != viewer:
            twin.append({**event, "cards": sorted((other.get(card, card) for card in event["cards"]), key=ORDER.index)})
        else:
            twin.append(event)
    return twin if twin != events else None


def _is_dealt(event: Event) -> bool:
    return bool(event["type"] == "hand_dealt")
