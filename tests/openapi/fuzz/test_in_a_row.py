"""A short form of `make fuzz`: what follows from what, along the links, on a running Upcard with bots."""

from __future__ import annotations

import pytest

from tests.openapi.fuzz.report import idle, undeclared
from tests.openapi.fuzz.rounds import IN_A_ROW, fuzz, server
from tests.openapi.fuzz.seen import Seen

SEEDS = (1, 2)

STEPS = {
    "open_match",
    "get_match",
    "list_events",
    "list_legal_moves",
    "make_move",
    "validate_move",
    "take_seat",
    "claim_seat",
    "make_invitation",
    "list_invitations",
    "substitute_bot",
    "resign",
    "open_rematch",
    "make_player",
    "take_ticket",
}
"""Operations that must be carried out, so that fuzzing does not end at the door unnoticed: those that often are."""


@pytest.mark.timeout(600)
def test_steps_along_the_links_find_nothing() -> None:
    seen = Seen()
    with server() as upcard:
        for seed in SEEDS:
            run = fuzz(upcard, IN_A_ROW, 40, seed, lambda _: None)
            assert run.passed, run.findings
            seen.add(run.seen)
    assert undeclared(seen) == []
    assert idle(seen) == {}
    assert [name for name in STEPS if not seen.done[name]] == []
