"""The worked examples, S1 to S26.

Source: rules/showdown.md, section 13.
"""

from __future__ import annotations

import pytest

from engines.contract import IllegalMove
from engines.showdown.events import (
    BetPlaced,
    CardFlipped,
    CardForfeited,
    MatchEnded,
    RiverShuffled,
    RoundEnded,
    RoundStarted,
)
from engines.showdown.rules import decide
from tests.engines.showdown.examples import EXAMPLES, Example
from tests.support.showdown import Played, cards, codes, legal, play, position, read, seed_that_draws


@pytest.mark.parametrize("auto_flip", [True, False], ids=["the server flips", "the seat flips"])
@pytest.mark.parametrize("example", EXAMPLES, ids=[example.name for example in EXAMPLES])
def test_worked_example(example: Example, auto_flip: bool) -> None:
    at = position(
        example.hands,
        example.river,
        example.energy,
        example.starter,
        seed=_seed(example),
        auto_flip=auto_flip and not example.by_hand,
    )
    moves, refused = example.moves.split(), ""
    if example.refused:
        refused = moves.pop()
    played = play(at, " ".join(moves))
    if refused:
        with pytest.raises(IllegalMove) as refusal:
            decide(played.state, *read(refused))
        assert refusal.value.rule == example.refused
    _check_table(example, played)
    _check_flips(example, at.river, played)
    _check_round(example, played)
    _check_end(example, played)


def _seed(example: Example) -> bytes:
    hand, _, lost = example.lost.partition(": ")
    return seed_that_draws(len(cards(example.river)) + 1, hand, lost, example.order) if lost else bytes(32)


def _check_table(example: Example, played: Played) -> None:
    state = played.state
    if example.legal is not None:
        assert state.turn is not None
        assert legal(state, state.turn) == example.legal
    if example.bound is not None:
        assert {bet.bound for bet in played.of_type(BetPlaced)} == {example.bound}


def _check_flips(example: Example, river: tuple[str, ...], played: Played) -> None:
    flips = played.of_type(CardFlipped)
    if example.flips is not None:
        assert [flips[0].energy_before, *(flip.energy_after for flip in flips)] == [
            int(energy) for energy in example.flips.split()
        ]
    if example.turned is not None:
        assert codes(tuple(flip.card for flip in flips)) == example.turned
    if example.tops is not None:
        top, tops = river[0], list[str]()
        for flip in flips:
            tops.append(top)
            top = flip.river_top or top
        assert tuple(tops) == cards(example.tops)


def _check_round(example: Example, played: Played) -> None:
    if example.loser is not None:
        assert [ended.loser for ended in played.of_type(RoundEnded)] == [example.loser]
    if example.reason is not None:
        assert [ended.reason for ended in played.of_type(RoundEnded)] == [example.reason]
    if example.lost:
        assert [forfeit.card for forfeit in played.of_type(CardForfeited)] == list(cards(example.lost[-1]))
    if example.order:
        assert [shuffle.river for shuffle in played.of_type(RiverShuffled)] == [cards(example.order)]
    if example.then_hands is not None:
        assert " / ".join(codes(hand) for hand in played.state.hands) == example.then_hands
    if example.then_river is not None:
        assert codes(played.state.river) == example.then_river
    if example.then_energy is not None:
        assert "/".join(str(energy) for energy in played.state.energy) == example.then_energy
    if example.then_starter is not None:
        assert [started.starter for started in played.of_type(RoundStarted)] == [example.then_starter]


def _check_end(example: Example, played: Played) -> None:
    ends = [f"{end.winner} by {end.reason}" for end in played.of_type(MatchEnded)]
    assert ends == ([] if example.won is None else [example.won])
    if example.won == "1 by energy":
        assert not played.of_type(CardForfeited), "nothing is forfeited"
