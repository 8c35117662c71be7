"""What tricks and hands are worth, who wins what, and what is shown after the end.

Source: rules/schieberamsch.md, sections 2.3, 2.4 and 4.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import takewhile

from msgspec import Struct

from engines.cards import Card
from engines.contract import Outcome, Seat
from engines.schieberamsch.events import EndReason, HandScored, MatchEnded, TrickWon
from engines.schieberamsch.moves import JACKS, PLACE, TRUMP, suit_of
from engines.schieberamsch.state import SEATS, TRICKS, State, pushes, shuffled_deck

_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}

MARCH_POINTS = 120
"""What a seat that wins all tricks of a Ramsch hand is credited, before it is multiplied and divided."""

GRAND = 24
"""The value of a Grand Hand before it is multiplied."""


class Disclosure(Struct, frozen=True, tag_field="game", tag="schieberamsch"):
    """What was hidden, hand by hand: the deck, the card dealt first in front, and what each seat discarded, by seat.

    A seat that discarded nothing has null there.
    """

    decks: tuple[tuple[Card, ...], ...]
    discards: tuple[tuple[tuple[Card, ...] | None, ...], ...]


def card_points(cards: Collection[Card]) -> int:
    """The card points of these cards; the whole deck has 120."""
    return sum(_POINTS.get(card[0], 0) for card in cards)


def trick_winner(leader: Seat, cards: Sequence[Card]) -> Seat:
    """The seat with the highest jack, or without a jack the highest card of the suit led. `cards` as they were played.

    Not checked: that there are three.
    """
    led = suit_of(cards[0])
    best = min(range(len(cards)), key=lambda place: _strength(cards[place], led))
    return (leader + best) % 3


def _strength(card: Card, led: str) -> tuple[bool, int]:
    """The lower, the stronger: in canonical order jacks come first, then the cards of each suit from the ace down."""
    return suit_of(card) not in (TRUMP, led), PLACE[card]


def trick_won(state: State) -> TrickWon:
    """The end of the trick that lies on the table. Not checked: that it is complete."""
    return TrickWon(seat=trick_winner(state.leader, state.trick), cards=state.trick, points=card_points(state.trick))


def trick_points(state: State) -> tuple[int, ...]:
    """By seat, the card points in the tricks that it has won."""
    return tuple(sum(trick.points for trick in state.tricks if trick.winner == seat) for seat in SEATS)


def hand_scored(state: State) -> HandScored:
    """The result of the hand. Not checked: that all tricks are won."""
    return _ramsch_scored(state) if state.soloist is None else _grand_hand_scored(state, state.soloist)


def _ramsch_scored(state: State) -> HandScored:
    points = _with_skat(state)
    tricks = _tricks_won(state)
    pushed = pushes(state.exchanges)
    deltas = ramsch_deltas(points, tricks, pushed)
    march = march_of(tricks)
    virgin = virgin_of(tricks)
    return HandScored(
        hand_number=state.hand_number,
        kind="ramsch",
        skat=state.skat,
        points=points,
        tricks=tricks,
        factor=_ramsch_factor(tricks, pushed),
        deltas=deltas,
        totals=_added(state.totals, deltas),
        pushes=pushed,
        virgin=virgin,
        march=march,
    )


def _with_skat(state: State) -> tuple[int, ...]:
    """By seat, the card points of a Ramsch hand: those in tricks and those of the skat for whoever gets it."""
    points = trick_points(state)
    if state.options.skat_owner == "last_trick":
        owners: tuple[Seat, ...] = (state.tricks[-1].winner,)
    else:
        owners = tuple(seat for seat in SEATS if points[seat] == max(points))
    skat = card_points(state.skat)
    return tuple(own + skat if seat in owners else own for seat, own in enumerate(points))


def ramsch_deltas(points: Sequence[int], tricks: Sequence[int], pushed: int) -> tuple[int, ...]:
    """By seat, what a Ramsch hand changes the scores by. `points` include the skat; `pushed`, 0 to 3, counts pushes."""
    factor = _ramsch_factor(tricks, pushed)
    march = march_of(tricks)
    if march is not None:
        return tuple(-(MARCH_POINTS * factor // 10) if seat == march else 0 for seat in SEATS)
    return tuple(own * factor // 10 if own == max(points) else 0 for own in points)


def _ramsch_factor(tricks: Sequence[int], pushed: int) -> int:
    return (1 << pushed) * (1 if virgin_of(tricks) is None else 2)


def march_of(tricks: Sequence[int]) -> Seat | None:
    """The seat that won all tricks, if one did."""
    return next((seat for seat in SEATS if tricks[seat] == TRICKS), None)


def virgin_of(tricks: Sequence[int]) -> Seat | None:
    """The only seat that won no trick; when one seat won all, nobody counts as a virgin."""
    without = [seat for seat in SEATS if tricks[seat] == 0]
    return without[0] if len(without) == 1 else None


def _grand_hand_scored(state: State, soloist: Seat) -> HandScored:
    points = tuple(
        own + card_points(state.skat) if seat == soloist else own for seat, own in enumerate(trick_points(state))
    )
    tricks = _tricks_won(state)
    jacks = {card for card in (*_cards_of(state, soloist), *state.skat) if card in JACKS}
    multiplier = grand_hand_multiplier(jacks, points[soloist], tricks[soloist])
    loss_factor = state.options.grand_hand_loss_factor
    delta = grand_hand_delta(multiplier, points[soloist], state.kontra_level, loss_factor)
    deltas = tuple(delta if seat == soloist else 0 for seat in SEATS)
    won = points[soloist] >= 61
    return HandScored(
        hand_number=state.hand_number,
        kind="grand_hand",
        skat=state.skat,
        points=points,
        tricks=tricks,
        factor=(1 << state.kontra_level) * (1 if won else loss_factor),
        deltas=deltas,
        totals=_added(state.totals, deltas),
        soloist=soloist,
        won=won,
        kontra_level=state.kontra_level,
        jacks="with" if JACKS[0] in jacks else "without",
        matadors=matadors(jacks),
        multiplier=multiplier,
    )


def _cards_of(state: State, seat: Seat) -> list[Card]:
    """The ten cards that the seat was dealt, from the tricks. Not checked: that all are won."""
    return [trick.cards[(seat - trick.leader) % 3] for trick in state.tricks]


def matadors(jacks: Collection[Card]) -> int:
    """How many jacks, from the jack of clubs down, are all among these, or all not among these: 1 to 4."""
    is_with = JACKS[0] in jacks
    return len(list(takewhile(lambda jack: (jack in jacks) == is_with, JACKS)))


def grand_hand_multiplier(jacks: Collection[Card], points: int, tricks: int) -> int:
    """What the value of a Grand Hand is multiplied by, 3 to 8, before any kontra.

    `jacks` are those that the soloist held, `points` its card points, both with the skat; `tricks` how many it won.
    """
    schneider = points >= 90 or 120 - points >= 90
    schwarz = tricks in (0, TRICKS)
    return matadors(jacks) + 2 + schneider + schwarz


def grand_hand_delta(multiplier: int, points: int, kontra_level: int, loss_factor: int) -> int:
    """What a Grand Hand changes the soloist's score by: below 0 with 61 points or more, above 0 with fewer."""
    raw = GRAND * multiplier * (1 << kontra_level)
    return -(raw // 10) if points >= 61 else raw * loss_factor // 10


def _tricks_won(state: State) -> tuple[int, ...]:
    return tuple(sum(trick.winner == seat for trick in state.tricks) for seat in SEATS)


def _added(totals: Sequence[int], deltas: Sequence[int]) -> tuple[int, ...]:
    return tuple(total + delta for total, delta in zip(totals, deltas, strict=True))


def end_reason(state: State) -> EndReason | None:
    """Why the match is over once its last hand is scored; None if there is another hand."""
    options = state.options
    if options.end_mode == "hands":
        return "hands" if state.hand_number >= options.hands else None
    if max(state.totals) >= options.target_score:
        return "target"
    return "max_hands" if state.hand_number >= options.max_hands else None


def match_ended(state: State, reason: EndReason) -> MatchEnded:
    """The end, with everyone's score."""
    return MatchEnded(reason=reason, places=places(state.totals), scores=state.totals)


def places(totals: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat: the lowest score wins, equal scores share a place."""
    return tuple(1 + sum(less < mine for less in totals) for mine in totals)


def outcome(state: State) -> Outcome | None:
    """The final scores; None until the match is over."""
    if state.end_reason is None:
        return None
    return Outcome(places=places(state.totals), scores=state.totals, reason=state.end_reason)


def disclose(state: State) -> Disclosure | None:
    """The order of every deck and all discards, once the match is over; None before."""
    if state.phase != "finished":
        return None
    decks = tuple(shuffled_deck(state.seed, number) for number in range(1, state.hand_number + 1))
    return Disclosure(decks=decks, discards=state.discards)
