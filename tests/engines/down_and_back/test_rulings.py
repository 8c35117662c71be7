"""Every ruling, R1 to R27.

Source: rules/down-and-back.md, section 5.
"""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engines import down_and_back
from engines.cards import cards
from engines.contract import IllegalMove
from engines.down_and_back.events import (
    CardDrawn,
    HandDealt,
    MatchEnded,
    PotCarried,
    PotShared,
    PotWon,
    RoundStarted,
    SeatEliminated,
    ShowdownFour,
    ShowdownThree,
    SplitCommitted,
    StockRefilled,
    TieDrawn,
)
from engines.down_and_back.moves import Discard, DrawDiscard, DrawStock, Split, in_order
from engines.down_and_back.rules import decide, initial, legal_moves
from engines.down_and_back.scoring import rate_four, rate_three
from engines.down_and_back.state import Options, shuffled_deck
from tests.support.down_and_back import at_split, begun, laid, play, shown, won
from tests.support.matches import random_match

ENGINE = down_and_back.ENGINE
TIE = "Kc Qd 8h 7s | {} / Ks Qh 8c 7d | {}"
"""Two equal hands of four."""


def rated(hand: str) -> str:
    held = in_order(cards(hand))
    rating = rate_four(held) if len(held) == 4 else rate_three(held)
    return f"{rating.category} {','.join(str(rank) for rank in rating.key)}"


@pytest.mark.parametrize(
    ("hand", "result"),
    [
        pytest.param("9c 9d 9h Jc", "prial 9", id="R3 a jack is a face card"),
        pytest.param("9c 9d 9h Qc", "prial 9", id="R3 a queen is a face card"),
        pytest.param("9c 9d 9h Kc", "prial 9", id="R3 a king is a face card"),
        pytest.param("9c 9d 9h Ac", "high_card 9,9,9,1", id="R3 an ace is none, in four"),
        pytest.param("9c 9d Ac", "high_card 9,9,1", id="R3 an ace is none, in three"),
        pytest.param("9c 9d 9h Tc", "high_card 10,9,9,9", id="R3 a ten is none"),
        pytest.param("9c 9d 9h Ks", "prial 9", id="R4 a face card of any suit, the missing one too"),
        pytest.param("9c 9d 9h As", "prial 9", id="R4 a card of the missing suit"),
        pytest.param("9c 9d 9h 2s", "prial 9", id="R4 the fourth card is not compared"),
        pytest.param("9c 9d 9h 8d", "high_card 9,9,9,8", id="R5 three of a kind with a bad fourth card"),
        pytest.param("9c 9d 9h 8h", "high_card 9,9,9,8", id="R5 the third nine is no side card of a pair"),
        pytest.param("8c 8d 5c 2h", "high_card 8,8,5,2", id="R6 a pair with one bad side card"),
        pytest.param("8c 8d 2d", "high_card 8,8,2", id="R6 a pair with a bad third card"),
        pytest.param("8c 8d 5h 2s", "pair 8,5,2", id="R7 side cards of both other suits"),
        pytest.param("8c 8d 5h 2h", "high_card 8,8,5,2", id="R7 side cards of one suit"),
        pytest.param("8c 8d Kc 2h", "pair 8,13,2", id="R7 a face card needs no suit of its own"),
        pytest.param("8c 8d Kh 2h", "pair 8,13,2", id="R7 a face card does not use up a suit"),
        pytest.param("8c 8d Kc 2c", "high_card 13,8,8,2", id="R7 the other one does need one"),
        pytest.param("7c 7d 7h 7s", "quad 7", id="R26 four of a kind have all suits"),
    ],
)
def test_rulings_on_hands(hand: str, result: str) -> None:
    assert rated(hand) == result


@pytest.mark.parametrize(
    ("one", "other", "result"),
    [
        pytest.param("8c 8d 5c 2h", "8h 7s 3d 2c", 1, id="R6 a failed pair is compared with repeats kept"),
        pytest.param("8c 8d 5c 2h", "Ac Ad 3h 2s", -1, id="R6 and loses to any pair"),
        pytest.param("Kc Kd 9h 8s", "Kh Ks 9d 7c", 1, id="R13 pair: the lower side card decides last"),
        pytest.param("Qc 9c 4c 3c", "Qd 9d 4d 2d", 1, id="R13 flush: the lowest card decides last"),
        pytest.param("Kc Kd 3h 3s", "Kh Ks 2c 2d", 1, id="R13 two pairs: the lower pair decides"),
        pytest.param("Kc Jd 7h 3s", "Kd Jh 7s 2c", 1, id="R13 high card: the lowest card decides last"),
        pytest.param("8c 7c 6c 5c", "8d 7d 6d 5d", 0, id="R14 bouncers of one top rank"),
        pytest.param("8c 7d 6h", "8s 7h 6d", 0, id="R14 runs of one top rank"),
    ],
)
def test_rulings_on_comparisons(one: str, other: str, result: int) -> None:
    rate = rate_four if len(one.split()) == 4 else rate_three
    a, b = (rate(in_order(cards(hand))).strength for hand in (one, other))
    assert (a > b) - (a < b) == result


