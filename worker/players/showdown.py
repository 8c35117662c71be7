"""The bot `basic` for Showdown: imagines where the hidden cards may lie, and hopes for what comes of a move there.

It draws worlds that fit what its seat knows, asks of each move how the round would end in each of them if the other
seat let it stand or raised once, and values that by the cards and the energy left. The better a move looks, the
likelier it is made: a bot that always did what looks best could be read, and so trapped.

Source: rules/showdown.md, sections 11 and 14.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp
from random import Random
from typing import assert_never

from msgspec import Struct

from engines.showdown.moves import Bet, Flip, Fold, Kind, Move, StackCard
from engines.showdown.view import View
from worker.players.showdown_beliefs import World, likely_worlds, seat_of
from worker.players.showdown_turning import Piles, Standing, course, hope, hope_of_turner

WORLDS = 60
"""How many worlds are imagined for one move."""

DARING = 0.02
"""A move that has so much less hope is made about a third as often."""

STACKED: Mapping[str, Mapping[Kind, float]] = {
    "lead": {"battery": 6.0, "blank": 3.0, "hit": 0.7, "beartrap": 0.3},
    "reply": {"battery": 3.0, "blank": 3.0, "hit": 4.0, "beartrap": 0.3},
    "later": {"battery": 2.0, "blank": 2.0, "hit": 1.5, "beartrap": 1.5},
}
"""How often each card is stacked: first by the starter, first by the other seat, and upon another card."""

DEADLY_BEARTRAP = 0.05
"""How often a beartrap is stacked that its owner could not survive."""

RAISES, RAISES_ON_HIT = 0.7, 0.15
"""How often the other seat is taken to raise when its own stack allows it, and when its own hit would stop it."""

TRUST = 0.65
"""How the former shrinks with each card that is not its own."""


class Prospect(Struct, frozen=True):
    """A world, and the courses of this seat and of the other if they turned cards there."""

    world: World
    mine: list[int]
    others: list[int]


def basic(view: View, legal_moves: tuple[Move, ...], chance: Random) -> Move:
    """A sensible move, in a few milliseconds."""
    if len(legal_moves) == 1:
        return legal_moves[0]
    worlds = likely_worlds(view, WORLDS, chance)
    if view.phase == "flipping":
        # There is nothing to read in a turned card, so the best will do.
        return max(legal_moves, key=lambda move: (_hope_of_flip(view, move, worlds), chance.random()))
    prospects = _prospects(view, worlds)
    return chance.choices(legal_moves, [_weight(view, move, prospects) for move in legal_moves])[0]


def _weight(view: View, move: Move, prospects: Sequence[Prospect]) -> float:
    """How often to make this move, in proportion to the others."""
    match move:
        case StackCard(card=card):
            return exp(_hope_of_stacking(view) / DARING) * _share(view, card)
        case Bet(count=count):
            return exp(_hope_of_bet(view, count, prospects) / DARING)
        case Fold():
            return exp(_hope_of_fold(view, prospects) / DARING)
        case Flip():
            raise ValueError(f"a card cannot be turned while {view.phase}")
        case _:
            assert_never(move)


def _hope_of_stacking(view: View) -> float:
    """To wait leaves the round open: as likely to be won as to be lost."""
    me, other = _standings(view)
    won = hope(view, me, Standing(other.cards - 1, other.energy))
    lost = hope(view, Standing(me.cards - 1, me.energy), other)
    return (won + lost) / 2


def _share(view: View, card: Kind) -> float:
    """How often to choose this card, if one is stacked."""
    me = seat_of(view)
    wishes = dict(STACKED["later" if view.stack else "lead" if view.starter == me else "reply"])
    if view.energy[me] <= view.options.beartrap_damage:
        wishes["beartrap"] = DEADLY_BEARTRAP
    return wishes[card] / sum(wishes[kind] for kind in view.hand or ())


def _hope_of_bet(view: View, count: int, prospects: Sequence[Prospect]) -> float:
    """The other seat lets the bet stand, and this one turns cards; or it raises by one, and turns them itself."""
    me, other = _standings(view)
    bound = sum(view.stack_counts) + view.river_count
    hopes = []
    for prospect in prospects:
        raised = _chance_of_raise(prospect.world, count + 1) if count < bound else 0.0
        turning = hope_of_turner(view, me, other, prospect.mine, count)
        watching = 1 - hope_of_turner(view, other, me, prospect.others, count + 1)
        hopes.append(raised * watching + (1 - raised) * turning)
    return _mean(hopes)


def _chance_of_raise(world: World, count: int) -> float:
    """How likely the other seat raises to this bet; it knows its own stack only."""
    if "hit" in world.stack[:count]:
        return RAISES_ON_HIT
    return float(RAISES * TRUST ** max(0, count - len(world.stack)))


def _hope_of_fold(view: View, prospects: Sequence[Prospect]) -> float:
    """The other seat must turn as many cards as it bet."""
    me, other = _standings(view)
    return _mean([1 - hope_of_turner(view, other, me, prospect.others, view.bet or 0) for prospect in prospects])


def _hope_of_flip(view: View, move: Move, worlds: Sequence[World]) -> float:
    """This card is turned next; the others follow as in any course."""
    if not isinstance(move, Flip) or move.pile == "own":
        raise ValueError(f"{move} is no choice while flipping")
    me, other = _standings(view)
    prefers_river = _prefers_river(worlds)
    left = (view.bet or 0) - len(view.flipped)
    hopes = []
    for world in worlds:
        place = move.index or 0
        if move.pile == "opponent":
            piles = Piles(own=world.stack[place : place + 1], across=_without(world.stack, place), river=world.river)
        else:
            piles = Piles(own=world.river[place : place + 1], across=world.stack, river=_without(world.river, place))
        hopes.append(hope_of_turner(view, me, other, course(view, piles, me.energy, prefers_river), left))
    return _mean(hopes)


def _prospects(view: View, worlds: Sequence[World]) -> list[Prospect]:
    me, other = _standings(view)
    mine = (view.stack or ())[::-1]
    prefers_river = _prefers_river(worlds)
    return [
        Prospect(
            world=world,
            mine=course(view, Piles(mine, world.stack, world.river), me.energy, prefers_river),
            others=course(view, Piles(world.stack, mine, world.river), other.energy, prefers_river),
        )
        for world in worlds
    ]


def _standings(view: View) -> tuple[Standing, Standing]:
    """What this seat and the other have left."""
    me = seat_of(view)
    turned = [sum(card.seat == seat for card in view.flipped) for seat in (0, 1)]
    mine, other = (
        Standing(cards=view.hand_counts[seat] + view.stack_counts[seat] + turned[seat], energy=view.energy[seat])
        for seat in (me, 1 - me)
    )
    return mine, other


def _prefers_river(worlds: Sequence[World]) -> bool:
    """Whether a river card is less often a hit than a card of the other seat's stack."""
    return _hits(world.river for world in worlds) <= _hits(world.stack for world in worlds)


def _hits(piles: Iterable[Sequence[Kind]]) -> float:
    """The share of hits in these piles."""
    cards = [card for pile in piles for card in pile]
    return cards.count("hit") / max(1, len(cards))


def _mean(hopes: Sequence[float]) -> float:
    # The statistics module would take longer to import than the rest of the bot.
    return sum(hopes) / len(hopes)


def _without(pile: tuple[Kind, ...], place: int) -> tuple[Kind, ...]:
    return pile[:place] + pile[place + 1 :]
