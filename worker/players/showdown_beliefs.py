"""What a seat may believe of Showdown's hidden cards: worlds that fit all it has seen, drawn by their likelihood.

What the other seat lost is followed round by round: a card that was turned was still owned, and a river card that this
seat did not lose came from the other. Then the other seat's words count: who bets has seldom a hit on the way.

Source: rules/showdown.md, sections 6, 8 and 14.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from msgspec import Struct

from engines.showdown.moves import KINDS, Kind
from engines.showdown.view import View

Losses = tuple[Kind, ...]
"""What a seat lost, in the order of the rounds."""

BLUFFS, BETS_SEEN = 0.4, 2.0
"""How often a seat bets although a hit stops it, for each time that nothing does; and how many bets that is worth."""

LAYS_HIT = 1.2
"""How much likelier than by chance a hit lies in a stack."""

FOLDS_ON_HIT = 1.6
"""How much likelier a seat folds, when a hit lies in its stack for the flipper to meet."""


class World(Struct, frozen=True):
    """Where the hidden cards may lie: the unturned cards of the other seat's stack and of the river, top first."""

    stack: tuple[Kind, ...]
    river: tuple[Kind, ...]


def seat_of(view: View) -> int:
    """The seat that looks. Spectators are never asked for a move."""
    assert view.seat is not None
    return view.seat


def likely_worlds(view: View, count: int, chance: Random) -> list[World]:
    """So many worlds that fit the view, each drawn as often as it is likely."""
    losses = _other_losses(view)
    drawn = [_world(view, lost, chance) for lost in chance.choices(list(losses), list(losses.values()), k=2 * count)]
    bluffs = _bluffs(view)
    return chance.choices(drawn, [_credence(view, world, bluffs) for world in drawn], k=count)


def _world(view: View, lost: Losses, chance: Random) -> World:
    """A world in which the other seat lost these cards, all other things being equally likely."""
    other = 1 - seat_of(view)
    owned = _left(KINDS, (*lost, *(card.card for card in view.flipped if card.seat == other)), chance)
    stack = tuple(owned[: view.stack_counts[other]])
    if view.river is not None:
        return World(stack=stack, river=view.river)
    top = () if view.river_top is None else (view.river_top,)
    turned = [card.card for card in view.flipped if card.seat is None]
    return World(stack=stack, river=(*top, *_left((*_own_losses(view), *lost), (*turned, *top), chance)))


def _credence(view: View, world: World, bluffs: float) -> float:
    """How well the world goes with what the other seat said in this round."""
    other = 1 - seat_of(view)
    bids = [bid.count for bid in view.bids if bid.seat == other]
    if "hit" not in world.stack:
        return 1.0
    credence = LAYS_HIT
    if bids and "hit" in world.stack[: bids[-1]]:
        credence *= bluffs
    if view.phase == "flipping" and view.bet != view.bound:
        credence *= FOLDS_ON_HIT
    return credence


def _bluffs(view: View) -> float:
    """How often the other seat bets on a hit, for each time that it bets on none, after what came to light."""
    other = 1 - seat_of(view)
    bluffs, honest = BLUFFS * BETS_SEEN, BETS_SEEN
    for past in view.past:
        bids = [bid.count for bid in past.bids if bid.seat == other]
        if bids:
            bet_on = past.stacks[other][::-1][: bids[-1]]
            bluffs += "hit" in bet_on
            honest += None not in bet_on and "hit" not in bet_on
    return bluffs / honest


def _other_losses(view: View) -> Mapping[Losses, float]:
    """All that the other seat may have lost, with weights in proportion to how likely it is."""
    other = 1 - seat_of(view)
    losses: Mapping[Losses, float] = {(): 1.0}
    mine: list[Kind] = []
    for past in view.past:
        losses = _fitting(losses, mine, past.stacks[other], past.river)
        if past.loser != other:
            mine += _seen([past.forfeited])
            continue
        losses = {
            (*lost, card): weight
            for lost, weight in losses.items()
            for card in KINDS
            if card not in lost and past.forfeited in {None, card}
        }
    turned = [card.card for card in view.flipped if card.seat == other]
    river = [card.card for card in view.flipped if card.seat is None]
    return _fitting(losses, mine, turned, [*river, *(view.river or [view.river_top])])


def _fitting(
    losses: Mapping[Losses, float], mine: Sequence[Kind], shown: Iterable[Kind | None], river: Iterable[Kind | None]
) -> Mapping[Losses, float]:
    """The losses under which the shown cards were still owned, weighed by the chance of what was seen of the river."""
    shown, river = set(_seen(shown)), _seen(river)
    return {
        lost: weight * chance
        for lost, weight in losses.items()
        if shown.isdisjoint(lost) and (chance := _chance_of(river, (*mine, *lost))) > 0
    }


def _chance_of(seen: Iterable[Kind], river: Iterable[Kind]) -> float:
    """The chance that these cards lie where they were seen, if the river holds these cards in any order."""
    rest = list(river)
    chance = 1.0
    for card in seen:
        if card not in rest:
            return 0.0
        chance *= rest.count(card) / len(rest)
        rest.remove(card)
    return chance


def _own_losses(view: View) -> list[Kind]:
    return _seen(past.forfeited for past in view.past if past.loser == view.seat)


def _left(cards: Iterable[Kind], taken: Iterable[Kind], chance: Random) -> list[Kind]:
    """The cards without those taken, in random order."""
    rest = list(cards)
    for card in taken:
        rest.remove(card)
    chance.shuffle(rest)
    return rest


def _seen(cards: Iterable[Kind | None]) -> list[Kind]:
    return [card for card in cards if card is not None]
