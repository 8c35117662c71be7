"""The rules of Highest Card, as far as they can be got wrong."""

from __future__ import annotations

import pytest

from engines.contract import IllegalMove
from tests.toy.highest_card import ENGINE
from tests.toy.highest_card.events import CardPlayed, HandDealt
from tests.toy.highest_card.moves import PlayCard
from tests.toy.highest_card.state import Options, State


def dealt(*hands: tuple[str, ...]) -> State:
    """A match in which seat 0 leads."""
    state = ENGINE.blank(Options(), len(hands), bytes(32))
    for seat, hand in reversed(list(enumerate(hands))):
        state = ENGINE.evolve(state, HandDealt(seat=seat, cards=hand, next_seat=None if seat else 0))
    return state


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        pytest.param("Ac", "Kd", 0, id="the ace is high"),
        pytest.param("9c", "Td", 1, id="ten above nine"),
        pytest.param("9c", "9d", 0, id="the first of equal ranks"),
    ],
)
def test_who_takes_the_trick(first: str, second: str, winner: int) -> None:
    state = dealt((first,), (second,))
    state = ENGINE.evolve(state, CardPlayed(seat=0, card=first, next_seat=1))
    _, won, ended = ENGINE.decide(state, 1, PlayCard(card=second))
    assert won.seat == winner  # type: ignore[union-attr]  # the order of the batch says what it is
    assert ended.places == ((1, 2), (2, 1))[winner]  # type: ignore[union-attr]  # as above


def test_only_cards_in_hand_are_played() -> None:
    with pytest.raises(IllegalMove) as refusal:
        ENGINE.decide(dealt(("Ac",), ("Kd",)), 0, PlayCard(card="Kd"))
    assert (refusal.value.rule, refusal.value.facts) == ("not-in-hand", {"hand": ["Ac"]})
