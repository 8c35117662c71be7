"""Every ruling, R1 to R23.

Source: rules/liars-race.md, section 11.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engines import liars_race
from engines.chance import drawn
from engines.liars_race.events import DealStarted, DiceRolled, HandDealt, MatchEnded, PawnMoved, TrickWon
from engines.liars_race.moves import DECK, PlayCard
from engines.liars_race.rules import check, legal_moves
from engines.liars_race.scoring import Disclosure
from engines.liars_race.state import BOARDS, BoardName, Options
from tests.support.liars_race import at, begun, play, played_out
from tests.support.matches import random_match

ENGINE = liars_race.ENGINE
SEEDS = [bytes([number] * 32) for number in range(60)]


@pytest.mark.parametrize(
    ("plays", "options", "winner"),
    [
        pytest.param("0:Ah 1:2h 2:9c", {}, 1, id="R1 the ace is below the two"),
        pytest.param("0:Kh 1:Ah 2:9c", {}, 0, id="R1 the ace is below the king"),
        pytest.param("0:As 1:2s 2:9c", {}, 1, id="R1 the ace of spades is the lowest trump"),
        pytest.param("0:Kh 1:Ah 2:9c", {"ace_rank": "high"}, 1, id="R1 a high ace is above the king"),
        pytest.param("0:Kh 1:Qh 2:As", {}, 2, id="R1 a low ace of spades is a trump all the same"),
        pytest.param("0:Kh 1:Ac 2:9c", {"ace_rank": "high"}, 0, id="R1 a high ace of another suit does not win"),
        pytest.param("0:3h 1:Xb 2:Xr", {}, 2, id="R12 the coloured joker after the black one"),
        pytest.param("0:3h 1:Xr 2:Xb", {}, 2, id="R12 the black joker after the coloured one"),
        pytest.param("0:Xr 1:Xb 2:Ks", {}, 1, id="R12 the later one, though not the last card"),
        pytest.param("0:2s 1:Kh 2:Kd", {}, 0, id="R23 a spade that is led"),
        pytest.param("0:Xb 1:Kh 2:Ks", {}, 0, id="R10 a joker that is led wins whatever follows"),
        pytest.param("0:Xb 1:Kh 2:Xr", {}, 2, id="R10 a joker that is led loses to the other one only"),
    ],
)
def test_who_wins(plays: str, options: dict[str, Any], winner: int) -> None:
    assert play(at("0 0 0", "1 1 1", plays, **options), plays).only(TrickWon).seat == winner


@pytest.mark.parametrize(
    ("plays", "options", "seat", "steps"),
    [
        pytest.param("0:Ah 1:7h 2:9c", {"ace_rank": "high"}, 0, 8, id="R1 a high ace keeps its bonus"),
        pytest.param("0:Kh 1:Xb 2:9c", {}, 0, -1, id="R11 a court card beaten by a joker"),
        pytest.param("0:7s 1:Xb 2:9c", {}, 0, -3, id="R11 a spade beaten by a joker"),
        pytest.param("0:Ks 1:Xb 2:9c", {}, 0, -4, id="R11 a court card of spades beaten by a joker"),
        pytest.param("0:Xr 1:Xb 2:9c", {}, 0, 0, id="R11 a joker beaten by a joker"),
        pytest.param("0:Jh 1:Ks 2:9c", {}, 0, -1, id="R14 a jack of hearts"),
        pytest.param("0:Js 1:Ks 2:9c", {}, 0, -4, id="R14 a jack of spades"),
        pytest.param("0:Qs 1:Ks 2:9c", {}, 0, -4, id="R14 a queen of spades"),
        pytest.param("0:Ts 1:Ks 2:9c", {}, 0, -3, id="R14 a ten of spades is no court card"),
        pytest.param("0:Ah 1:7h 2:9c", {}, 0, 0, id="R15 an ace that loses"),
        pytest.param("0:2h 1:7h 2:9c", {}, 0, 0, id="R15 a two that loses"),
        pytest.param("0:As 1:7s 2:9c", {}, 0, -3, id="R15 an ace of spades that loses"),
        pytest.param("0:2s 1:7s 2:9c", {}, 0, -3, id="R15 a two of spades that loses"),
        pytest.param("0:Ah 1:7d 2:9c", {}, 0, 8, id="R15 an ace that wins"),
        pytest.param("0:2h 1:7d 2:9c", {}, 0, 6, id="R15 a two that wins"),
    ],
)
def test_what_a_card_is_worth(plays: str, options: dict[str, Any], seat: int, steps: int) -> None:
    played = play(at("12 12 12", "4 4 4", plays, **options), plays)
    assert [move.steps for move in played.of_type(PawnMoved) if move.seat == seat] == ([steps] if steps else [])


@pytest.mark.parametrize(
    ("plays", "positions", "options", "seat", "final"),
    [
        pytest.param("0:5s 1:9s 2:3h", "2 0 0", {}, 0, 0, id="R5 three back from 2"),
        pytest.param("0:Qs 1:Ks 2:3h", "4 0 0", {}, 0, 0, id="R5 four back from 4"),
        pytest.param("0:5s 1:9s 2:3h", "2 0 0", {"below_start": "skip"}, 0, 2, id="R5 or not at all"),
        pytest.param("0:5s 1:9s 2:3h", "3 0 0", {"below_start": "skip"}, 0, 0, id="R5 but to the start itself"),
        pytest.param("0:9h 1:5h 2:3h", "28 0 0", {}, 0, 32, id="R6 reaching the goal"),
        pytest.param("0:9h 1:5h 2:3h", "31 0 0", {}, 0, 32, id="R6 passing the goal"),
        pytest.param("0:9h 1:5h 2:3h", "28 0 0", {"goal_rule": "exact_stay"}, 0, 32, id="R6 exact_stay, reaching"),
        pytest.param("0:9h 1:5h 2:3h", "29 0 0", {"goal_rule": "exact_stay"}, 0, 29, id="R6 exact_stay, passing"),
        pytest.param("0:9h 1:5h 2:3h", "28 0 0", {"goal_rule": "exact_bounce"}, 0, 32, id="R6 exact_bounce, reaching"),
        pytest.param("0:9h 1:5h 2:3h", "29 0 0", {"goal_rule": "exact_bounce"}, 0, 31, id="R6 exact_bounce, passing"),
        pytest.param(
            "0:9h 1:5h 2:3h", "30 0 0", {"goal_rule": "exact_bounce"}, 0, 30, id="R6 exact_bounce, and there again"
        ),
        pytest.param("0:Kh 1:9s 2:3h", "10 0 0", {}, 0, 15, id="R7 a penalty onto green"),
        pytest.param("0:Kh 1:9s 2:3h", "16 0 0", {}, 0, 9, id="R7 a penalty onto red"),
        pytest.param("0:Kh 1:9s 2:3h", "10 0 0", {"penalty_shortcuts": False}, 0, 9, id="R7 or not onto green"),
        pytest.param("0:Kh 1:9s 2:3h", "16 0 0", {"penalty_shortcuts": False}, 0, 15, id="R7 or not onto red"),
        pytest.param("0:9h 1:5h 2:3h", "5 0 0", {"penalty_shortcuts": False}, 0, 15, id="R7 a win onto green still"),
        pytest.param("0:9h 1:5h 2:3h", "0 0 0", {}, 0, 10, id="R8 green leads to red 10, and no further"),
        pytest.param("0:9h 1:5h 2:3h", "11 0 0", {}, 0, 9, id="R8 red leads to green 9, and no further"),
        pytest.param("0:9h 1:5h 2:3h", "6 0 0", {}, 0, 4, id="R8 red 10 works again once it was left"),
        pytest.param(
            "0:Ah 1:5d 2:3d", "28 0 0", {"goal_rule": "exact_stay"}, 0, 28, id="R8 red 28 is safe if the pawn must stay"
        ),
        pytest.param(
            "0:Ah 1:5d 2:3d", "28 0 0", {"goal_rule": "exact_bounce"}, 0, 28, id="R8 red 28 is safe if it ends there"
        ),
        pytest.param(
            "0:Qs 1:Ks 2:3h",
            "3 0 0",
            {"below_start": "skip", "board": "short"},
            0,
            3,
            id="R8 green 3 does nothing to a pawn that cannot go back",
        ),
        pytest.param("0:Qs 1:Ks 2:3h", "18 0 0", {}, 0, 14, id="R14 neither green 17 nor red 15 is touched on the way"),
    ],
)
def test_where_a_pawn_goes(plays: str, positions: str, options: dict[str, Any], seat: int, final: int) -> None:
    played = play(at(positions, "4 4 4", plays, **options), plays)
    (move,) = (move for move in played.of_type(PawnMoved) if move.seat == seat)
    assert (move.to, played.state.positions[seat]) == (final, final)


def test_r2_dice_are_rolled_once_a_deal() -> None:
    state = begun()
    played = played_out(state)
    assert len(played.of_type(TrickWon)) == 6
    assert len(played.of_type(DiceRolled)) == 1
    assert isinstance(played.events[-1], DiceRolled), "the roll follows the deal"
    assert played.events[-1].dice != state.dice


@pytest.mark.parametrize("seat_count", [3, 4])
def test_r3_the_first_leader_is_drawn(seat_count: int) -> None:
    leaders = Counter[int]()
    for seed in SEEDS:
        started = ENGINE.initial(Options(), seat_count, seed)[0]
        assert isinstance(started, DealStarted)
        assert started.leader == drawn(range(seat_count), seed, "first-leader")
        leaders[started.leader] += 1
    assert set(leaders) == set(range(seat_count))
    assert min(leaders.values()) >= 5


def test_r4_a_new_deal_is_led_by_who_won_last() -> None:
    winners = set[int]()
    for seed in SEEDS[:20]:
        played = played_out(begun(seed=seed))
        if played.state.phase == "playing":
            last = played.of_type(TrickWon)[-1].seat
            assert (played.only(DealStarted).leader, played.state.leader, played.state.turn) == (last, last, last)
            assert len(played.of_type(HandDealt)) == 3
            winners.add(last)
    assert winners == {0, 1, 2}


def test_r9_no_penalty_once_the_race_is_over() -> None:
    over = play(at("30 12 12", "4 4 4", "0:9s 1:Kd 2:5s"), "0:9s 1:Kd 2:5s")
    assert [move.seat for move in over.of_type(PawnMoved)] == [0]
    assert over.only(MatchEnded) == MatchEnded(reason="goal", places=(1, 2, 2), scores=(32, 12, 12))
    assert isinstance(over.events[-1], MatchEnded)


def test_r10_a_joker_that_is_led_has_no_suit() -> None:
    played = play(at("0 0 0", "1 1 1", "0:Xb 1:Kh 2:3c"), "0:Xb 1:Kh")
    assert ENGINE.view(played.state, None).lead_suit is None
    assert play(played.state, "2:3c").only(TrickWon).lead_suit is None


@pytest.mark.parametrize(
    ("plays", "positions", "winner", "places"),
    [
        pytest.param("0:9h 1:5h 2:3h", "1 20 8", 1, (3, 1, 2), id="R13 the pawn that is ahead"),
        pytest.param("0:9h 1:5h 2:3h", "2 6 6", 0, (1, 2, 2), id="R13 of equals the winner of the last trick"),
        pytest.param("1:9h 2:5h 0:3h", "20 2 20", 2, (2, 3, 1), id="R13 else the first one clockwise from there"),
        pytest.param("2:9h 0:5h 1:3h", "20 20 2", 0, (1, 2, 3), id="R13 clockwise goes on with seat 0"),
    ],
)
def test_the_cap_on_deals(plays: str, positions: str, winner: int, places: tuple[int, ...]) -> None:
    played = play(at(positions, "4 4 4", plays, max_deals=1, hand_size=1), plays)
    ended = played.only(MatchEnded)
    assert (ended.reason, ended.places, played.state.winner) == ("max_deals", places, winner)
    assert ended.scores == played.state.positions
    assert not played.of_type(DealStarted)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_r16_dice_are_for_all_to_see(viewer: int | None) -> None:
    state = begun()
    assert ENGINE.view(state, viewer).dice == state.dice
    rolled = next(event for event in ENGINE.initial(Options(), 3, SEEDS[1]) if isinstance(event, DiceRolled))
    assert ENGINE.redact(rolled, viewer) == rolled


def test_r17_after_the_end_only_hands_are_shown() -> None:
    over = play(at("30 12 12", "4 4 4", "0:9s 1:Kd 2:5s"), "0:9s 1:Kd 2:5s").state
    shown = ENGINE.disclose(over)
    assert isinstance(shown, Disclosure)
    assert shown.hands == over.hands
    assert [len(hand) for hand in shown.hands] == [5, 5, 5]
    assert ENGINE.disclose(replace(over, options=Options(reveal_at_end=False))) is None


def test_r18_pawns_share_a_space() -> None:
    played = play(at("8 12 12", "4 4 4", "0:9h 1:5h 2:3h"), "0:9h 1:5h 2:3h")
    assert played.state.positions == (12, 12, 12)
    assert len(played.of_type(PawnMoved)) == 1


def test_r19_the_winner_cannot_decline() -> None:
    """A move onto the red trap 20 follows at once, and there is no other move than to play a card."""
    assert ENGINE.move_types == (PlayCard,)
    played = play(at("16 0 0", "4 4 4", "0:9h 1:5h 2:3h"), "0:9h 1:5h 2:3h")
    assert played.state.positions == (9, 0, 0)


@pytest.mark.parametrize(
    ("name", "length", "green", "red"),
    [
        pytest.param("short", 20, "3>8 7>13 12>17", "8>3 13>7 17>12", id="R20 short"),
        pytest.param("standard", 32, "4>10 9>15 17>23 22>28", "10>4 15>9 20>9 23>17 28>22", id="R20 standard"),
        pytest.param("long", 44, "4>11 10>17 20>27 26>33 34>40", "11>4 17>10 23>10 27>20 33>26 40>34", id="R20 long"),
    ],
)
def test_our_own_boards(name: BoardName, length: int, green: str, red: str) -> None:
    made = BOARDS[name]
    assert (made.name, made.length) == (name, length)
    assert " ".join(f"{arrow.from_}>{arrow.to}" for arrow in made.green) == green
    assert " ".join(f"{arrow.from_}>{arrow.to}" for arrow in made.red) == red
    check(Options(board=made), 3)
    assert ENGINE.view(begun(board=name), None).board == made


@pytest.mark.parametrize("seat_count", [3, 4])
def test_r21_each_seat_has_a_pawn_and_a_die(seat_count: int) -> None:
    faces = Counter[int]()
    for seed in SEEDS:
        state = begun(seat_count, seed)
        assert state.positions == (0,) * seat_count
        assert len(state.dice) == seat_count
        faces.update(state.dice)
    assert set(faces) == {1, 2, 3, 4, 5, 6}


def test_r22_two_players_are_not_offered() -> None:
    assert list(ENGINE.seats) == [3, 4]


@pytest.mark.parametrize("seat_count", [3, 4])
def test_r23_every_card_may_be_played_at_any_time(seat_count: int) -> None:
    match = random_match(ENGINE, Options(), seat_count, Random(23))
    for step in match.steps[:-1]:
        seat = step.after.turn
        assert [move.card for move in legal_moves(step.after, seat)] == list(step.after.hands[seat])
    led = {step.after.plays[0].card for step in match.steps if len(step.after.plays) == 1}
    assert any(card in led for card in DECK if card[1] == "s")
