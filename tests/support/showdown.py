"""Showdown in the short notation of the rules page, so that tests read like its tables.

Cards: H hit, T beartrap, N blank, B battery; a hand `"HTN"`, a river `"TNB"` top first, `"-"` for none. By seat:
`"HTNB / HNB"`, `"10/7"`. Moves: `s0:N` seat 0 stacks a blank, `b1:4` seat 1 bets 4, `f1` seat 1 folds, `x0:own`,
`x0:opp`, `x0:riv` seat 0 turns a card, with `x0:riv:2` for a place in the pile.

Source: rules/showdown.md, section 13.
"""

from __future__ import annotations

from itertools import count
from typing import Any, TypeVar

from msgspec import Struct

from engines.chance import drawn, shuffled
from engines.showdown.events import CardFlipped, Event, RoundStarted
from engines.showdown.evolve import evolve
from engines.showdown.moves import Bet, Flip, Fold, Kind, Move, Pile, StackCard
from engines.showdown.rules import decide, legal_moves
from engines.showdown.state import Options, State, blank, in_order

KIND_OF: dict[str, Kind] = {"H": "hit", "T": "beartrap", "N": "blank", "B": "battery"}
CODE_OF = {kind: code for code, kind in KIND_OF.items()}
PILE_OF: dict[str, Pile] = {"own": "own", "opp": "opponent", "riv": "river"}

Happened = TypeVar("Happened", bound=Struct)

SEED = bytes(32)
"""The seed of positions whose chance does not matter."""


class Played(Struct, frozen=True):
    """What came of a line of moves: the state, and every event since the position, flips of the server included."""

    state: State
    events: tuple[Event, ...]

    def of_type(self, event_type: type[Happened]) -> list[Happened]:
        """The events of this type, in order."""
        return [event for event in self.events if isinstance(event, event_type)]


def cards(codes: str) -> tuple[Kind, ...]:
    """`"HT"` is `("hit", "beartrap")`."""
    return tuple(KIND_OF[code] for code in codes.replace("-", ""))


def codes(kinds: tuple[Kind | None, ...]) -> str:
    """The reverse of `cards`; a card that is not known is a question mark."""
    return "".join("?" if kind is None else CODE_OF[kind] for kind in kinds) or "-"


def position(
    hands: str = "HTNB / HTNB",
    river: str = "-",
    energy: str = "10/10",
    starter: int = 0,
    seed: bytes = SEED,
    **options: Any,
) -> State:
    """The start of a round with these cards. Every lost card cost a round, so the river tells the round's number."""
    chosen = Options(**options)
    by_seat = [in_order(cards(hand.strip())) for hand in hands.split("/")]
    lying = cards(river)
    started = RoundStarted(
        round=len(lying) + 1,
        starter=starter,
        energy=tuple(int(value) for value in energy.split("/")),
        hand_counts=tuple(len(hand) for hand in by_seat),
        river_count=len(lying),
        river_top=lying[0] if lying and chosen.river_visibility != "hidden" else None,
        river=lying if chosen.river_visibility == "all" else None,
    )
    dealt = blank(chosen, 2, seed)
    return evolve(
        State(
            options=chosen,
            seed=seed,
            energy=dealt.energy,
            hands=tuple(by_seat),
            river=lying,
            river_top=started.river_top,
        ),
        started,
    )


def play(at: State, line: str) -> Played:
    """The moves of the line, played one after the other.

    A flip that the server has made by itself is checked off instead. Raises IllegalMove.
    """
    state, events, made = at, list[Event](), list[CardFlipped]()
    for word in line.split():
        seat, move = read(word)
        if isinstance(move, Flip) and made:
            flip = made.pop(0)
            assert (flip.flipper, flip.pile) == (seat, move.pile), f"{word} was written, {flip} happened"
            continue
        batch = decide(state, seat, move)
        for event in batch:
            state = evolve(state, event)
        events += batch
        made = [event for event in batch if isinstance(event, CardFlipped)][isinstance(move, Flip) :]
    assert not made, f"not written, but turned: {made}"
    return Played(state=state, events=tuple(events))


def read(word: str) -> tuple[int, Move]:
    """The seat and the move of `"s0:N"`, `"b1:4"`, `"f1"` or `"x0:riv"`."""
    letter, seat, value = word[0], int(word[1]), word[3:]
    match letter:
        case "s":
            return seat, StackCard(card=KIND_OF[value])
        case "b":
            return seat, Bet(count=int(value))
        case "f":
            return seat, Fold()
        case "x":
            pile, _, index = value.partition(":")
            return seat, Flip(pile=PILE_OF[pile], index=int(index) if index else None)
        case _:
            raise ValueError(word)


def legal(state: State, seat: int) -> str:
    """The seat's legal moves without the seat: `"s:N b:1 b:2 f x:own"`."""
    return " ".join(_written(move) for move in legal_moves(state, seat)) or "-"


def seed_that_draws(round_number: int, hand: str, lost: str, river: str = "") -> bytes:
    """The first seed, counted up from 0, for which this round's loser forfeits `lost` and the river comes to lie so."""
    order = cards(river)
    for number in count():
        seed = number.to_bytes(32, "big")
        if (drawn(in_order(cards(hand)), seed, f"round/{round_number}/forfeit"),) != cards(lost):
            continue
        if not river or shuffled(in_order(order), seed, f"round/{round_number}/river") == order:
            return seed
    raise AssertionError("unreachable")


def _written(move: Move) -> str:
    match move:
        case StackCard(card=card):
            return f"s:{CODE_OF[card]}"
        case Bet(count=number):
            return f"b:{number}"
        case Fold():
            return "f"
        case Flip(pile=pile, index=index):
            short = {"own": "own", "opponent": "opp", "river": "riv"}[pile]
            return f"x:{short}" if index is None else f"x:{short}:{index}"
