"""Twin worlds once more: whoever gives a seat up, or gets a new token for it, learns nothing by that."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import pytest

from engines.contract import Seat
from service.application.match_events import MatchSettings
from tests.service.pairs import positions
from tests.service.questions import LOG, VIEW
from tests.service.worlds import USUAL, Question, World
from tests.support.twins import TWINS

POSITIONS = 8
"""Of each game, with several pairs each."""


class Way(NamedTuple):
    """What a seat asks for, and how the table has agreed on resigning."""

    path: str
    body: bytes
    settings: MatchSettings = USUAL


WAYS = {
    "new token": Way("/seats/{seat}/token-rotations", b""),
    "substitute": Way("/seats/{seat}/substitute", b'{"bot":"basic"}'),
    "resign, a bot plays on": Way("/resign", b"", MatchSettings(on_resign="bot")),
    "resign, the match ends": Way("/resign", b"", MatchSettings(on_resign="forfeit")),
}

KEY = {"Idempotency-Key": "a-key-that-nobody-guesses"}


@pytest.fixture
def twins(redis_db: str) -> Iterator[tuple[World, World]]:
    worlds = World(f"{redis_db}?db=1"), World(f"{redis_db}?db=2")
    yield worlds
    for world in worlds:
        world.close()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", TWINS)
def test_giving_a_seat_up_tells_nothing(game: str, way: str, twins: tuple[World, World]) -> None:
    here, there = twins
    path, body, settings = WAYS[way]
    asked = 0
    for pairs in islice(positions(game), POSITIONS):
        for pair in pairs:
            blank, count = pair.position.match.blank, pair.position.match.seat_count
            if pair.viewer is None or not pair.position.engine.to_move(pair.position.state):
                continue
            here.set_up(game, blank.options, count, pair.here, blank.seed, settings)
            there.set_up(game, blank.options, count, pair.there, pair.twin_seed, settings)
            questions: list[tuple[Seat | None, Question]] = [
                (pair.viewer, Question(way, path.format(seat=pair.viewer), body, KEY)),
                (pair.viewer, VIEW),
                (None, VIEW),
                (None, LOG),
            ]
            for viewer, question in questions:
                answer = here.answer(viewer, question)
                assert answer == there.answer(viewer, question), f"{pair.name}: {question}"
                asked += answer.startswith((b"200", b"201"))
    assert asked >= 3 * POSITIONS
