"""Over HTTP, two worlds that differ only in what a viewer cannot know answer that viewer with the same bytes.

Every game, every viewer, every output: views, pages, streams, long polls, legal moves, verdicts, refusals, repeats, the
public list, before a move, while somebody makes it, and after the end. What the end opens to everyone, the seed and the
disclosure, may differ, and nothing else.

Source: design, section 9; the sections on secrets of each rules page.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any

import pytest

from engines.contract import Seat
from engines.registry import ENGINES
from service.application.codec import codec_of
from tests.service import questions, watching
from tests.service.leaks import LEAKS
from tests.service.pairs import Pair, positions
from tests.service.worlds import World
from tests.support.twins import TWINS

every_game = pytest.mark.parametrize("game", TWINS)

RARE = 200
"""Each kind of output is compared at least once in so many pairs."""

POLLED = 0.25
"""How often a long poll waits for the move that is watched."""

SEARCHED = 40
"""In so many positions every planted leak shows."""


class Comparison:
    """Two worlds side by side. `asked` counts how often each kind of output was compared."""

    def __init__(self, url: str) -> None:
        self.worlds = (World(f"{url}?db=1"), World(f"{url}?db=2"))
        self.asked = Counter[str]()
        self._waiter = ThreadPoolExecutor(1)

    def close(self) -> None:
        self._waiter.shutdown()
        for world in self.worlds:
            world.close()

    def differences(self, pairs: list[Pair]) -> list[str]:
        """What the viewer of each pair, all of the same position, is told otherwise in the twin."""
        found = list[str]()
        for number, pair in enumerate(pairs):
            self.set_up(pair, again=number > 0)
            found += self.between(pair, pair.viewer)
        if pairs and pairs[-1].continuation is not None:
            found += self._watched(pairs[-1], *pairs[-1].continuation)
        return found

    def set_up(self, pair: Pair, *, again: bool = False) -> None:
        """Put the pair's match into one world and its twin into the other; `again`: for another twin of that match."""
        here, there = self.worlds
        where = pair.position
        settings = where.engine.name, where.match.blank.options, where.match.seat_count
        if not again:
            here.set_up(*settings, pair.here, where.match.blank.seed)
        there.set_up(*settings, pair.there, pair.twin_seed)

    def between(self, pair: Pair, viewer: Seat | None) -> list[str]:
        """What this viewer, the pair's own or another, is told otherwise in the twin."""
        here, there = self.worlds
        found = list[str]()
        for question in questions.questions(pair, here.version):
            self.asked[question.kind] += 1
            if here.answer(viewer, question) != there.answer(viewer, question):
                found.append(f"{pair.name}: {question}")
        return found

    def _watched(self, pair: Pair, seat: Seat, move: Any, other_move: Any) -> list[str]:
        """What the viewer is told otherwise while somebody moves; the worlds are used up by that."""
        who = "own" if seat == pair.viewer else "other's"
        self.asked[f"{who} {type(move).__name__}"] += 1
        waiter = self._waiter if pair.random.random() < POLLED else None
        here, there = self.worlds
        both = zip(
            watching.watched(here, pair, seat, move, waiter),
            watching.watched(there, pair, seat, other_move, waiter),
            strict=True,
        )
        found = list[str]()
        for (kind, answer), (_, other) in both:
            self.asked[kind] += 1
            if answer != other:
                found.append(f"{pair.name}: {kind} when seat {seat} made the move {move}")
        return found


@pytest.fixture
def comparison(redis_db: str) -> Iterator[Comparison]:
    comparison = Comparison(redis_db)
    yield comparison
    comparison.close()


def test_every_game_has_a_twin_maker() -> None:
    assert set(TWINS) == set(ENGINES)


@pytest.mark.early
@every_game
def test_twin_worlds_look_the_same(game: str, comparison: Comparison, request: pytest.FixtureRequest) -> None:
    wanted: int = request.config.getoption("--pairs")
    compared, ends = 0, Counter[str]()
    for pairs in positions(game):
        assert comparison.differences(pairs) == []
        compared += len(pairs)
        ends.update(map(end, pairs))
        if compared >= wanted:
            break
    least = {kind: comparison.asked[kind] for kind in (*questions.KINDS, *watching.KINDS, *secret_moves(game))}
    assert min(least.values()) >= compared // RARE, least
    assert ends["over, disclosed"] >= compared // RARE
    may_stay_hidden = "reveal_at_end" in ENGINES[game].options_type.__struct_fields__
    assert not may_stay_hidden or ends["over, kept hidden"] >= compared // RARE


def secret_moves(game: str) -> list[str]:
    """Moves of others whose event hides something, as they are counted: `"other's Split"`."""
    engine, found = ENGINES[game], set[str]()
    for pairs in islice(positions(game), 30):
        for step in pairs[0].position.match.steps[1:] if pairs else ():
            if engine.redact(step.events[0], None) != step.events[0]:
                found.add(f"other's {type(step.move).__name__}")
    return sorted(found)


def end(pair: Pair) -> str:
    """Whether the match is over, and what then became of its secrets."""
    engine, state = pair.position.engine, pair.position.state
    if engine.to_move(state):
        return "running"
    return "over, kept hidden" if engine.disclose(state) is None else "over, disclosed"


@every_game
def test_whoever_may_know_the_difference_is_told(game: str, comparison: Comparison) -> None:
    """The comparison can fail: what is hidden from one seat is another's own."""
    told = list[bool]()
    for pairs in islice(positions(game), SEARCHED):
        for pair in pairs[:1]:
            comparison.set_up(pair)
            seats = range(pair.position.match.seat_count)
            told.append(any(comparison.between(pair, seat) for seat in seats if seat != pair.viewer))
    # Some twins differ only in what nobody sees.
    assert sum(told) > len(told) / 2


@every_game
@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(game: str, leak: str, comparison: Comparison, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codec_of(game), "engine", LEAKS[leak](ENGINES[game]))
    assert any(comparison.differences(pairs) for pairs in islice(positions(game), SEARCHED))
