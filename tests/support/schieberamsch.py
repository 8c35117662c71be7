"""Schieberamsch in the short notation of the rules page, so that tests read like its tables.

Cards: `"Js Td"`. Hands, by seat: `"Jc Ac / 9h / Ts"`. Moves, by seat: `1:pass`, `1:grand`, `1:kontra`, `1:rekontra`,
`1:take`, `1:push`; `1:>Js7d` discards; `1:Kc` plays the Kc. Tricks: `"1: Kc Qc 7c; 1: Kd Ad 7d"`, with the leader and
the cards in the order played.

Source: rules/schieberamsch.md, section 7.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, Literal, TypeVar

from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from engines.cards import Card, cards
from engines.schieberamsch.events import Event, HandDealt, HandStarted
from engines.schieberamsch.evolve import evolve
from engines.schieberamsch.moves import (
    DECK,
    AnnounceGrandHand,
    DiscardSkat,
    Kontra,
    Move,
    Pass,
    PlayCard,
    PushSkat,
    Rekontra,
    TakeSkat,
    in_order,
)
from engines.schieberamsch.rules import decide, initial, legal_moves
from engines.schieberamsch.state import Options, State, blank, dealt, must_discard

Happened = TypeVar("Happened", bound=Struct)

SEED = bytes(32)
"""The seed of positions whose chance does not matter."""

WORDS: dict[str, Move] = {
    "pass": Pass(),
    "grand": AnnounceGrandHand(),
    "kontra": Kontra(),
    "rekontra": Rekontra(),
    "take": TakeSkat(),
    "push": PushSkat(),
}

MOVES: tuple[Move, ...] = (*WORDS.values(), *(PlayCard(card=card) for card in DECK))
"""Every move but the discards, of which there are 528, those that name a card twice included."""

LONGEST = 2 * (3 + 6 + 30)
"""The most moves of a match with `any_options`."""


class Golden(Struct, frozen=True):
    """A hand that the rules page tells card by card: what is said before the first trick, and the tricks."""

    deck: str
    dealer: int
    said: str
    tricks: str

    def begun(self, **options: Any) -> State:
        """The hand before its first move, with these options."""
        return dealt_from(self.deck, self.dealer, **options)


RAMSCH = Golden(
    deck=("Tc Qd 9c Jd Ad 9d Qh 8s 7c Js Ts 9s Kd 7d Kh Ks 7s 8d Jc 8h Jh Qs Ah Kc Td Th 9h As Qc 8c Ac 7h"),
    dealer=0,
    said="1:pass 2:pass 0:pass 1:take 1:>Js7d 2:push 0:take 0:>JsAh",
    tricks=(
        "1: Kc Qc 7c; 1: Kd Ad 7d; 2: Jc Jh Kh; 2: As Qs 9s; 2: 7s 8s Ts; "
        "1: Qd 9d Qh; 1: Tc 8d 8c; 1: Td Ks 7h; 1: Th 9h 8h; 1: 9c Jd Ac"
    ),
)
"""Section 7.6."""

GRAND_HAND = Golden(
    deck=("Jh 7c 8h Ad 7d Js Kd Ks Th Jc Ah Qh Qd 7h 8s Ts Qc 8d 8c Qs Tc As Td 9c 9d Kh 9s Ac Jd 7s Kc 9h"),
    dealer=2,
    said="0:pass 1:grand 2:pass 0:pass",
    tricks=(
        "0: 8h 8d 9h; 2: Td 9d Ad; 1: 7d Kd Qd; 2: Ks 8s Ts; 1: Qc Kc 7c; "
        "2: 7s Kh 9s; 1: Jd Th Jh; 0: 7h Js Tc; 1: 8c Qs 9c; 0: Qh Ac As"
    ),
)
"""Section 7.7."""


class Played(Struct, frozen=True):
    """What came of a line of moves: the state, and every event since the position."""

    state: State
    events: tuple[Event, ...]

    def of_type(self, event_type: type[Happened]) -> list[Happened]:
        """The events of this type, in order."""
        return [event for event in self.events if isinstance(event, event_type)]

    def only(self, event_type: type[Happened]) -> Happened:
        """The one event of this type."""
        (event,) = self.of_type(event_type)
        return event


@st.composite
def any_options(draw: st.DrawFn) -> Options:
    """Options of matches of one or two hands."""
    return Options(
        end_mode=draw(st.sampled_from(("hands", "target"))),
        hands=draw(st.integers(1, 2)),
        target_score=draw(st.sampled_from((10, 15, 500))),
        max_hands=draw(st.integers(1, 2)),
        first_dealer=draw(st.sampled_from((None, 0, 1, 2))),
        grand_hand=draw(st.booleans()),
        kontra=draw(st.booleans()),
        may_discard_jacks=draw(st.booleans()),
        redeal_after_grand_hand=draw(st.booleans()),
        grand_hand_loss_factor=draw(st.integers(1, 2)),
        skat_owner=draw(st.sampled_from(("last_trick", "most_points"))),
    )


def discards_to_try(state: State) -> tuple[Move, ...]:
    """All discards of each hand if a seat must discard, else one, and some that are none of a hand."""
    hands = [hand for hand in state.hands if hand]
    pairs = [pair for hand in hands for pair in combinations(hand, 2)]
    wrong = [(hand[0], hand[0]) for hand in hands] + [(one[0], two[0]) for one, two in combinations(hands, 2)]
    tried = pairs if must_discard(state) else pairs[:1]
    return tuple(DiscardSkat(cards=pair) for pair in tried + wrong)


def all_cards(state: State) -> list[Card]:
    """Every card, wherever it lies."""
    piles = (*state.hands, state.skat, state.trick, *(trick.cards for trick in state.tricks))
    return [card for pile in piles for card in pile]


def begun(seed: bytes = SEED, **options: Any) -> State:
    """The first decision of a match; seat 0 deals unless the options say otherwise."""
    chosen = Options(**{"first_dealer": 0, **options})
    state = blank(chosen, 3, seed)
    for event in initial(chosen, 3, seed):
        state = evolve(state, event)
    return state


def dealt_from(deck: str, dealer: int = 0, hand_number: int = 1, **options: Any) -> State:
    """The first decision of a hand that is dealt from this deck."""
    chosen = Options(**options)
    order = cards(deck)
    assert sorted(order) == sorted(DECK), "the deck has each card once"
    state = replace(blank(chosen, 3, SEED), hand_number=hand_number - 1)
    phase: Literal["announce", "skat"] = "announce" if chosen.grand_hand else "skat"
    started = HandStarted(hand_number=hand_number, dealer=dealer, phase=phase, next_seat=(dealer + 1) % 3)
    state = evolve(state, started)
    for seat, hand in enumerate(dealt(order, dealer)):
        state = evolve(state, HandDealt(seat=seat, cards=hand))
    return state


def holding(hands: str, skat: str = "", **options: Any) -> State:
    """A hand begun by dealer 0 in which the seats hold, among others, these cards and the skat these."""
    held = [list(cards(hand.replace("-", ""))) for hand in hands.split("/")]
    lying = list(cards(skat))
    rest = [card for card in reversed(DECK) if not any(card in pile for pile in (*held, lying))]
    for pile, size in ((lying, 2), *((hand, 10) for hand in held)):
        while len(pile) < size:
            pile.append(rest.pop())
    state = dealt_from(" ".join(DECK), **options)
    return replace(state, hands=tuple(map(in_order, held)), skat=in_order(lying))


def at_play(hands: str, trick: str = "", leader: int = 1, turn: int | None = None, **state: Any) -> State:
    """The play of a Ramsch with only these cards in the hands, `trick` on the table and seat 0 the dealer."""
    on_table = cards(trick)
    return replace(
        State(options=Options(), seed=SEED, phase="play", hand_number=1, skat=(), **state),
        hands=tuple(in_order(cards(hand.replace("-", ""))) for hand in hands.split("/")),
        trick=on_table,
        leader=leader,
        turn=(leader + len(on_table)) % 3 if turn is None else turn,
    )


def play(at: State, line: str) -> Played:
    """The moves of the line, played one after the other. Raises IllegalMove."""
    state, events = at, list[Event]()
    for word in line.split():
        batch = decide(state, *read(word))
        for event in batch:
            state = evolve(state, event)
        events += batch
    return Played(state=state, events=tuple(events))


def to_the_end(at: State) -> Played:
    """The rest of the hand, in which each seat makes its first legal move: it passes, takes the skat, plays high."""
    state, events = at, list[Event]()
    while state.hand_number == at.hand_number and state.turn is not None:
        batch = decide(state, state.turn, legal_moves(state, state.turn)[0])
        for event in batch:
            state = evolve(state, event)
        events += batch
    return Played(state=state, events=tuple(events))


def read(word: str) -> tuple[int, Move]:
    """The seat and the move of `"1:pass"`, `"1:>Js7d"` or `"1:Kc"`."""
    seat, _, said = word.partition(":")
    if said in WORDS:
        return int(seat), WORDS[said]
    if said.startswith(">"):
        return int(seat), DiscardSkat(cards=(said[1:3], said[3:]))
    return int(seat), PlayCard(card=said)


def line_of(tricks: str) -> str:
    """The moves of `"1: Kc Qc 7c; 1: Kd Ad 7d"`: `"1:Kc 2:Qc 0:7c 1:Kd 2:Ad 0:7d"`."""
    words = list[str]()
    for trick in tricks.split(";"):
        leader, _, played = trick.partition(":")
        words += [f"{(int(leader) + place) % 3}:{card}" for place, card in enumerate(played.split())]
    return " ".join(words)
