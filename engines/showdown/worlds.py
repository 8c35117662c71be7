"""Worlds that a view cannot tell from the real one, for those who must guess at hidden cards.

A world is drawn in three steps: which cards each hidden seat forfeited, weighed by how likely they make the river
cards that were seen; then how the unseen river cards lay; then which cards the hidden seats stacked, all ways being
equally likely. Nobody's skill is weighed: what a seat's bets say about its cards is the caller's business.

Source: rules/showdown.md, sections 6 and 8.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from msgspec.structs import replace

from engines.chance import SEED_BYTES
from engines.contract import Seat
from engines.showdown.moves import KINDS, Kind
from engines.showdown.state import PastRound, State, in_order
from engines.showdown.view import View

Forfeits = tuple[Kind, ...]
"""The cards that went to the river, in the order of the rounds that they were lost in."""


def determinize(view: View, random: Random) -> State:
    """A world drawn from all that fit the view: shown to the same seat, it gives the same view again."""
    forfeits = _guess_forfeits(view, random)
    cards = [_guess_cards(view, seat, forfeits, random) for seat in (0, 1)]
    return State(
        options=view.options,
        seed=random.randbytes(SEED_BYTES),
        energy=view.energy,
        phase=view.phase,
        round=view.round,
        starter=view.starter,
        turn=view.turn,
        hands=tuple(hand for hand, _ in cards),
        stacks=tuple(stack for _, stack in cards),
        river=_guess_river(view, forfeits, random),
        river_top=view.river_top,
        bids=view.bids,
        bound=view.bound,
        flipped=view.flipped,
        past=tuple(_guess_round(view, number, forfeits, random) for number in range(len(view.past))),
        winner=view.winner,
        end_reason=view.end_reason,
    )


def _guess_forfeits(view: View, random: Random) -> Forfeits:
    """The forfeited cards, drawn with their true probability given the cards that were seen since.

    Followed round by round, at most 24 orders for each hidden seat are alive at a time. Before the river is looked
    at, they are all equally likely.
    """
    count = view.river_count + sum(turned.seat is None for turned in view.flipped)
    guesses: list[tuple[Forfeits, float]] = [((), 1.0)]
    for number, played in enumerate(view.past):
        guesses = _weighed(view, guesses, [_seen(stack) for stack in played.stacks], _seen(played.river))
        if number < count:
            guesses = [
                ((*forfeits, card), weight)
                for forfeits, weight in guesses
                for card in _hand(view, played.loser, forfeits)
                if played.forfeited is None or card == played.forfeited
            ]
    turned = [[card.card for card in view.flipped if card.seat == owner] for owner in (0, 1, None)]
    guesses = _weighed(view, guesses, turned[:2], turned[2] + _seen(view.river or (view.river_top,)))
    return random.choices([forfeits for forfeits, _ in guesses], [weight for _, weight in guesses])[0]


def _weighed(
    view: View, guesses: list[tuple[Forfeits, float]], shown: Sequence[list[Kind]], river: list[Kind]
) -> list[tuple[Forfeits, float]]:
    """The guesses under which the seats held the shown cards of a round, weighed by the chance of the seen river."""
    return [
        (forfeits, weight * chance)
        for forfeits, weight in guesses
        if all(set(shown[seat]).issubset(_hand(view, seat, forfeits)) for seat in (0, 1))
        and (chance := _chance_of(river, forfeits)) > 0
    ]


def _chance_of(seen: Iterable[Kind], river: Iterable[Kind]) -> float:
    """The chance that a shuffle of the river puts these cards into the places where they were seen."""
    rest = list(river)
    chance = 1.0
    for card in seen:
        if card not in rest:
            return 0.0
        chance *= rest.count(card) / len(rest)
        rest.remove(card)
    return chance


def _guess_cards(
    view: View, seat: Seat, forfeits: Forfeits, random: Random
) -> tuple[tuple[Kind, ...], tuple[Kind, ...]]:
    """The seat's hand and stack."""
    if view.seat == seat and view.hand is not None and view.stack is not None:
        return view.hand, view.stack
    turned = [card.card for card in view.flipped if card.seat == seat]
    cards = _left(_hand(view, seat, forfeits), turned, random)
    height = view.stack_counts[seat]
    return in_order(cards[height:]), tuple(cards[:height])


def _guess_river(view: View, forfeits: Forfeits, random: Random) -> tuple[Kind, ...]:
    if view.river is not None:
        return view.river
    turned = [card.card for card in view.flipped if card.seat is None]
    top = _seen((view.river_top,))
    return (*top, *_left(forfeits, turned + top, random))


def _guess_round(view: View, number: int, forfeits: Forfeits, random: Random) -> PastRound:
    """The past round with this number, from 0, with a card in each place that the viewer did not see."""
    played = view.past[number]
    before = forfeits[:number]
    return replace(
        played,
        stacks=tuple(_filled(stack, _hand(view, seat, before), random) for seat, stack in enumerate(played.stacks)),
        river=_filled(played.river, before, random),
        forfeited=forfeits[number] if number < len(forfeits) else None,
    )


def _filled(pile: Sequence[Kind | None], cards: Sequence[Kind], random: Random) -> tuple[Kind, ...]:
    """The pile with its unseen places filled from the cards that were not seen."""
    rest = _left(cards, _seen(pile), random)
    return tuple(card if card is not None else rest.pop() for card in pile)


def _hand(view: View, seat: Seat, forfeits: Forfeits) -> tuple[Kind, ...]:
    """The cards that the seat owned after these forfeits."""
    lost = [card for card, played in zip(forfeits, view.past, strict=False) if played.loser == seat]
    return tuple(kind for kind in KINDS if kind not in lost)


def _left(cards: Iterable[Kind], taken: Iterable[Kind], random: Random) -> list[Kind]:
    """The cards without those taken, in random order."""
    rest = list(cards)
    for card in taken:
        rest.remove(card)
    random.shuffle(rest)
    return rest


def _seen(cards: Iterable[Kind | None]) -> list[Kind]:
    return [card for card in cards if card is not None]
