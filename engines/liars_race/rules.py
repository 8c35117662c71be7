"""What a seat may do, and what follows from it.

Source: rules/liars-race.md, sections 3, 4, 7 and 8.
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.contract import IllegalMove, InvalidOptions, Seat
from engines.liars_race.events import CardPlayed, DealStarted, DiceRolled, Event, HandDealt, Play, TrickWon
from engines.liars_race.moves import DECK, Move, PlayCard, in_order
from engines.liars_race.scoring import leading_seat, match_ended, pawn_moves, winning_play
from engines.liars_race.state import (
    LENGTHS,
    MOST_ARROWS,
    Arrow,
    Board,
    Options,
    State,
    board_of,
    first_leader,
    hand_size,
    lead_suit,
    rolled,
    shuffled_deck,
)

SLUGS = ("match-over", "not-your-turn", "not-in-hand")
"""Every reason for which `decide` refuses a move."""

_PLAY_CARD = {card: PlayCard(card=card) for card in DECK}


def check(options: Options, seat_count: int) -> None:
    """Options that go together, and a board on which the race can be run.

    Raises:
        InvalidOptions: the first leader has no seat, or the board breaks a condition.
    """
    if options.first_leader != "random" and options.first_leader >= seat_count:
        raise InvalidOptions("first_leader", f"must be below {seat_count}, the number of seats, or random")
    if isinstance(options.board, Board):
        for detail in _faults(options.board):
            raise InvalidOptions("board", detail)


def _faults(board: Board) -> Iterator[str]:
    """The conditions that the board breaks, in the order of the rules page."""
    if board.length not in LENGTHS:
        yield f"the length must be from {LENGTHS[0]} to {LENGTHS[-1]}, not {board.length}"
    for colour, arrows in (("green", board.green), ("red", board.red)):
        if len(arrows) > MOST_ARROWS:
            yield f"there may be at most {MOST_ARROWS} {colour} arrows, not {len(arrows)}"
    coloured = [("green", arrow) for arrow in board.green] + [("red", arrow) for arrow in board.red]
    starts = dict[int, str]()
    for colour, arrow in coloured:
        told = _told(colour, arrow)
        if not 1 <= arrow.from_ <= board.length - 1:
            yield f"{told} must start on a space from 1 to {board.length - 1}"
        if arrow.from_ in starts:
            yield f"{told} must not start where {starts[arrow.from_]} starts"
        starts[arrow.from_] = told
    yield from _wrong_ways(board)


def _wrong_ways(board: Board) -> Iterator[str]:
    greens, reds = ({arrow.from_ for arrow in arrows} for arrows in (board.green, board.red))
    for arrow in board.green:
        if arrow.to <= arrow.from_:
            yield f"{_told('green', arrow)} must lead forward"
        if arrow.to not in reds:
            yield f"{_told('green', arrow)} must lead to a red space, and {arrow.to} is not one"
    for arrow in board.red:
        if arrow.to >= arrow.from_:
            yield f"{_told('red', arrow)} must lead back"
        if arrow.to not in greens:
            yield f"{_told('red', arrow)} must lead to a green space, and {arrow.to} is not one"


def _told(colour: str, arrow: Arrow) -> str:
    return f"the {colour} arrow {arrow.from_}→{arrow.to}"


def initial(options: Options, seat_count: int, seed: bytes) -> tuple[Event, ...]:
    """The first deal, led by a seat drawn at random unless the options name it."""
    return _dealt(options, seat_count, seed, deal=1, leader=first_leader(options, seat_count, seed))


def _dealt(options: Options, seat_count: int, seed: bytes, deal: int, leader: Seat) -> tuple[Event, ...]:
    """All 54 cards shuffled, the hands dealt, and the dice rolled if it is time for that."""
    size = hand_size(options, seat_count)
    deck = shuffled_deck(seed, deal)
    started = DealStarted(deal=deal, leader=leader, hand_size=size, undealt_count=len(deck) - size * seat_count)
    hands = tuple(
        HandDealt(seat=seat, cards=in_order(deck[seat * size : (seat + 1) * size])) for seat in range(seat_count)
    )
    if deal > 1 and options.dice_policy == "per_game":
        return (started, *hands)
    return (started, *hands, DiceRolled(dice=rolled(seed, deal, 1, seat_count)))


def to_move(state: State) -> frozenset[Seat]:
    """The seat in turn; nobody once the match is over."""
    return frozenset() if state.turn is None else frozenset((state.turn,))


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """The moves that `decide` accepts from this seat: every card of its hand, when it is its turn."""
    return tuple(_PLAY_CARD[card] for card in state.hands[seat]) if seat == state.turn else ()


def decide(state: State, seat: Seat, move: Move) -> tuple[Event, ...]:
    """The card on the table; if it completes the trick, all that comes of that.

    Raises:
        IllegalMove: the rules forbid it, for one of the reasons in `SLUGS`.
    """
    if state.phase == "finished":
        raise IllegalMove("match-over", f"seat {seat} cannot move: the match is over")
    if seat != state.turn:
        raise IllegalMove("not-your-turn", f"seat {seat} cannot move: seat {state.turn} is to move", turn=state.turn)
    hand = state.hands[seat]
    if move.card not in hand:
        raise IllegalMove("not-in-hand", f"seat {seat} does not hold {move.card}", hand=hand)
    seat_count = len(state.hands)
    plays = (*state.plays, Play(seat=seat, card=move.card))
    if len(plays) < seat_count:
        return (CardPlayed(seat=seat, card=move.card, next_seat=(seat + 1) % seat_count),)
    return (CardPlayed(seat=seat, card=move.card, next_seat=None), *_resolved(state, plays))


def _resolved(state: State, plays: tuple[Play, ...]) -> tuple[Event, ...]:
    """A complete trick: who won it, where the pawns go, and what the table does then."""
    options, seat_count = state.options, len(state.hands)
    best = winning_play(plays, options)
    won = TrickWon(seat=best.seat, card=best.card, lead_suit=lead_suit(plays), plays=plays)
    moves = pawn_moves(state, plays, best.seat)
    where = {move.seat: move.to for move in moves}
    positions = tuple(where.get(seat, space) for seat, space in enumerate(state.positions))
    if positions[best.seat] == board_of(options).length:
        return (won, *moves, match_ended("goal", best.seat, positions))
    if len(state.tricks) + 1 < hand_size(options, seat_count):
        if options.dice_policy == "per_trick":
            return (won, *moves, DiceRolled(dice=rolled(state.seed, state.deal, state.trick + 1, seat_count)))
        return (won, *moves)
    if state.deal == options.max_deals:
        return (won, *moves, match_ended("max_deals", leading_seat(positions, best.seat), positions))
    return (won, *moves, *_dealt(options, seat_count, state.seed, deal=state.deal + 1, leader=best.seat))
