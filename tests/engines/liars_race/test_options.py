"""Every option: its default, its limits, and what each value does.

Source: rules/liars-race.md, sections 3 and 10.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from engines import liars_race
from engines.chance import drawn, shuffled
from engines.contract import InvalidOptions
from engines.liars_race.events import DealStarted, DiceRolled, Event, HandDealt, MatchEnded, TrickWon
from engines.liars_race.moves import DECK, in_order
from engines.liars_race.state import Options
from tests.support.liars_race import begun, played_out
from tests.support.matches import Match, random_match

ENGINE = liars_race.ENGINE
SEED = bytes(range(32))

DEFAULTS: dict[str, Any] = {
    "board": "standard",
    "hand_size": "auto",
    "ace_rank": "low",
    "dice_policy": "per_deal",
    "first_leader": "random",
    "goal_rule": "reach_or_pass",
    "below_start": "clamp",
    "penalty_shortcuts": True,
    "max_deals": 30,
    "reveal_at_end": True,
}


def test_there_are_no_other_options() -> None:
    assert msgspec.to_builtins(Options()) == DEFAULTS


@pytest.mark.parametrize(
    ("name", "value"),
    [
        pytest.param(name, value, id=f"sec 10: {name}: {value} is allowed")
        for name, values in {
            "board": ("short", "standard", "long"),
            "hand_size": ("auto", 1, 13),
            "ace_rank": ("low", "high"),
            "dice_policy": ("per_deal", "per_trick", "per_game"),
            "first_leader": ("random", 0, 3),
            "goal_rule": ("reach_or_pass", "exact_stay", "exact_bounce"),
            "below_start": ("clamp", "skip"),
            "penalty_shortcuts": (True, False),
            "max_deals": (1, 100),
            "reveal_at_end": (True, False),
        }.items()
        for value in values
    ],
)
def test_values_within_the_limits(name: str, value: Any) -> None:
    assert getattr(msgspec.convert({name: value}, Options), name) == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        pytest.param(name, value, id=f"sec 10: {name}: {value!r} is refused")
        for name, values in {
            "board": ("huge", 32, None),
            "hand_size": (0, 14, "6", None),
            "ace_rank": ("middle", 14),
            "dice_policy": ("never", None),
            "first_leader": (-1, 4, "0", None),
            "goal_rule": ("exact", None),
            "below_start": ("wrap", None),
            "penalty_shortcuts": ("true", 1),
            "max_deals": (0, 101, 1.5),
            "reveal_at_end": (0, None),
            "rounds": (3,),
        }.items()
        for value in values
    ],
)
def test_values_beyond_the_limits(name: str, value: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({name: value}, Options)


@pytest.mark.parametrize(
    ("leader", "seat_count", "is_allowed"),
    [
        pytest.param(2, 3, True, id="sec 10: first_leader: the last of three seats"),
        pytest.param(3, 4, True, id="sec 10: first_leader: the last of four seats"),
        pytest.param(3, 3, False, id="sec 10: first_leader: a seat that is not there"),
    ],
)
def test_the_first_leader_has_a_seat(leader: int, seat_count: int, is_allowed: bool) -> None:
    options = Options(first_leader=leader)
    if is_allowed:
        ENGINE.check(options, seat_count)
        assert begun(seat_count, first_leader=leader).turn == leader
    else:
        with pytest.raises(InvalidOptions, match="must be below 3") as refusal:
            ENGINE.check(options, seat_count)
        assert refusal.value.option == "first_leader"


@pytest.mark.parametrize(
    ("seat_count", "hand_size", "cards"),
    [
        pytest.param(3, "auto", 6, id="sec 3: three seats get 6 cards"),
        pytest.param(4, "auto", 5, id="sec 3: four seats get 5 cards"),
        pytest.param(3, 1, 1, id="sec 10: hand_size: 1"),
        pytest.param(4, 13, 13, id="sec 10: hand_size: 13, the most that four seats can be dealt"),
    ],
)
def test_the_size_of_hands(seat_count: int, hand_size: Any, cards: int) -> None:
    state = begun(seat_count, hand_size=hand_size)
    assert [len(hand) for hand in state.hands] == [cards] * seat_count
    assert len(state.undealt) == 54 - cards * seat_count
    view = ENGINE.view(state, None)
    assert (view.hand_counts, view.undealt_count) == ((cards,) * seat_count, 54 - cards * seat_count)
    tricks = played_out(begun(seat_count, hand_size=hand_size, board="long", goal_rule="exact_stay")).of_type(TrickWon)
    assert len(tricks) == cards


@pytest.mark.parametrize("seat_count", [3, 4], ids=lambda seats: f"sec 3: draws, {seats} seats")
def test_hands_and_dice_are_drawn_by_their_labels(seat_count: int) -> None:
    events = ENGINE.initial(Options(first_leader=0), seat_count, SEED)
    deck, size = shuffled(DECK, SEED, "deal/1"), 6 if seat_count == 3 else 5
    dice = tuple(drawn((1, 2, 3, 4, 5, 6), SEED, f"dice/1/1/{seat}") for seat in range(seat_count))
    assert events == (
        DealStarted(deal=1, leader=0, hand_size=size, undealt_count=54 - size * seat_count),
        *(HandDealt(seat=seat, cards=in_order(deck[seat * size : seat * size + size])) for seat in range(seat_count)),
        DiceRolled(dice=dice),
    )


def test_the_next_deal_is_drawn_by_its_own_label() -> None:
    played = played_out(begun(seed=SEED))
    deck = shuffled(DECK, SEED, "deal/2")
    assert [dealt.cards for dealt in played.of_type(HandDealt)] == [in_order(deck[at : at + 6]) for at in (0, 6, 12)]
    dice = tuple(drawn((1, 2, 3, 4, 5, 6), SEED, f"dice/2/1/{seat}") for seat in range(3))
    assert played.only(DiceRolled).dice == dice


def a_match(**options: Any) -> Match:
    return random_match(ENGINE, Options(board="long", **options), 4, Random(10))


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [type(event).__name__ for event in events if isinstance(event, DealStarted | DiceRolled | TrickWon)]


@pytest.mark.parametrize(
    ("policy", "one_deal"),
    [
        pytest.param("per_deal", ["DealStarted", "DiceRolled", *["TrickWon"] * 5], id="sec 10: dice_policy: per_deal"),
        pytest.param(
            "per_trick", ["DealStarted", *["DiceRolled", "TrickWon"] * 5], id="sec 10: dice_policy: per_trick"
        ),
        pytest.param("per_game", ["DealStarted", *["TrickWon"] * 5], id="sec 10: dice_policy: per_game"),
    ],
)
def test_when_dice_are_rolled(policy: str, one_deal: list[str]) -> None:
    seen = kinds(a_match(dice_policy=policy).events)
    if policy == "per_game":
        assert seen.pop(1) == "DiceRolled"
    deals = seen.count("DealStarted")
    assert deals >= 3
    assert seen == (one_deal * deals)[: len(seen)]


def test_dice_of_every_trick_are_new() -> None:
    """Sec 10: dice_policy: per_trick: each roll has a label of its own."""
    rolled = [event.dice for event in a_match(dice_policy="per_trick").events if isinstance(event, DiceRolled)]
    assert len(set(rolled)) > len(rolled) * 0.8


def test_the_cap_on_deals() -> None:
    """Sec 10: max_deals: after the last trick of that deal the match is over."""
    for deals in (1, 2):
        match = random_match(ENGINE, Options(board="long", max_deals=deals, hand_size=2), 4, Random(deals))
        assert sum(isinstance(event, DealStarted) for event in match.events) == deals
        assert sum(isinstance(event, TrickWon) for event in match.events) == 2 * deals
        ended = match.events[-1]
        assert isinstance(ended, MatchEnded)
        assert ended.reason == "max_deals"


@pytest.mark.parametrize("reveal", [True, False], ids=lambda reveal: f"sec 10: reveal_at_end: {reveal}")
def test_what_is_revealed(reveal: bool) -> None:
    match = a_match(reveal_at_end=reveal)
    shown = ENGINE.disclose(match.now)
    assert (shown is not None) == reveal
    assert all(ENGINE.disclose(step.after) is None for step in match.steps[:-1])
