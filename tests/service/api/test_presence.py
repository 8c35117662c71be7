"""Who follows: told to the others between the events, without an id, and in no page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import islice
from typing import Any

import pytest
from redis import Redis

from service.application.errors import StoreTrouble
from service.application.presence import Attendance, SeatBack, SeatGone
from tests.service.api.client import Client
from tests.service.api.conftest import SEATS, Opened
from tests.service.api.test_events import SSE, frames
from tests.service.api.test_ndjson import NDJSON, lines

GRACE = 1.0

Told = list[tuple[str, Any]]


@pytest.fixture
def table(redis_db: str) -> Iterator[Opened]:
    """A match of two, with a server that soon misses who is away."""
    api = Client(redis_db, stream_keep_alive=0.1, presence_grace=GRACE)
    yield Opened(api, api.post("/v1/matches", {"game": "showdown", "options": {"first_seat": 0}, "seats": SEATS}).json)
    api.runtime.close()


class Stream:
    """A stream of a seat or a spectator, from version 5 on."""

    def __init__(self, table: Opened, seat: int | None) -> None:
        token = None if seat is None else table.tokens[seat]
        self._response = table.api.get(f"{table.path}/events?after=5", token=token, accept=SSE)
        self._frames = frames(self._response)
        assert next(self._frames)["retry"]

    def close(self) -> None:
        self._response.close()

    def next(self) -> tuple[str, Any]:
        """The next frame that is no comment: its name, or its id, and what it tells."""
        for frame in self._frames:
            if "data" in frame:
                assert ("id" in frame) != ("event" in frame)
                return frame.get("event") or frame["id"], json.loads(frame["data"])
        raise AssertionError("the stream ended")

    def is_silent(self) -> bool:
        """Is the next frame a comment?"""
        return "data" not in next(self._frames)

    def until_silent(self, times: int = 15) -> Told:
        """What is told until nothing has happened for so many keep-alives, which is longer than the grace."""
        found, silent = Told(), 0
        while silent < times:
            frame = next(self._frames)
            silent = silent + 1 if "data" not in frame else 0
            if "data" in frame:
                found.append((frame.get("event") or frame["id"], json.loads(frame["data"])))
        return found


@contextmanager
def streams(table: Opened, *seats: int | None) -> Iterator[list[Stream]]:
    with ExitStack() as stack:
        opened = []
        for seat in seats:
            stream = Stream(table, seat)
            stack.callback(stream.close)
            opened.append(stream)
        yield opened


def told(name: str, seat: int) -> tuple[str, Any]:
    return name, {"type": name, "seat": seat}


def begun(stream: Stream) -> Stream:
    """The stream, after it has looked around once."""
    stream.is_silent()
    return stream


@pytest.mark.parametrize("watcher", [0, None], ids=["a seat", "a spectator"])
def test_the_others_are_told_who_has_come_and_who_has_left(watcher: int | None, table: Opened) -> None:
    with streams(table, watcher) as [watching]:
        begun(watching)
        with streams(table, 1) as [coming]:
            begun(coming)
            assert watching.next() == told("seat_back", 1)
        assert watching.next() == told("seat_gone", 1)
        with streams(table, 1) as [coming]:
            begun(coming)
            assert watching.next() == told("seat_back", 1)


def test_who_begins_to_follow_learns_where_all_stand(table: Opened) -> None:
    with streams(table, 0) as [there]:
        begun(there)
        with streams(table, 1) as [watching]:
            assert watching.next() == told("seat_back", 0)
    with streams(table, None) as [watching]:
        assert [watching.next() for _ in range(4)].count(told("seat_gone", 0)) == 1


def test_a_short_absence_is_not_told(redis_db: str) -> None:
    api = Client(redis_db, stream_keep_alive=0.1, presence_grace=60)
    table = Opened(api, api.post("/v1/matches", {"game": "showdown", "seats": SEATS}).json)
    with streams(table, 0) as [watching]:
        for _ in range(3):
            with streams(table, 1) as [coming]:
                begun(coming)
        assert watching.until_silent() == [told("seat_back", 1)]
    api.runtime.close()


def test_a_seat_is_there_as_long_as_one_of_its_streams(table: Opened) -> None:
    with streams(table, 0) as [watching]:
        begun(watching)
        with streams(table, 1) as [first]:
            begun(first)
            assert watching.next() == told("seat_back", 1)
            with streams(table, 1) as [second]:
                begun(second)
            for _ in range(8):
                # A stream that nobody reads would not go on here, as it does where each has a thread.
                begun(first)
                assert watching.is_silent()
        assert watching.next() == told("seat_gone", 1)


def test_nobody_is_told_of_itself_nor_of_a_spectator(table: Opened) -> None:
    with streams(table, 0, 0, None) as [first, second, spectator]:
        begun(second)
        begun(spectator)
        assert first.until_silent() == []


def test_a_follower_that_was_killed_is_missed(table: Opened) -> None:
    # What a killed process leaves behind: an entry that nobody renews and nobody takes back.
    table.api.runtime.presences.stay(table.answer["id"], 2, 1, "killed", 500)
    with streams(table, 0) as [watching]:
        assert watching.next() == told("seat_back", 1)
        assert watching.next() == told("seat_gone", 1)


def test_presence_is_in_no_page_and_does_not_disturb_resuming(table: Opened) -> None:
    with streams(table, 0) as [watching]:
        begun(watching)
        with streams(table, 1) as [coming]:
            begun(coming)
            assert watching.next()[0] == "seat_back"
            table.stack(0)
            assert watching.next()[0] == "6"
    page = table.api.get(f"{table.path}/events", token=table.tokens[0]).json
    assert [event["version"] for event in page["events"]] == [1, 2, 3, 4, 5, 6]
    assert not {event["type"] for event in page["events"]} & {"seat_gone", "seat_back"}


def test_lines_tell_it_too(table: Opened) -> None:
    with streams(table, 1) as [there]:
        begun(there)
        with table.api.get(f"{table.path}/events?after=5", token=table.tokens[0], accept=NDJSON) as response:
            first = next(line for line in lines(response) if line)
        assert json.loads(first) == {"type": "seat_back", "seat": 1}


def test_events_are_told_although_nobody_can_say_who_is_there(table: Opened) -> None:
    with Redis.from_url(table.api.runtime.settings.required_redis_url()) as client, streams(table, 0) as [watching]:
        table.stack(0)
        client.config_set("maxmemory", 1)
        try:
            assert watching.next()[0] == "6"
            assert watching.until_silent(2) == []
        finally:
            client.config_set("maxmemory", 0)


class Counted:
    """Presences that answer from a list, and note who says that it is there."""

    def __init__(self, answers: list[Any]) -> None:
        self.answers = answers
        self.said: list[Any] = []

    def look(self, match_id: str, seats: int) -> Any:
        return self._answer()

    def stay(self, match_id: str, seats: int, seat: int, follower: str, lease: int) -> Any:
        self.said.append((seat, lease))
        return self._answer()

    def leave(self, match_id: str, seat: int, follower: str, grace: int) -> None:
        self.said.append((seat, grace))

    def _answer(self) -> Any:
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


@pytest.mark.parametrize(
    ("answers", "changes"),
    [
        pytest.param([[None, None, None]], [[]], id="nobody ever came"),
        pytest.param([[9, 9, 0]], [[SeatBack(1), SeatGone(2)]], id="all who ever came are told of at first"),
        pytest.param([[9, 9, 9], [9, 9, 9]], [[SeatBack(1), SeatBack(2)], []], id="nothing twice"),
        pytest.param([[9, 9, 9], [9, 0, 9]], [[SeatBack(1), SeatBack(2)], [SeatGone(1)]], id="one has gone"),
        pytest.param([[9, 0, None], [9, 5, 7]], [[SeatGone(1)], [SeatBack(1), SeatBack(2)]], id="two have come"),
        pytest.param([[9, 9, None], StoreTrouble("down"), [9, 0, None]], [[SeatBack(1)], [], [SeatGone(1)]],
                     id="trouble tells nothing"),
    ],
)  # fmt: skip
def test_what_has_changed_is_told_once(answers: list[Any], changes: list[Any]) -> None:
    attendance = Attendance(Counted(answers), "m", 3, 0, 7.0, 5.0)
    assert [attendance.changes() for _ in changes] == changes


def test_the_next_look_is_when_somebody_may_be_missed() -> None:
    attendance = Attendance(Counted([[9, 9_000, 4_000], [9, 9_000, 9_000]]), "m", 3, 0, 7.0, 5.0)
    assert attendance.is_due()
    attendance.changes()
    assert 3 < attendance.wait() <= 4
    attendance.changes()
    assert 6 < attendance.wait() <= 7


def test_a_follower_is_there_until_it_must_have_been_heard_again() -> None:
    presences = Counted([[None, None]])
    attendance = Attendance(presences, "m", 2, 1, 7.0, 5.0)
    attendance.changes()
    attendance.leave()
    assert presences.said == [(1, 12_000), (1, 5_000)]


def test_the_first_frames_of_a_stream_are_what_they_were(table: Opened) -> None:
    with table.api.get(f"{table.path}/events", token=table.tokens[0], accept=SSE) as response:
        greeting, snapshot = islice(frames(response), 2)
    assert (greeting["retry"], snapshot["event"], snapshot["id"]) == ("2000", "snapshot", "5")
