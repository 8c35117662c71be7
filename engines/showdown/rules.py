"""What a seat may do, and what follows from it.

Source: rules/showdown.md, sections 3 to 7.
"""

from __future__ import annotations

from typing import Literal, assert_never

from engines.chance import drawn, shuffled
from engines.contract import IllegalMove, InvalidOptions, Seat
from engines.showdown.events import (
    BetPlaced,
    BettingClosed,
    CardFlipped,
    CardForfeited,
    CardStacked,
    Event,
    Folded,
    MatchEnded,
    RiverShuffled,
    RoundEnded,
    RoundStarted,
)
from engines.showdown.evolve import evolve
from engines.showdown.moves import KINDS, Bet, Flip, Fold, Kind, Move, Pile, StackCard
from engines.showdown.scoring import energy_after, places, scores
from engines.showdown.state import Options, State, blank, in_order, other, pile_of, shown_top

SLUGS = (
    "match-over",
    "not-your-turn",
    "stacking-is-over",
    "not-in-hand",
    "both-must-stack-first",
    "betting-is-over",
    "bet-must-rise",
    "bet-above-bound",
    "nothing-to-fold",
    "betting-comes-first",
    "own-stack-first",
    "pile-empty",
    "index-not-allowed",
    "index-needed",
    "no-such-card",
)
"""Every reason for which `decide` refuses a move."""

_STACK_CARD = {kind: StackCard(card=kind) for kind in KINDS}
_BETS = tuple(Bet(count=count) for count in range(1, 9))


def check(options: Options, seat_count: int) -> None:
    """Options that go together.

    Raises:
        InvalidOptions: the energy would start above its cap.
    """
    if options.starting_energy > options.energy_cap:
        raise InvalidOptions("starting_energy", f"must be at most energy_cap, which is {options.energy_cap}")


def initial(options: Options, seat_count: int, seed: bytes) -> tuple[Event, ...]:
    """The start of round 1, by a seat drawn at random unless the options name it."""
    first = drawn((0, 1), seed, "first-seat") if options.first_seat == "random" else options.first_seat
    return (_round_started(blank(options, seat_count, seed), starter=first),)


def to_move(state: State) -> frozenset[Seat]:
    """The seat that faces a decision; nobody once the match is over."""
    return frozenset() if state.turn is None else frozenset((state.turn,))


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """The moves that `decide` accepts from this seat: cards to stack, bets from low to high, fold, cards to turn."""
    if seat != state.turn:
        return ()
    match state.phase:
        case "stacking":
            cards = tuple(_STACK_CARD[card] for card in state.hands[seat])
            return cards + _BETS[: _bound(state)] if all(state.stacks) else cards
        case "betting":
            return (*_BETS[_lowest_bet(state) - 1 : _bound(state)], Fold())
        case "flipping":
            return _flips(state)
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
    if seat != state.turn:
        raise IllegalMove("not-your-turn", f"seat {seat} cannot move: seat {state.turn} is to move", turn=state.turn)
    event: Event | None = _asked(state, seat, move)
    events: list[Event] = []
    while event is not None:
        events.append(event)
        state = evolve(state, event)
        event = _next_by_itself(state, event)
    return tuple(events)


def _asked(state: State, seat: Seat, move: Move) -> Event:
    """What the move itself does. Raises IllegalMove."""
    match move:
        case StackCard(card=card):
            return _stack_card(state, seat, card)
        case Bet(count=count):
            return _bet(state, seat, count)
        case Fold():
            return _fold(state, seat)
        case Flip():
            return _flip(state, seat, move)
        case _:
            assert_never(move)


def _stack_card(state: State, seat: Seat, card: Kind) -> CardStacked:
    if state.phase != "stacking":
        raise IllegalMove("stacking-is-over", f"seat {seat} cannot stack a card: the phase is {state.phase}")
    hand = state.hands[seat]
    if card not in hand:
        raise IllegalMove("not-in-hand", f"seat {seat} has no {card} in hand", hand=hand)
    return CardStacked(seat=seat, card=card, height=len(state.stacks[seat]) + 1)


def _bet(state: State, seat: Seat, count: int) -> BetPlaced:
    if state.phase == "flipping":
        raise IllegalMove("betting-is-over", f"seat {seat} cannot bet: betting is over")
    if not all(state.stacks):
        raise IllegalMove(
            "both-must-stack-first",
            f"seat {seat} cannot bet before both seats have stacked a card",
            stack_counts=tuple(len(stack) for stack in state.stacks),
        )
    minimum, maximum = _lowest_bet(state), _bound(state)
    if count < minimum:
        detail = f"seat {seat} bet {count}, and must bet at least {minimum}"
        raise IllegalMove("bet-must-rise", detail, minimum=minimum, maximum=maximum)
    if count > maximum:
        detail = f"seat {seat} bet {count}, and only {maximum} cards lie on the table"
        raise IllegalMove("bet-above-bound", detail, minimum=minimum, maximum=maximum)
    return BetPlaced(seat=seat, count=count, bound=maximum)


def _fold(state: State, seat: Seat) -> Folded:
    if state.phase == "flipping":
        raise IllegalMove("betting-is-over", f"seat {seat} cannot fold: betting is over")
    if state.phase == "stacking":
        raise IllegalMove("nothing-to-fold", f"seat {seat} cannot fold before there is a bet")
    return Folded(seat=seat)


