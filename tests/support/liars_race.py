"""Liars' Race in the short notation of the rules page, so that tests read like its tables.

Cards: `"Kh Td Xb"`. Hands, by seat: `"Ah Ks / 2c / 3d 4d"`, `"-"` for none. Tricks, in the order played: `"0:3h 1:5h
2:9c"`. Spaces and dice, by seat: `"0 5 0"`. Arrows: `"3>8 7>13"`.

Source: rules/liars-race.md, section 12.
"""

from __future__ import annotations

from typing import Any, TypeVar

from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from engines.cards import Card, cards
from engines.liars_race.events import Event
from engines.liars_race.evolve import evolve
from engines.liars_race.moves import DECK, Move, PlayCard, in_order
from engines.liars_race.rules import decide, initial
from engines.liars_race.state import Arrow, Board, BoardName, Options, State, blank

Happened = TypeVar("Happened", bound=Struct)

SEED = bytes(32)
"""The seed of positions whose chance does not matter."""

MOVES: tuple[Move, ...] = tuple(PlayCard(card=card) for card in DECK)
"""Every move that the codec lets through."""

BOARDS: tuple[BoardName, ...] = ("short", "standard", "long")

LONGEST = 4 * 13 * 2
"""The most moves of a match with `any_options`."""


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
def any_board(draw: st.DrawFn) -> Board:
    """A board of one's own: no two arrows from one space, green ones forward to red ones, red ones back to green."""
    length = draw(st.integers(12, 100))
    spaces = draw(st.lists(st.integers(1, length - 1), max_size=30, unique=True))
    green, red = set(spaces[::2]), set(spaces[1::2])
    # An arrow without a space to lead to is left out, which may rob another of its own: so until all have one.
    while True:
        kept_green = {space for space in green if any(other > space for other in red)}
        kept_red = {space for space in red if any(other < space for other in kept_green)}
        if (kept_green, kept_red) == (green, red):
            break
        green, red = kept_green, kept_red
    return Board(
        name=draw(st.sampled_from(("mine", "내 맵"))),
        length=length,
        green=tuple(_arrow(draw, space, {other for other in red if other > space}) for space in sorted(green)),
        red=tuple(_arrow(draw, space, {other for other in green if other < space}) for space in sorted(red)),
    )


def _arrow(draw: st.DrawFn, space: int, ends: set[int]) -> Arrow:
    return Arrow(from_=space, to=draw(st.sampled_from(sorted(ends))))


@st.composite
def any_options(draw: st.DrawFn) -> Options:
    """Options of matches of one or two deals."""
    return Options(
        board=draw(st.one_of(st.sampled_from(BOARDS), any_board())),
        hand_size=draw(st.sampled_from(("auto", 1, 3, 13))),
        ace_rank=draw(st.sampled_from(("low", "high"))),
        dice_policy=draw(st.sampled_from(("per_deal", "per_trick", "per_game"))),
        first_leader=draw(st.sampled_from(("random", 0, 1, 2))),
        goal_rule=draw(st.sampled_from(("reach_or_pass", "exact_stay", "exact_bounce"))),
        below_start=draw(st.sampled_from(("clamp", "skip"))),
        penalty_shortcuts=draw(st.booleans()),
        max_deals=draw(st.integers(1, 2)),
        reveal_at_end=draw(st.booleans()),
    )


def all_cards(state: State) -> list[Card]:
    """Every card, wherever it lies."""
    played = [play.card for plays in (state.plays, *(trick.plays for trick in state.tricks)) for play in plays]
    return [*played, *state.undealt, *(card for hand in state.hands for card in hand)]


def board(length: int = 20, green: str = "", red: str = "", name: str = "mine") -> Board:
    """A board of one's own, valid or not."""
    return Board(name=name, length=length, green=arrows(green), red=arrows(red))


def arrows(line: str) -> tuple[Arrow, ...]:
    """The arrows of `"3>8 7>13"`."""
    ends = [word.split(">") for word in line.split()]
    return tuple(Arrow(from_=int(start), to=int(end)) for start, end in ends)


def begun(seat_count: int = 3, seed: bytes = SEED, **options: Any) -> State:
    """The first decision of a match; seat 0 leads unless the options say otherwise."""
    chosen = Options(**{"first_leader": 0, **options})
    state = blank(chosen, seat_count, seed)
    for event in initial(chosen, seat_count, seed):
        state = evolve(state, event)
    return state


def holding(state: State, hands: str) -> State:
    """The state with these hands, filled up from the others' cards, with kings first, to the size they had.

    Not checked: that no card of the deal has been played.
    """
    held = [list(cards(hand.replace("-", ""))) for hand in hands.split("/")]
    rest = [card for card in DECK if not any(card in hand for hand in held)]
    for hand, before in zip(held, state.hands, strict=True):
        while len(hand) < len(before):
            hand.append(rest.pop())
    return replace(state, hands=tuple(map(in_order, held)), undealt=in_order(rest))


def at(positions: str, dice: str, trick: str = "", **options: Any) -> State:
    """A first trick in which the pawns stand and the dice lie so, and each seat holds the card that it will play."""
    stand = tuple(map(int, positions.split()))
    plays = dict(word.split(":") for word in trick.split())
    leader = int(next(iter(plays), 0))
    state = begun(len(stand), first_leader=leader, **options)
    state = holding(state, " / ".join(plays.get(str(seat), "") for seat in range(len(stand))))
    return replace(state, positions=stand, dice=tuple(map(int, dice.split())))


def play(state: State, line: str) -> Played:
    """The cards of the line, played one after the other. Raises IllegalMove."""
    events = list[Event]()
    for word in line.split():
        seat, card = word.split(":")
        batch = decide(state, int(seat), PlayCard(card=card))
        for event in batch:
            state = evolve(state, event)
        events += batch
    return Played(state=state, events=tuple(events))


def played_out(state: State) -> Played:
    """The deal, played to its end with the first card of each hand; stops with the match too."""
    events, deal = list[Event](), state.deal
    while state.turn is not None and state.deal == deal:
        batch = decide(state, state.turn, PlayCard(card=state.hands[state.turn][0]))
        for event in batch:
            state = evolve(state, event)
        events += batch
    return Played(state=state, events=tuple(events))
