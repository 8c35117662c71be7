"""Twin worlds for Showdown: another match that a viewer cannot tell from the one that was played.

Written from the rules page alone, and without the engine, so that both cannot make the same mistake. A twin repeats
the stored events and changes only what section 8 keeps from the viewer:

- the card that a hidden seat stacked, unless it was turned in that round;
- the card that a hidden seat forfeited, unless the river lies open;
- the order of the river below what was seen of it: its top (if tops show), each card turned from it, and each card
  that was uncovered by that.

Cards still come from hands: a hand is the four kinds without what its seat has forfeited before.

Source: rules/showdown.md, sections 2 to 6 and 8.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

FOUR = ("hit", "beartrap", "blank", "battery")

FILLINGS = 40
"""How often unseen places are filled for the forfeits that happened; a new filling comes up half the time or more."""

Event = dict[str, Any]
Forfeits = tuple[tuple[int, str], ...]
"""Seat and card, in the order in which they were lost."""


@dataclass
class Stage:
    """What happens between two forfeits, as numbers of events.

    `stacks` and `lying` list, by seat and bottom first, the events that stacked a card, all of them and those whose
    card was not turned. `shuffle` and `forfeit` are the events that piled the river before and took a card after it.
    `river_lying` lists the places of the river, counted from the top, whose card was not turned; `river_seen` those
    whose card everyone saw.
    """

    stacks: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    lying: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    shuffle: int | None = None
    river_lying: list[int] = field(default_factory=list)
    river_seen: set[int] = field(default_factory=set)
    forfeit: int | None = None


def showdown_twin(
    events: list[Event], options: dict[str, Any], viewer: int | None, random: Random
) -> list[Event] | None:
    """A twin of the match so far, for one seat or with None a spectator; None if nothing can differ.

    `events` are the stored events of the engine, as in JSON, from the first on; events of other types are repeated.
    """
    stages = _read(events, shows_top=options["river_visibility"] != "hidden")
    is_open = options["river_visibility"] == "all"
    hidden = [seat for seat in (0, 1) if seat != viewer]
    choices = list(_possible_forfeits(events, stages, [] if is_open else hidden, ()))
    random.shuffle(choices)
    for forfeits in choices:
        for _ in range(FILLINGS):
            twin = _filled(events, stages, hidden, forfeits, is_open, random)
            if twin != events:
                return twin
    return None


def _read(events: list[Event], shows_top: bool) -> list[Stage]:
    stages = [Stage()]
    for number, event in enumerate(events):
        stage = stages[-1]
        match event["type"]:
            case "card_stacked":
                stage.stacks[event["seat"]].append(number)
                stage.lying[event["seat"]].append(number)
            case "card_flipped" if event["pile"] == "river":
                stage.river_seen.add(stage.river_lying.pop(event["index"]))
                stage.river_seen.update(stage.river_lying[:1] if shows_top else [])
            case "card_flipped":
                owner = event["flipper"] if event["pile"] == "own" else 1 - event["flipper"]
                stage.lying[owner].pop(-1 - event["index"])
            case "card_forfeited":
                stage.forfeit = number
                stages.append(Stage())
            case "river_shuffled":
                stage.shuffle = number
                stage.river_lying = list(range(event["count"]))
                stage.river_seen.update(stage.river_lying[:1] if shows_top else [])
    return stages


def _possible_forfeits(
    events: list[Event], stages: list[Stage], hidden: list[int], forfeits: Forfeits
) -> Iterator[Forfeits]:
    """Every way to go on with these forfeits, for which each card that was seen can have been where it was seen."""
    stage = stages[len(forfeits)]
    if not _fits(events, stage, forfeits):
        return
    if stage.forfeit is None:
        yield forfeits
        return
    seat, card = events[stage.forfeit]["seat"], events[stage.forfeit]["card"]
    for lost in _hand(seat, forfeits) if seat in hidden else [card]:
        yield from _possible_forfeits(events, stages, hidden, (*forfeits, (seat, lost)))


def _fits(events: list[Event], stage: Stage, forfeits: Forfeits) -> bool:
    """The turned cards came from hands, and the river's seen cards are among those in the river."""
    river = Counter(card for _, card in forfeits)
    return _river_seen(events, stage) <= river and all(
        set(_turned(events, stage, seat)) <= set(_hand(seat, forfeits)) for seat in (0, 1)
    )


def _filled(
    events: list[Event], stages: list[Stage], hidden: list[int], forfeits: Forfeits, is_open: bool, random: Random
) -> list[Event]:
    """The events with these forfeits, and any cards in the places that were not seen."""
    twin = [dict(event) for event in events]
    for number, stage in enumerate(stages):
        before = forfeits[:number]
        for seat in hidden:
            turned = _turned(events, stage, seat)
            hand = [card for card in _hand(seat, before) if card not in turned]
            random.shuffle(hand)
            for stacked in stage.lying[seat]:
                twin[stacked]["card"] = hand.pop()
        if stage.shuffle is not None and not is_open:
            unseen = list((Counter(card for _, card in before) - _river_seen(events, stage)).elements())
            random.shuffle(unseen)
            twin[stage.shuffle]["river"] = [
                card if place in stage.river_seen else unseen.pop()
                for place, card in enumerate(events[stage.shuffle]["river"])
            ]
        if stage.forfeit is not None:
            twin[stage.forfeit]["card"] = forfeits[number][1]
    return twin


def _hand(seat: int, forfeits: Forfeits) -> list[str]:
    """The cards that the seat still owns."""
    return [card for card in FOUR if (seat, card) not in forfeits]


def _turned(events: list[Event], stage: Stage, seat: int) -> list[str]:
    return [events[number]["card"] for number in stage.stacks[seat] if number not in stage.lying[seat]]


def _river_seen(events: list[Event], stage: Stage) -> Counter[str]:
    return Counter(events[stage.shuffle]["river"][place] for place in stage.river_seen) if stage.shuffle else Counter()
