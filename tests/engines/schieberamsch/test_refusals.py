"""Every slug, what leads to it, and the facts that explain it.

Source: rules/schieberamsch.md, sections 2.2 and 2.3.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.cards import cards
from engines.contract import IllegalMove
from engines.schieberamsch.moves import (
    AnnounceGrandHand,
    DiscardSkat,
    Kontra,
    Move,
    Pass,
    PlayCard,
    PushSkat,
    Rekontra,
    TakeSkat,
    in_order,
)
from engines.schieberamsch.rules import SLUGS, decide, legal_moves
from engines.schieberamsch.state import State
from tests.support.schieberamsch import at_play, begun, holding, play, read, to_the_end

HELD = "Jc Jd Ac Kc 9c Th Qh 8h 9s 7d"
DEALT = holding(f"- / {HELD} / -", "Js Td")
ASKED = play(DEALT, "1:pass").state
SKAT = play(DEALT, "1:pass 2:pass 0:pass").state
TAKEN = play(SKAT, "1:take").state
JACKS_STAY = play(holding(f"- / {HELD} / -", "Js Td", may_discard_jacks=False, grand_hand=False), "1:take").state
GRAND = play(DEALT, "1:grand").state
ANSWERED = play(GRAND, "2:kontra").state
LED = at_play("Jc Ac 9h Kd / 8c / 7s 8d", trick="7c 9c", leader=1)
JACK_LED = at_play("Jc Ac 9h Kd / 8c / 7s 8d", trick="Jd 9c", leader=1)
LEAD = at_play("Jc Ac 9h / 8c Th / 7s 8d", leader=1)
OVER = to_the_end(begun(hands=1)).state

HAND_1 = in_order(cards(HELD))
TWELVE = in_order(cards(f"{HELD} Js Td"))

REFUSALS = [
    pytest.param(DEALT, "2:pass", "not-your-turn", {"turn": 1}, id="announce, another seat's turn"),
    pytest.param(ASKED, "1:grand", "not-your-turn", {"turn": 2}, id="announce after the own pass"),
    pytest.param(SKAT, "2:take", "not-your-turn", {"turn": 1}, id="take, another seat's turn"),
    pytest.param(TAKEN, "2:>Js7d", "not-your-turn", {"turn": 1}, id="discard, another seat's turn"),
    pytest.param(GRAND, "0:kontra", "not-your-turn", {"turn": 2}, id="kontra before the soloist's neighbour"),
    pytest.param(GRAND, "1:pass", "not-your-turn", {"turn": 2}, id="the soloist before any kontra"),
    pytest.param(ANSWERED, "0:kontra", "not-your-turn", {"turn": 1}, id="kontra after the other opponent's"),
    pytest.param(LED, "2:7s", "not-your-turn", {"turn": 0}, id="play, another seat's turn"),
    pytest.param(DEALT, "1:kontra", "wrong-phase", {"phase": "announce"}, id="kontra while announcing"),
    pytest.param(DEALT, "1:rekontra", "wrong-phase", {"phase": "announce"}, id="rekontra while announcing"),
    pytest.param(DEALT, "1:take", "wrong-phase", {"phase": "announce"}, id="take while announcing"),
    pytest.param(DEALT, "1:push", "wrong-phase", {"phase": "announce"}, id="push while announcing"),
    pytest.param(DEALT, "1:>AcKc", "wrong-phase", {"phase": "announce"}, id="discard while announcing"),
    pytest.param(DEALT, "1:Ac", "wrong-phase", {"phase": "announce"}, id="play while announcing"),
    pytest.param(SKAT, "1:pass", "wrong-phase", {"phase": "skat"}, id="pass on the skat"),
    pytest.param(SKAT, "1:grand", "wrong-phase", {"phase": "skat"}, id="announce when the skat goes round"),
    pytest.param(TAKEN, "1:pass", "wrong-phase", {"phase": "skat"}, id="pass instead of a discard"),
    pytest.param(TAKEN, "1:Ac", "wrong-phase", {"phase": "skat"}, id="play instead of a discard"),
    pytest.param(GRAND, "2:grand", "wrong-phase", {"phase": "kontra"}, id="announce after an announcement"),
    pytest.param(GRAND, "2:take", "wrong-phase", {"phase": "kontra"}, id="take in a Grand Hand"),
    pytest.param(LEAD, "1:pass", "wrong-phase", {"phase": "play"}, id="pass while playing"),
    pytest.param(LEAD, "1:kontra", "wrong-phase", {"phase": "play"}, id="kontra while playing"),
    pytest.param(LEAD, "1:push", "wrong-phase", {"phase": "play"}, id="push while playing"),
    pytest.param(LEAD, "1:>8cTh", "wrong-phase", {"phase": "play"}, id="discard while playing"),
    pytest.param(ANSWERED, "1:kontra", "only-opponents-say-kontra", {}, id="kontra of the soloist"),
    pytest.param(GRAND, "2:rekontra", "no-kontra-yet", {}, id="rekontra of an opponent"),
    pytest.param(TAKEN, "1:take", "discard-first", {}, id="take twice"),
    pytest.param(TAKEN, "1:push", "discard-first", {}, id="push after a look"),
    pytest.param(SKAT, "1:>AcKc", "take-skat-first", {}, id="discard before taking"),
    pytest.param(TAKEN, "1:>Ac7c", "not-in-hand", {"hand": TWELVE}, id="discard a card of another hand"),
    pytest.param(TAKEN, "1:>7c7c", "not-in-hand", {"hand": TWELVE}, id="discard a card of another hand twice"),
    pytest.param(LEAD, "1:Ac", "not-in-hand", {"hand": cards("8c Th")}, id="play a card of another hand"),
    pytest.param(LED, "0:9c", "not-in-hand", {"hand": cards("Jc Ac 9h Kd")}, id="play a card of the trick"),
    pytest.param(TAKEN, "1:>AcAc", "card-named-twice", {}, id="discard a card twice"),
    pytest.param(
        JACKS_STAY,
        "1:>JcAc",
        "jack-not-discardable",
        {"cards": cards("Ac Kc 9c 9s Th Qh 8h Td 7d")},
        id="discard a jack",
    ),
    pytest.param(
        JACKS_STAY,
        "1:>JsTd",
        "jack-not-discardable",
        {"cards": cards("Ac Kc 9c 9s Th Qh 8h Td 7d")},
        id="discard a jack that lay in the skat",
    ),
    pytest.param(LED, "0:9h", "must-follow-suit", {"led": "7c", "cards": ("Ac",)}, id="another suit"),
    pytest.param(LED, "0:Jc", "must-follow-suit", {"led": "7c", "cards": ("Ac",)}, id="the jack of the suit led"),
    pytest.param(JACK_LED, "0:Ac", "must-follow-suit", {"led": "Jd", "cards": ("Jc",)}, id="no jack to a jack"),
    pytest.param(JACK_LED, "0:Kd", "must-follow-suit", {"led": "Jd", "cards": ("Jc",)}, id="a diamond to a jack"),
    pytest.param(OVER, "0:pass", "match-over", {}, id="pass after the end"),
    pytest.param(OVER, "1:Ac", "match-over", {}, id="play after the end"),
]


@pytest.mark.parametrize(("state", "refused", "rule", "facts"), REFUSALS)
def test_a_refusal_names_its_rule(state: State, refused: str, rule: str, facts: dict[str, Any]) -> None:
    seat, move = read(refused)
    with pytest.raises(IllegalMove) as refusal:
        decide(state, seat, move)
    assert (refusal.value.rule, refusal.value.facts) == (rule, facts)
    assert f"seat {seat}" in refusal.value.detail


def test_every_slug_is_reached() -> None:
    assert {str(row.values[2]) for row in REFUSALS} == set(SLUGS)
    assert len(set(SLUGS)) == len(SLUGS)


@pytest.mark.parametrize(
    ("state", "refused", "rule", "facts"),
    [row for row in REFUSALS if row.values[2] in ("must-follow-suit", "jack-not-discardable")],
)
def test_the_cards_that_a_refusal_names_are_the_legal_ones(
    state: State, refused: str, rule: str, facts: dict[str, Any]
) -> None:
    seat, _ = read(refused)
    legal = set[str]()
    for move in legal_moves(state, seat):
        assert isinstance(move, PlayCard | DiscardSkat)
        legal |= {move.card} if isinstance(move, PlayCard) else set(move.cards)
    assert legal == set(facts["cards"]), rule


@pytest.mark.parametrize(
    ("text", "move"),
    [
        pytest.param(b'{"type":"pass"}', Pass(), id="sec 2.2: pass"),
        pytest.param(b'{"type":"announce_grand_hand"}', AnnounceGrandHand(), id="sec 2.2: announce_grand_hand"),
        pytest.param(b'{"type":"push_skat"}', PushSkat(), id="sec 2.2: push_skat"),
        pytest.param(b'{"type":"take_skat"}', TakeSkat(), id="sec 2.2: take_skat"),
        pytest.param(
            b'{"type":"discard_skat","cards":["Js","7d"]}', DiscardSkat(cards=("Js", "7d")), id="sec 2.2: discard_skat"
        ),
        pytest.param(b'{"type":"kontra"}', Kontra(), id="sec 2.2: kontra"),
        pytest.param(b'{"type":"rekontra"}', Rekontra(), id="sec 2.2: rekontra"),
        pytest.param(b'{"type":"play_card","card":"Td"}', PlayCard(card="Td"), id="sec 2.2: play_card"),
    ],
)
def test_the_wire_form(text: bytes, move: Move) -> None:
    assert msgspec.json.decode(text, type=Move) == move
    assert msgspec.json.encode(move) == text


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(b'{"type":"claim"}', id="no such move"),
        pytest.param(b'{"type":"pass","card":"Td"}', id="a pass with a card"),
        pytest.param(b'{"type":"take_skat","cards":["Js","7d"]}', id="a skat taken by name"),
        pytest.param(b'{"type":"play_card"}', id="no card"),
        pytest.param(b'{"type":"play_card","card":"10d"}', id="no card's code"),
        pytest.param(b'{"type":"play_card","card":"6d"}', id="a card that is not in the deck"),
        pytest.param(b'{"type":"play_card","card":"Td "}', id="a card's code and more"),
        pytest.param(b'{"type":"play_card","card":"Td\\n"}', id="a card's code and a line break"),
        pytest.param(b'{"type":"discard_skat","cards":["Td\\n","Js"]}', id="a line break in a discard"),
        pytest.param(b'{"type":"discard_skat","cards":["Js"]}', id="one card"),
        pytest.param(b'{"type":"discard_skat","cards":["Js","7d","8d"]}', id="three cards"),
        pytest.param(b'{"type":"discard_skat","cards":["Js","2d"]}', id="a card and one that is not in the deck"),
    ],
)
def test_what_is_no_move(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Move)


def test_a_discard_is_one_value_however_it_is_written() -> None:
    move = msgspec.json.decode(b'{"type":"discard_skat","cards":["7d","Jc"]}', type=Move)
    assert move in legal_moves(TAKEN, 1)
    assert msgspec.json.encode(move) == b'{"type":"discard_skat","cards":["Jc","7d"]}'
