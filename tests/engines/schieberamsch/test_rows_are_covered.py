"""Every row of the rules page has a test whose id names it.

Source: rules/schieberamsch.md, sections 2 to 7.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.support import rows

MOVES = ("pass", "announce_grand_hand", "push_skat", "take_skat", "discard_skat", "kontra", "rekontra", "play_card")

EVENTS = (
    "hand_started",
    "hand_dealt",
    "passed",
    "grand_hand_announced",
    "kontra_said",
    "rekontra_said",
    "skat_taken",
    "skat_discarded",
    "skat_pushed",
    "card_played",
    "trick_won",
    "hand_scored",
    "match_ended",
)
"""Those of section 3 by the names that all games share; nobody is told that a deck was shuffled."""

JACK_SETS = (
    "Jc",
    "Jc Jd",
    "Jc Jh",
    "Jc Jh Jd",
    "Jc Js",
    "Jc Js Jd",
    "Jc Js Jh",
    "Jc Js Jh Jd",
    "none",
    "Jd",
    "Jh",
    "Jh Jd",
    "Js",
    "Js Jd",
    "Js Jh",
    "Js Jh Jd",
)

is_named = partial(rows.is_named, Path(__file__).parent)

ROWS = (
    *(f"R{number}" for number in range(1, 32)),
    *(f"sec 2.1: {who}" for who in ("forehand", "middlehand", "dealer", "skat")),
    *(f"sec 2.2: {phase}" for phase in ("announce", "skat", "kontra")),
    *(f"sec 2.2: {move}" for move in MOVES),
    *(f"sec 3: event {event}" for event in EVENTS),
    *(f"sec 4.2: multiplier {multiplier}" for multiplier in range(3, 9)),
    *(f"sec 4.3: {mode}" for mode in ("hands", "target", "max_hands")),
    *(
        f"sec 6: {option}"
        for option in (
            "end_mode: hands",
            "end_mode: target",
            "hands",
            "target_score",
            "max_hands",
            "first_dealer: null",
            "first_dealer: 0",
            "grand_hand: true",
            "grand_hand: false",
            "kontra: true",
            "kontra: false",
            "may_discard_jacks: true",
            "may_discard_jacks: false",
            "redeal_after_grand_hand: true",
            "redeal_after_grand_hand: false",
            "grand_hand_loss_factor: 1",
            "grand_hand_loss_factor: 2",
            "skat_owner: last_trick",
            "skat_owner: most_points",
        )
    ),
    *(
        f"7.1 {hand} to {led}"
        for hand, led in (
            ("Jc Ac 9h", "7c"),
            ("Jc 9h", "7c"),
            ("Jc Ac", "Jd"),
            ("Ac 7c", "Jd"),
            ("Jd 7s", "As"),
            ("Jd Th", "As"),
        )
    ),
    *(
        f"7.2 {trick}"
        for trick in (
            "7h 9h Ah",
            "Kd Td Qd",
            "As Jd Ts",
            "Jd Js Jh",
            "Jh As Ts",
            "9c Jd Jc",
            "Ac Ah 7c",
            "7d 8c 9s",
        )
    ),
    *(f"7.3 row {row}" for row in range(1, 17)),
    "7.3 row 2, three pushes",
    "7.3 row 7, two pushes",
    "7.3 row 16, three pushes",
    *(f"7.4 {jacks}]" for jacks in JACK_SETS),
    *(f"7.5 row {row}" for row in range(1, 19)),
    "7 6 the tricks",
    "7 6 the first discard is refused if jacks stay",
    "7.6 skat_owner most_points",
    "7 7 the tricks",
    "7.7 after kontra",
    "7.7 after rekontra",
    *(
        f"7.8 {row}"
        for row in (
            "dealer 2, Ramsch hand",
            "dealer 2, Grand Hand: sec 6: redeal_after_grand_hand: false",
            "dealer 2, Grand Hand: sec 6: redeal_after_grand_hand: true",
            "hands = 3, totals after hand 3: 12, -9, -9",
            "target, 50; totals 49, 10, 0",
            "target, 50; totals 50, 61, -7",
        )
    ),
)


@pytest.mark.parametrize("row", range(len(ROWS)))
def test_a_test_names_the_row(row: int) -> None:
    """The rows go by number here, so that this test's own ids name none of them."""
    assert is_named(ROWS[row]), f"no test id names {ROWS[row]!r}"


def test_a_row_that_no_test_names_is_found() -> None:
    assert not is_named("R32")
    assert not is_named("7.3 row 17")
