"""Who wins a trick, how pawns move, who is placed where, and what is shown after the end.

Source: rules/liars-race.md, sections 5, 6 and 8.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from engines.cards import JOKERS, Card
from engines.contract import Outcome, Seat
from engines.liars_race.events import EndReason, MatchEnded, PawnMoved, Play
from engines.liars_race.moves import RANKS
from engines.liars_race.state import Arrow, Board, Options, State, board_of

_LOW = {rank: value for value, rank in enumerate(RANKS, start=1)}
_HIGH = {**_LOW, "A": 14}

JOKER_STEPS = 3
"""What a won trick is worth to a joker, whatever the die shows."""


class Disclosure(Struct, frozen=True, tag_field="game", tag="liars-race"):
    """The cards that the seats still held when the match ended, by seat, in canonical order."""

    hands: tuple[tuple[Card, ...], ...]


def winning_play(plays: Sequence[Play], options: Options) -> Play:
    """The play that wins the trick: the last joker, or the highest spade, or the highest card of the suit led.

    `plays` are in the order played. Not checked: that the trick is complete.
    """
    jokers = [play for play in plays if play.card in JOKERS]
    if jokers:
        return jokers[-1]
    values = _HIGH if options.ace_rank == "high" else _LOW
    spades = [play for play in plays if play.card[1] == "s"]
    followers = [play for play in plays if play.card[1] == plays[0].card[1]]
    return max(spades or followers, key=lambda play: values[play.card[0]])


def winner_steps(card: Card, die: int) -> int:
    """The steps forward that a card earns which won the trick."""
    if card in JOKERS:
        return JOKER_STEPS
    match card[0]:
        case "A":
            return 2 * die
        case "2":
            return die + 2
        case _:
            return die


def loser_steps(card: Card) -> int:
    """The steps, 0 or fewer, that a card costs which did not win the trick."""
    if card in JOKERS:
        return 0
    is_court = card[0] in "JQK"
    if card[1] == "s":
        return -4 if is_court else -3
    return -1 if is_court else 0


def pawn_moves(state: State, plays: Sequence[Play], winner: Seat) -> tuple[PawnMoved, ...]:
    """How the pawns move after a trick: the winner's first, then the others clockwise, if the race is not over."""
    cards = {play.seat: play.card for play in plays}
    first = _moved(state, winner, winner_steps(cards[winner], state.dice[winner]), "win")
    if first.to == board_of(state.options).length:
        return (first,)
    seat_count = len(state.positions)
    losers = [(winner + distance) % seat_count for distance in range(1, seat_count)]
    penalties = {seat: loser_steps(cards[seat]) for seat in losers}
    return (first, *(_moved(state, seat, penalties[seat], "penalty") for seat in losers if penalties[seat]))


def _moved(state: State, seat: Seat, steps: int, cause: Literal["win", "penalty"]) -> PawnMoved:
    """One move of a pawn. Not checked: that it has steps to go."""
    options = state.options
    board, start = board_of(options), state.positions[seat]
    landed = _landing(board, options, start, steps)
    arrow: Arrow | None = None
    shortcut: Literal["green", "red"] | None = None
    # A pawn that did not get away from its space has landed nowhere, so no arrow takes it.
    if landed != start and (steps > 0 or options.penalty_shortcuts):
        if arrow := _arrow_at(board.green, landed):
            shortcut = "green"
        elif arrow := _arrow_at(board.red, landed):
            shortcut = "red"
    return PawnMoved(
        seat=seat,
        steps=steps,
        from_=start,
        landed=landed,
        shortcut=shortcut,
        to=landed if arrow is None else arrow.to,
        cause=cause,
    )


def _landing(board: Board, options: Options, start: int, steps: int) -> int:
    """The space that so many steps lead to, before any arrow; the same space if they cannot be taken."""
    space, goal = start + steps, board.length
    if space > goal:
        match options.goal_rule:
            case "reach_or_pass":
                return goal
            case "exact_stay":
                return start
            case "exact_bounce":
                return 2 * goal - space
    if space < 0:
        return 0 if options.below_start == "clamp" else start
    return space


def _arrow_at(arrows: Sequence[Arrow], space: int) -> Arrow | None:
    return next((arrow for arrow in arrows if arrow.from_ == space), None)


def leading_seat(positions: Sequence[int], last_winner: Seat) -> Seat:
    """The seat whose pawn is ahead when the last deal is over: of equals the one nearest clockwise to the winner.

    `last_winner` won the last trick, and is the nearest of all.
    """
    return max(range(len(positions)), key=lambda seat: (positions[seat], -((seat - last_winner) % len(positions))))


def match_ended(reason: EndReason, winner: Seat, positions: tuple[int, ...]) -> MatchEnded:
    """The end. `positions`, by seat, are those after the last move."""
    return MatchEnded(reason=reason, places=_places(winner, positions), scores=positions)


def _places(winner: Seat, positions: Sequence[int]) -> tuple[int, ...]:
    """The winner is first; the others are placed by their positions, and equal positions share a place."""
    others = [position for seat, position in enumerate(positions) if seat != winner]
    return tuple(
        1 if seat == winner else 2 + sum(other > position for other in others)
        for seat, position in enumerate(positions)
    )


def outcome(state: State) -> Outcome | None:
    """The final positions; None until the match is over."""
    if state.winner is None or state.end_reason is None:
        return None
    return Outcome(places=_places(state.winner, state.positions), scores=state.positions, reason=state.end_reason)


def disclose(state: State) -> Disclosure | None:
    """The hands, once the match is over; None before, and when the options keep them hidden."""
    if state.phase != "finished" or not state.options.reveal_at_end:
        return None
    return Disclosure(hands=state.hands)