def test_r1_the_only_bid_is_the_ante_before_the_deal() -> None:
    """And there is nothing to bet, raise or fold with later."""
    types = [type(event) for event in initial(Options(), 3, bytes(32))]
    assert types == [RoundStarted, HandDealt, HandDealt, HandDealt]
    match = random_match(ENGINE, Options(rounds=1), 3, Random(1))
    asked = {type(move) for step in match.steps for move in legal_moves(step.after, step.after.turn or 0)}
    assert asked == {DrawStock, DrawDiscard, Discard, Split}


def test_r2_the_deal_moves_on_while_the_pot_is_carried() -> None:
    played = won(begun(3, first_dealer=2), 0, 1)
    assert played.of_type(PotCarried)
    assert played.only(RoundStarted).dealer == 0


@pytest.mark.parametrize("line", ["1:Kd>Kd", "1:Jd*>Jd"], ids=["from the stock", "from the discard pile"])
def test_r8_the_card_just_drawn_may_be_discarded(line: str) -> None:
    at = laid(begun(), "2c 3c 4c 5c 6c 7c 8c / Kc Qc Jc Tc 9c Ac Ad", "Kd Qd", "Jd Td")
    after = play(at, line).state
    assert after.hands == at.hands
    assert after.pile[0] == line[-2:]
    assert (after.pile == at.pile) == ("*" in line)


def test_r9_the_whole_pile_is_shuffled_before_the_discard() -> None:
    at = laid(begun(), "2c 3c 4c 5c 6c 7c 8c / Kc Qc Jc Tc 9c Ac Ad", "Kd")
    played = play(at, "1:Kd")
    assert [type(event) for event in played.events] == [CardDrawn, StockRefilled]
    assert {*played.state.stock, *played.state.pile} == set(at.pile), "its top included"
    assert len(played.state.pile) == 1
    assert played.state.phase == "discard"


def test_r9_every_card_of_the_pile_can_be_turned_up() -> None:
    at = laid(begun(), "2c 3c 4c 5c 6c 7c 8c / Kc Qc Jc Tc 9c Ac Ad", "Kd")
    seeds = [number.to_bytes(32, "big") for number in range(400)]
    assert {play(replace(at, seed=seed), "1:Kd").state.pile[0] for seed in seeds} == set(at.pile)


def test_r10_a_split_is_one_move_and_nothing_follows_before_the_last() -> None:
    at = at_split(begun(3), "Kc Qd 8h 7s 2c 2d 2h / Jc Td 6h 5c 3c 4d 6c / Ks Qh 8c 7d 4h 5d 7c")
    assert ENGINE.to_move(at) == {0, 1, 2}
    for first in (0, 1, 2):
        batch = decide(at, first, legal_moves(at, first)[0])
        assert [type(event) for event in batch] == [SplitCommitted]
    played = play(at, "2=KsQh8c7d 0=KcQd8h7s 1=JcTd6h5c")
    assert [type(event) for event in played.events[:4]] == [SplitCommitted] * 3 + [ShowdownFour]


def test_r11_r12_all_35_splits_are_accepted_and_use_all_seven_cards() -> None:
    at = at_split(begun(), "Kc Qd 8h 7s 2c 2d 2h / Jc Td 6h 5c 3c 4d 6c")
    moves = legal_moves(at, 0)
    assert len(set(moves)) == 35
    for move in moves:
        (committed,) = decide(at, 0, move)
        assert isinstance(committed, SplitCommitted)
        assert in_order((committed.four or ()) + (committed.three or ())) == at.hands[0]


def test_r12_the_server_names_the_category() -> None:
    played = shown(begun(), "2c 4d 6h 8s | Kc Kd Kh / Jc Jd Jh Js | 3c 5d 7h")
    assert played.only(ShowdownFour).categories == ("high_card", "quad")
    assert played.only(ShowdownThree).categories == ("prial", "high_card")


