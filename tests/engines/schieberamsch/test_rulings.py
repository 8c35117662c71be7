"""Rulings on the course of a hand: R1 to R13, R24, R27, R29 and R31. Those on scores are in test_scores.

Source: rules/schieberamsch.md, section 5.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines import schieberamsch
from engines.cards import cards
from engines.contract import IllegalMove
from engines.schieberamsch.events import (
    CardPlayed,
    GrandHandAnnounced,
    HandScored,
    HandStarted,
    KontraSaid,
    SkatDiscarded,
    SkatPushed,
    SkatTaken,
    TrickWon,
)
from engines.schieberamsch.moves import DECK, AnnounceGrandHand, DiscardSkat, Kontra, PlayCard, PushSkat
from engines.schieberamsch.rules import legal_moves
from engines.schieberamsch.scoring import trick_winner
from engines.schieberamsch.state import Options, State, pushes, shuffled_deck
from tests.support.matches import random_match
from tests.support.schieberamsch import (
    GRAND_HAND,
    RAMSCH,
    Golden,
    Played,
    all_cards,
    at_play,
    begun,
    holding,
    line_of,
    play,
    to_the_end,
)
from tests.support.schieberamsch_scores import ramsch

ENGINE = schieberamsch.ENGINE


def refused(at: State, line: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        play(at, line)
    return refusal.value.rule


def whole(golden: Golden, **options: Any) -> Played:
    return play(golden.begun(**options), f"{golden.said} {line_of(golden.tricks)}")


def test_r1_the_deck_has_no_card_below_the_seven_and_aces_are_high() -> None:
    assert sorted(all_cards(begun())) == sorted(DECK)
    assert {card[0] for card in DECK} == set("AKQJT987")
    assert len(DECK) == 32
    assert trick_winner(0, cards("Kc Ac Tc")) == 1


@pytest.mark.parametrize("redeal", [False, True], ids=["R2 the deal moves on", "R2 the same dealer again"])
@pytest.mark.parametrize(("said", "kind"), [("1:grand 2:pass 0:pass", "grand_hand"), ("", "ramsch")])
def test_the_dealer_after_a_hand(said: str, kind: str, redeal: bool) -> None:
    at = play(begun(redeal_after_grand_hand=redeal, hands=2), said).state
    first = to_the_end(at)
    assert first.only(HandScored).kind == kind
    again = redeal and kind == "grand_hand"
    assert first.only(HandStarted) == HandStarted(
        hand_number=2, dealer=0 if again else 1, phase="announce", next_seat=1 if again else 2
    )
    assert to_the_end(first.state).state.phase == "finished", "the hand counts for the length of the match"


@pytest.mark.parametrize("soloist", [1, 2, 0])
def test_r3_the_first_announcement_ends_the_round_of_asking(soloist: int) -> None:
    passed = {1: "", 2: "1:pass ", 0: "1:pass 2:pass "}[soloist]
    at = play(begun(), f"{passed}{soloist}:grand").state
    assert (at.phase, at.soloist) == ("kontra", soloist)
    for seat in range(3):
        assert AnnounceGrandHand() not in legal_moves(at, seat)


def test_r3_nobody_is_asked_twice() -> None:
    at = play(begun(), "1:pass").state
    assert refused(at, "1:grand") == "not-your-turn"
    assert refused(play(at, "2:pass 0:pass").state, "1:grand") == "wrong-phase"


def test_r4_jacks_may_be_discarded() -> None:
    at = holding("- / Jc Jd / -", "Js Td", grand_hand=False)
    assert play(at, "1:take 1:>JcJs").only(SkatDiscarded).cards == ("Jc", "Js")


def test_r4_a_ban_covers_discards_only() -> None:
    at = holding("- / Jc Jd / -", "Js Jh", grand_hand=False, may_discard_jacks=False)
    taken = play(at, "1:take").state
    for discard in ("1:>JcJs", "1:>Jh7d"):
        assert refused(taken, discard.replace("7d", at.hands[1][-1])) == "jack-not-discardable"
    played = play(at, "1:push 2:push 0:push")
    assert len(played.of_type(SkatPushed)) == 3
    assert played.state.skat == ("Js", "Jh"), "jacks that were dealt to the skat are passed on"


@pytest.mark.parametrize(
    "discarded", ["JsTd", "JsAc", "AcTd"], ids=["R5 both go back", "R5 the first goes back", "R5 the other goes back"]
)
def test_cards_that_were_taken_may_go_back(discarded: str) -> None:
    played = play(holding("- / Ac / -", "Js Td", grand_hand=False), f"1:take 1:>{discarded}")
    assert set(played.state.skat) == {discarded[:2], discarded[2:]}
    assert pushes(played.state.exchanges) == 0, "that is no push and does not double"


@pytest.mark.parametrize(
    ("line", "factor"),
    [
        pytest.param("1:push", 2, id="R6 forehand"),
        pytest.param("1:push 2:push", 4, id="R6 forehand and middlehand"),
        pytest.param("1:push 2:push 0:push", 8, id="R6 all three, the dealer included"),
    ],
)
def test_all_may_push(line: str, factor: int) -> None:
    played = play(begun(grand_hand=False), line)
    assert played.of_type(SkatPushed)[-1].factor == factor
    assert ENGINE.view(played.state, None).factor == factor


def test_r7_who_takes_the_skat_must_discard() -> None:
    taken = play(begun(grand_hand=False), "1:take").state
    assert refused(taken, "1:push") == "discard-first"
    assert {type(move) for move in legal_moves(taken, 1)} == {DiscardSkat}
    assert len(play(begun(grand_hand=False), "1:take").only(SkatTaken).cards or ()) == 2


@pytest.mark.parametrize("soloist", [1, 2, 0], ids=["forehand", "middlehand", "the dealer"])
@pytest.mark.parametrize("kontra", ["pass", "kontra"])
def test_r8_forehand_leads_in_a_grand_hand_too(soloist: int, kontra: str) -> None:
    passed = {1: "", 2: "1:pass ", 0: "1:pass 2:pass "}[soloist]
    left, right = (soloist + 1) % 3, (soloist + 2) % 3
    answer = f"{left}:pass {right}:pass" if kontra == "pass" else f"{left}:kontra {soloist}:rekontra"
    at = play(begun(), f"{passed}{soloist}:grand {answer}").state
    assert ENGINE.to_move(at) == {1}


def test_r9_a_jack_does_not_belong_to_its_printed_suit() -> None:
    at = at_play("Jc Ah 9h / 8s / 7s", trick="Kc 7c", leader=1)
    assert legal_moves(at, 0) == tuple(PlayCard(card=card) for card in ("Jc", "Ah", "9h")), "void in clubs"
    at = at_play("Jc Ac 9c / 8s / 7s", trick="Kc 7c", leader=1)
    assert legal_moves(at, 0) == (PlayCard(card="Ac"), PlayCard(card="9c"))


@pytest.mark.parametrize(
    ("trick", "hand"),
    [
        pytest.param("Kc 7c", "Jd 7h Ah", id="R10 no duty to trump"),
        pytest.param("Kc 7c", "Ac Tc 8c", id="R10 no duty to beat in the suit"),
        pytest.param("Jh 7c", "Jc Js Jd", id="R10 no duty to beat a jack"),
    ],
)
def test_no_duties_but_to_follow(trick: str, hand: str) -> None:
    at = at_play(f"{hand} / 8s / 7s", trick=trick, leader=1)
    assert {move.card for move in legal_moves(at, 0) if isinstance(move, PlayCard)} == set(hand.split())


@pytest.mark.parametrize(
    ("skat_owner", "in_tricks", "last", "points", "deltas"),
    [
        pytest.param("last_trick", "52 53 4", 2, (52, 53, 15), (0, 5, 0), id="R11 last_trick, whoever has most"),
        pytest.param("last_trick", "53 52 4", 1, (53, 63, 4), (0, 6, 0), id="R11 last_trick, at face value"),
        pytest.param("most_points", "52 53 4", 2, (52, 64, 4), (0, 6, 0), id="R11 most_points"),
        pytest.param(
            "most_points", "53 53 3", 2, (64, 64, 3), (6, 6, 0), id="R11 most_points, in full to each if tied"
        ),
    ],
)
def test_who_gets_the_skat_in_ramsch(
    skat_owner: str, in_tricks: str, last: int, points: tuple[int, ...], deltas: tuple[int, ...]
) -> None:
    scored = ramsch(in_tricks, "4 4 2", skat="Ac 9s", last=last, skat_owner=skat_owner)
    assert (scored.skat, scored.points, scored.deltas) == (cards("Ac 9s"), points, deltas)


def test_r12_the_skat_counts_for_the_soloist_whoever_wins_the_last_trick() -> None:
    played = whole(GRAND_HAND)
    assert played.of_type(TrickWon)[-1].seat == 0
    in_tricks = sum(won.points for won in played.of_type(TrickWon) if won.seat == 1)
    scored = played.only(HandScored)
    assert (in_tricks, scored.points[1], scored.won) == (51, 64, True), "it is part of the 61"


def test_r12_with_skat_owner_most_points_too() -> None:
    assert whole(GRAND_HAND, skat_owner="most_points").only(HandScored).points == (42, 64, 14)


@pytest.mark.parametrize("soloist", [1, 2, 0])
def test_r13_kontra_goes_round_from_the_soloist_s_left(soloist: int) -> None:
    passed = {1: "", 2: "1:pass ", 0: "1:pass 2:pass "}[soloist]
    left, right = (soloist + 1) % 3, (soloist + 2) % 3
    at = play(begun(), f"{passed}{soloist}:grand")
    assert at.only(GrandHandAnnounced).next_seat == left
    first = play(at.state, f"{left}:kontra")
    assert first.only(KontraSaid).next_seat == soloist
    assert refused(first.state, f"{right}:kontra") == "not-your-turn"
    assert refused(first.state, f"{soloist}:kontra") == "only-opponents-say-kontra"
    second = play(at.state, f"{left}:pass {right}:kontra").state
    assert ENGINE.to_move(second) == {soloist}
    assert play(second, f"{soloist}:rekontra").state.phase == "play", "before the first lead"


def test_r24_jacks_in_the_skat_count_as_held() -> None:
    scored = whole(GRAND_HAND).only(HandScored)
    dealt = [card for card in GRAND_HAND.begun().hands[1] if card[0] == "J"]
    assert (dealt, scored.skat[0]) == (["Js", "Jd"], "Jc")
    assert (scored.jacks, scored.matadors) == ("with", 2)


def test_r27_all_tricks_are_played_and_nothing_can_be_claimed() -> None:
    assert {move.__name__ for move in ENGINE.move_types} == {
        "Pass",
        "AnnounceGrandHand",
        "Kontra",
        "Rekontra",
        "TakeSkat",
        "PushSkat",
        "DiscardSkat",
        "PlayCard",
    }
    for golden in (RAMSCH, GRAND_HAND):
        played = whole(golden)
        assert (len(played.of_type(CardPlayed)), len(played.of_type(TrickWon))) == (30, 10)


def test_r29_a_cut_is_no_move_but_part_of_the_shuffle() -> None:
    first = shuffled_deck(bytes(32), 1)
    assert first[0] in begun().hands[1]
    assert sorted(first) == sorted(DECK)


def test_r31_no_grand_hand_after_looking_or_pushing() -> None:
    for line in ("1:take", "1:push", "1:push 2:take"):
        at = play(begun(), f"1:pass 2:pass 0:pass {line}").state
        assert at.turn is not None
        assert refused(at, f"{at.turn}:grand") == "wrong-phase"
    match = random_match(ENGINE, Options(hands=6), 3, Random(31))
    for step in match.steps[1:]:
        if isinstance(step.move, AnnounceGrandHand):
            assert (step.before.phase, step.before.exchanges) == ("announce", ())
        if isinstance(step.move, PushSkat | Kontra):
            assert (step.before.soloist is None) == isinstance(step.move, PushSkat)
