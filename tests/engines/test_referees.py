"""Random matches of each game before a referee, who must agree with the engine on everything that is no chance.

At each decision they compare who is to move, every legal move, and what the views show; after each move every field of
every event; and at the end places, scores and reason. Whatever the engine drew must have been there to draw.

Source of the referees: rules/<game>.md. What they share with the engines: nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from engines.registry import ENGINES
from tests.support.referees import REFEREES
from tests.support.referees.contract import Batch, Disagreement, Json, must
from tests.support.referees.down_and_back_hands import best_splits

pytestmark = pytest.mark.thorough

every_game = pytest.mark.parametrize("game", REFEREES)

SIGHTS: dict[str, list[tuple[str, str, Callable[[Json], bool]]]] = {
    "showdown": [
        ("card_flipped", "from the middle of a pile", lambda event: event["index"] > 0),
        ("card_flipped", "six cards", lambda event: event["number"] == 6),
        ("card_flipped", "a battery at the cap", lambda event: event["energy_before"] == 30),
        ("round_ended", "a hit", lambda event: event["reason"] == "hit"),
        ("round_ended", "a bet is reached", lambda event: event["reason"] == "bet_reached"),
        ("round_started", "seven rounds", lambda event: event["round"] == 7),
        ("match_ended", "no energy is left", lambda event: event["reason"] == "energy"),
        ("match_ended", "no card is left", lambda event: event["reason"] == "cards"),
    ],
    "down-and-back": [
        ("stock_refilled", "the stock runs out in a turn", lambda event: event["up_card"] is not None),
        ("stock_refilled", "the stock is too small for a tie draw", lambda event: event["up_card"] is None),
        ("tie_drawn", "a tie is drawn", lambda event: event["winner"] is not None),
        ("tie_drawn", "a tie draw is tied", lambda event: event["winner"] is None),
        ("showdown_four", "a quad", lambda event: "quad" in event["categories"]),
        ("showdown_four", "a prial", lambda event: "prial" in event["categories"]),
        ("showdown_four", "a bouncer", lambda event: "bouncer" in event["categories"]),
        ("showdown_three", "a prial in the back", lambda event: "prial" in event["categories"]),
        ("showdown_three", "a bouncer in the back", lambda event: "bouncer" in event["categories"]),
        ("seat_eliminated", "a seat is out", lambda event: True),
        ("pot_won", "the last seat takes the pot", lambda event: event["reason"] == "last_seat"),
        ("round_started", "more than ten rounds", lambda event: event["round"] > 10),
        ("match_ended", "all rounds are played", lambda event: event["reason"] == "rounds"),
        ("match_ended", "one seat is left", lambda event: event["reason"] == "last_seat"),
        ("match_ended", "nobody can ante", lambda event: event["reason"] == "nobody_can_ante"),
    ],
    "schieberamsch": [
        ("hand_scored", "a march", lambda event: event["march"] is not None),
        ("hand_scored", "a virgin", lambda event: event["virgin"] is not None),
        ("hand_scored", "a tie in Ramsch", lambda event: sum(delta > 0 for delta in event["deltas"]) > 1),
        ("hand_scored", "three pushes and a virgin", lambda event: event["factor"] == 16),
        ("hand_scored", "the skat goes to several", lambda event: sum(event["points"]) > 120),
        ("hand_scored", "a Grand Hand is won", lambda event: event["won"] is True),
        ("hand_scored", "a Grand Hand is lost", lambda event: event["won"] is False),
        ("hand_scored", "rekontra", lambda event: event["kontra_level"] == 2),
        ("hand_scored", "without four", lambda event: (event["jacks"], event["matadors"]) == ("without", 4)),
        ("hand_scored", "with four", lambda event: (event["jacks"], event["matadors"]) == ("with", 4)),
        ("hand_scored", "schwarz", lambda event: event["won"] is not None and event["tricks"][event["soloist"]] == 0),
        ("hand_scored", "nine hands", lambda event: event["hand_number"] == 9),
        ("match_ended", "all hands are played", lambda event: event["reason"] == "hands"),
        ("match_ended", "the target is reached", lambda event: event["reason"] == "target"),
        ("match_ended", "the target is out of reach", lambda event: event["reason"] == "max_hands"),
    ],
    "liars-race": [
        ("trick_won", "a joker wins", lambda event: event["card"][0] == "X"),
        ("trick_won", "both jokers", lambda event: sum(play["card"][0] == "X" for play in event["plays"]) == 2),
        ("trick_won", "a joker is led", lambda event: event["lead_suit"] is None),
        ("pawn_moved", "a win on green", lambda event: (event["cause"], event["shortcut"]) == ("win", "green")),
        ("pawn_moved", "a win on red", lambda event: (event["cause"], event["shortcut"]) == ("win", "red")),
        ("pawn_moved", "a penalty on green", lambda event: (event["cause"], event["shortcut"]) == ("penalty", "green")),
        ("pawn_moved", "a penalty on red", lambda event: (event["cause"], event["shortcut"]) == ("penalty", "red")),
        ("pawn_moved", "a bounce", lambda event: event["steps"] > 0 and event["landed"] < event["from"]),
        ("pawn_moved", "a stay", lambda event: event["steps"] > 0 and event["landed"] == event["from"]),
        ("pawn_moved", "no space below the start", lambda event: event["steps"] < 0 and event["to"] == event["from"]),
        ("deal_started", "more than ten deals", lambda event: event["deal"] > 10),
        ("match_ended", "a pawn reaches the goal", lambda event: event["reason"] == "goal"),
        ("match_ended", "all deals are played", lambda event: event["reason"] == "max_deals"),
        (
            "match_ended",
            "equals beside the winner",
            lambda event: event["reason"] == "max_deals" and event["scores"].count(max(event["scores"])) > 1,
        ),
    ],
}
"""Things that are rare, or end a match: an event's type, what to call it, and how to tell."""


