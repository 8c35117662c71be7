"""Twin worlds for Schieberamsch: another match that a viewer cannot tell from the one that was played.

Written from the rules page alone, and without the engine, so that both cannot make the same mistake. A twin repeats
the stored events and changes only what section 3 keeps from the viewer:

- two cards that it has not seen in this hand change places, in hands, in the skat, in what others took and discarded;
- two cards that another seat held together, after it took the skat, change the ways that they had come there;
- another seat that held both discarded the one for the other, and whoever took it up played on with that.

Every twin is a hand that could have been played: suits were followed, and what was taken is what had been left.

Source: rules/schieberamsch.md, sections 2 and 3.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

JACKS = ["Jc", "Js", "Jh", "Jd"]
ORDER = JACKS + [rank + suit for suit in "cshd" for rank in "ATKQ987"]
HIDDEN = {"hand_dealt", "skat_taken", "skat_discarded"}
"""The events whose cards are for their seat only."""

TRIES = 12
"""How many exchanges of two cards are tried, one upon the other."""

Event = dict[str, Any]


def schieberamsch_twin(
    events: list[Event], options: dict[str, Any], viewer: int | None, random: Random
) -> list[Event] | None:
    """A twin of the match so far, for one seat or with None a spectator; None if none was found.

    `events` are the stored events of the engine, as in JSON, from the first on; events of other types are repeated.
    """
    twin = list(events)
    for _ in range(TRIES):
        start, end = _a_hand(twin, random)
        hand = twin[start:end]
        changed = random.choice((_exchanged, _came_otherwise, _discarded_otherwise))(hand, viewer, random)
        if _shown(changed, viewer) == _shown(hand, viewer) and could_be(changed, options):
            twin[start:end] = changed
    return twin if twin != events else None


def could_be(hand: list[Event], options: dict[str, Any]) -> bool:
    """Whether one hand, from its start on, is a way in which the cards can go."""
    held: dict[int, set[str]] = {}
    skat, led, placed = set(ORDER), "", 0
    for event in hand:
        seat = event.get("seat", -1)
        cards = set(event.get("cards") or ())
        match event["type"]:
            case "hand_dealt":
                if not cards <= skat:
                    return False
                held[seat], skat = cards, skat - cards
            case "skat_taken":
                if cards != skat:
                    return False
                held[seat], skat = held[seat] | cards, set()
            case "skat_discarded":
                if not cards <= held[seat] or (cards & set(JACKS) and not options["may_discard_jacks"]):
                    return False
                held[seat], skat = held[seat] - cards, cards
            case "card_played":
                card = event["card"]
                led = suit(card) if placed % 3 == 0 else led
                follows = suit(card) == led or led not in map(suit, held[seat])
                if card not in held[seat] or not follows:
                    return False
                held[seat], placed = held[seat] - {card}, placed + 1
            case "hand_scored":
                if set(event["skat"]) != skat:
                    return False
    return True


def suit(card: str) -> str:
    """The suit that the card belongs to: jacks to none that is printed on them."""
    return "trump" if card in JACKS else card[1]


def _exchanged(hand: list[Event], viewer: int | None, random: Random) -> list[Event]:
    """Two unseen cards, each under the other's name."""
    unseen = _sorted(set(ORDER) - _seen(hand, viewer))
    return _renamed(hand, 0, len(hand), random.sample(unseen, 2)) if len(unseen) >= 2 else hand


def _came_otherwise(hand: list[Event], viewer: int | None, random: Random) -> list[Event]:
    """Two of the twelve cards of a hidden seat, each under the other's name until it held both."""
    taken = _taken_by_others(hand, viewer)
    if not taken:
        return hand
    number = random.choice(taken)
    return _renamed(hand, 0, number + 1, random.sample(_twelve(hand, number), 2))


def _discarded_otherwise(hand: list[Event], viewer: int | None, random: Random) -> list[Event]:
    """Two of the twelve cards of a hidden seat, each under the other's name from when it held both."""
    taken = _taken_by_others(hand, viewer)
    if not taken:
        return hand
    number = random.choice(taken)
    return _renamed(hand, number + 1, len(hand), random.sample(_twelve(hand, number), 2))


def _taken_by_others(hand: list[Event], viewer: int | None) -> list[int]:
    return [number for number, event in enumerate(hand) if event["type"] == "skat_taken" and event["seat"] != viewer]


def _twelve(hand: list[Event], number: int) -> list[str]:
    """What the seat held that took the skat there."""
    seat = hand[number]["seat"]
    got = [event["cards"] for event in hand[: number + 1] if event["type"] in HIDDEN and event["seat"] == seat]
    return _sorted(card for cards in got for card in cards)


def _renamed(hand: list[Event], start: int, end: int, pair: list[str]) -> list[Event]:
    """The hand with the two cards exchanged in all that is hidden between these places."""
    other = {pair[0]: pair[1], pair[1]: pair[0]}
    renamed = list(hand)
    for number in range(start, end):
        event = hand[number]
        if event["type"] in HIDDEN:
            renamed[number] = {**event, "cards": _sorted(other.get(card, card) for card in event["cards"])}
    return renamed


def _seen(hand: list[Event], viewer: int | None) -> set[str]:
    """The cards that the viewer sees in this hand."""
    cards = set[str]()
    for event in hand:
        match event["type"]:
            case "hand_dealt" | "skat_taken" | "skat_discarded" if event["seat"] == viewer:
                cards.update(event["cards"])
            case "card_played":
                cards.add(event["card"])
            case "hand_scored":
                cards.update(event["skat"])
    return cards


def _shown(hand: list[Event], viewer: int | None) -> list[Event]:
    """The hand as the viewer sees it."""
    return [
        {**event, "cards": None} if event["type"] in HIDDEN and event["seat"] != viewer else event for event in hand
    ]


def _a_hand(twin: list[Event], random: Random) -> tuple[int, int]:
    """Where one hand begins and ends; most often the present one."""
    starts = [number for number, event in enumerate(twin) if event["type"] == "hand_started"]
    chosen = len(starts) - 1 if random.random() < 0.7 else random.randrange(len(starts))
    return starts[chosen], [*starts[1:], len(twin)][chosen]


def _sorted(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=ORDER.index)
