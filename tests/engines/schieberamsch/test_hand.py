"""The course of a hand: deal, announcements, skat, kontra, tricks.

Source: rules/schieberamsch.md, sections 2.1 to 2.4.
"""

from __future__ import annotations

from typing import Any

import pytest

from engines import schieberamsch
from engines.cards import cards
from engines.chance import shuffled
from engines.schieberamsch.events import (
    CardPlayed,
    GrandHandAnnounced,
    HandDealt,
    HandScored,
    HandStarted,
    KontraSaid,
    Passed,
    RekontraSaid,
    SkatDiscarded,
    SkatPushed,
    SkatTaken,
    TrickWon,
)
from engines.schieberamsch.moves import (
    DECK,
    AnnounceGrandHand,
    Kontra,
    Pass,
    PlayCard,
    PushSkat,
    Rekontra,
    TakeSkat,
    in_order,
)
from engines.schieberamsch.rules import legal_moves
from engines.schieberamsch.state import Exchange, Options
from tests.support.schieberamsch import GRAND_HAND, RAMSCH, at_play, begun, holding, line_of, play, to_the_end

ENGINE = schieberamsch.ENGINE
SEEDS = [bytes([number]) * 32 for number in range(3)]

DEALT = {
    "forehand": (0, 1, 2, 11, 12, 13, 14, 23, 24, 25),
    "middlehand": (3, 4, 5, 15, 16, 17, 18, 26, 27, 28),
    "dealer": (6, 7, 8, 19, 20, 21, 22, 29, 30, 31),
    "skat": (9, 10),
}
"""The table of section 2.1: who gets which places of the deck, the first card dealt at place 0."""


@pytest.mark.parametrize("seed", SEEDS, ids=["seed 0", "seed 1", "seed 2"])
@pytest.mark.parametrize("dealer", range(3), ids=lambda dealer: f"dealer {dealer}")
@pytest.mark.parametrize(
    ("who", "after_dealer"),
    [
        pytest.param("forehand", 1, id="sec 2.1: forehand"),
        pytest.param("middlehand", 2, id="sec 2.1: middlehand"),
        pytest.param("dealer", 0, id="sec 2.1: dealer"),
        pytest.param("skat", None, id="sec 2.1: skat"),
    ],
)
def test_the_deal(who: str, after_dealer: int | None, dealer: int, seed: bytes) -> None:
    deck = shuffled(DECK, seed, "deal/1")
    state = begun(seed, first_dealer=dealer)
    lying = state.skat if after_dealer is None else state.hands[(dealer + after_dealer) % 3]
    assert lying == in_order(deck[place] for place in DEALT[who])


def test_the_deal_is_told_in_the_order_of_the_packets() -> None:
    started, *dealt = ENGINE.initial(Options(first_dealer=1), 3, SEEDS[0])
    assert started == HandStarted(hand_number=1, dealer=1, phase="announce", next_seat=2)
    assert [event.seat for event in dealt if isinstance(event, HandDealt)] == [2, 0, 1]


def test_every_hand_has_a_shuffle_of_its_own() -> None:
    state = begun()
    for number in (2, 3):
        state = to_the_end(state).state
        deck = shuffled(DECK, state.seed, f"deal/{number}")
        assert state.hands[(state.dealer + 1) % 3] == in_order(deck[place] for place in DEALT["forehand"])


def test_nobody_is_asked_between_two_hands() -> None:
    """Section 2.2: scoring and the next deal happen in the same command as the 30th card."""
    played = to_the_end(begun())
    assert len(played.of_type(CardPlayed)) == 30
    assert isinstance(played.events[-1], HandDealt)
    assert (played.state.hand_number, played.state.phase, played.state.turn) == (2, "announce", 2)


