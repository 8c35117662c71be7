"""A view holds exactly what a player who watched every event knows, and nothing else.

The watcher here sees redacted events only and keeps its own notes, without the engine.
Source: design, section 3 (views remember); rules/schieberamsch.md, section 3.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
import pytest

from engines import schieberamsch
from engines.contract import Seat
from engines.schieberamsch.state import Options
from tests.support.matches import random_match

ENGINE = schieberamsch.ENGINE

ORDER = ["Jc", "Js", "Jh", "Jd", *(rank + suit for suit in "cshd" for rank in "ATKQ987")]
"""The canonical order of section 1."""


@dataclass
class Watcher:
    """The notes of one viewer, under the names of the view's fields."""

    seat: Seat | None
    options: dict[str, Any]
    phase: str = "announce"
    hand_number: int = 0
    dealer: int = 0
    turn: Seat | None = None
    totals: list[int] = field(default_factory=lambda: [0, 0, 0])
    hand: list[str] | None = None
    hand_counts: list[int] = field(default_factory=lambda: [0, 0, 0])
    skat_count: int = 32
    known_skat: list[str] | None = None
    passed: list[int] = field(default_factory=list)
    exchanges: list[dict[str, Any]] = field(default_factory=list)
    factor: int = 1
    soloist: Seat | None = None
    kontra_by: Seat | None = None
    kontra_level: int = 0
    leader: int = 0
    trick: list[str] = field(default_factory=list)
    tricks: list[dict[str, Any]] = field(default_factory=list)
    trick_points: list[int] = field(default_factory=lambda: [0, 0, 0])
    last_hand: dict[str, Any] | None = None
    end_reason: str | None = None

    def __post_init__(self) -> None:
        self.hand = None if self.seat is None else []

    def watch(self, event: dict[str, Any]) -> None:
        if event["type"] == "passed" and self.phase == "announce":
            self.passed.append(event["seat"])
        self.turn = event.get("next_seat", self.turn)
        self.phase = event.get("phase", self.phase)
        match event["type"]:
            case "hand_started":
                self.start_hand(event)
            case "grand_hand_announced":
                self.soloist = event["seat"]
            case "kontra_said":
                self.kontra_by, self.kontra_level = event["seat"], 1
            case "rekontra_said":
                self.kontra_level, self.phase = 2, "play"
            case "hand_scored":
                self.turn, self.known_skat, self.totals = None, event["skat"], event["totals"]
                self.last_hand = event
            case "match_ended":
                self.turn, self.phase, self.end_reason = None, "finished", event["reason"]
            case _:
                self.watch_cards(event)

    def watch_cards(self, event: dict[str, Any]) -> None:
        match event["type"]:
            case "hand_dealt":
                self.hand_counts[event["seat"]] = 10
                self.skat_count -= 10
                self.get(event["seat"], event["cards"])
            case "skat_pushed":
                self.exchanges.append({"seat": event["seat"], "pushed": True, "taken": None, "discarded": None})
                self.factor = event["factor"]
            case "skat_taken":
                self.take(event)
            case "skat_discarded":
                self.discard(event)
            case "card_played":
                self.hand_counts[event["seat"]] -= 1
                self.lose(event["seat"], [event["card"]])
                self.trick.append(event["card"])
            case "trick_won":
                self.win(event)

    def start_hand(self, event: dict[str, Any]) -> None:
        fresh = Watcher(seat=self.seat, options=self.options)
        fresh.phase, fresh.turn, fresh.leader = event["phase"], event["next_seat"], event["next_seat"]
        fresh.hand_number, fresh.dealer = event["hand_number"], event["dealer"]
        fresh.totals, fresh.last_hand = self.totals, self.last_hand
        self.__dict__.update(fresh.__dict__)

    def take(self, event: dict[str, Any]) -> None:
        self.exchanges.append({"seat": event["seat"], "pushed": False, "taken": event["cards"], "discarded": None})
        self.hand_counts[event["seat"]] += 2
        self.skat_count, self.known_skat = 0, None
        self.get(event["seat"], event["cards"])

    def discard(self, event: dict[str, Any]) -> None:
        self.exchanges[-1]["discarded"] = event["cards"]
        self.hand_counts[event["seat"]] -= 2
        self.skat_count, self.known_skat = 2, event["cards"]
        self.lose(event["seat"], event["cards"])

    def win(self, event: dict[str, Any]) -> None:
        trick = {"leader": self.leader, "cards": self.trick, "winner": event["seat"], "points": event["points"]}
        assert event["cards"] == self.trick
        self.tricks.append(trick)
        self.trick_points[event["seat"]] += event["points"]
        self.trick, self.leader = [], event["seat"]
        self.turn = event["seat"] if len(self.tricks) < 10 else None

    def get(self, seat: int, cards: list[str] | None) -> None:
        if seat == self.seat and self.hand is not None:
            assert cards is not None
            self.hand = sorted(self.hand + cards, key=ORDER.index)

    def lose(self, seat: int, cards: list[str] | None) -> None:
        if seat == self.seat and self.hand is not None:
            assert cards is not None
            self.hand = [card for card in self.hand if card not in cards]


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("viewer", [0, 1, 2, None], ids=["seat 0", "seat 1", "seat 2", "spectator"])
@pytest.mark.parametrize("grand_hand", [True, False], ids=["with Grand Hands", "Ramsch only"])
def test_views_remember_what_was_shown(grand_hand: bool, viewer: Seat | None) -> None:
    for number in range(12):
        options = Options(hands=3, grand_hand=grand_hand, kontra=number % 3 != 0)
        match = random_match(ENGINE, options, 3, Random(number))
        watcher = Watcher(seat=viewer, options=as_json(options))
        for state, event in zip(list(match.states(ENGINE))[1:], match.events, strict=True):
            watcher.watch(as_json(ENGINE.redact(event, viewer)))
            assert as_json(ENGINE.view(state, viewer)) == {"game": "schieberamsch", **watcher.__dict__}
