"""Giving up: the match ends with that, or a bot plays on, as the table agreed."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from service.application.play import now
from tests.service.api.asking import OPEN
from tests.service.api.client import Client
from tests.service.api.conftest import SEATS, Opened
from tests.service.api.test_events import frames, stream

Table = Callable[..., Opened]

LATER = 3_600_000
"""An hour in milliseconds: after it everything that is due at once is overdue."""

FORFEIT, PLAY_ON = {"on_resign": "forfeit"}, {"on_resign": "bot"}


def resign(table: Opened, seat: int, token: str | None = None) -> Any:
    return table.api.post(f"{table.path}/resign", token=token or table.tokens[seat])


@pytest.mark.parametrize("seat", [0, 1], ids=["to move", "not to move"])
def test_giving_up_ends_the_match(seat: int, opened: Table) -> None:
    table = opened(settings=FORFEIT)
    answer = resign(table, seat)
    assert (answer.status_code, answer.headers["ETag"]) == (200, f'"7.s{seat}"')
    seen = answer.json
    places = [2, 1] if seat == 0 else [1, 2]
    assert (seen["status"], seen["outcome"]["reason"], seen["outcome"]["places"]) == ("finished", "resigned", places)
    assert (seen["you"], seen["seats"][seat]["state"], seen["to_move"]) == ({"seat": seat}, "resigned", [])
    told = table.api.get(f"{table.path}/events?after=5").json["events"]
    assert [event["type"] for event in told] == ["seat_resigned", "match_finished"]
    assert (told[1]["seed"], "disclosure" in told[1]) == (None, False)
    # Whoever gave up keeps the seat, and sees what it saw.
    assert table.api.get(table.path, token=table.tokens[seat]).json["view"]["hand"] is not None
    assert [duty.duty.kind for duty in table.api.runtime.outbox.overdue(now() + LATER)] == ["score"]


def test_giving_up_twice(opened: Table) -> None:
    table = opened(settings=FORFEIT)
    resign(table, 0)
    for seat in (0, 1):
        refused = resign(table, seat)
        assert (refused.status_code, refused.json["code"]) == (409, "match_over")


def test_the_last_place_is_as_low_as_there_are_seats(opened: Table) -> None:
    seats = [*SEATS, {"kind": "human"}]
    table = opened(game="down-and-back", options={}, seats=seats, settings=FORFEIT)
    assert resign(table, 1).json["outcome"]["places"] == [1, 3, 1]


@pytest.mark.parametrize("seat", [0, 1], ids=["to move", "not to move"])
def test_a_bot_plays_on(seat: int, opened: Table) -> None:
    table = opened(settings=PLAY_ON)
    answer = resign(table, seat)
    assert (answer.status_code, answer.headers["ETag"]) == (200, '"7.public"')
    seen = answer.json
    assert (seen["status"], "you" in seen, seen["to_move"], seen["view"]["hand"]) == ("active", False, [0], None)
    assert {key: seen["seats"][seat][key] for key in ("kind", "state", "bot")} == {
        "kind": "bot",
        "state": "resigned",
        "bot": "basic",
    }
    assert table.api.get(table.path, token=table.tokens[seat]).status_code == 401
    duties = [attempt.duty for attempt in table.api.runtime.outbox.overdue(now() + LATER)]
    assert [(duty.kind, duty.seat, duty.version) for duty in duties] == ([("bot", 0, 7)] if seat == 0 else [])


def test_between_two_who_gives_up_has_lost_unless_the_table_says_otherwise(opened: Table) -> None:
    assert resign(opened(), 0).json["status"] == "finished"
    three = opened(game="down-and-back", options={}, seats=[*SEATS, {"kind": "human"}])
    assert resign(three, 0).json["status"] == "active"


def test_before_the_start(opened: Table) -> None:
    refused = resign(opened(seats=OPEN), 0)
    assert (refused.status_code, refused.json["code"], refused.json["open_seats"]) == (409, "match_not_started", [1])


def test_a_player_gives_up_with_its_own_token(api: Client, opened: Table) -> None:
    pia = api.post("/v1/players", {"name": "Pia"}).json["token"]
    table = opened(seats=OPEN)
    assert resign(table, 1, pia).json["code"] == "not_a_seat"
    api.post(f"{table.path}/seats", {}, token=pia)
    assert resign(table, 1, pia).json["outcome"]["places"] == [1, 2]


def test_streams_end_with_it(opened: Table) -> None:
    table = opened(settings=FORFEIT)
    responses = [stream(table, "?after=5", seat=seat) for seat in (0, 1, None)]
    reads = [frames(response) for response in responses]
    for read in reads:
        next(read)
    resign(table, 1)
    for read, response in zip(reads, responses, strict=True):
        assert [frame["id"] for frame in read if "id" in frame] == ["6", "7"]
        response.close()


@pytest.mark.parametrize("settings", [FORFEIT, PLAY_ON], ids=["forfeit", "bot"])
@pytest.mark.parametrize("round_", range(5))
def test_giving_up_against_the_move_of_the_other(round_: int, settings: Any, opened: Table) -> None:
    table = opened(settings=settings)
    start = Barrier(2)

    def go(what: Callable[[], Any]) -> Any:
        start.wait()
        return what()

    with ThreadPoolExecutor(2) as people:
        given_up, moved = people.map(go, [lambda: resign(table, 1), lambda: table.stack(0, match='"5"')])
    assert given_up.status_code == 200
    events = table.api.get(f"{table.path}/events?after=5").json["events"]
    assert [event["version"] for event in events] == list(range(6, 6 + len(events)))
    kinds = [event["type"] for event in events]
    after = ["seat_resigned", "match_finished" if settings is FORFEIT else "seat_substituted"]
    if moved.status_code == 201:
        # The move came first, or it did not mind the other's seat being a bot's now.
        assert kinds in ([*kinds[:-2], *after], [*after, *kinds[2:]])
        assert "card_stacked" in kinds
        assert settings is PLAY_ON or kinds[-2:] == after
    else:
        # The decision that the move answered closed with the match.
        assert (settings, moved.json["code"], kinds) == (FORFEIT, "stale_version", after)
