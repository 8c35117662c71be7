"""Every slug, what leads to it, and the facts that explain it.

Source: rules/down-and-back.md, section 2.2; design, section 3.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.cards import cards
from engines.contract import IllegalMove
from engines.down_and_back.moves import Discard, DrawDiscard, DrawStock, Move, Split
from engines.down_and_back.rules import SLUGS, decide, legal_moves
from engines.down_and_back.state import State
from tests.support.down_and_back import at_split, begun, laid, play, read, won

HAND = "Ks Qh 9c 7d Kd Qc Jd"
HANDS = f"Kc Qd 9h 7s Kh Qs Js / {HAND}"
DRAWING = laid(begun(), HANDS)
DISCARDING = play(DRAWING, "1:??").state
SPLITTING = at_split(begun(), HANDS)
COMMITTED = play(SPLITTING, "1=KsQh9c7d").state
OVER = won(begun(rounds=1), 0, 0).state
SEAT_1_OUT = msgspec.structs.replace(begun(3), eliminated=(1,), seats=(2, 0), turn=2)

REFUSALS = [
    pytest.param(DRAWING, "0:??", "not-your-turn", {"turn": 1}, id="draw, another seat's turn"),
    pytest.param(DRAWING, "0=KcQd9h7s", "not-your-turn", {"turn": 1}, id="split, another seat's turn"),
    pytest.param(DISCARDING, "0:>Kc", "not-your-turn", {"turn": 1}, id="discard, another seat's turn"),
    pytest.param(DRAWING, "1:>Ks", "draw-first", {}, id="discard before drawing"),
    pytest.param(DISCARDING, "1:??", "discard-first", {}, id="draw twice"),
    pytest.param(DISCARDING, "1:??*", "discard-first", {}, id="draw twice, from the pile"),
    pytest.param(
        DISCARDING, "1:>Kc", "not-in-hand", {"hand": DISCARDING.hands[1]}, id="discard a card of another hand"
    ),
    pytest.param(DRAWING, "1=KsQh9c7d", "turns-come-first", {}, id="split instead of a draw"),
    pytest.param(DISCARDING, "1=KsQh9c7d", "turns-come-first", {}, id="split instead of a discard"),
    pytest.param(SPLITTING, "0:??", "turns-are-over", {}, id="draw after the last turn"),
    pytest.param(SPLITTING, "0:??*", "turns-are-over", {}, id="take after the last turn"),
    pytest.param(SPLITTING, "0:>Kc", "turns-are-over", {}, id="discard after the last turn"),
    pytest.param(
        SPLITTING, "1=KsQh9c7s", "not-in-hand", {"hand": cards("Kd Ks Qc Qh Jd 9c 7d")}, id="split with another's card"
    ),
    pytest.param(SPLITTING, "1=KsQh9c9c", "card-named-twice", {}, id="split with a card twice"),
    pytest.param(COMMITTED, "1=KsQh9c7d", "already-committed", {}, id="the same split again"),
    pytest.param(COMMITTED, "1=KdQh9c7d", "already-committed", {}, id="another split"),
    pytest.param(COMMITTED, "1:??", "already-committed", {}, id="draw after the split"),
    pytest.param(SEAT_1_OUT, "1:??", "eliminated", {}, id="draw when out"),
    pytest.param(SEAT_1_OUT, "1=KsQh9c7d", "eliminated", {}, id="split when out"),
    pytest.param(OVER, "0:??", "match-over", {}, id="draw after the end"),
    pytest.param(OVER, "0=KcKdKhKs", "match-over", {}, id="split after the end"),
]


@pytest.mark.parametrize(("state", "refused", "rule", "facts"), REFUSALS)
def test_a_refusal_names_its_rule(state: State, refused: str, rule: str, facts: dict[str, Any]) -> None:
    ((seat, move),) = read(refused)
    with pytest.raises(IllegalMove) as refusal:
        decide(state, seat, move)
    assert (refusal.value.rule, refusal.value.facts) == (rule, facts)
    assert f"seat {seat}" in refusal.value.detail


def test_every_slug_is_reached() -> None:
    assert {str(row.values[2]) for row in REFUSALS} == set(SLUGS)
    assert len(set(SLUGS)) == len(SLUGS)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        pytest.param(b'{"type":"draw_stock"}', DrawStock(), id="sec 2.2: draw_stock"),
        pytest.param(b'{"type":"draw_discard"}', DrawDiscard(), id="sec 2.2: draw_discard"),
        pytest.param(b'{"type":"discard","card":"Td"}', Discard(card="Td"), id="sec 2.2: discard"),
        pytest.param(
            b'{"type":"split","four":["Kc","Td","9h","As"]}', Split(four=cards("Kc Td 9h As")), id="sec 2.2: split"
        ),
    ],
)
def test_the_wire_form(text: bytes, move: Move) -> None:
    assert msgspec.json.decode(text, type=Move) == move
    assert msgspec.json.encode(move) == text


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(b'{"type":"knock"}', id="no such move"),
        pytest.param(b'{"type":"draw_stock","card":"Td"}', id="a card drawn by name"),
        pytest.param(b'{"type":"discard"}', id="no card"),
        pytest.param(b'{"type":"discard","card":"10d"}', id="no card's code"),
        pytest.param(b'{"type":"discard","card":"Td "}', id="a card's code and more"),
        pytest.param(b'{"type":"discard","card":"Td\\n"}', id="a card's code and a line break"),
        pytest.param(b'{"type":"split","four":["Kc","Td","9h","As\\n"]}', id="a line break in a split"),
        pytest.param(b'{"type":"split","four":["Kc","Td","9h"]}', id="three cards"),
        pytest.param(b'{"type":"split","four":["Kc","Td","9h","As","2c"]}', id="five cards"),
        pytest.param(b'{"type":"split","four":["Kc","Td","9h","1s"]}', id="three cards and no card"),
    ],
)
def test_what_is_no_move(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Move)


def test_a_split_is_one_value_however_it_is_written() -> None:
    ((_, split),) = read("1=9cKs7dQh")
    assert split in legal_moves(SPLITTING, 1)
    assert msgspec.json.encode(split) == b'{"type":"split","four":["Ks","Qh","9c","7d"]}'
