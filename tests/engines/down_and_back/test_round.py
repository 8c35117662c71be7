"""The course of a round: deal, turns, stock, splits, showdown, tie draws.

Source: rules/down-and-back.md, sections 2.1 to 2.4, 7.7 and 7.8.
"""

from __future__ import annotations

import pytest

from engines import down_and_back
from engines.cards import cards
from engines.chance import shuffled
from engines.down_and_back.events import (
    CardDiscarded,
    CardDrawn,
    Event,
    HandDealt,
    PotWon,
    RoundStarted,
    ShowdownFour,
    ShowdownThree,
    SplitCommitted,
    StockRefilled,
    TieDrawn,
)
from engines.down_and_back.moves import DECK, Discard, DrawDiscard, DrawStock, in_order
from engines.down_and_back.rules import legal_moves
from engines.down_and_back.state import Options, State
from tests.support.down_and_back import Played, at_split, begun, laid, play, shown

SEEDS = [bytes([number]) * 32 for number in range(3)]


def turn_by_turn(state: State, stock_draws: int) -> Played:
    """All turns of the round: the first so many draw from the stock, the others from the pile, and it goes back."""
    events = list[Event]()
    while state.phase == "draw":
        from_stock = len(state.turns) < stock_draws
        drawn = play(state, f"{state.turn}:??" if from_stock else f"{state.turn}:??*")
        played = play(drawn.state, f"{drawn.state.turn}:>{drawn.state.drawn}")
        events += drawn.events + played.events
        state = played.state
    return Played(state=state, events=tuple(events))


@pytest.mark.parametrize("seed", SEEDS, ids=["seed 0", "seed 1", "seed 2"])
@pytest.mark.parametrize(
    ("seat_count", "dealer", "order", "stock"),
    [
        pytest.param(2, 0, (1, 0), 37, id="sec 2.1: 2 seats"),
        pytest.param(3, 1, (2, 0, 1), 30, id="sec 2.1: 3 seats"),
        pytest.param(4, 3, (0, 1, 2, 3), 23, id="sec 2.1: 4 seats"),
        pytest.param(5, 2, (3, 4, 0, 1, 2), 16, id="sec 2.1: 5 seats"),
    ],
)
def test_the_deal(seat_count: int, dealer: int, order: tuple[int, ...], stock: int, seed: bytes) -> None:
    deck = shuffled(DECK, seed, "deal/1")
    started, *dealt = down_and_back.ENGINE.initial(Options(first_dealer=dealer), seat_count, seed)
    assert isinstance(started, RoundStarted)
    assert (started.dealer, started.seats, started.up_card) == (dealer, order, deck[7 * seat_count])
    assert started.stock_count == stock
    assert dealt == [
        HandDealt(seat=seat, cards=in_order(deck[lap * seat_count + place] for lap in range(7)))
        for place, seat in enumerate(order)
    ]
    assert begun(seat_count, seed, first_dealer=dealer).stock == deck[7 * seat_count + 1 :]


@pytest.mark.parametrize(
    ("seat_count", "stock_draws", "refills", "stock"),
    [
        pytest.param(2, 12, 0, 25, id="sec 2.1: 2 seats never refill"),
        pytest.param(3, 18, 0, 12, id="sec 2.1: 3 seats never refill"),
        pytest.param(4, 22, 0, 1, id="sec 2.1: 4 seats, one card left"),
        pytest.param(4, 23, 1, 22, id="sec 2.1: 4 seats, the 23rd stock draw refills"),
        pytest.param(5, 15, 0, 1, id="sec 2.1: 5 seats, one card left"),
        pytest.param(5, 16, 1, 15, id="sec 2.1: 5 seats, the 16th stock draw refills"),
        pytest.param(5, 30, 1, 1, id="sec 2.1: 5 seats, one card left after a refill"),
    ],
)
def test_the_turns_of_a_round(seat_count: int, stock_draws: int, refills: int, stock: int) -> None:
    played = turn_by_turn(begun(seat_count), stock_draws)
    drawers = [drawn.seat for drawn in played.of_type(CardDrawn)]
    assert drawers == [*range(1, seat_count), 0] * 6, "six turns each, and the dealer has the last"
    assert len(played.of_type(StockRefilled)) == refills
    assert played.state.phase == "split"
    assert len(played.state.stock) == stock


def test_draw_stock() -> None:
    """Section 2.2: the top card of the stock comes into the hand."""
    at = laid(begun(), "2c 3c 4c 5c 6c 7c 8c / Kc Qc Jc Tc 9c Ac Ad", "Kd Qd", "Jd Td")
    played = play(at, "1:Kd")
    assert played.events == (CardDrawn(seat=1, source="stock", card="Kd", stock_count=1),)
    assert played.state.hands[1] == cards("Kc Kd Qc Jc Tc 9c Ac Ad")
    assert (played.state.phase, played.state.turn, played.state.drawn) == ("discard", 1, "Kd")
    assert played.state.known[1] == (), "nobody else knows it"


