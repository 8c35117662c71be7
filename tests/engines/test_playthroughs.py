"""Matches that were recorded once are replayed for ever.

Source: design, sections 3 and 9.
"""

from __future__ import annotations

import json
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.registry import ENGINES
from tests.engines.record_playthroughs import FOLDER, RECORDED, as_json, file_of, playthrough, written

FILES = sorted(FOLDER.glob("*.json"))

every_file = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])


def recorded(file: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return content


def test_there_are_matches_of_every_game() -> None:
    assert RECORDED.keys() == ENGINES.keys()
    assert {file_of(game, name) for game, matches in RECORDED.items() for name in matches} <= set(FILES)
    assert len(FILES) >= 12


@every_file
def test_the_events_lead_to_the_outcome(file: Path) -> None:
    content = recorded(file)
    engine = ENGINES[content["game"]]
    events = [event for step in content["steps"] for event in step["events"]]
    state = engine.blank(msgspec.convert(content["options"], engine.options_type), content["seat_count"], bytes(32))
    for event in msgspec.convert(events, list[reduce(or_, engine.event_types)]):  # type: ignore[misc] # made at run time
        state = engine.evolve(state, event)
    assert as_json(engine.outcome(state)) == content["outcome"]


@every_file
def test_the_same_moves_give_the_same_events(file: Path) -> None:
    content = recorded(file)
    engine = ENGINES[content["game"]]
    if content["edition"] != engine.edition:
        pytest.skip(f"edition {content['edition']} is no longer played")
    options = msgspec.convert(content["options"], engine.options_type)
    seed = bytes.fromhex(content["seed"])
    state = engine.blank(options, content["seat_count"], seed)
    for step in content["steps"]:
        if step["move"] is None:
            events = engine.initial(options, content["seat_count"], seed)
        else:
            move = msgspec.convert(step["move"], reduce(or_, engine.move_types))
            events = engine.decide(state, step["seat"], move)
        assert as_json(events) == step["events"]
        for event in events:
            state = engine.evolve(state, event)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, matches in RECORDED.items() for name in matches])
def test_the_file_is_what_the_script_writes(game: str, name: str) -> None:
    options, number = RECORDED[game][name]
    assert file_of(game, name).read_text(encoding="utf-8") == written(playthrough(ENGINES[game], options, number))
