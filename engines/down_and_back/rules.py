"""What a seat may do, and what follows from it.

Source: rules/down-and-back.md, sections 2 and 5.
"""

from __future__ import annotations

from itertools import combinations
from typing import assert_never

from engines.chance import drawn
from engines.contract import IllegalMove, InvalidOptions, Seat
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
from engines.down_and_back.evolve import evolve
from engines.down_and_back.moves import DECK, Discard, DrawDiscard, DrawStock, Move, Source, Split, in_order
from engines.down_and_back.scoring import match_ended, pot_shared, pot_won, show_fours, show_threes, tie_drawn
from engines.down_and_back.state import (
    HAND_SIZE,
    Options,
    State,
    blank,
    shuffled_again,
    shuffled_deck,
    still_in,
)

SLUGS = (
    "match-over",
    "eliminated",
    "not-your-turn",
    "discard-first",
    "draw-first",
    "turns-come-first",
    "turns-are-over",
    "already-committed",
    "not-in-hand",
    "card-named-twice",
)
"""Every reason for which `decide` refuses a move."""

_DRAWS: tuple[Move, ...] = (DrawStock(), DrawDiscard())
_DISCARD = {card: Discard(card=card) for card in DECK}


def check(options: Options, seat_count: int) -> None:
    """Options that go together.

    Raises:
        InvalidOptions: nobody could pay the first ante, or the first dealer has no seat.
    """
    if options.starting_chips < options.ante:
        raise InvalidOptions("starting_chips", f"must be at least the ante, which is {options.ante}")
    if options.first_dealer is not None and options.first_dealer >= seat_count:
        raise InvalidOptions("first_dealer", f"must be below {seat_count}, the number of seats, or null")


def initial(options: Options, seat_count: int, seed: bytes) -> tuple[Event, ...]:
    """The start of round 1, dealt by a seat drawn at random unless the options name it."""
    dealer = options.first_dealer
    if dealer is None:
        dealer = drawn(range(seat_count), seed, "first-dealer")
    state = blank(options, seat_count, seed)
    return _with_consequences(state, _round_started(state, dealer))


def to_move(state: State) -> frozenset[Seat]:
    """The seat in turn, or while hands are split every seat that has not committed; nobody once the match is over."""
    if state.phase == "split":
        return frozenset(seat for seat in state.seats if state.splits[seat] is None)
    return frozenset() if state.turn is None else frozenset((state.turn,))


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """The moves that `decide` accepts from this seat: both draws, cards to discard, or the 35 splits."""
    if seat not in to_move(state):
        return ()
    match state.phase:
        case "draw":
            return _DRAWS
        case "discard":
            return tuple(_DISCARD[card] for card in state.hands[seat])
        case "split":
            return tuple(Split(four=four) for four in combinations(state.hands[seat], 4))
        case "finished":
            return ()
        case _:
            assert_never(state.phase)


def decide(state: State, seat: Seat, move: Move) -> tuple[Event, ...]:
    """The move, and everything that the table does before somebody must decide again.

    Raises:
        IllegalMove: the rules forbid it, for one of the reasons in `SLUGS`.
    """
    if state.phase == "finished":
        raise IllegalMove("match-over", f"seat {seat} cannot move: the match is over")
    if seat in state.eliminated:
        raise IllegalMove("eliminated", f"seat {seat} cannot move: it is out of the match")
    if state.phase != "split" and seat != state.turn:
        raise IllegalMove("not-your-turn", f"seat {seat} cannot move: seat {state.turn} is to move", turn=state.turn)
    if state.phase == "split" and state.splits[seat] is not None:
        raise IllegalMove("already-committed", f"seat {seat} cannot move: it has already split its hand")
    return _with_consequences(state, _asked(state, seat, move))


def _asked(state: State, seat: Seat, move: Move) -> Event:
    """What the move itself does. Raises IllegalMove."""
    match move:
        case DrawStock():
            return _draw(state, seat, "stock")
        case DrawDiscard():
            return _draw(state, seat, "discard")
        case Discard():
            return _discard(state, seat, move)
        case Split():
            return _split(state, seat, move)
        case _:
            assert_never(move)


def _draw(state: State, seat: Seat, source: Source) -> CardDrawn:
    if state.phase == "discard":
        raise IllegalMove("discard-first", f"seat {seat} cannot draw: it has drawn and must discard a card")
    _check_turns_last(state, seat)
    if source == "stock":
        return CardDrawn(seat=seat, source=source, card=state.stock[0], stock_count=len(state.stock) - 1)
    return CardDrawn(seat=seat, source=source, card=state.pile[0], stock_count=len(state.stock))


def _discard(state: State, seat: Seat, move: Discard) -> CardDiscarded:
    if state.phase == "draw":
        raise IllegalMove("draw-first", f"seat {seat} cannot discard before it has drawn a card")
    _check_turns_last(state, seat)
    if move.card not in state.hands[seat]:
        raise IllegalMove("not-in-hand", f"seat {seat} does not hold {move.card}", hand=state.hands[seat])
    played = len(state.turns)
    is_last = played == len(state.seats) * state.options.turns
    return CardDiscarded(
        seat=seat, card=move.card, next_seat=None if is_last else state.seats[played % len(state.seats)]
    )


