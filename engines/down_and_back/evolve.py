"""What each event changes. Nothing is judged here: the event says it all.

All but the order of the stock: as no event tells it, it is made here from the seed. Cards that an event names are
taken out of that order wherever they lie, so events and stock never disagree.

Source: rules/down-and-back.md, section 2.
"""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from engines.cards import Card
from engines.contract import Seat
from engines.down_and_back.events import (
    CardDiscarded,
    CardDrawn,
    Event,
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
from engines.down_and_back.moves import in_order
from engines.down_and_back.state import Halves, PastRound, Showdown, State, Turn, shuffled_again, shuffled_deck

Value = TypeVar("Value")


def evolve(state: State, event: Event) -> State:
    """The state after the event. Not checked: that the event can happen in this state."""
    match event:
        case RoundStarted():
            return _round_started(state, event)
        case HandDealt(seat=seat, cards=cards):
            assert cards is not None, "a redacted event cannot be replayed"
            stock = tuple(card for card in state.stock if card not in cards)
            return replace(state, hands=_with(state.hands, seat, cards), stock=stock)
        case CardDrawn():
            return _card_drawn(state, event)
        case StockRefilled():
            return _stock_refilled(state, event)
        case CardDiscarded():
            return _card_discarded(state, event)
        case SplitCommitted():
            return _split_committed(state, event)
        case ShowdownFour() | ShowdownThree():
            return _shown(state, event)
        case TieDrawn():
            return _tie_drawn(state, event)
        case PotWon() | PotCarried() | PotShared():
            return _pot_decided(state, event)
        case SeatEliminated(seat=seat):
            return replace(state, eliminated=(*state.eliminated, seat))
        case MatchEnded(reason=reason):
            return replace(state, phase="finished", turn=None, end_reason=reason)
        case _:
            assert_never(event)


def _round_started(state: State, event: RoundStarted) -> State:
    seat_count = len(state.chips)
    return replace(
        state,
        chips=event.chips,
        hands=((),) * seat_count,
        known=((),) * seat_count,
        splits=(None,) * seat_count,
        pot=event.pot,
        phase="draw",
        round=event.round,
        dealer=event.dealer,
        seats=event.seats,
        turn=event.seats[0],
        opening_card=event.up_card,
        turns=(),
        stock=_without(shuffled_deck(state.seed, event.round), event.up_card),
        pile=(event.up_card,),
        aside=(),
        four=None,
        three=None,
    )


def _card_drawn(state: State, event: CardDrawn) -> State:
    card, seat = event.card, event.seat
    assert card is not None, "a redacted event cannot be replayed"
    hands = _with(state.hands, seat, in_order((*state.hands[seat], card)))
    if event.source == "stock":
        turns = (*state.turns, Turn(seat=seat, source="stock", card=None))
        stock = _without(state.stock, card)
        return replace(state, phase="discard", hands=hands, drawn=card, turns=turns, stock=stock)
    turns = (*state.turns, Turn(seat=seat, source="discard", card=card))
    known = _with(state.known, seat, in_order((*state.known[seat], card)))
    return replace(state, phase="discard", hands=hands, known=known, drawn=card, turns=turns, pile=state.pile[1:])


def _stock_refilled(state: State, event: StockRefilled) -> State:
    cards = shuffled_again(state)
    if event.up_card is None:
        return replace(state, stock=cards, pile=(), aside=())
    turns = (*state.turns[:-1], replace(state.turns[-1], up_card=event.up_card))
    return replace(state, stock=_without(cards, event.up_card), pile=(event.up_card,), turns=turns)


def _card_discarded(state: State, event: CardDiscarded) -> State:
    card, seat = event.card, event.seat
    return replace(
        state,
        phase="split" if event.next_seat is None else "draw",
        turn=event.next_seat,
        hands=_with(state.hands, seat, _without(state.hands[seat], card)),
        known=_with(state.known, seat, _without(state.known[seat], card)),
        drawn=None,
        turns=(*state.turns[:-1], replace(state.turns[-1], discarded=card)),
        pile=(card, *state.pile),
    )


def _split_committed(state: State, event: SplitCommitted) -> State:
    assert event.four is not None, "a redacted event cannot be replayed"
    assert event.three is not None, "a redacted event cannot be replayed"
    split = Halves(four=event.four, three=event.three)
    return replace(state, splits=_with(state.splits, event.seat, split))


def _shown(state: State, event: ShowdownFour | ShowdownThree) -> State:
    showdown = Showdown(
        hands=event.hands,
        categories=event.categories,
        keys=event.keys,
        tied=event.tied,
        draws=(),
        winner=event.winner,
    )
    return replace(state, four=showdown) if isinstance(event, ShowdownFour) else replace(state, three=showdown)


def _tie_drawn(state: State, event: TieDrawn) -> State:
    drawn = tuple(card for card in event.drawn if card is not None)
    stock = tuple(card for card in state.stock if card not in drawn)
    state = replace(state, stock=stock, aside=state.aside + drawn)
    showdown = state.four if event.half == "four" else state.three
    assert showdown is not None, "ties are drawn after hands are shown"
    showdown = replace(showdown, tied=event.tied, draws=(*showdown.draws, event.drawn), winner=event.winner)
    return replace(state, four=showdown) if event.half == "four" else replace(state, three=showdown)


def _pot_decided(state: State, event: PotWon | PotCarried | PotShared) -> State:
    match event:
        case PotWon(seat=winner, reason="sweep", chips=chips):
            return replace(state, chips=chips, pot=0, last_round=_past_round(state, winner))
        case PotWon(chips=chips) | PotShared(chips=chips):
            return replace(state, chips=chips, pot=0)
        case PotCarried():
            return replace(state, last_round=_past_round(state, None))
        case _:
            assert_never(event)


def _past_round(state: State, winner: Seat | None) -> PastRound:
    assert state.four is not None, "a round ends with both showdowns"
    assert state.three is not None, "a round ends with both showdowns"
    return PastRound(
        round=state.round, dealer=state.dealer, four=state.four, three=state.three, pot=state.pot, winner=winner
    )


def _with(values: tuple[Value, ...], seat: Seat, value: Value) -> tuple[Value, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple(other for other in cards if other != card)