class Temper:
    """How a match is played: some like one kind of move far better than another, so that rare things happen too."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._liking = dict[str, int]()
        self._half = random.choice(("four", "three", "three", None))

    def choice(self, moves: list[Json]) -> Json:
        """A kind of move by liking, and any one of that kind."""
        kinds = sorted({move["type"] for move in moves})
        for kind in kinds:
            if kind not in self._liking:
                self._liking[kind] = self._random.choice((1, 30, 1_000))
        (kind,) = self._random.choices(kinds, [self._liking[kind] for kind in kinds])
        if kind == "split" and self._half is not None:
            moves = best_splits(moves, self._half)
        return self._random.choice([move for move in moves if move["type"] == kind])


class Table:
    """An engine and a referee at the same match."""

    def __init__(self, game: str, seat_count: int, options: Json, seed: bytes) -> None:
        self.seen = Counter[str]()
        self._engine = ENGINES[game]
        self._referee = REFEREES[game](options, seat_count)
        self._seats = range(seat_count)
        chosen = msgspec.convert(options, self._engine.options_type)
        self._engine.check(chosen, seat_count)
        self._state = self._engine.blank(chosen, seat_count, seed)
        batch = self._happened(self._engine.initial(chosen, seat_count, seed))
        self._referee.start(batch)
        batch.end()

    def moves(self) -> dict[int, list[Json]]:
        """All legal moves of each seat to move, as both see it."""
        engine, told = self._engine, self._referee.moves()
        must(engine.to_move(self._state) == told.keys(), "others are to move", told.keys())
        for seat in self._seats:
            here = sorted(encoded(move) for move in engine.legal_moves(self._state, seat))
            there = sorted(encoded(move) for move in told.get(seat, []))
            must(here == there, "other moves are legal", seat, here, there)
        return told

    def move(self, seat: int, move: Json) -> None:
        """Let both carry out the move."""
        (asked,) = (one for one in self._engine.legal_moves(self._state, seat) if encoded(one) == encoded(move))
        batch = self._happened(self._engine.decide(self._state, seat, asked))
        self._referee.move(seat, move, batch)
        batch.end()

    def compare_views(self, *viewers: int | None) -> None:
        for viewer in viewers:
            told, view = self._referee.shown(viewer), self._engine.view(self._state, viewer)
            shown = as_json([getattr(view, name) for name in told])
            must(shown == list(told.values()), "the view shows something else", viewer, told, shown)

    def compare_results(self) -> None:
        outcome = self._engine.outcome(self._state)
        must(outcome is not None, "the match is not over", self._referee.result)
        must(as_json(outcome) == as_json(self._referee.result), "the match ended otherwise", outcome)

    def _happened(self, events: tuple[Any, ...]) -> Batch:
        for event in events:
            self._state = self._engine.evolve(self._state, event)
        batch = as_json(events)
        for event in batch:
            self.seen.update(
                name for type_, name, is_it in SIGHTS[self._engine.name] if event["type"] == type_ and is_it(event)
            )
        return Batch(batch)


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def encoded(move: Any) -> bytes:
    return msgspec.json.encode(move, order="sorted")


def replay(game: str, number: int) -> Counter[str]:
    """Play a match at random to its end before the referee; the sights that were seen.

    Raises:
        Disagreement: the referee sees something otherwise than the engine.
    """
    random = Random(f"{game} {number}")
    seats = REFEREES[game].seats
    seat_count = seats[number % len(seats)]
    options = REFEREES[game].random_options(random, seat_count)
    viewers = (None, *range(seat_count))
    try:
        table, temper = Table(game, seat_count, options, random.randbytes(32)), Temper(random)
        table.compare_views(*viewers)
        while legal := table.moves():
            seat = random.choice(sorted(legal))
            table.move(seat, temper.choice(legal[seat]))
            # One of them each time: the views take most of the time, and nearly all in them is for everyone.
            table.compare_views(random.choice(viewers))
        table.compare_views(*viewers)
        table.compare_results()
    except Disagreement as disagreement:
        disagreement.add_note(f"match {number} of {game}, {seat_count} seats, {options}")
        raise
    return table.seen


@every_game
def test_a_referee_knows_the_seats(game: str) -> None:
    assert REFEREES[game].seats == ENGINES[game].seats


@pytest.mark.early
@every_game
def test_the_referee_agrees_and_sees_what_is_rare(game: str, pytestconfig: pytest.Config) -> None:
    # Not in several tests: what one process has seen, another does not know.
    matches = range(pytestconfig.getoption("matches"))
    seen = sum((replay(game, number) for number in matches), Counter[str]())
    assert [name for _, name, _ in SIGHTS[game] if not seen[name]] == []
