"""Every row of the rules page has a test whose id names it.

Source: rules/liars-race.md, sections 3 to 12.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.support import rows

is_named = partial(rows.is_named, Path(__file__).parent)

ROWS = (
    *(f"R{number}" for number in range(1, 24)),
    *(f"L{number}" for number in range(1, 30)),
    *(f"sec 3: {row}" for row in ("three seats get 6 cards", "four seats get 5 cards", "draws, 3 seats")),
    *(f"sec 4: {row}" for row in ("play_card", "wire form", "an extra field")),
    *(f"sec 7: {board}, {seats} seats" for board in ("short", "standard", "long") for seats in (3, 4)),
    *(
        f"sec 7: {row}"
        for row in (
            "dice_policy=per_trick",
            "dice_policy=per_game",
            "ace_rank=high",
            "goal_rule=exact_stay",
            "goal_rule=exact_bounce",
            "below_start=skip",
            "penalty_shortcuts=false",
            "too short",
            "too long",
            "too many green arrows",
            "too many red arrows",
            "both colours on a space",
            "green from START",
            "red from GOAL",
            "green leads back",
            "green leads to a plain space",
            "red leads forward",
            "red leads to a plain space",
        )
    ),
    *(
        f"sec 9: event {event}"
        for event in (
            "deal_started",
            "hand_dealt",
            "dice_rolled",
            "card_played",
            "trick_won",
            "pawn_moved",
            "match_ended",
        )
    ),
    *(
        f"sec 10: {option}"
        for option in (
            "board: short",
            "board: standard",
            "board: long",
            "hand_size: auto",
            "hand_size: 1",
            "hand_size: 13",
            "ace_rank: low",
            "ace_rank: high",
            "dice_policy: per_deal",
            "dice_policy: per_trick",
            "dice_policy: per_game",
            "first_leader: random",
            "first_leader: 0",
            "goal_rule: reach_or_pass",
            "goal_rule: exact_stay",
            "goal_rule: exact_bounce",
            "below_start: clamp",
            "below_start: skip",
            "penalty_shortcuts: True",
            "penalty_shortcuts: False",
            "max_deals: 1",
            "max_deals: 100",
            "reveal_at_end: True",
            "reveal_at_end: False",
        )
    ),
    *(f"sec 13: {seats} seats" for seats in ("three", "four")),
)


@pytest.mark.parametrize("row", range(len(ROWS)))
def test_a_test_names_the_row(row: int) -> None:
    """The rows go by number here, so that this test's own ids name none of them."""
    assert is_named(ROWS[row]), f"no test id names {ROWS[row]!r}"


def test_a_row_that_no_test_names_is_found() -> None:
    assert not is_named("R24")
    assert not is_named("L30")
    assert not is_named("sec 7: no such row")
