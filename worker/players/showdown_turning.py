"""How the turning of cards would go in a world of Showdown, and what a seat may hope for after it.

Source: rules/showdown.md, sections 5, 6 and 14.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct

from engines.showdown.moves import Kind
from engines.showdown.view import View

CARDS_DECIDE = 4.7
"""How much a seat's cards count. Fitted to the solved game: 4 against 3 cards win .79, and 3 against 2 win .88."""

ENERGY_DECIDES = 0.7
"""How much its energy does: a full hand against three cards wins .72 with energy 10, and .61 with 5."""

TRAPS_TO_FEAR = 4
"""Energy that would outlast more beartraps than this is worth no more."""


class Standing(Struct, frozen=True):
    """What a seat has left in the match: the cards that it has not forfeited, and its energy."""

    cards: int
    energy: int


class Piles(Struct, frozen=True):
    """The cards before a seat that turns them, each pile top first: its own, the other seat's and the river."""

    own: tuple[Kind, ...]
    across: tuple[Kind, ...]
    river: tuple[Kind, ...]


def course(view: View, piles: Piles, energy: int, prefers_river: bool) -> list[int]:
    """The energy after each card that the seat can turn, as far as it comes: a hit is not counted, a 0 is the last.

    After its own stack it takes the card that shows on the river unless that would stop it; if no card shows there, it
    takes the pile that it prefers.
    """
    energies: list[int] = []
    own, across, river = list(piles.own), list(piles.across), list(piles.river)
    if view.options.flip_order == "free" and view.options.river_visibility == "all":
        river.sort(key=lambda card: (card == "hit", card == "beartrap"))
    while own or across or river:
        if not own and across and river:
            pile = river if _takes_river(view, river[0], energy, prefers_river) else across
        else:
            pile = own or across or river
        card = pile.pop(0)
        if card == "hit":
            break
        energy = _energy_after(view, card, energy)
        energies.append(energy)
        if energy == 0:
            break
    return energies


def hope(view: View, mine: Standing, other: Standing) -> float:
    """The chance of winning the match, 0 to 1, between two rounds. At least one of the two must be alive."""
    strength, against = _strength(view, mine), _strength(view, other)
    return strength / (strength + against)


def hope_of_turner(view: View, turner: Standing, other: Standing, energies: Sequence[int], count: int) -> float:
    """The chance of winning the match for a seat that must turn so many cards. `energies` is its course."""
    energy = [turner.energy, *energies][min(count, len(energies))]
    if energy == 0:
        return 0.0
    if count > len(energies):
        return hope(view, Standing(turner.cards - 1, energy), other)
    return hope(view, Standing(turner.cards, energy), Standing(other.cards - 1, other.energy))


def _strength(view: View, standing: Standing) -> float:
    energy = min(standing.energy, TRAPS_TO_FEAR * view.options.beartrap_damage)
    return float(standing.cards**CARDS_DECIDE * energy**ENERGY_DECIDES)


def _takes_river(view: View, top: Kind, energy: int, prefers_river: bool) -> bool:
    if view.options.river_visibility == "hidden":
        return prefers_river
    return top != "hit" and _energy_after(view, top, energy) > 0


def _energy_after(view: View, card: Kind, energy: int) -> int:
    match card:
        case "hit" | "blank":
            return energy
        case "beartrap":
            return max(0, energy - view.options.beartrap_damage)
        case "battery":
            return min(view.options.energy_cap, energy + view.options.battery_gain)
        case _:
            assert_never(card)
