"""The worked examples: a trick, who wins it, and how the pawns move.

Source: rules/liars-race.md, section 12.
"""

from __future__ import annotations

from typing import Any

import pytest

from engines.contract import InvalidOptions
from engines.liars_race.events import DealStarted, DiceRolled, HandDealt, MatchEnded, PawnMoved, TrickWon
from engines.liars_race.moves import DECK
from engines.liars_race.rules import check
from engines.liars_race.state import Options
from tests.support.liars_race import all_cards, at, begun, board, play, played_out


def told(moves: list[PawnMoved]) -> str:
    """As the rules page writes it: `"2: 0→3; 1: 13→10 red→4"`."""
    return "; ".join(
        f"{move.seat}: {move.from_}→{move.landed}" + (f" {move.shortcut}→{move.to}" if move.shortcut else "")
        for move in moves
    )


@pytest.mark.parametrize(
    ("plays", "positions", "dice", "options", "winner", "moves", "final"),
    [
        pytest.param("0:3h 1:5h 2:9c", "0 0 0", "2 5 3", {}, 1, "1: 0→5", "0 5 0", id="L1"),
        pytest.param("0:9h 1:5s 2:9s", "6 13 0", "2 5 3", {}, 2, "2: 0→3; 1: 13→10 red→4", "6 4 3", id="L2"),
        pytest.param("0:Ah 1:2h 2:9c", "0 0 0", "4 3 6", {}, 1, "1: 0→5", "0 5 0", id="L3"),
        pytest.param("0:Ah 1:2h 2:9c", "0 0 0", "4 3 6", {"ace_rank": "high"}, 0, "0: 0→8", "8 0 0", id="L4"),
        pytest.param("0:Ac 1:7d 2:Th", "5 11 2", "3 6 1", {}, 0, "0: 5→11", "11 11 2", id="L5"),
        pytest.param("0:Kh 1:As 2:Qd", "6 11 3", "2 5 4", {}, 1, "1: 11→21; 2: 3→2; 0: 6→5", "5 21 2", id="L6"),
        pytest.param("0:Kh 1:2s 2:Qd", "6 11 3", "2 5 4", {}, 1, "1: 11→18; 2: 3→2; 0: 6→5", "5 18 2", id="L7"),
        pytest.param("0:4d 1:Kc 2:3d", "1 12 8", "4 6 2", {}, 0, "0: 1→5; 1: 12→11", "5 11 8", id="L8"),
        pytest.param("2:Ks 0:Xb 1:3c", "5 14 19", "6 2 3", {}, 0, "0: 5→8; 2: 19→15 red→9", "8 14 9", id="L9"),
        pytest.param(
            "0:Qh 1:Xr 2:As", "12 2 25", "1 6 4", {}, 1, "1: 2→5; 2: 25→22 green→28; 0: 12→11", "11 5 28", id="L10"
        ),
        pytest.param("1:Xr 2:Td 0:Xb", "5 5 5", "1 6 4", {}, 0, "0: 5→8", "8 5 5", id="L11"),
        pytest.param("0:Xb 1:Qs 2:3c", "18 30 7", "1 6 4", {}, 0, "0: 18→21; 1: 30→26", "21 26 7", id="L12"),
        pytest.param("0:7s 1:9s 2:Jc", "2 3 0", "1 5 6", {}, 1, "1: 3→8; 2: 0→0; 0: 2→0", "0 8 0", id="L13"),
        pytest.param(
            "0:7s 1:9s 2:Jc",
            "2 3 0",
            "1 5 6",
            {"below_start": "skip"},
            1,
            "1: 3→8; 2: 0→0; 0: 2→2",
            "2 8 0",
            id="L14",
        ),
        pytest.param("0:9d 1:Qd 2:Jc", "3 5 10", "2 2 2", {}, 1, "1: 5→7; 2: 10→9 green→15", "3 7 15", id="L15"),
        pytest.param(
            "0:9d 1:Qd 2:Jc",
            "3 5 10",
            "2 2 2",
            {"penalty_shortcuts": False},
            1,
            "1: 5→7; 2: 10→9",
            "3 7 9",
            id="L16",
        ),
        pytest.param("0:Td 1:5s 2:6s", "3 18 1", "6 2 5", {}, 2, "2: 1→6; 1: 18→15 red→9", "3 9 6", id="L17"),
        pytest.param("0:Td 1:9d 2:6h", "14 18 1", "6 2 5", {}, 0, "0: 14→20 red→9", "9 18 1", id="L18"),
        pytest.param("0:Td 1:9d 2:6h", "18 28 1", "4 2 5", {}, 0, "0: 18→22 green→28", "28 28 1", id="L19"),
        pytest.param("0:Qd 1:Kd 2:6h", "29 12 1", "4 2 5", {}, 1, "1: 12→14; 0: 29→28 red→22", "22 14 1", id="L20"),
        pytest.param("0:Td 1:Jc 2:6h", "30 31 1", "6 6 5", {}, 0, "0: 30→32", "32 31 1", id="L21"),
        pytest.param(
            "0:Td 1:Jc 2:6h",
            "30 31 1",
            "6 6 5",
            {"goal_rule": "exact_stay"},
            0,
            "0: 30→30; 1: 31→30",
            "30 30 1",
            id="L22",
        ),
        pytest.param(
            "0:Td 1:Jc 2:6h",
            "30 31 1",
            "6 6 5",
            {"goal_rule": "exact_bounce"},
            0,
            "0: 30→28 red→22; 1: 31→30",
            "22 30 1",
            id="L23",
        ),
        pytest.param("1:Ad 2:5c 0:Jh", "16 21 8", "2 6 3", {}, 1, "1: 21→32", "16 32 8", id="L24"),
        pytest.param(
            "3:Jd 0:2d 1:Ks 2:As",
            "12 25 7 29",
            "3 5 2 6",
            {},
            1,
            "1: 25→30; 2: 7→4 green→10; 3: 29→28 red→22",
            "12 30 10 22",
            id="L25",
        ),
        pytest.param(
            "0:7s 1:Ah 2:Js", "12 25 7", "3 5 2", {}, 2, "2: 7→9 green→15; 0: 12→9 green→15", "15 25 15", id="L26"
        ),
        pytest.param(
            "0:7s 1:Ks 2:Qs",
            "13 21 24",
            "6 1 4",
            {},
            1,
            "1: 21→22 green→28; 2: 24→20 red→9; 0: 13→10 red→4",
            "4 28 9",
            id="L27",
        ),
    ],
)
def test_a_trick(
    plays: str, positions: str, dice: str, options: dict[str, Any], winner: int, moves: str, final: str
) -> None:
    played = play(at(positions, dice, plays, **options), plays)
    won = played.only(TrickWon)
    assert won.seat == winner
    assert won.lead_suit == (None if plays[2] == "X" else plays[3])
    assert " ".join(f"{each.seat}:{each.card}" for each in won.plays) == plays
    assert told(played.of_type(PawnMoved)) == moves
    assert " ".join(map(str, played.state.positions)) == final
    is_over = "32" in final.split()
    assert bool(played.of_type(MatchEnded)) == is_over
    assert (played.state.turn, played.state.leader) == (None if is_over else winner, winner)


def test_l28_a_new_deal() -> None:
    """L28: the last trick of deal 1 was won by seat 2, and nobody is on GOAL."""
    seed = next(
        seed for seed in map(bytes, ([n] * 32 for n in range(256))) if played_out(begun(seed=seed)).state.leader == 2
    )
    played = played_out(begun(seed=seed))
    assert max(played.state.positions) < 32
    assert played.only(DealStarted) == DealStarted(deal=2, leader=2, hand_size=6, undealt_count=36)
    assert [len(dealt.cards or ()) for dealt in played.of_type(HandDealt)] == [6, 6, 6]
    assert played.only(DiceRolled).dice == played.state.dice
    assert (played.state.turn, played.state.trick, played.state.tricks, played.state.tricks_total) == (2, 1, (), 6)
    assert sorted(all_cards(played.state)) == sorted(DECK)


def test_l29_a_board_whose_red_arrow_leads_nowhere() -> None:
    """L29: rejected: 5 is not a green space."""
    with pytest.raises(InvalidOptions, match="5 is not") as refusal:
        check(Options(board=board(20, "3>8", "8>5")), 3)
    assert refusal.value.option == "board"
    assert refusal.value.detail == "the red arrow 8→5 must lead to a green space, and 5 is not one"