def test_draw_discard() -> None:
    """Section 2.2: the top card of the discard pile comes into the hand, and all know that it is there."""
    at = laid(begun(), "2c 3c 4c 5c 6c 7c 8c / Kc Qc Jc Tc 9c Ac Ad", "Kd Qd", "Jd Td")
    played = play(at, "1:Jd*")
    assert played.events == (CardDrawn(seat=1, source="discard", card="Jd", stock_count=2),)
    assert played.state.hands[1] == cards("Kc Qc Jc Jd Tc 9c Ac Ad")
    assert played.state.known[1] == ("Jd",)
    assert played.state.pile[0] == "Td"
    assert play(played.state, "1:>Jd").state.known[1] == (), "until it is discarded"


def test_discard() -> None:
    """Section 2.2: the card goes on top of the pile, and the next seat draws."""
    at = laid(begun(3), "2c 3c 4c 5c 6c 7c 8c / Kc Qc Jc Tc 9c Ac Ad / 2h 3h 4h 5h 6h 7h 8h", "Kd Qd", "Jd Td")
    played = play(at, "1:Kd>9c")
    assert played.events[1:] == (CardDiscarded(seat=1, card="9c", next_seat=2),)
    assert played.state.pile[:2] == cards("9c Jd")
    assert (played.state.phase, played.state.turn, played.state.drawn) == ("draw", 2, None)


def test_what_a_seat_may_do() -> None:
    """Section 2.2: two draws, eight discards, 35 splits, and nobody else's turn."""
    at = begun()
    assert legal_moves(at, 1) == (DrawStock(), DrawDiscard())
    assert legal_moves(at, 0) == ()
    drawn = play(at, "1:??").state
    assert legal_moves(drawn, 1) == tuple(Discard(card=card) for card in drawn.hands[1])
    assert len(legal_moves(drawn, 1)) == 8
    split = turn_by_turn(at, 12).state
    assert down_and_back.ENGINE.to_move(split) == {0, 1}
    assert [len(legal_moves(split, seat)) for seat in (0, 1)] == [35, 35]


def test_the_stock_is_refilled_before_the_discard() -> None:
    """Section 2.3, 7.9: five seats; at the 16th stock draw 16 pile cards become a stock of 15 and a pile of 1."""
    state = begun(5)
    for _ in range(15):
        drawn = play(state, f"{state.turn}:??").state
        state = play(drawn, f"{drawn.turn}:>{drawn.drawn}").state
    assert (len(state.stock), len(state.pile)) == (1, 16)
    pile = set(state.pile)
    played = play(state, f"{state.turn}:??")
    refilled = played.only(StockRefilled)
    order = shuffled(in_order(pile), state.seed, "refill/1/1")
    assert (refilled.up_card, refilled.stock_count) == (order[0], 15)
    assert (played.state.pile, played.state.stock) == (order[:1], order[1:])
    assert (played.state.phase, played.state.turn) == ("discard", state.turn)
    after = play(played.state, f"{state.turn}:>{played.state.drawn}").state
    assert len(after.pile) == 2


DECK_OF_7_7 = cards(
    "3s Ks 7d Kc Kh 2s Ts 6h 5d 5h Td 4c Qh 8d Jc Tc 2d Jd 5c Qs Th 3h Js 4h 7s Kd 8c Jh 7h 7c 9s Qd 9h 3c Ac 6s 8h "
    "9d As 6d 9c 6c 2h Ah Ad 8s 4s Qc 5s 3d 4d 2c"
)


def test_the_round_of_7_7() -> None:
    """Section 7.7."""
    assert sorted(DECK_OF_7_7) == sorted(DECK)
    at = laid(
        begun(),
        f"{' '.join(DECK_OF_7_7[1:14:2])} / {' '.join(DECK_OF_7_7[0:14:2])}",
        " ".join(DECK_OF_7_7[15:]),
        DECK_OF_7_7[14],
    )
    assert at.hands == (in_order(cards("Ks Kc 2s 6h 5h 4c 8d")), in_order(cards("3s 7d Kh Ts 5d Td Qh")))
    assert (at.pile, at.chips, at.pot) == (("Jc",), (19, 19), 2)
    played = play(
        at,
        "1:Jc*>3s 0:Tc>2s 1:2d>Ts 0:Jd>Tc 1:5c>5c 0:Qs>8d 1:Th>Th 0:3h>Ks 1:Js>Js 0:4h>4c 1:7s>7s 0:Kd>Kd",
    )
    assert played.state.stock[:2] == cards("8c Jh")
    assert played.state.phase == "split"
    played = play(played.state, "1=2d5d7dTd 0=3h4h5h6h")
    assert played.events[:2] == (
        SplitCommitted(seat=1, four=cards("Td 7d 5d 2d"), three=cards("Kh Qh Jc")),
        SplitCommitted(seat=0, four=cards("6h 5h 4h 3h"), three=cards("Kc Qs Jd")),
    )
    assert played.only(ShowdownFour) == ShowdownFour(
        hands=(cards("6h 5h 4h 3h"), cards("Td 7d 5d 2d")),
        categories=("bouncer", "flush"),
        keys=((6,), (10, 7, 5, 2)),
        tied=(),
        winner=0,
    )
    assert played.only(ShowdownThree) == ShowdownThree(
        hands=(cards("Kc Qs Jd"), cards("Kh Qh Jc")),
        categories=("run", "run"),
        keys=((13,), (13,)),
        tied=(1, 0),
        winner=None,
    )
    assert played.only(TieDrawn) == TieDrawn(half="three", drawn=("Jh", "8c"), tied=(), winner=0, stock_count=24)
    assert played.only(PotWon) == PotWon(seat=0, amount=2, reason="sweep", chips=(21, 19))