def test_r15_all_who_are_tied_draw() -> None:
    hands = "Kc Jd 8h 7s | 3c 3d 3h / Ks Jh 8c 7d | 2d 4h 6c / Kd Jc 8s 7h | 2s 5d 9h"
    played = shown(begun(3), hands, "Qs 9c Qd 2c Th")
    assert [drawn.drawn for drawn in played.of_type(TieDrawn)] == [("Qd", "Qs", "9c"), ("Th", "2c", None)]
    assert played.of_type(TieDrawn)[-1].winner == 0


def test_r16_tie_cards_come_from_the_stock_and_are_set_aside() -> None:
    played = play(
        replace(at_split(begun(rounds=1), TIE.format("2c 2d 2h", "4h 5d 7c"), "Js Td 9s"), pile=("3c",)),
        "0=KcQd8h7s 1=KsQh8c7d",
    )
    assert played.only(TieDrawn).drawn == ("Td", "Js")
    assert played.state.stock == ("9s",)
    assert set(played.state.aside) == {"Js", "Td"}
    assert played.state.pile == ("3c",)


def test_r17_a_showdown_won_by_draw_completes_a_sweep() -> None:
    played = shown(begun(), TIE.format("2c 2d 2h", "4h 5d 7c"), "3c Kd")
    assert played.only(TieDrawn).winner == 0
    assert played.only(PotWon).seat == 0


def test_r18_one_win_each_pays_nobody() -> None:
    at = begun(3)
    played = won(at, 1, 2)
    assert played.only(PotCarried).pot == at.pot
    assert not played.of_type(PotWon)


def test_r19_everyone_antes_again_on_top_of_the_pot() -> None:
    started = won(begun(3, ante=2), 1, 2).only(RoundStarted)
    assert (started.pot, started.chips) == (12, (16, 16, 16))


def test_r20_a_seat_that_cannot_pay_the_full_ante_is_out() -> None:
    at = replace(begun(3, ante=2), chips=(5, 1, 2), pot=6)
    played = won(at, 0, 2)
    assert [event.seat for event in played.of_type(SeatEliminated)] == [1]
    started = played.only(RoundStarted)
    assert (started.chips, started.pot) == ((3, 1, 0), 10), "its chip stays its own, and its antes stay in the pot"
    with pytest.raises(IllegalMove, match="eliminated"):
        decide(played.state, 1, DrawStock())


def test_r21_the_last_seat_takes_the_carried_pot() -> None:
    played = won(replace(begun(3), chips=(0, 4, 0), pot=9), 0, 2)
    assert played.only(PotWon) == PotWon(seat=1, amount=9, reason="last_seat", chips=(0, 13, 0))
    assert played.only(MatchEnded).reason == "last_seat"


def test_r22_an_unclaimed_pot_is_shared() -> None:
    played = won(replace(begun(3, rounds=1), pot=7), 0, 2)
    assert played.only(PotShared).shares == (2, 3, 2), "the odd chip to the dealer's left"


def test_r22_with_sudden_death_play_goes_on_until_a_sweep() -> None:
    state = begun(2, rounds=1, unclaimed_pot="sudden_death")
    for _ in range(5):
        state = won(state, 0, 1).state
        assert state.phase == "draw"
    assert won(state, 1, 1).only(MatchEnded).scores == (14, 26)


def test_r23_a_match_ends_when_fewer_than_two_seats_can_ante() -> None:
    played = won(begun(starting_chips=1), 0, 0)
    assert played.only(MatchEnded) == MatchEnded(reason="last_seat", places=(1, 2), scores=(2, 0))


@pytest.mark.parametrize("seat_count", range(2, 6))
def test_r24_every_seat_has_six_turns_and_the_dealer_the_last(seat_count: int) -> None:
    match = random_match(ENGINE, Options(rounds=1), seat_count, Random(seat_count))
    drawers = [event.seat for event in match.events if isinstance(event, CardDrawn)]
    assert {drawers.count(seat) for seat in range(seat_count)} == {6}
    assert drawers[-1] == match.events[0].dealer


def test_r25_the_first_up_card_may_be_taken() -> None:
    at = begun()
    drawn = play(at, f"1:{at.opening_card}*")
    assert drawn.only(CardDrawn).card == at.opening_card
    assert drawn.state.pile == ()


def test_r27_a_cut_is_no_move_but_part_of_the_shuffle() -> None:
    assert [move.__name__ for move in ENGINE.move_types] == ["DrawStock", "DrawDiscard", "Discard", "Split"]
    assert begun().stock == shuffled_deck(bytes(32), 1)[15:]
