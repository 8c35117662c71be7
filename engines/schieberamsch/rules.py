"""What a seat may do, and what follows from it.

Source: rules/schieberamsch.md, sections 2 and 5.
"""

from __future__ import annotations

from itertools import combinations
from typing import assert_never

from engines.cards import Card
from engines.chance import drawn
from engines.contract import IllegalMove, Seat
from engines.schieberamsch.events import (
    CardPlayed,
    Event,
    GrandHandAnnounced,
    HandDealt,
    HandScored,
    HandStarted,
    KontraSaid,
    MatchEnded,
    Passed,
    Phase,
    RekontraSaid,
    SkatDiscarded,
    SkatPushed,
    SkatTaken,
    TrickWon,
)
from engines.schieberamsch.evolve import evolve
from engines.schieberamsch.moves import (
    DECK,
    JACKS,
    AnnounceGrandHand,
    DiscardSkat,
    Kontra,
    Move,
    Pass,
    PlayCard,
    PushSkat,
    Rekontra,
    TakeSkat,
    suit_of,
)
from engines.schieberamsch.scoring import end_reason, hand_scored, match_ended, trick_won
from engines.schieberamsch.state import (
    SEATS,
    TRICKS,
    Options,
    State,
    after,
    blank,
    dealt,
    must_discard,
    pushes,
    shuffled_deck,
)

SLUGS = (
    "match-over",
    "not-your-turn",
    "wrong-phase",
    "only-opponents-say-kontra",
    "no-kontra-yet",
    "discard-first",
    "take-skat-first",
    "not-in-hand",
    "card-named-twice",
    "jack-not-discardable",
    "must-follow-suit",
)
"""Every reason for which `decide` refuses a move."""

_ANNOUNCEMENTS: tuple[Move, ...] = (Pass(), AnnounceGrandHand())
_KONTRAS: tuple[Move, ...] = (Pass(), Kontra())
_REKONTRAS: tuple[Move, ...] = (Pass(), Rekontra())
_SKAT_CHOICES: tuple[Move, ...] = (TakeSkat(), PushSkat())
_PLAY = {card: PlayCard(card=card) for card in DECK}
_DISCARD = {pair: DiscardSkat(cards=pair) for pair in combinations(DECK, 2)}


def check(options: Options, seat_count: int) -> None:
    """Options that go together. Any do: an option without use, such as kontra without Grand Hand, changes nothing."""


def initial(options: Options, seat_count: int, seed: bytes) -> tuple[Event, ...]:
    """The deal of the first hand, by a seat drawn at random unless the options name it."""
    dealer = drawn(SEATS, seed, "first-dealer") if options.first_dealer is None else options.first_dealer
    state = blank(options, seat_count, seed)
    return _with_consequences(state, _hand_started(state, dealer))


def to_move(state: State) -> frozenset[Seat]:
    """The seat that faces a decision; nobody once the match is over."""
    return frozenset() if state.turn is None else frozenset((state.turn,))


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """The moves that `decide` accepts from this seat; cards to discard and to play in canonical order."""
    if seat != state.turn:
        return ()
    match state.phase:
        case "announce":
            return _ANNOUNCEMENTS
        case "kontra":
            return _REKONTRAS if seat == state.soloist else _KONTRAS
        case "skat":
            if not must_discard(state):
                return _SKAT_CHOICES
            return tuple(_DISCARD[pair] for pair in combinations(_discardable(state, seat), 2))
        case "play":
            return tuple(_PLAY[card] for card in playable(state.hands[seat], state.trick))
        case "finished":
            return ()
        case _:
            assert_never(state.phase)


