"""The bot `basic` for Showdown: bets what it could probably turn itself, folds when the other probably fails.

Each choice weighs two chances: that this seat turns so many cards without a hit or an empty battery, and that the other
seat does what it has bet. Cards that nobody has shown count by how many of the kinds are unaccounted for.

Source: rules/showdown.md, sections 11 and 14.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from engines.showdown.moves import KINDS, Bet, Flip, Fold, Kind, Move, StackCard
from engines.showdown.view import View

TRAP = 1.3
"""How much likelier than by chance a hit lies in a stack that its owner built to be turned by others."""

OWN_STACK_HOLDS = 0.85
"""The chance that a seat which bets no more than its own stack holds no hit in it."""

BOLDNESS = 0.5
"""The chance of success from which a bet is worth saying."""

BLUFF, OPEN_EARLY, TRAP_FIRST = 0.12, 0.5, 0.25
"""How often to raise without a good reason, to open the betting as soon as it pays, and to stack the hit."""


def basic(view: View, legal_moves: tuple[Move, ...], chance: Random) -> Move:
    """A sensible move."""
    flips = [move for move in legal_moves if isinstance(move, Flip)]
    if flips:
        return min(flips, key=lambda flip: (_risk(view, flip), chance.random()))
    bets = [move for move in legal_moves if isinstance(move, Bet)]
    stackable = [move for move in legal_moves if isinstance(move, StackCard)]
    if Fold() in legal_moves:
        return _raise_or_fold(view, bets, chance)
    best = max(
        bets,
        key=lambda bet: (_success(view, bet.count) >= BOLDNESS, bet.count * _success(view, bet.count)),
        default=None,
    )
    if best is not None and (
        not stackable or (_success(view, best.count) >= BOLDNESS and chance.random() < OPEN_EARLY)
    ):
        return best
    return _stack(view, stackable, chance)


def _stack(view: View, stackable: Sequence[StackCard], chance: Random) -> StackCard:
    """A card to stack: harmless ones first, now and then the hit as a trap, a beartrap only with energy to spare."""
    wish: dict[Kind, float] = {"battery": 3.0, "blank": 3.0, "beartrap": 1.0, "hit": 4 * TRAP_FIRST}
    if view.energy[_me(view)] <= view.options.beartrap_damage:
        wish["beartrap"] = 0.05
    return chance.choices(stackable, [wish[move.card] for move in stackable])[0]


def _raise_or_fold(view: View, bets: Sequence[Bet], chance: Random) -> Move:
    """The better of two hopes: that the other seat fails, or that this one succeeds with a higher bet."""
    fails = 1 - _other_succeeds(view)
    best = max(bets, key=lambda bet: (_success(view, bet.count), -bet.count), default=None)
    if best is None:
        return Fold()
    if _success(view, best.count) > fails or (len(bets) > 1 and chance.random() < BLUFF * (1 - fails)):
        return best
    return Fold()


def _success(view: View, count: int) -> float:
    """The chance that this seat turns so many cards and lives, 0 to 1."""
    own = (view.stack or ())[::-1][:count]
    energy = view.energy[_me(view)]
    for card in own:
        energy = _energy_after(view, card, energy)
        if card == "hit" or energy == 0:
            return 0.0
    unknown = count - len(own)
    other_stack = view.stack_counts[1 - _me(view)]
    cards = [_hit_in_stack(view)] * other_stack + _hits_in_river(view)
    chance = 1.0
    for risk in sorted(cards)[:unknown]:
        chance *= 1 - risk
    traps = energy // max(1, view.options.beartrap_damage)
    return chance * (1.0 if unknown <= traps else 0.6)


def _other_succeeds(view: View) -> float:
    """The chance that the other seat turns as many cards as it has bet, judged with this seat's own cards in mind."""
    other, bet = 1 - _me(view), view.bet or 0
    beyond = bet - view.stack_counts[other]
    if beyond <= 0:
        return OWN_STACK_HOLDS
    mine = (view.stack or ())[::-1]
    from_river = sorted(_hits_in_river(view))[:beyond]
    rest = mine[: beyond - len(from_river)]
    chance = OWN_STACK_HOLDS
    for risk in from_river:
        chance *= 1 - risk
    if "hit" in mine[:beyond]:
        chance *= 0.35
    return 0.0 if "hit" in rest else chance


def _risk(view: View, flip: Flip) -> float:
    """The chance that this flip meets a hit, and a little for what else it costs."""
    if flip.pile == "own":
        return 0.0
    if flip.pile == "opponent":
        return _hit_in_stack(view)
    place = flip.index or 0
    return _hits_in_river(view)[place] + (0.05 if place == 0 and view.river_top == "beartrap" else 0.0)


def _hit_in_stack(view: View) -> float:
    """The chance that one card of the other seat's stack is its hit."""
    other = 1 - _me(view)
    turned = [card.card for card in view.flipped if card.seat == other]
    gone = _lost_by_other(view)
    if "hit" in turned or "hit" in gone:
        return 0.0
    unseen = [kind for kind in KINDS if kind not in turned and kind not in gone]
    return min(1.0, TRAP / max(1, len(unseen)))


def _hits_in_river(view: View) -> list[float]:
    """For each river card, top first, the chance that it is a hit."""
    if view.river is not None:
        return [float(card == "hit") for card in view.river]
    if not view.river_count:
        return []
    turned = Counter(card.card for card in view.flipped if card.seat is None)
    mine = Counter(_lost_by_me(view))
    known = mine + Counter(_lost_by_other(view)) - turned
    unknown = view.river_count - known.total()
    hits = known["hit"] + max(0, unknown) * 0.25
    if view.river_top is None:
        return [min(1.0, hits / view.river_count)] * view.river_count
    top = float(view.river_top == "hit")
    below = view.river_count - 1
    return [top] + [min(1.0, max(0.0, hits - top) / max(1, below))] * below


def _lost_by_me(view: View) -> list[Kind]:
    return [past.forfeited for past in view.past if past.loser == view.seat and past.forfeited is not None]


def _lost_by_other(view: View) -> list[Kind]:
    """Kinds that the other seat certainly lost: river cards that were seen and cannot be this seat's."""
    seen: Counter[Kind] = Counter()
    for river in [*(past.river for past in view.past), _river_now(view)]:
        seen |= Counter(card for card in river if card is not None)
    return list((seen - Counter(_lost_by_me(view))).elements())


def _river_now(view: View) -> list[Kind | None]:
    turned: list[Kind | None] = [card.card for card in view.flipped if card.seat is None]
    return [*turned, *(view.river or (view.river_top,))]


def _energy_after(view: View, card: Kind, energy: int) -> int:
    change = {"beartrap": -view.options.beartrap_damage, "battery": view.options.battery_gain}.get(card, 0)
    return max(0, min(view.options.energy_cap, energy + change))


def _me(view: View) -> int:
    assert view.seat is not None  # Spectators are never asked for a move.
    return view.seat