TIED_OF_3 = "Kc Qd 8h 7s | 2c 2d 2h / Jc Td 6h 5c | 3c 4d 6c / Ks Qh 8c 7d | 4h 5d 7c"
TIED_OF_4 = "Kc Jd 8h 7s | 3c 3d 3h / Ks Jh 8c 7d | 2d 4h 6c / Tc 9d 6h 4s | 2h 4c 6s / Kd Jc 8s 7h | 2s 5d 9h"
TIED_OF_5 = (
    "Tc 9d 6h 4s | 2h 4c 6s / Kc Jd 8h 7s | 3c 3d 3h / Ts 9h 6d 5c | 2c 4d 5h / Td 9s 5s 2s | Ac Qd 5d / "
    "Ks Jh 8c 7d | 2d 4h 6c"
)


@pytest.mark.parametrize(
    ("hands", "dealer", "stock", "course", "winner"),
    [
        pytest.param(TIED_OF_3, 1, "Kd 4s", [{2: "Kd", 0: "4s"}], 2, id="7.8: 0, 2 of 3"),
        pytest.param(
            TIED_OF_3, 1, "9h 9c 3d As", [{2: "9h", 0: "9c"}, {2: "3d", 0: "As"}], 2, id="7.8: 0, 2 of 3, ace is low"
        ),
        pytest.param(
            TIED_OF_4,
            3,
            "Qs Qd 5c As 2c",
            [{0: "Qs", 1: "Qd", 3: "5c"}, {0: "As", 1: "2c"}],
            1,
            id="7.8: 0, 1, 3 of 4",
        ),
    ],
)
def test_tie_draws(hands: str, dealer: int, stock: str, course: list[dict[int, str]], winner: int) -> None:
    seat_count = len(hands.split("/"))
    played = shown(begun(seat_count, first_dealer=dealer), hands, stock)
    assert played.only(ShowdownFour).tied == tuple(course[0]), "in the order of their turns"
    assert played.only(ShowdownFour).winner is None
    draws = played.of_type(TieDrawn)
    assert [drawn.drawn for drawn in draws] == [
        tuple(turned.get(seat) for seat in range(seat_count)) for turned in course
    ]
    assert [drawn.tied for drawn in draws] == [*(tuple(turned) for turned in course[1:]), ()]
    assert [drawn.winner for drawn in draws] == [*(None for _ in course[1:]), winner]
    assert draws[-1].stock_count == 0
    assert not played.of_type(StockRefilled)


def test_a_tie_draw_with_too_small_a_stock() -> None:
    """Section 7.8: 1 and 4 of 5 tie with one card left; it is shuffled with the 16 pile cards first."""
    at = at_split(begun(5), TIED_OF_5, "Kd")
    assert (len(at.stock), len(at.pile)) == (1, 16)
    order = shuffled(in_order(at.stock + at.pile), at.seed, "tie/1/1")
    played = shown(begun(5), TIED_OF_5, "Kd")
    assert played.only(StockRefilled) == StockRefilled(up_card=None, stock_count=17)
    first = played.of_type(TieDrawn)[0]
    assert first.drawn == (None, order[0], None, None, order[1])
    assert first.stock_count == 15


def test_cards_of_tie_draws_are_set_aside() -> None:
    """Section 2.4: they come back only when the stock is too small, together with all other cards in no hand."""
    at = at_split(begun(4, first_dealer=3), TIED_OF_4, "Qs Qd Qh As")
    played = shown(at, TIED_OF_4, "Qs Qd Qh As")
    first, second = (drawn.drawn for drawn in played.of_type(TieDrawn)[:2])
    assert first == ("Qs", "Qd", None, "Qh")
    assert played.only(StockRefilled).stock_count == 52 - 28
    order = shuffled(in_order(at.stock + at.pile), at.seed, "tie/1/2")
    assert second == (order[0], order[1], None, order[2])
