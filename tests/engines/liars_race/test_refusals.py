"""Every slug, what leads to it, and the facts that explain it.

Source: rules/liars-race.md, section 4; design, section 3.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.cards import cards
from engines.contract import IllegalMove
from engines.liars_race.moves import Move, PlayCard
from engines.liars_race.rules import SLUGS, decide, legal_moves
from engines.liars_race.state import State
from tests.support.liars_race import at, begun, holding, play

LEADING = holding(begun(), "3c Td 9h 2s Xb Xr / Ac 4c 5c 6c 7c 8c / Kd Qd Jd 9d 8d 7d")
FOLLOWING = play(LEADING, "0:Td").state
OVER = play(at("31 0 0", "4 4 4", "0:9s 1:3c 2:4c"), "0:9s 1:3c 2:4c").state

REFUSALS = [
    pytest.param(LEADING, "1:Ac", "not-your-turn", {"turn": 0}, id="lead, another seat's turn"),
    pytest.param(FOLLOWING, "0:3c", "not-your-turn", {"turn": 1}, id="a second card at once"),
    pytest.param(FOLLOWING, "2:Kd", "not-your-turn", {"turn": 1}, id="out of order"),
    pytest.param(LEADING, "0:Ac", "not-in-hand", {"hand": cards("3c Td 9h 2s Xb Xr")}, id="another hand's card"),
    pytest.param(LEADING, "0:As", "not-in-hand", {"hand": cards("3c Td 9h 2s Xb Xr")}, id="a card that was not dealt"),
    pytest.param(FOLLOWING, "1:Td", "not-in-hand", {"hand": cards("Ac 4c 5c 6c 7c 8c")}, id="a card on the table"),
    pytest.param(OVER, "0:3c", "match-over", {}, id="after the end"),
]


@pytest.mark.parametrize(("state", "refused", "rule", "facts"), REFUSALS)
def test_a_refusal_names_its_rule(state: State, refused: str, rule: str, facts: dict[str, Any]) -> None:
    seat, card = refused.split(":")
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalMove) as refusal:
        decide(state, int(seat), PlayCard(card=card))
    assert (refusal.value.rule, refusal.value.facts) == (rule, facts)
    assert f"seat {seat}" in refusal.value.detail
    assert msgspec.json.encode(state) == before, "sec 4: illegal moves change nothing"


def test_every_slug_is_reached() -> None:
    assert {str(row.values[2]) for row in REFUSALS} == set(SLUGS)
    assert len(set(SLUGS)) == len(SLUGS)


@pytest.mark.parametrize("card", ["3c", "Td", "9h", "2s", "Xb", "Xr"], ids=lambda card: f"sec 4: play_card {card}")
def test_any_card_of_the_hand_may_be_led(card: str) -> None:
    assert PlayCard(card=card) in legal_moves(LEADING, 0)
    assert play(LEADING, f"0:{card}").state.turn == 1
    assert legal_moves(LEADING, 1) == legal_moves(OVER, 0) == ()


@pytest.mark.parametrize(
    ("text", "card"),
    [
        pytest.param(b'{"type":"play_card","card":"Th"}', "Th", id="sec 4: wire form"),
        pytest.param(b'{"type":"play_card","card":"Xb"}', "Xb", id="sec 4: wire form, the black joker"),
        pytest.param(b'{"type":"play_card","card":"Xr"}', "Xr", id="sec 4: wire form, the coloured joker"),
    ],
)
def test_the_wire_form(text: bytes, card: str) -> None:
    assert msgspec.json.decode(text, type=Move) == PlayCard(card=card)
    assert msgspec.json.encode(PlayCard(card=card)) == text


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(b'{"type":"pass"}', id="no such move"),
        pytest.param(b'{"type":"play_card"}', id="no card"),
        pytest.param(b'{"type":"play_card","card":"10h"}', id="no card's code"),
        pytest.param(b'{"type":"play_card","card":"Xh"}', id="no joker's code"),
        pytest.param(b'{"type":"play_card","card":"Ab"}', id="no suit"),
        pytest.param(b'{"type":"play_card","card":"Th "}', id="a card's code and more"),
        pytest.param(b'{"type":"play_card","card":"Th\\n"}', id="a card's code and a line"),
        pytest.param(b'{"type":"play_card","card":"Th","steps":3}', id="sec 4: an extra field"),
    ],
)
def test_what_is_no_move(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Move)
