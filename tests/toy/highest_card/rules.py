"""Who may do what, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator

from engines.cards import DECK
from engines.chance import drawn, shuffled
from engines.contract import IllegalMove, Seat
from tests.toy.highest_card.events import CardPlayed, Event, HandDealt, MatchEnded, TrickWon
from tests.toy.highest_card.evolve import evolve
from tests.toy.highest_card.moves import HEIGHT, Move, PlayCard, in_order
from tests.toy.highest_card.scoring import places
from tests.toy.highest_card.state import Options, State

SLUGS = ("match-over", "not-your-turn", "not-in-hand")


def check(options: Options, seat_count: int) -> None:
    """All options go together."""


def initial(options: Options, seat_count: int, seed: bytes) -> tuple[Event, ...]:
    """Everybody gets cards, the leader last."""
    deck = shuffled(DECK, seed, "deal")
    leader = drawn(range(seat_count), seed, "leader")
    order = [(leader + place) % seat_count for place in range(1, seat_count + 1)]
    return tuple(
        HandDealt(
            seat=seat,
            cards=in_order(deck[place * options.cards : (place + 1) * options.cards]),
            next_seat=leader if seat == leader else None,
        )
        for place, seat in enumerate(order)
    )


def to_move(state: State) -> frozenset[Seat]:
    """The seat whose turn it is."""
    return frozenset(() if state.turn is None else (state.turn,))


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Any card of the hand, in turn."""
    return tuple(PlayCard(card=card) for card in state.hands[seat]) if seat == state.turn else ()


def decide(state: State, seat: Seat, move: Move) -> tuple[Event, ...]:
    """What follows from the move.

    Raises:
        IllegalMove.
    """
    if state.phase == "finished":
        raise IllegalMove("match-over", "the match is over")
    if seat != state.turn:
        raise IllegalMove("not-your-turn", f"seat {state.turn} is to move", turn=state.turn)
    if move.card not in state.hands[seat]:
        raise IllegalMove("not-in-hand", f"you do not hold {move.card}", hand=list(state.hands[seat]))
    return tuple(_played(state, seat, move))


def _played(state: State, seat: Seat, move: Move) -> Iterator[Event]:
    seat_count = len(state.hands)
    is_full = len(state.trick) == seat_count - 1
    yield CardPlayed(seat=seat, card=move.card, next_seat=None if is_full else (seat + 1) % seat_count)
    if not is_full:
        return
    cards = (*state.trick, move.card)
    winner = (seat + 1 + max(range(seat_count), key=lambda place: HEIGHT[cards[place]])) % seat_count
    is_last = len(state.hands[seat]) == 1
    won = TrickWon(seat=winner, next_seat=None if is_last else winner)
    yield won
    if is_last:
        scores = evolve(state, won).tricks
        yield MatchEnded(reason="cards", places=places(scores), scores=scores)
