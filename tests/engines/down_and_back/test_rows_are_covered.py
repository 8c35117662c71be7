"""Every row of the rules page has a test whose id names it.

Source: rules/down-and-back.md, sections 2 to 7.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.support import rows

is_named = partial(rows.is_named, Path(__file__).parent)

ROWS = (
    *(f"R{number}" for number in range(1, 28)),
    *(f"sec 2.1: {seats} seats" for seats in range(2, 6)),
    *(f"sec 2.2: {move}" for move in ("draw_stock", "draw_discard", "discard", "split")),
    *(f"sec 2.5 step {step}" for step in (2, 4, 5)),
    *(
        f"sec 3: event {event}"
        for event in (
            "round_started",
            "hand_dealt",
            "card_drawn",
            "stock_refilled",
            "card_discarded",
            "split_committed",
            "showdown_four",
            "showdown_three",
            "tie_drawn",
            "pot_won",
            "pot_carried",
            "pot_shared",
            "seat_eliminated",
            "match_ended",
        )
    ),
    *(
        f"4.3 {cards}: {category}"
        for cards, categories in {
            "4 cards": ("quad", "prial", "bouncer", "run", "flush", "two_pairs", "pair", "high_card", "total"),
            "3 cards": ("prial", "bouncer", "run", "flush", "pair", "high_card", "total"),
        }.items()
        for category in categories
    ),
    *(
        f"sec 6: {option}"
        for option in (
            "rounds",
            "starting_chips",
            "ante",
            "turns",
            "first_dealer: null",
            "first_dealer: 0",
            "unclaimed_pot: split",
            "unclaimed_pot: sudden_death",
        )
    ),
    *(f"7.{section}" for section in (1, 2, 3, 4, 5, 6)),
    "round of 7 7",
    *(f"7.8: {row}" for row in ("0, 2 of 3", "0, 2 of 3, ace is low", "0, 1, 3 of 4")),
    "a tie draw with too small a stock",
    "three rounds",
    "the stock is refilled before the discard",
    *(
        f"7.9: {row}"
        for row in (
            "seat 0 wins down, seat 2 wins back",
            "last round, pot 8",
            "nobody can ante",
            "the last one takes the pot",
            "one of three is out",
        )
    ),
)


@pytest.mark.parametrize("row", range(len(ROWS)))
def test_a_test_names_the_row(row: int) -> None:
    """The rows go by number here, so that this test's own ids name none of them."""
    assert is_named(ROWS[row]), f"no test id names {ROWS[row]!r}"


def test_a_row_that_no_test_names_is_found() -> None:
    assert not is_named("R28")
    assert not is_named("7.9: no such row")