WHERE = [
    pytest.param("", 1, (Pass(), AnnounceGrandHand()), {}, id="sec 2.2: announce: forehand"),
    pytest.param("1:pass", 2, (Pass(), AnnounceGrandHand()), {}, id="sec 2.2: announce: middlehand"),
    pytest.param("1:pass 2:pass", 0, (Pass(), AnnounceGrandHand()), {}, id="sec 2.2: announce: dealer"),
    pytest.param("1:pass 2:pass 0:pass", 1, (TakeSkat(), PushSkat()), {}, id="sec 2.2: skat: forehand"),
    pytest.param("", 1, (TakeSkat(), PushSkat()), {"grand_hand": False}, id="sec 2.2: skat without grand_hand"),
    pytest.param("1:push", 2, (TakeSkat(), PushSkat()), {"grand_hand": False}, id="sec 2.2: skat: middlehand"),
    pytest.param("1:push 2:push", 0, (TakeSkat(), PushSkat()), {"grand_hand": False}, id="sec 2.2: skat: dealer"),
    pytest.param("1:pass 2:grand", 0, (Pass(), Kontra()), {}, id="sec 2.2: kontra: soloist+1"),
    pytest.param("1:pass 2:grand 0:pass", 1, (Pass(), Kontra()), {}, id="sec 2.2: kontra: soloist+2"),
    pytest.param("1:pass 2:grand 0:kontra", 2, (Pass(), Rekontra()), {}, id="sec 2.2: kontra: the soloist"),
    pytest.param("1:grand 2:pass 0:kontra", 1, (Pass(), Rekontra()), {}, id="sec 2.2: kontra: after the second"),
]


@pytest.mark.parametrize(("line", "turn", "legal", "options"), WHERE)
def test_who_decides_and_what(line: str, turn: int, legal: tuple[object, ...], options: dict[str, Any]) -> None:
    state = play(begun(**options), line).state
    assert ENGINE.to_move(state) == {turn}
    assert legal_moves(state, turn) == legal
    assert [legal_moves(state, seat) for seat in range(3) if seat != turn] == [(), ()]


def test_announce_pass() -> None:
    """Section 2.2: after the third pass the skat goes round."""
    played = play(begun(), "1:pass 2:pass 0:pass")
    assert [event.phase for event in played.of_type(Passed)] == ["announce", "announce", "skat"]
    assert [event.next_seat for event in played.of_type(Passed)] == [2, 0, 1]
    assert (played.state.phase, played.state.passed, played.state.soloist) == ("skat", (1, 2, 0), None)


def test_announce_grand_hand() -> None:
    """Section 2.2: the seat is soloist, and later seats get no say."""
    played = play(begun(), "1:grand")
    assert played.events == (GrandHandAnnounced(seat=1, phase="kontra", next_seat=2),)
    assert (played.state.phase, played.state.soloist, played.state.turn) == ("kontra", 1, 2)


@pytest.mark.parametrize("soloist", [0, 1, 2])
def test_without_kontra_forehand_leads_at_once(soloist: int) -> None:
    before = " ".join(f"{seat}:pass" for seat in (1, 2, 0)[: (soloist - 1) % 3])
    played = play(begun(kontra=False), f"{before} {soloist}:grand")
    assert played.events[-1] == GrandHandAnnounced(seat=soloist, phase="play", next_seat=1)
    assert (played.state.phase, played.state.turn) == ("play", 1)


def test_kontra() -> None:
    """Section 2.2: level 1; the soloist is to act, and the other opponent is not asked."""
    played = play(begun(), "1:grand 2:kontra")
    assert played.events[-1] == KontraSaid(seat=2, next_seat=1)
    assert (played.state.kontra_level, played.state.kontra_by, played.state.turn) == (1, 2, 1)


def test_rekontra() -> None:
    """Section 2.2: level 2, and forehand leads."""
    played = play(begun(first_dealer=2), "0:pass 1:grand 2:kontra 1:rekontra")
    assert played.events[-1] == RekontraSaid(seat=1, next_seat=0)
    assert (played.state.kontra_level, played.state.phase, played.state.turn) == (2, "play", 0)


def test_kontra_pass() -> None:
    """Section 2.2: both opponents pass, or the soloist does: the level stays, and forehand leads."""
    nobody = play(begun(), "1:pass 2:grand 0:pass 1:pass")
    assert nobody.events[-2:] == (
        Passed(seat=0, phase="kontra", next_seat=1),
        Passed(seat=1, phase="play", next_seat=1),
    )
    assert (nobody.state.kontra_level, nobody.state.passed) == (0, (1,))
    once = play(begun(), "1:pass 2:grand 0:kontra 2:pass")
    assert once.events[-1] == Passed(seat=2, phase="play", next_seat=1)
    assert (once.state.kontra_level, once.state.turn) == (1, 1)


def test_push_skat() -> None:
    """Section 2.2: the skat stays face down, the factor doubles, the next seat decides; after the dealer, play."""
    at = begun(grand_hand=False)
    played = play(at, "1:push 2:push 0:push")
    assert played.events == (
        SkatPushed(seat=1, factor=2, phase="skat", next_seat=2),
        SkatPushed(seat=2, factor=4, phase="skat", next_seat=0),
        SkatPushed(seat=0, factor=8, phase="play", next_seat=1),
    )
    assert (played.state.skat, played.state.hands) == (at.skat, at.hands)
    assert (played.state.phase, played.state.turn) == ("play", 1)


