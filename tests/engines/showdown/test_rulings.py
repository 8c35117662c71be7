"""Every ruling, R1 to R20.

Source: rules/showdown.md, section 10.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines import showdown
from engines.contract import IllegalMove
from engines.showdown.events import (
    BettingClosed,
    CardFlipped,
    CardForfeited,
    MatchEnded,
    RiverShuffled,
    RoundEnded,
    RoundStarted,
)
from engines.showdown.moves import Fold
from engines.showdown.rules import decide
from engines.showdown.scoring import disclose
from engines.showdown.state import Options
from tests.support.matches import random_match
from tests.support.showdown import Played, cards, codes, legal, play, position, read, seed_that_draws


def told(played: Played) -> list[str]:
    """What the table saw, in a few words each."""
    words = list[str]()
    for event in played.events:
        match event:
            case BettingClosed(flipper=flipper, bet=bet, cause=cause):
                words.append(f"{flipper} flips {bet}, {cause}")
            case CardFlipped(card=card, energy_after=energy):
                words.append(f"{codes((card,))} {energy}")
            case RoundEnded(loser=loser, reason=reason):
                words.append(f"{loser} loses, {reason}")
            case CardForfeited(seat=seat, card=card):
                words.append(f"{seat} forfeits {codes((card,))}")
            case RiverShuffled(river=river):
                words.append(f"river {codes(river or ())}")
            case RoundStarted(starter=starter):
                words.append(f"{starter} starts")
            case MatchEnded(winner=winner, reason=reason):
                words.append(f"{winner} wins, {reason}")
    return words


@pytest.mark.parametrize(
    ("hands", "river", "energy", "line", "lost", "order", "words"),
    [
        pytest.param(
            "HTNB / HTNB", "-", "10/10", "s0:N s1:T b0:1 f1 x0:own", "HTNB: H", "H",
            ["0 flips 1, fold", "N 10", "1 loses, bet_reached", "1 forfeits H", "river H", "1 starts"],
            id="R3 the bet is reached: the seat that did not flip loses",
        ),
        pytest.param(
            "HTNB / HTNB", "-", "10/10", "s0:N s1:N s0:B b1:1 b0:2 f1 x0:own x0:own", "HTNB: T", "T",
            ["0 flips 2, fold", "B 10", "N 10", "1 loses, bet_reached", "1 forfeits T", "river T", "1 starts"],
            id="R4 the last bettor flips, not the first",
        ),
        pytest.param(
            "HTNB / HTNB", "-", "10/10", "s0:N s1:B b0:2 x0:own x0:opp", "HTNB: B", "B",
            ["0 flips 2, bound", "N 10", "B 10", "1 loses, bet_reached", "1 forfeits B", "river B", "1 starts"],
            id="R5 bet equal to the bound closes betting",
        ),
        pytest.param(
            "HTNB / HTNB", "-", "3/10", "s0:T s1:N b0:1 f1 x0:own", "", "",
            ["0 flips 1, fold", "T 0", "1 wins, energy"],
            id="R8 energy 0 on the card that completes the bet",
        ),
        pytest.param(
            "HTNB / HTNB", "-", "3/10", "s0:B s1:N s0:T s1:B b0:2 f1 x0:own", "", "",
            ["0 flips 2, fold", "T 0", "1 wins, energy"],
            id="R8 energy 0 with a battery still to come",
        ),
        pytest.param(
            "HTNB / HTNB", "-", "10/10", "s0:H s1:N s0:T s1:B b0:2 f1 x0:own x0:own", "HTNB: H", "H",
            ["0 flips 2, fold", "T 7", "H 7", "0 loses, hit", "0 forfeits H", "river H", "1 starts"],
            id="R9 a hit neither undoes energy changes nor costs energy",
        ),
        pytest.param(
            "HTNB / HTNB", "-", "2/10", "s0:T s1:N b0:1 f1 x0:own", "", "",
            ["0 flips 1, fold", "T 0", "1 wins, energy"],
            id="R10 negative energy is 0",
        ),
        pytest.param(
            "HTNB / HTNB", "-", "10/10", "s0:H s1:N b0:1 f1 x0:own", "HTNB: B", "B",
            ["0 flips 1, fold", "H 10", "0 loses, hit", "0 forfeits B", "river B", "1 starts"],
            id="R11 a card that was never stacked can be forfeited",
        ),
        pytest.param(
            "HTNB / HTNB", "-", "10/10", "s0:H s1:N b0:1 f1 x0:own", "HTNB: H", "H",
            ["0 flips 1, fold", "H 10", "0 loses, hit", "0 forfeits H", "river H", "1 starts"],
            id="R11 the hit that was turned can be forfeited",
        ),
        pytest.param(
            "HTN / HNB", "TB", "10/10", "s0:N s1:B b0:3 f1 x0:own x0:riv x0:riv", "HNB: N", "NTB",
            ["0 flips 3, fold", "N 10", "T 7", "B 8", "1 loses, bet_reached", "1 forfeits N", "river NTB", "1 starts"],
            id="R14 turned river cards go back and are shuffled with the forfeited card",
        ),
        pytest.param(
            "TNB / HNB", "HT", "10/10", "s0:N s1:B b0:2 f1 x0:own x0:riv", "TNB: N", "TNH",
            ["0 flips 2, fold", "N 10", "H 10", "0 loses, hit", "0 forfeits N", "river TNH", "1 starts"],
            id="R15 a hit in the river costs the flipper the round",
        ),
        pytest.param(
            "H / HTNB", "TNB", "10/10", "s0:H s1:N b0:1 f1 x0:own", "H: H", "HTNB",
            ["0 flips 1, fold", "H 10", "0 loses, hit", "0 forfeits H", "river HTNB", "1 wins, cards"],
            id="R19 a single card goes without a choice and the match ends",
        ),
        pytest.param(
            "HTNB / HTNB", "-", "10/10", "s0:N s1:H b0:2 x0:own x0:opp", "HTNB: T", "T",
            ["0 flips 2, bound", "N 10", "H 10", "0 loses, hit", "0 forfeits T", "river T", "1 starts"],
            id="R20 the opponent's hit: the loss is random too",
        ),
    ],
)  # fmt: skip
def test_rulings_on_what_follows(
    hands: str, river: str, energy: str, line: str, lost: str, order: str, words: list[str]
) -> None:
    hand, _, card = lost.partition(": ")
    seed = seed_that_draws(len(cards(river)) + 1, hand, card, order) if lost else bytes(32)
    assert told(play(position(hands, river, energy, seed=seed), line)) == words


@pytest.mark.parametrize(
    ("options", "line", "moves"),
    [
        pytest.param(
            {}, "s0:N s1:B b0:4 f1 x0:own x0:riv", "x:opp x:riv", id="R2 any pile each time, always its top card"
        ),
        pytest.param(
            {"flip_order": "free"},
            "s0:N s1:B b0:4 f1 x0:own x0:riv:1",
            "x:opp:0 x:riv:0 x:riv:1",
            id="R2 as an option any card",
        ),
        pytest.param({}, "s0:N s1:B", "s:H s:T b:1 b:2 b:3 b:4 b:5", id="R6 the first bet is 1 or more"),
        pytest.param({"auto_flip": False}, "s0:N s1:B b0:5", "x:own", id="R7 as an option the seat makes forced flips"),
        pytest.param({}, "s0:N s1:B b0:5 x0:own", "x:opp x:riv", id="R7 the server makes forced flips"),
    ],
)
def test_rulings_on_what_may_be_done(options: dict[str, Any], line: str, moves: str) -> None:
    at = position("HTN / HB", "TNB", energy_cap=30, energy="20/20", **options)
    assert legal(play(at, line).state, 0) == moves


@pytest.mark.parametrize(
    ("line", "refused", "rule"),
    [
        pytest.param("s0:N s1:N b0:2", "f1", "not-your-turn", id="R5 no fold after a bet equal to the bound"),
        pytest.param("s0:N", "b1:1", "both-must-stack-first", id="R6 no bet before both have stacked"),
        pytest.param(
            "s0:N s1:N s0:H s1:H s0:T s1:T s0:B s1:B", "s0:N", "not-in-hand", id="R6 an empty hand cannot stack"
        ),
        pytest.param(
            "s0:N s1:N s0:H s1:H s0:T s1:T s0:B s1:B", "f0", "nothing-to-fold", id="R18 an empty hand cannot hold back"
        ),
    ],
)
def test_rulings_on_what_is_refused(line: str, refused: str, rule: str) -> None:
    state = play(position(auto_flip=False), line).state
    with pytest.raises(IllegalMove) as refusal:
        decide(state, *read(refused))
    assert refusal.value.rule == rule


@pytest.mark.parametrize(
    ("hands", "line", "moves"),
    [
        pytest.param("H / HTNB", "s0:H s1:N", "b:1 b:2 b:3 b:4 b:5", id="R6 with an empty hand a bet is forced"),
        pytest.param(
            "HT / HTN", "s0:H s1:N s0:T s1:H", "b:1 b:2 b:3 b:4 b:5 b:6 b:7", id="R18 hands run out, then a bet"
        ),
    ],
)
def test_rulings_on_the_empty_hand(hands: str, line: str, moves: str) -> None:
    assert legal(play(position(hands, "TNB"), line).state, 0) == moves


@pytest.mark.parametrize(
    ("visibility", "before", "after"),
    [
        pytest.param(
            "top", ("N", None), ("T", None), id="R1 face-up pile: its top shows, and turning it uncovers the next"
        ),
        pytest.param("all", ("N", "NTB"), ("T", "TB"), id="R1 as an option the whole river lies open"),
        pytest.param("hidden", (None, None), (None, None), id="R1 as an option the river is hidden"),
    ],
)
def test_rulings_on_the_river(visibility: str, before: tuple[Any, Any], after: tuple[Any, Any]) -> None:
    at = position("HTN / HB", "NTB", river_visibility=visibility)
    later = play(at, "s0:N s1:B b0:3 f1 x0:own x0:riv").state
    for state, (top, river) in ((at, before), (later, after)):
        view = showdown.ENGINE.view(state, 1)
        assert (view.river_top, view.river) == (top and cards(top)[0], river and cards(river))


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("s0:N s1:T b0:1 f1 x0:own", id="R12 seat 1 lost and starts"),
        pytest.param("s0:H s1:T b0:1 f1 x0:own", id="R12 seat 0 lost and seat 1 starts"),
    ],
)
def test_starters_alternate_whoever_lost(line: str) -> None:
    assert [started.starter for started in play(position(), line).of_type(RoundStarted)] == [1]


@pytest.mark.parametrize(
    "seed", [pytest.param(0, id="R12 round after round"), pytest.param(1, id="R13 random first seat")]
)
def test_starters_alternate_through_a_match(seed: int) -> None:
    matches = [random_match(showdown.ENGINE, Options(), 2, Random(f"{seed} {number}")) for number in range(30)]
    firsts = set[int]()
    for match in matches:
        starters = [event.starter for event in match.events if isinstance(event, RoundStarted)]
        assert starters == [(starters[0] + number) % 2 for number in range(len(starters))]
        firsts.add(starters[0])
    assert firsts == {0, 1}


@pytest.mark.parametrize(
    ("viewer", "forfeited"),
    [
        pytest.param(0, "battery", id="R11 the loser learns its forfeit"),
        pytest.param(1, None, id="R11 the other does not learn the forfeit"),
    ],
)
def test_who_learns_the_forfeit(viewer: int, forfeited: str | None) -> None:
    """The river had a card before, so the forfeit may lie below the top."""
    at = position("HNB / HTNB", "T", seed=seed_that_draws(2, "HNB", "B", "TB"))
    view = showdown.ENGINE.view(play(at, "s0:H s1:N b0:1 f1 x0:own").state, viewer)
    assert (view.past[0].forfeited, view.river_top) == (forfeited, "beartrap")


@pytest.mark.parametrize(
    ("options", "stacks"),
    [
        pytest.param({}, ["-", "H"], id="R16 secrets are shown after the match"),
        pytest.param({"reveal_at_end": False}, None, id="R16 as an option they are not"),
    ],
)
def test_secrets_after_the_match(options: dict[str, Any], stacks: list[str] | None) -> None:
    state = play(position(energy="3/3", **options), "s0:T s1:H b0:1 f1 x0:own").state
    disclosed = disclose(state)
    assert (disclosed and [codes(stack) for stack in disclosed.stacks]) == stacks


@pytest.mark.parametrize("line", [pytest.param("s0:T s1:B b0:1 f1 x0:own", id="R17 there is one tally, energy")])
def test_there_is_one_tally(line: str) -> None:
    """No view or state has a second one, named health or anything else."""
    view = showdown.ENGINE.view(play(position(), line).state, 0)
    assert view.energy == (7, 10)
    assert not [name for name in view.__struct_fields__ if "health" in name]


@pytest.mark.parametrize("seed", [pytest.param(3, id="R18 no match lets a seat hold back: an empty hand bets")])
def test_an_empty_hand_bets(seed: int) -> None:
    seen = 0
    for number in range(60):
        for step in random_match(showdown.ENGINE, Options(), 2, Random(f"{seed} {number}")).steps[1:]:
            state = step.before
            if state.phase == "stacking" and not state.hands[state.turn]:
                seen += 1
                moves = showdown.ENGINE.legal_moves(state, state.turn)
                assert moves
                assert all(isinstance(move, showdown.moves.Bet) for move in moves)
            assert not (state.phase == "stacking" and Fold() in showdown.ENGINE.legal_moves(state, state.turn))
    assert seen > 5
