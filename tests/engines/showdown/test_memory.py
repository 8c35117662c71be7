"""A view remembers exactly what a player who watched every event remembers.

The watcher here sees redacted events only and keeps its own notes, without the engine.
Source: design, section 3 (views remember); rules/showdown.md, section 8.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal

import msgspec
import pytest

from engines import showdown
from engines.contract import Seat
from engines.showdown.state import Options
from tests.support.matches import random_match

ENGINE = showdown.ENGINE


@dataclass
class Watcher:
    """The notes of one viewer. Places in stacks count from the bottom, in the river from the top."""

    past: list[dict[str, Any]] = field(default_factory=list)
    stacks: list[list[str | None]] = field(default_factory=lambda: [[], []])
    lying: list[list[int]] = field(default_factory=lambda: [[], []])
    river: list[str | None] = field(default_factory=list)
    river_lying: list[int] = field(default_factory=list)
    river_top: str | None = None
    bids: list[dict[str, Any]] = field(default_factory=list)
    flipped: list[dict[str, Any]] = field(default_factory=list)
    energy: list[int] = field(default_factory=list)
    round: int = 0
    starter: int = 0

    def watch(self, event: dict[str, Any]) -> None:
        match event["type"]:
            case "round_started":
                self.round, self.starter, self.energy = event["round"], event["starter"], list(event["energy"])
            case "card_stacked":
                self.lying[event["seat"]].append(len(self.stacks[event["seat"]]))
                self.stacks[event["seat"]].append(event["card"])
            case "bet_placed":
                self.bids.append({"seat": event["seat"], "count": event["count"]})
            case "card_flipped":
                self.watch_flip(event)
            case "round_ended":
                self.watch_round_end(event)
            case "card_forfeited":
                self.past[-1]["forfeited"] = event["card"]
            case "river_shuffled":
                unknown = [event["top"], *[None] * (event["count"] - 1)]
                self.river = list(event["river"] or unknown)
                self.river_lying, self.river_top = list(range(event["count"])), event["top"]

    def watch_flip(self, event: dict[str, Any]) -> None:
        owner = {"own": event["flipper"], "opponent": 1 - event["flipper"], "river": None}[event["pile"]]
        note = {"seat": owner, "pile": event["pile"], "index": event["index"], "card": event["card"]}
        self.flipped.append(note)
        self.energy[event["flipper"]] = event["energy_after"]
        if owner is not None:
            self.stacks[owner][self.lying[owner].pop(-1 - event["index"])] = event["card"]
            return
        self.river[self.river_lying.pop(event["index"])] = event["card"]
        self.river_top = event["river_top"]
        if self.river_top is not None:
            self.river[self.river_lying[0]] = self.river_top

    def watch_round_end(self, event: dict[str, Any]) -> None:
        self.past.append(
            {
                "round": self.round,
                "starter": self.starter,
                "stacks": self.stacks,
                "bids": self.bids,
                "flipper": self.bids[-1]["seat"],
                "flipped": self.flipped,
                "loser": event["loser"],
                "reason": event["reason"],
                "river": self.river,
                "river_top": self.river_top,
                "forfeited": None,
                "energy": list(self.energy),
            }
        )
        self.stacks, self.lying, self.bids, self.flipped = [[], []], [[], []], [], []


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("viewer", [0, 1, None], ids=["seat 0", "seat 1", "spectator"])
@pytest.mark.parametrize("flip_order", ["top_down", "free"])
@pytest.mark.parametrize("visibility", ["top", "all", "hidden"])
def test_views_remember_what_was_shown(
    visibility: Literal["top", "all", "hidden"], flip_order: Literal["top_down", "free"], viewer: Seat | None
) -> None:
    options = Options(river_visibility=visibility, flip_order=flip_order, beartrap_damage=1)
    for number in range(25):
        match = random_match(ENGINE, options, 2, Random(number))
        watcher = Watcher()
        for state, event in zip(list(match.states(ENGINE))[1:], match.events, strict=True):
            watcher.watch(as_json(ENGINE.redact(event, viewer)))
            view = as_json(ENGINE.view(state, viewer))
            assert view["past"] == watcher.past
            assert (view["bids"], view["flipped"], view["energy"]) == (watcher.bids, watcher.flipped, watcher.energy)
            assert view["river_top"] == watcher.river_top