def test_take_skat() -> None:
    """Section 2.2: the two cards join the hand, twelve cards, and the same seat must discard."""
    at = holding("- / Jc Ac / -", "Js Td", grand_hand=False)
    played = play(at, "1:take")
    assert played.events == (SkatTaken(seat=1, cards=("Js", "Td")),)
    assert played.state.hands[1] == in_order((*at.hands[1], "Js", "Td"))
    assert (played.state.skat, played.state.phase, played.state.turn) == ((), "skat", 1)
    assert len(legal_moves(played.state, 1)) == 66


def test_discard_skat() -> None:
    """Section 2.2: they become the skat, and the next seat decides; after the dealer, play."""
    at = holding("- / Jc Ac / -", "Js Td", grand_hand=False)
    played = play(at, "1:take 1:>TdJc")
    assert played.events[-1] == SkatDiscarded(seat=1, cards=("Jc", "Td"), phase="skat", next_seat=2)
    assert played.state.skat == ("Jc", "Td")
    assert len(played.state.hands[1]) == 10
    assert played.state.exchanges == (Exchange(seat=1, pushed=False, taken=("Js", "Td"), discarded=("Jc", "Td")),)
    taken = play(played.state, "2:push 0:take")
    assert taken.only(SkatTaken).cards == ("Jc", "Td")
    last = play(taken.state, "0:>JcTd")
    assert last.only(SkatDiscarded) == SkatDiscarded(seat=0, cards=("Jc", "Td"), phase="play", next_seat=1)


@pytest.mark.parametrize(
    ("may_discard_jacks", "count"),
    [
        pytest.param(True, 66, id="sec 2.2: discard_skat: any two of twelve"),
        pytest.param(False, 36, id="sec 2.2: discard_skat: without the three jacks"),
    ],
)
def test_which_discards_are_legal(may_discard_jacks: bool, count: int) -> None:
    at = holding("Jd / Jc Jh / -", "Js Td", grand_hand=False, may_discard_jacks=may_discard_jacks)
    taken = play(at, "1:take").state
    legal = legal_moves(taken, 1)
    assert len(set(legal)) == count
    for move in legal:
        assert ENGINE.decide(taken, 1, move)


def test_play_card() -> None:
    """Section 2.2: the leader, then clockwise; the trick is resolved after every third card."""
    at = at_play("7h Ac / 9h Qc / Ah Kc", leader=1)
    played = play(at, "1:9h 2:Ah 0:7h")
    assert played.events == (
        CardPlayed(seat=1, card="9h", next_seat=2),
        CardPlayed(seat=2, card="Ah", next_seat=0),
        CardPlayed(seat=0, card="7h", next_seat=None),
        TrickWon(seat=2, cards=cards("9h Ah 7h"), points=11),
    )
    assert (played.state.turn, played.state.trick) == (2, ())
    assert played.state.hands == (("Ac",), ("Qc",), ("Kc",))


def test_any_card_may_be_led() -> None:
    """Section 2.3."""
    at = play(begun(grand_hand=False), "1:push 2:push 0:push").state
    assert legal_moves(at, 1) == tuple(PlayCard(card=card) for card in at.hands[1])


def test_the_winner_leads_the_next_trick() -> None:
    """Section 2.3: forehand leads the first trick, whoever the soloist is."""
    before = play(GRAND_HAND.begun(), GRAND_HAND.said).state
    assert (before.soloist, before.turn) == (1, 0)
    played = play(before, line_of(GRAND_HAND.tricks))
    leaders = [event.seat for event in played.of_type(CardPlayed)[::3]]
    assert leaders == [0, *(event.seat for event in played.of_type(TrickWon)[:-1])]


def test_the_skat_after_trick_10() -> None:
    """Section 2.4: in Ramsch it goes to the winner of trick 10, in Grand Hand to the soloist."""
    ramsch = play(play(RAMSCH.begun(), RAMSCH.said).state, line_of(RAMSCH.tricks))
    assert (ramsch.of_type(TrickWon)[-1].seat, ramsch.only(HandScored).points) == (2, (0, 57, 63))
    grand = play(play(GRAND_HAND.begun(), GRAND_HAND.said).state, line_of(GRAND_HAND.tricks))
    assert (grand.of_type(TrickWon)[-1].seat, grand.only(HandScored).points) == (0, (42, 64, 14))
