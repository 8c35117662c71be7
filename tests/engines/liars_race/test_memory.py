"""A view remembers exactly what a player who watched every event remembers.

The watcher here sees redacted events only and keeps its own notes, without the engine.
Source: design, section 3 (views remember); rules/liars-race.md, sections 2 and 9.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
import pytest

from engines import liars_race
from engines.liars_race.state import Options
from tests.support.matches import random_match

ENGINE = liars_race.ENGINE


@dataclass
class Watcher:
    """The notes of one viewer."""

    seat: int | None
    positions: list[int]
    dice: list[int] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    undealt: int = 54
    deal: int = 0
    leader: int = 0
    tricks: list[dict[str, Any]] = field(default_factory=list)
    last: dict[str, Any] | None = None
    plays: list[dict[str, Any]] = field(default_factory=list)
    total: int = 0
    end: str | None = None

    def watch(self, event: dict[str, Any]) -> None:
        match event["type"]:
            case "deal_started":
                self.deal, self.leader, self.undealt = event["deal"], event["leader"], event["undealt_count"]
                self.counts, self.tricks = [event["hand_size"]] * len(self.positions), []
            case "hand_dealt" if event["seat"] == self.seat:
                self.hand = event["cards"]
            case "dice_rolled":
                self.dice = event["dice"]
            case "card_played":
                self.plays.append({"seat": event["seat"], "card": event["card"]})
                self.counts[event["seat"]] -= 1
                self.hand = [card for card in self.hand if card != event["card"]]
            case "trick_won":
                assert event["plays"] == self.plays
                self.last = {"plays": self.plays, "lead_suit": event["lead_suit"], "winner": event["seat"], "moves": []}
                self.tricks.append(self.last)
                self.plays, self.leader, self.total = [], event["seat"], self.total + 1
            case "pawn_moved":
                assert event["from"] == self.positions[event["seat"]]
                assert self.last is not None
                self.last["moves"].append({name: event[name] for name in ("seat", "from", "landed", "to")})
                self.positions[event["seat"]] = event["to"]
            case "match_ended":
                self.end = event["reason"]

    def notes(self) -> dict[str, Any]:
        seen = [play["card"] for plays in (*(trick["plays"] for trick in self.tricks), self.plays) for play in plays]
        return {
            "positions": self.positions,
            "dice": self.dice,
            "hand": None if self.seat is None else self.hand,
            "hand_counts": self.counts,
            "undealt_count": self.undealt,
            "deal": self.deal,
            "leader": self.leader,
            "tricks": self.tricks,
            "last_trick": self.last,
            "plays": self.plays,
            "seen": seen,
            "tricks_total": self.total,
            "trick": len(self.tricks) + (self.end is None),
            "end_reason": self.end,
        }


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("seat_count", [3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_a_view_holds_the_notes_of_a_watcher(seat_count: int, seed: int) -> None:
    match = random_match(ENGINE, Options(board="short", goal_rule="exact_bounce"), seat_count, Random(seed))
    for viewer in match.viewers:
        watcher = Watcher(seat=viewer, positions=[0] * seat_count)
        for step in match.steps:
            for event in step.events:
                watcher.watch(as_json(ENGINE.redact(event, viewer)))
            view, notes = as_json(ENGINE.view(step.after, viewer)), watcher.notes()
            assert {name: view[name] for name in notes} == notes
