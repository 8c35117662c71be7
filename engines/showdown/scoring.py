"""Energy, places, and what is shown after the end.

Source: rules/showdown.md, sections 5, 7 and 8.
"""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from engines.contract import Outcome, Seat
from engines.showdown.moves import Kind
from engines.showdown.state import Options, PastRound, State


class Disclosure(Struct, frozen=True, tag_field="game", tag="showdown"):
    """All that lay hidden when the match ended, and the past with no card left out. Lists are as in a view."""

    hands: tuple[tuple[Kind, ...], ...]
    stacks: tuple[tuple[Kind, ...], ...]
    river: tuple[Kind, ...]
    past: tuple[PastRound, ...]


def energy_after(card: Kind, energy: int, options: Options) -> int:
    """The flipper's energy once this card took effect, 0 to the cap."""
    match card:
        case "hit" | "blank":
            return energy
        case "beartrap":
            return max(0, energy - options.beartrap_damage)
        case "battery":
            return min(options.energy_cap, energy + options.battery_gain)
        case _:
            assert_never(card)


def places(winner: Seat) -> tuple[int, ...]:
    """The place of each seat when this one won."""
    return (1, 2) if winner == 0 else (2, 1)


def scores(winner: Seat) -> tuple[int, ...]:
    """The points of each seat when this one won: a win is worth one."""
    return (1, 0) if winner == 0 else (0, 1)


def outcome(state: State) -> Outcome | None:
    """Who won and why; None until the match is over."""
    if state.winner is None or state.end_reason is None:
        return None
    return Outcome(places=places(state.winner), scores=scores(state.winner), reason=state.end_reason)


def disclose(state: State) -> Disclosure | None:
    """Every card of the match, once it is over; None before, and when the options keep it hidden."""
    if state.phase != "finished" or not state.options.reveal_at_end:
        return None
    return Disclosure(hands=state.hands, stacks=state.stacks, river=state.river, past=state.past)
