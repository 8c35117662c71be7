"""What the tests for every game must know of each: its options, its moves and its cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from engines.cards import DECK
from engines.liars_race.moves import DECK as LIARS_RACE_DECK
from engines.schieberamsch.moves import DECK as SCHIEBERAMSCH_DECK
from engines.showdown.moves import KINDS, Bet, Flip, Fold, StackCard
from engines.showdown.state import Options, State
from tests.support import down_and_back, liars_race, schieberamsch


@dataclass(frozen=True)
class Game:
    """What a game cannot say about itself.

    `options` draws any options that go together. `moves` holds every move that the codec lets through; where those are
    too many to list, `moves_in` gives the others that are worth trying in a state, all legal ones among them. `cards`
    lists all cards of a state, wherever they lie, and `deck` what that list must be, sorted. No match has more than
    `longest` moves.
    """

    options: SearchStrategy[Any]
    moves: tuple[msgspec.Struct, ...]
    cards: Callable[[Any], list[str]]
    deck: list[str]
    longest: int
    moves_in: Callable[[Any], tuple[msgspec.Struct, ...]] = lambda state: ()


@st.composite
def _showdown_options(draw: st.DrawFn) -> Options:
    cap = draw(st.integers(1, 30))
    return Options(
        starting_energy=draw(st.integers(1, cap)),
        energy_cap=cap,
        beartrap_damage=draw(st.integers(1, 10)),
        battery_gain=draw(st.integers(0, 10)),
        river_visibility=draw(st.sampled_from(("top", "all", "hidden"))),
        flip_order=draw(st.sampled_from(("top_down", "free"))),
        next_starter=draw(st.sampled_from(("alternate", "loser", "winner"))),
        first_seat=draw(st.sampled_from(("random", 0, 1))),
        auto_flip=draw(st.booleans()),
        reveal_at_end=draw(st.booleans()),
    )


def _showdown_cards(state: State) -> list[str]:
    piles = (*state.hands, *state.stacks, state.river, tuple(turned.card for turned in state.flipped))
    return [card for pile in piles for card in pile]


GAMES: Mapping[str, Game] = {
    "showdown": Game(
        options=_showdown_options(),
        moves=(
            *(StackCard(card=kind) for kind in KINDS),
            *(Bet(count=count) for count in range(1, 9)),
            Fold(),
            *(Flip(pile=pile, index=index) for pile in ("own", "opponent", "river") for index in (None, *range(8))),
        ),
        cards=_showdown_cards,
        deck=sorted(KINDS * 2),
        longest=91 + 56,
    ),
    "down-and-back": Game(
        options=down_and_back.any_options(),
        moves=down_and_back.MOVES,
        cards=down_and_back.all_cards,
        deck=sorted(DECK),
        longest=down_and_back.LONGEST,
        moves_in=down_and_back.splits_to_try,
    ),
    "schieberamsch": Game(
        options=schieberamsch.any_options(),
        moves=schieberamsch.MOVES,
        cards=schieberamsch.all_cards,
        deck=sorted(SCHIEBERAMSCH_DECK),
        longest=schieberamsch.LONGEST,
        moves_in=schieberamsch.discards_to_try,
    ),
    "liars-race": Game(
        options=liars_race.any_options(),
        moves=liars_race.MOVES,
        cards=liars_race.all_cards,
        deck=sorted(LIARS_RACE_DECK),
        longest=liars_race.LONGEST,
    ),
}
