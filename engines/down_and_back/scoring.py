"""What hands are worth, who wins what, and what is shown after the end.

Source: rules/down-and-back.md, sections 2.4, 2.5 and 4.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Literal, TypeVar

from msgspec import Struct

from engines.cards import Card
from engines.contract import Outcome, Seat
from engines.down_and_back.events import (
    EndReason,
    Key,
    MatchEnded,
    PotShared,
    PotWon,
    ShowdownFour,
    ShowdownThree,
    TieDrawn,
)
from engines.down_and_back.moves import CATEGORIES, RANKS, Category
from engines.down_and_back.state import Halves, State, shuffled_deck, still_in

Shown = TypeVar("Shown", ShowdownFour, ShowdownThree)
Strength = TypeVar("Strength", int, tuple[int, Key])

_VALUE = {rank: value for value, rank in enumerate(RANKS, start=1)}
_STRENGTH = {category: strength for strength, category in enumerate(CATEGORIES)}


class Rating(Struct, frozen=True):
    """What a hand is: its category, and the key that decides between hands of the same category."""

    category: Category
    key: Key

    @property
    def strength(self) -> tuple[int, Key]:
        """The higher hand has the greater one; equal strength is a tie. Hands of four and of three do not compare."""
        return _STRENGTH[self.category], self.key


class Disclosure(Struct, frozen=True, tag_field="game", tag="down-and-back"):
    """What nobody knew: the deck of every round, top first before the deal, and the stock as the match left it."""

    decks: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]


def rate_four(cards: tuple[Card, ...]) -> Rating:
    """The rating of a hand of four, which must be in canonical order. Not checked: that it is."""
    values = tuple(_VALUE[card[0]] for card in cards)
    match len(set(values)):
        case 4:
            return _rate_ranks(cards, values)
        case 3:
            return _rate_pair_in_four(cards, values)
        case 2 if values[0] == values[1] and values[2] == values[3]:
            return Rating("two_pairs", (values[0], values[2]))
        case 2:
            return _rate_prial_in_four(cards, values)
        case _:
            return Rating("quad", values[:1])


def rate_three(cards: tuple[Card, ...]) -> Rating:
    """The rating of a hand of three, which must be in canonical order. Not checked: that it is."""
    values = tuple(_VALUE[card[0]] for card in cards)
    match len(set(values)):
        case 3:
            return _rate_ranks(cards, values)
        case 2:
            side = 2 if values[0] == values[1] else 0
            if _is_face(cards[side]) or cards[side][1] not in _suits(cards[:side] + cards[side + 1 :]):
                return Rating("pair", (values[1], values[side]))
            return Rating("high_card", values)
        case _:
            return Rating("prial", values[:1])


def _rate_ranks(cards: tuple[Card, ...], values: Key) -> Rating:
    """The rating of four or three cards that are all of different rank."""
    is_one_suit = len(_suits(cards)) == 1
    if values[0] - values[-1] == len(values) - 1:
        return Rating("bouncer" if is_one_suit else "run", values[:1])
    return Rating("flush" if is_one_suit else "high_card", values)


def _rate_prial_in_four(cards: tuple[Card, ...], values: Key) -> Rating:
    """Three of a rank need a face card, or a card of the suit that they lack."""
    side = 3 if values[0] == values[1] else 0
    if _is_face(cards[side]) or len(_suits(cards)) == 4:
        return Rating("prial", (values[1],))
    return Rating("high_card", values)


def _rate_pair_in_four(cards: tuple[Card, ...], values: Key) -> Rating:
    """The side cards must be face cards, or else of suits that are in the hand only once."""
    first = next(place for place in (0, 1, 2) if values[place] == values[place + 1])
    pair, sides = cards[first : first + 2], (*cards[:first], *cards[first + 2 :])
    plain = [card for card in sides if not _is_face(card)]
    if len(_suits((*pair, *plain))) == 2 + len(plain):
        return Rating("pair", (values[first], _VALUE[sides[0][0]], _VALUE[sides[1][0]]))
    return Rating("high_card", values)


def _is_face(card: Card) -> bool:
    return card[0] in "JQK"


def _suits(cards: Iterable[Card]) -> set[str]:
    return {card[1] for card in cards}


def show_fours(state: State) -> ShowdownFour:
    """All hands of four together. Not checked: that every seat has split its hand."""
    return _shown(ShowdownFour, state, {seat: split.four for seat, split in _splits(state)}, rate_four)


def show_threes(state: State) -> ShowdownThree:
    """All hands of three together. Not checked: that every seat has split its hand."""
    return _shown(ShowdownThree, state, {seat: split.three for seat, split in _splits(state)}, rate_three)


def _splits(state: State) -> Iterator[tuple[Seat, Halves]]:
    """The split hands in the order of the turns."""
    for seat in state.seats:
        split = state.splits[seat]
        if split is not None:
            yield seat, split


def _shown(
    kind: type[Shown], state: State, hands: Mapping[Seat, tuple[Card, ...]], rate: Callable[[tuple[Card, ...]], Rating]
) -> Shown:
    ratings = {seat: rate(hand) for seat, hand in hands.items()}
    best = _best({seat: rating.strength for seat, rating in ratings.items()})
    by_seat = [ratings.get(seat) for seat in range(len(state.chips))]
    return kind(
        hands=tuple(hands.get(seat) for seat in range(len(state.chips))),
        categories=tuple(None if rating is None else rating.category for rating in by_seat),
        keys=tuple(None if rating is None else rating.key for rating in by_seat),
        tied=best if len(best) > 1 else (),
        winner=best[0] if len(best) == 1 else None,
    )


def tie_drawn(state: State) -> TieDrawn:
    """One card for each seat that is tied in the showdown that was last shown. Not checked: that the stock suffices."""
    showdown = state.three or state.four
    assert showdown is not None, "ties are drawn after hands are shown"
    cards = dict(zip(showdown.tied, state.stock, strict=False))
    best = _best({seat: _VALUE[card[0]] for seat, card in cards.items()})
    return TieDrawn(
        half="four" if state.three is None else "three",
        drawn=tuple(cards.get(seat) for seat in range(len(state.chips))),
        tied=best if len(best) > 1 else (),
        winner=best[0] if len(best) == 1 else None,
        stock_count=len(state.stock) - len(cards),
    )


def _best(strengths: Mapping[Seat, Strength]) -> tuple[Seat, ...]:
    """The strongest seat, or all that are equally strong, in the order of the mapping."""
    highest = max(strengths.values())
    return tuple(seat for seat, strength in strengths.items() if strength == highest)


def pot_won(state: State, seat: Seat, reason: Literal["sweep", "last_seat"]) -> PotWon:
    """The whole pot for one seat."""
    chips = tuple(own + state.pot if owner == seat else own for owner, own in enumerate(state.chips))
    return PotWon(seat=seat, amount=state.pot, reason=reason, chips=chips)


def pot_shared(state: State) -> PotShared:
    """The pot in equal parts for those who played the round; odd chips go to those whose turns come first."""
    part, odd = divmod(state.pot, len(state.seats))
    by_seat = {seat: part + (place < odd) for place, seat in enumerate(state.seats)}
    shares = tuple(by_seat.get(seat, 0) for seat in range(len(state.chips)))
    return PotShared(shares=shares, chips=tuple(own + share for own, share in zip(state.chips, shares, strict=True)))


def match_ended(state: State) -> MatchEnded:
    """The end: after the last round, or because fewer than two seats can pay the next ante."""
    remaining = len(still_in(state))
    reason: EndReason = "rounds" if remaining > 1 else "last_seat" if remaining == 1 else "nobody_can_ante"
    return MatchEnded(reason=reason, places=places(state.chips), scores=state.chips)


def places(chips: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat by its chips: the most chips win, equal chips share a place."""
    return tuple(1 + sum(more > mine for more in chips) for mine in chips)


def outcome(state: State) -> Outcome | None:
    """The final chips; None until the match is over."""
    if state.end_reason is None:
        return None
    return Outcome(places=places(state.chips), scores=state.chips, reason=state.end_reason)


def disclose(state: State) -> Disclosure | None:
    """The order of every deck, once the match is over; None before."""
    if state.phase != "finished":
        return None
    decks = tuple(shuffled_deck(state.seed, number) for number in range(1, state.round + 1))
    return Disclosure(decks=decks, stock=state.stock)