def _check_turns_last(state: State, seat: Seat) -> None:
    if state.phase == "split":
        detail = f"seat {seat} can neither draw nor discard: all turns are played, and it must split its hand"
        raise IllegalMove("turns-are-over", detail)


def _split(state: State, seat: Seat, move: Split) -> SplitCommitted:
    if state.phase != "split":
        raise IllegalMove("turns-come-first", f"seat {seat} cannot split its hand before all turns are played")
    hand = state.hands[seat]
    if any(card not in hand for card in move.four):
        raise IllegalMove("not-in-hand", f"seat {seat} does not hold all of {' '.join(move.four)}", hand=hand)
    if len(set(move.four)) < len(move.four):
        raise IllegalMove("card-named-twice", f"seat {seat} must name four different cards, not {' '.join(move.four)}")
    return SplitCommitted(seat=seat, four=move.four, three=tuple(card for card in hand if card not in move.four))


def _with_consequences(state: State, first: Event) -> tuple[Event, ...]:
    event: Event | None = first
    events: list[Event] = []
    while event is not None:
        events.append(event)
        state = evolve(state, event)
        event = _next_by_itself(state, event)
    return tuple(events)


def _next_by_itself(state: State, last: Event) -> Event | None:
    """What the table does after its last event without asking anybody; None when a seat must decide."""
    match last:
        case RoundStarted() | HandDealt():
            return _hand_dealt(state)
        case CardDrawn():
            return None if state.stock else _stock_refilled(state)
        case StockRefilled():
            return None if state.four is None else tie_drawn(state)
        case CardDiscarded() | MatchEnded():
            return None
        case SplitCommitted():
            return None if to_move(state) else show_fours(state)
        case ShowdownFour() | ShowdownThree() | TieDrawn():
            return _after_showdown(state)
        case PotCarried() | PotWon() | PotShared() | SeatEliminated():
            return _after_pot(state, last)
        case _:
            assert_never(last)


def _hand_dealt(state: State) -> HandDealt | None:
    """The hand of the next seat: cards were dealt one by one, so every so many cards of the deck are this seat's."""
    waiting = [seat for seat in state.seats if not state.hands[seat]]
    if not waiting:
        return None
    cards = state.stock[: HAND_SIZE * len(waiting) : len(waiting)]
    return HandDealt(seat=waiting[0], cards=in_order(cards))


def _stock_refilled(state: State) -> StockRefilled:
    cards = shuffled_again(state)
    if state.four is None:
        return StockRefilled(up_card=cards[0], stock_count=len(cards) - 1)
    return StockRefilled(up_card=None, stock_count=len(cards))


def _after_showdown(state: State) -> Event:
    showdown = state.three or state.four
    assert showdown is not None, "hands have been shown"
    if showdown.winner is None:
        return tie_drawn(state) if len(state.stock) >= len(showdown.tied) else _stock_refilled(state)
    if state.four is None or state.three is None:
        return show_threes(state)
    if state.four.winner == state.three.winner:
        return pot_won(state, showdown.winner, "sweep")
    return PotCarried(pot=state.pot)


def _after_pot(state: State, last: Event) -> Event:
    """The end of a round, step by step: the last round, those who cannot go on, the last one left, the next round."""
    match last:
        case PotShared() | PotWon(reason="last_seat"):
            return match_ended(state)
        case PotWon() | PotCarried() if _was_last_round(state):
            return pot_shared(state) if state.pot else match_ended(state)
        case _:
            pass
    remaining = still_in(state)
    for seat in state.seats:
        if seat in remaining and state.chips[seat] < state.options.ante:
            return SeatEliminated(seat=seat)
    match remaining:
        case ():
            return pot_shared(state)
        case (seat,):
            return pot_won(state, seat, "last_seat") if state.pot else match_ended(state)
        case _:
            return _round_started(state, _next_dealer(state))


def _was_last_round(state: State) -> bool:
    return state.round >= state.options.rounds and (state.pot == 0 or state.options.unclaimed_pot == "split")


def _next_dealer(state: State) -> Seat:
    """The next seat clockwise that is still in."""
    seats = still_in(state)
    return next((seat for seat in seats if seat > state.dealer), seats[0])


def _round_started(state: State, dealer: Seat) -> RoundStarted:
    ante = state.options.ante
    remaining = still_in(state)
    seats = tuple(seat for seat in remaining if seat > dealer) + tuple(seat for seat in remaining if seat <= dealer)
    dealt = HAND_SIZE * len(seats)
    deck = shuffled_deck(state.seed, state.round + 1)
    return RoundStarted(
        round=state.round + 1,
        dealer=dealer,
        seats=seats,
        ante=ante,
        chips=tuple(chips - ante if seat in seats else chips for seat, chips in enumerate(state.chips)),
        pot=state.pot + ante * len(seats),
        up_card=deck[dealt],
        stock_count=len(deck) - dealt - 1,
    )