def playable(hand: tuple[Card, ...], trick: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of the hand that may be played to this trick: those that follow suit if there are any, else all."""
    if not trick:
        return hand
    led = suit_of(trick[0])
    return tuple(card for card in hand if suit_of(card) == led) or hand


def _discardable(state: State, seat: Seat) -> tuple[Card, ...]:
    hand = state.hands[seat]
    return hand if state.options.may_discard_jacks else tuple(card for card in hand if card not in JACKS)


def decide(state: State, seat: Seat, move: Move) -> tuple[Event, ...]:
    """The move, and everything that the table does before somebody must decide again.

    Raises:
        IllegalMove: the rules forbid it, for one of the reasons in `SLUGS`.
    """
    if state.phase == "finished":
        raise IllegalMove("match-over", f"seat {seat} cannot move: the match is over")
    if seat != state.turn:
        raise IllegalMove("not-your-turn", f"seat {seat} cannot move: seat {state.turn} is to move", turn=state.turn)
    return _with_consequences(state, _asked(state, seat, move))


def _asked(state: State, seat: Seat, move: Move) -> Event:
    """What the move itself does. Raises IllegalMove."""
    match move:
        case PlayCard(card=card):
            return _play_card(state, seat, card)
        case Pass():
            return _pass(state, seat)
        case AnnounceGrandHand():
            _check_phase(state, seat, "announce")
            if state.options.kontra:
                return GrandHandAnnounced(seat=seat, phase="kontra", next_seat=after(seat))
            return GrandHandAnnounced(seat=seat, phase="play", next_seat=state.leader)
        case Kontra() | Rekontra():
            return _double(state, seat, move)
        case TakeSkat() | PushSkat():
            return _take_or_push(state, seat, move)
        case DiscardSkat(cards=cards):
            return _discard(state, seat, cards)
        case _:
            assert_never(move)


def _check_phase(state: State, seat: Seat, phase: Phase) -> None:
    if state.phase != phase:
        detail = f"seat {seat} can do that only in the phase {phase}, not in the phase {state.phase}"
        raise IllegalMove("wrong-phase", detail, phase=state.phase)


def _pass(state: State, seat: Seat) -> Passed:
    """In the round of asking the dealer is the last; with kontra that is the opponent to the soloist's right."""
    if state.phase != "kontra":
        _check_phase(state, seat, "announce")
        return Passed(seat=seat, phase="skat" if seat == state.dealer else "announce", next_seat=after(seat))
    if seat != state.soloist and after(seat) != state.soloist:
        return Passed(seat=seat, phase="kontra", next_seat=after(seat))
    return Passed(seat=seat, phase="play", next_seat=state.leader)


def _double(state: State, seat: Seat, move: Kontra | Rekontra) -> KontraSaid | RekontraSaid:
    _check_phase(state, seat, "kontra")
    soloist = state.soloist
    assert soloist is not None, "kontra follows a Grand Hand"
    if isinstance(move, Kontra):
        if seat == soloist:
            raise IllegalMove("only-opponents-say-kontra", f"seat {seat} plays alone and cannot say kontra")
        return KontraSaid(seat=seat, next_seat=soloist)
    if seat != soloist:
        raise IllegalMove("no-kontra-yet", f"seat {seat} cannot say rekontra: only the soloist can, after a kontra")
    return RekontraSaid(seat=seat, next_seat=state.leader)


def _take_or_push(state: State, seat: Seat, move: TakeSkat | PushSkat) -> SkatTaken | SkatPushed:
    _check_phase(state, seat, "skat")
    if must_discard(state):
        raise IllegalMove("discard-first", f"seat {seat} has taken the skat and must discard two cards")
    if isinstance(move, TakeSkat):
        return SkatTaken(seat=seat, cards=state.skat)
    factor = 2 << pushes(state.exchanges)
    return SkatPushed(seat=seat, factor=factor, phase=_phase_after_skat(state, seat), next_seat=after(seat))


def _discard(state: State, seat: Seat, cards: tuple[Card, ...]) -> SkatDiscarded:
    _check_phase(state, seat, "skat")
    if not must_discard(state):
        raise IllegalMove("take-skat-first", f"seat {seat} cannot discard before it has taken the skat")
    hand = state.hands[seat]
    if any(card not in hand for card in cards):
        raise IllegalMove("not-in-hand", f"seat {seat} does not hold both {' and '.join(cards)}", hand=hand)
    if cards[0] == cards[1]:
        raise IllegalMove("card-named-twice", f"seat {seat} must name two different cards, not {cards[0]} twice")
    if not state.options.may_discard_jacks and any(card in JACKS for card in cards):
        detail = f"seat {seat} cannot discard {' and '.join(cards)}: jacks must stay in the hand"
        raise IllegalMove("jack-not-discardable", detail, cards=_discardable(state, seat))
    return SkatDiscarded(seat=seat, cards=cards, phase=_phase_after_skat(state, seat), next_seat=after(seat))


def _phase_after_skat(state: State, seat: Seat) -> Phase:
    """The dealer is the last to have the skat; the seat after it, forehand, leads."""
    return "play" if seat == state.dealer else "skat"


def _play_card(state: State, seat: Seat, card: Card) -> CardPlayed:
    _check_phase(state, seat, "play")
    hand = state.hands[seat]
    if card not in hand:
        raise IllegalMove("not-in-hand", f"seat {seat} does not hold {card}", hand=hand)
    cards = playable(hand, state.trick)
    if card not in cards:
        led = state.trick[0]
        detail = f"seat {seat} played {card} and must follow suit to {led}"
        raise IllegalMove("must-follow-suit", detail, led=led, cards=cards)
    return CardPlayed(seat=seat, card=card, next_seat=None if len(state.trick) == 2 else after(seat))


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
        case CardPlayed(next_seat=next_seat):
            return trick_won(state) if next_seat is None else None
        case TrickWon():
            return hand_scored(state) if len(state.tricks) == TRICKS else None
        case HandScored():
            reason = end_reason(state)
            return match_ended(state, reason) if reason else _hand_started(state, _next_dealer(state, last))
        case HandStarted() | HandDealt():
            return _hand_dealt(state)
        case Passed() | GrandHandAnnounced() | KontraSaid() | RekontraSaid():
            return None
        case SkatTaken() | SkatDiscarded() | SkatPushed() | MatchEnded():
            return None
        case _:
            assert_never(last)


def _next_dealer(state: State, scored: HandScored) -> Seat:
    deals_again = scored.kind == "grand_hand" and state.options.redeal_after_grand_hand
    return state.dealer if deals_again else after(state.dealer)


def _hand_started(state: State, dealer: Seat) -> HandStarted:
    return HandStarted(
        hand_number=state.hand_number + 1,
        dealer=dealer,
        phase="announce" if state.options.grand_hand else "skat",
        next_seat=after(dealer),
    )


def _hand_dealt(state: State) -> HandDealt | None:
    """The hand of the next seat, from forehand on; None once all three have theirs."""
    count = sum(bool(hand) for hand in state.hands)
    if count == len(SEATS):
        return None
    seat = (state.dealer + 1 + count) % 3
    hands = dealt(shuffled_deck(state.seed, state.hand_number), state.dealer)
    return HandDealt(seat=seat, cards=hands[seat])
