"""Every row of the rules page has a test whose id names it.

The ids are collected afresh, so this holds whichever tests are run.
Source: rules/showdown.md, sections 4 to 10 and 13.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.support import rows

is_named = partial(rows.is_named, Path(__file__).parent)

ROWS = (
    *(f"R{number}" for number in range(1, 21)),
    *(f"S{number}" for number in range(1, 27)),
    *(
        f"sec 4: {row}"
        for row in (
            "stack_card",
            "first bet",
            "raise",
            "fold",
            "flip",
            "wire form",
            "illegal moves change nothing",
            "stacking alternates",
            "empty hand",
            "bound rule",
            "no fold before a bet",
            "no bettor twice in a row",
            "bet below the own stack",
        )
    ),
    *(
        f"sec 5: {row}"
        for row in (
            "own stack first",
            "free choice",
            "top card",
            "hit",
            "beartrap",
            "blank",
            "battery",
            "bet reached",
            "order of the tests",
            "only the flipper's energy",
            "auto_flip",
            "enough cards",
        )
    ),
    *(f"sec 6: {row}" for row in ("step 1", "step 2", "step 3", "step 4", "step 5", "draws")),
    *(f"sec 7: {row}" for row in ("energy", "cards", "one winner")),
    *(
        f"sec 8: {row}"
        for row in (
            "hand",
            "own stack",
            "turned cards",
            "public facts",
            "river count",
            "river top",
            "river below the top",
            "river hidden",
            "river all",
            "forfeited card",
            "legal moves",
        )
    ),
    *(
        f"sec 8: event {row}"
        for row in (
            "round_started",
            "card_stacked",
            "bet_placed",
            "folded",
            "betting_closed",
            "card_flipped",
            "round_ended",
            "card_forfeited",
            "river_shuffled",
            "match_ended",
        )
    ),
    *(
        f"sec 9: {row}"
        for row in (
            "starting_energy",
            "energy_cap",
            "beartrap_damage",
            "battery_gain",
            "river_visibility: top",
            "river_visibility: all",
            "river_visibility: hidden",
            "flip_order: top_down",
            "flip_order: free",
            "next_starter: alternate",
            "next_starter: loser",
            "next_starter: winner",
            "first_seat: random",
            "first_seat: 0",
            "first_seat: 1",
            "auto_flip: on",
            "auto_flip: off",
            "reveal_at_end: true",
            "reveal_at_end: false",
        )
    ),
)


@pytest.mark.parametrize("row", range(len(ROWS)))
def test_a_test_names_the_row(row: int) -> None:
    """The rows go by number here, so that this test's own ids name none of them."""
    assert is_named(ROWS[row]), f"no test id names {ROWS[row]!r}"


def test_a_row_that_no_test_names_is_found() -> None:
    assert not is_named("R21")
    assert not is_named("sec 4: no such row")
