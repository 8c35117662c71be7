"""The French deck."""

from __future__ import annotations

import pytest

from engines.cards import DECK, JOKERS, RANKS, SUITS, card, cards, rank, suit


def test_the_deck_has_each_card_once() -> None:
    assert len(DECK) == len(set(DECK)) == 52
    assert {(rank(code), suit(code)) for code in DECK} == {(a, b) for a in RANKS for b in SUITS}


@pytest.mark.parametrize("code", ["Qs", "Td", "2c", "Ah"])
def test_a_code_names_a_card(code: str) -> None:
    assert card(code) == code == rank(code) + suit(code)


def test_jokers_are_cards_but_none_of_the_deck() -> None:
    assert cards("Xb Xr") == JOKERS
    assert not set(JOKERS) & set(DECK)


@pytest.mark.parametrize("code", ["10d", "sQ", "qs", "QS", "1c", "Q", "Xs", ""])
def test_no_other_code_names_a_card(code: str) -> None:
    with pytest.raises(ValueError, match="no card has the code"):
        card(code)


def test_a_line_names_cards_in_its_order() -> None:
    assert cards("Qs Td 2c") == ("Qs", "Td", "2c")
    assert cards("") == ()
    with pytest.raises(ValueError, match="Zz"):
        cards("Qs Zz")