def _flip(state: State, seat: Seat, move: Flip) -> CardFlipped:
    if state.phase != "flipping":
        raise IllegalMove("betting-comes-first", f"seat {seat} cannot turn a card: the phase is {state.phase}")
    if move.pile != "own" and state.stacks[seat]:
        detail = f"seat {seat} must turn its own stack before the {move.pile} pile"
        raise IllegalMove("own-stack-first", detail, piles=("own",))
    height = len(pile_of(state, move.pile))
    if height == 0:
        piles = tuple(pile for pile in ("opponent", "river") if pile_of(state, pile))
        raise IllegalMove("pile-empty", f"seat {seat} cannot turn a card: the {move.pile} pile is empty", piles=piles)
    if move.pile == "own" or state.options.flip_order == "top_down":
        if move.index is not None:
            raise IllegalMove("index-not-allowed", f"seat {seat} cannot choose a card: it must turn the top one")
    elif move.index is None:
        detail = f"seat {seat} must say which card of the {move.pile} pile it turns"
        raise IllegalMove("index-needed", detail, pile_count=height)
    elif move.index >= height:
        detail = f"seat {seat} cannot turn card {move.index} of a pile of {height}, counted from 0"
        raise IllegalMove("no-such-card", detail, pile_count=height)
    return _card_flipped(state, move)


def _next_by_itself(state: State, last: Event) -> Event | None:
    """What the table does after its last event without asking anybody; None when a seat must decide."""
    match last:
        case RoundStarted() | CardStacked() | MatchEnded():
            return None
        case BetPlaced(seat=seat, count=count, bound=bound):
            return BettingClosed(flipper=seat, bet=count, cause="bound") if count == bound else None
        case Folded():
            return BettingClosed(flipper=state.bids[-1].seat, bet=state.bids[-1].count, cause="fold")
        case BettingClosed():
            return _forced_flip(state)
        case CardFlipped():
            return _after_flip(state, last)
        case RoundEnded(loser=loser):
            card = drawn(state.hands[loser], state.seed, f"round/{state.round}/forfeit")
            count = len(state.hands[loser]) - 1
            return CardForfeited(seat=loser, card=card, hand_count=count, open=_river_is_open(state))
        case CardForfeited():
            river = shuffled(in_order(state.river), state.seed, f"round/{state.round}/river")
            top = shown_top(state.options, river)
            return RiverShuffled(count=len(river), top=top, river=river, open=_river_is_open(state))
        case RiverShuffled():
            loser = state.past[-1].loser
            if not state.hands[loser]:
                return _match_ended("cards", winner=other(loser))
            return _round_started(state, starter=_next_starter(state))
        case _:
            assert_never(last)


def _after_flip(state: State, flip: CardFlipped) -> Event | None:
    """The order of these tests is the rule: a hit first, then the loss of all energy, then the bet."""
    if flip.card == "hit":
        return RoundEnded(loser=flip.flipper, reason="hit", flips=flip.number)
    if flip.energy_after == 0:
        return _match_ended("energy", winner=other(flip.flipper))
    if flip.number == state.bids[-1].count:
        return RoundEnded(loser=other(flip.flipper), reason="bet_reached", flips=flip.number)
    return _forced_flip(state)


def _forced_flip(state: State) -> CardFlipped | None:
    """The only card that can be turned; None when there is a choice, or the options leave every flip to the seat."""
    if not state.options.auto_flip:
        return None
    flips = _flips(state)
    return _card_flipped(state, flips[0]) if len(flips) == 1 else None


def _flips(state: State) -> tuple[Flip, ...]:
    flipper = state.bids[-1].seat
    if state.stacks[flipper]:
        return (Flip(pile="own"),)
    piles: tuple[Pile, ...] = ("opponent", "river")
    if state.options.flip_order == "top_down":
        return tuple(Flip(pile=pile) for pile in piles if pile_of(state, pile))
    return tuple(Flip(pile=pile, index=index) for pile in piles for index in range(len(pile_of(state, pile))))


def _card_flipped(state: State, move: Flip) -> CardFlipped:
    flipper = state.bids[-1].seat
    index = move.index or 0
    pile = pile_of(state, move.pile)
    card = pile[index]
    energy = state.energy[flipper]
    return CardFlipped(
        number=len(state.flipped) + 1,
        flipper=flipper,
        pile=move.pile,
        index=index,
        card=card,
        energy_before=energy,
        energy_after=energy_after(card, energy, state.options),
        river_top=shown_top(state.options, pile[:index] + pile[index + 1 :]) if move.pile == "river" else None,
    )


def _round_started(state: State, starter: Seat) -> RoundStarted:
    return RoundStarted(
        round=state.round + 1,
        starter=starter,
        energy=state.energy,
        hand_counts=tuple(len(hand) for hand in state.hands),
        river_count=len(state.river),
        river_top=shown_top(state.options, state.river),
        river=state.river if _river_is_open(state) else None,
    )


def _match_ended(reason: Literal["energy", "cards"], winner: Seat) -> MatchEnded:
    return MatchEnded(reason=reason, winner=winner, places=places(winner), scores=scores(winner))


def _next_starter(state: State) -> Seat:
    loser = state.past[-1].loser
    match state.options.next_starter:
        case "alternate":
            return other(state.starter)
        case "loser":
            return loser
        case "winner":
            return other(loser)
        case _:
            assert_never(state.options.next_starter)


def _bound(state: State) -> int:
    """The number of cards in the three piles, which no bet may exceed."""
    return len(state.stacks[0]) + len(state.stacks[1]) + len(state.river)


def _lowest_bet(state: State) -> int:
    return state.bids[-1].count + 1 if state.bids else 1


def _river_is_open(state: State) -> bool:
    return state.options.river_visibility == "all"
