"""Twin worlds for Down and Back: another match that a viewer cannot tell from the one that was played.

Written from the rules page alone, and without the engine, so that both cannot make the same mistake. A twin repeats
the stored events and changes only what section 3 keeps from the viewer:

- cards that it has not seen in this round, in hands and in draws from the stock, change places with each other and with
  those in the stock; so do cards that went back into the stock and have not been seen since;
- a card that another seat was dealt, and one that it drew later, change places: when each came is its secret;
- another seat splits its hand in another way, until the showdown.

Source: rules/down-and-back.md, sections 2 and 3.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

RANKS, SUITS = "KQJT98765432A", "cdhs"
ORDER = [rank + suit for rank in RANKS for suit in SUITS]

Event = dict[str, Any]


def down_and_back_twin(events: list[Event], viewer: int | None, random: Random) -> list[Event] | None:
    """A twin of the match so far, for one seat or with None a spectator; None if none was found.

    `events` are the stored events of the engine, as in JSON, from the first on; events of other types are repeated.
    """
    twin = [dict(event) for event in events]
    for change in random.sample((_exchange_unseen, _exchange_refilled, _come_later, _split_otherwise), 4):
        change(twin, viewer, random)
    return twin if twin != events else None


def _exchange_unseen(twin: list[Event], viewer: int | None, random: Random) -> None:
    """All cards that were not seen in this round, permuted."""
    start = _start(twin)
    _permute(twin, start, set(ORDER) - _seen(twin[start:], viewer), viewer, random)


def _exchange_refilled(twin: list[Event], viewer: int | None, random: Random) -> None:
    """All cards of the last refill that were not seen since, permuted."""
    pile, refill, unseen = list[str](), None, set[str]()
    for number in range(_start(twin), len(twin)):
        event = twin[number]
        match event["type"]:
            case "round_started":
                pile = [event["up_card"]]
            case "card_drawn" if event["source"] == "discard":
                pile.pop()
            case "card_discarded":
                pile.append(event["card"])
            case "stock_refilled" if event["up_card"] is not None:
                refill, unseen, pile = number, set(pile) - {event["up_card"]}, [event["up_card"]]
    if refill is not None:
        _permute(twin, refill, unseen - _seen(twin[refill:], viewer), viewer, random)


def _permute(twin: list[Event], start: int, pool: set[str], viewer: int | None, random: Random) -> None:
    cards = _sorted(pool)
    other = dict(zip(cards, random.sample(cards, len(cards)), strict=True))
    for number in range(start, len(twin)):
        _rename(twin, number, viewer, lambda card: other.get(card, card))


def _come_later(twin: list[Event], viewer: int | None, random: Random) -> None:
    """In some round, a card that a hidden seat was dealt is one that it drew from the first stock, and the reverse."""
    dealt = [number for number, event in enumerate(twin) if event["type"] == "hand_dealt" and event["seat"] != viewer]
    if not dealt:
        return
    deal = random.choice(dealt)
    held, seat = list(twin[deal]["cards"]), twin[deal]["seat"]
    for number in range(deal + 1, len(twin)):
        event = twin[number]
        if event["type"] in {"round_started", "stock_refilled"}:
            return
        if event["type"] == "card_discarded" and event["card"] in held:
            held.remove(event["card"])
        if event["type"] == "card_drawn" and event["seat"] == seat and event["source"] == "stock" and held:
            early, late = random.choice(held), event["card"]
            cards = [late if card == early else card for card in twin[deal]["cards"]]
            twin[deal] = {**twin[deal], "cards": _sorted(cards)}
            twin[number] = {**event, "card": early}
            return


def _split_otherwise(twin: list[Event], viewer: int | None, random: Random) -> None:
    """Every hidden seat that has committed splits its hand anew."""
    start = _start(twin)
    if any(event["type"] == "showdown_four" for event in twin[start:]):
        return
    for number in range(start, len(twin)):
        event = twin[number]
        if event["type"] == "split_committed" and event["seat"] != viewer:
            hand = event["four"] + event["three"]
            four = _sorted(random.sample(hand, 4))
            twin[number] = {**event, "four": four, "three": _sorted(set(hand) - set(four))}


def _rename(twin: list[Event], number: int, viewer: int | None, name: Callable[[str], str]) -> None:
    """The hidden cards of an event, each by its other name."""
    event = twin[number]
    if event.get("seat") == viewer:
        return
    match event["type"]:
        case "hand_dealt":
            twin[number] = {**event, "cards": _sorted(map(name, event["cards"]))}
        case "card_drawn":
            twin[number] = {**event, "card": name(event["card"])}
        case "split_committed":
            halves = {half: _sorted(map(name, event[half])) for half in ("four", "three")}
            twin[number] = {**event, **halves}


def _seen(events: list[Event], viewer: int | None) -> set[str]:
    """The cards that the viewer sees in these events."""
    cards = set[str | None]()
    for event in events:
        is_own = event.get("seat") == viewer
        match event["type"]:
            case "round_started" | "stock_refilled":
                cards.add(event["up_card"])
            case "hand_dealt" if is_own:
                cards.update(event["cards"])
            case "card_drawn" if is_own or event["source"] == "discard":
                cards.add(event["card"])
            case "card_discarded":
                cards.add(event["card"])
            case "showdown_four" | "showdown_three":
                cards.update(card for hand in event["hands"] if hand is not None for card in hand)
            case "tie_drawn":
                cards.update(event["drawn"])
    return {card for card in cards if card is not None}


def _start(events: list[Event]) -> int:
    """Where the present round began."""
    return max(number for number, event in enumerate(events) if event["type"] == "round_started")


def _sorted(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=ORDER.index)
