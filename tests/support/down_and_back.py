"""Down and Back in the short notation of the rules page, so that tests read like its tables.

Cards: `"Kh Td As"`. Hands, by seat: `"2d 5d 7d Td Jc Kh Qh / 3h 4h 5h 6h Jd Kc Qs"`, `"-"` for none. Moves, by seat:
`0:Tc>2s` draws from the stock, which must give the Tc, and discards the 2s; `1:Jc*>3s` takes the Jc from the discard
pile; `0:Tc`, `1:Jc*` and `0:>2s` are one half of that, with `??` for any card; `1=2dTd7d5d` splits.

Source: rules/down-and-back.md, section 7.
"""

from __future__ import annotations

import re
from itertools import combinations, cycle
from typing import Any, TypeVar

from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from engines.cards import Card, cards
from engines.down_and_back.events import Event
from engines.down_and_back.evolve import evolve
from engines.down_and_back.moves import DECK, Discard, DrawDiscard, DrawStock, Move, Split, in_order
from engines.down_and_back.rules import decide, initial
from engines.down_and_back.state import Options, State, Turn, blank

Happened = TypeVar("Happened", bound=Struct)

SEED = bytes(32)
"""The seed of positions whose chance does not matter."""

MOVES: tuple[Move, ...] = (DrawStock(), DrawDiscard(), *(Discard(card=card) for card in DECK))
"""Every move but the splits, of which there are 270,725."""

LONGEST = 7 * (5 * 6 * 2 + 5)
"""More moves than any match has with `any_options`: ten antes last for five rounds after the last one."""

_WORD = re.compile(r"(?P<seat>\d)(?:=(?P<four>\w{8})|:(?P<drawn>\w\w|\?\?)?(?P<open>\*)?(?:>(?P<discarded>\w\w))?)")


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
    """Options of short matches: two rounds and little to pay with, but long enough to use up a stock."""
    ante = draw(st.integers(1, 3))
    return Options(
        rounds=draw(st.integers(1, 2)),
        starting_chips=ante + draw(st.integers(0, ante)),
        ante=ante,
        turns=draw(st.sampled_from((6, 2, 6, 1))),
        first_dealer=draw(st.sampled_from((None, 0, 1))),
        unclaimed_pot=draw(st.sampled_from(("split", "sudden_death"))),
    )


def splits_to_try(state: State) -> tuple[Move, ...]:
    """All 35 splits of each hand if hands are split, else one, and some that are no splits of a hand."""
    hands = [hand for hand in state.hands if hand]
    fours = [four for hand in hands for four in combinations(hand, 4)]
    wrong = [(*hand[:3], state.stock[0]) for hand in hands] + [(*hand[:3], hand[0]) for hand in hands]
    tried = fours if state.phase == "split" else fours[::35]
    return tuple(Split(four=four) for four in tried + wrong)


def all_cards(state: State) -> list[Card]:
    """Every card, wherever it lies."""
    return [card for pile in (*state.hands, state.stock, state.pile, state.aside) for card in pile]


def begun(seat_count: int = 2, seed: bytes = SEED, **options: Any) -> State:
    """The first decision of a match; seat 0 deals unless the options say otherwise."""
    chosen = Options(**{"first_dealer": 0, **options})
    state = blank(chosen, seat_count, seed)
    for event in initial(chosen, seat_count, seed):
        state = evolve(state, event)
    return state


def laid(state: State, hands: str, stock: str | None = None, pile: str = "") -> State:
    """The state with these hands and, each top first, this stock and pile.

    All other cards lie at the bottom of the pile; without a stock they are the stock.
    """
    held = tuple(in_order(cards(hand.replace("-", ""))) for hand in hands.split("/"))
    piled, stocked = cards(pile), cards(stock or "")
    placed = {*piled, *stocked, *(card for hand in held for card in hand)}
    rest = tuple(card for card in DECK if card not in placed)
    piled, stocked = (piled, rest) if stock is None else (piled + rest, stocked)
    return replace(state, hands=held, stock=stocked, pile=piled, opening_card=piled[-1] if piled else None)


def at_split(state: State, hands: str, stock: str | None = None) -> State:
    """The moment after the last turn, with these hands; a `|` between the halves does not matter.

    The pile was made by turns that drew from the stock.
    """
    state = laid(state, hands.replace("|", ""), stock)
    discards = zip(cycle(state.seats), state.pile[-2::-1], strict=False)
    turns = tuple(Turn(seat=seat, source="stock", card=None, discarded=card) for seat, card in discards)
    return replace(state, phase="split", turn=None, turns=turns)


def shown(state: State, hands: str, stock: str | None = None) -> Played:
    """What comes of these hands, split as written: `"2d 5d 7d Td | Jc Kh Qh / -"`. The seats commit from 0 up."""
    downs = [hand.partition("|")[0].split() for hand in hands.split("/")]
    line = [f"{seat}={''.join(down)}" for seat, down in enumerate(downs) if len(down) == 4]
    return play(at_split(state, hands, stock), " ".join(line))


def won(state: State, four: int, three: int) -> Played:
    """The showdown of a round in which these seats win; all others hold little."""
    fours = iter(("Jc Td 8h 6s", "Jd Th 8s 6c", "Jh Ts 8c 6d", "Js Tc 8d 6h"))
    threes = iter(("2c 4d 7h", "2d 4h 7s", "2h 4s 7c", "2s 4c 7d"))
    hands = ["-"] * len(state.chips)
    for seat in state.seats:
        down = "Kc Kd Kh Ks" if seat == four else next(fours)
        hands[seat] = f"{down} | {'Qc Qd Qh' if seat == three else next(threes)}"
    return shown(state, " / ".join(hands))


def play(at: State, line: str) -> Played:
    """The moves of the line, played one after the other. Raises IllegalMove."""
    state, events = at, list[Event]()
    for word in line.split():
        for seat, move in read(word):
            if isinstance(move, DrawStock | DrawDiscard) and (drawn := word[2:4]) != "??":
                top = state.stock[0] if isinstance(move, DrawStock) else state.pile[0]
                assert top == drawn, f"{word} was written, but {top} is on top"
            batch = decide(state, seat, move)
            for event in batch:
                state = evolve(state, event)
            events += batch
    return Played(state=state, events=tuple(events))


def read(word: str) -> list[tuple[int, Move]]:
    """The seat and the move or two of `"0:Tc>2s"`, `"1:Jc*"`, `"1:>3s"` or `"1=2dTd7d5d"`."""
    found = _WORD.fullmatch(word)
    assert found is not None, word
    seat = int(found["seat"])
    moves = list[tuple[int, Move]]()
    if found["four"]:
        moves.append((seat, Split(four=cards(" ".join(re.findall("..", found["four"]))))))
    if found["drawn"]:
        moves.append((seat, DrawDiscard() if found["open"] else DrawStock()))
    if found["discarded"]:
        moves.append((seat, Discard(card=found["discarded"])))
    return moves
