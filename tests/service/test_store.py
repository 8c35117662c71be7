"""The store and the work it leaves behind, on every server that this machine can run."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from redis import Redis
from rq import Queue
from rq.serializers import JSONSerializer

from engines.registry import ENGINES
from service.adapters.keys import PARTITIONS, match_keys, partition_of
from service.adapters.redis_matches import due_duty, due_member
from service.adapters.redis_outbox import Attempt
from service.application.errors import InvalidParameter, MatchNotFound
from service.application.look import match_at
from service.application.match import refolded
from service.application.match_events import MatchSettings
from service.application.play import now, submit_move
from service.application.ports import Duty
from service.application.tables import Opened, open_match
from service.application.takers import SeatWanted
from service.runtime import Runtime
from service.settings import Settings
from worker import jobs
from worker.players import registry
from worker.relay import act, tick

HUMANS = [SeatWanted(kind="human", name="Ann"), SeatWanted(kind="human", name="Ben")]
BOTS = [SeatWanted(kind="bot", bot="random"), SeatWanted(kind="bot", bot="basic")]
LATER = 3_600_000
"""An hour in milliseconds: after it, everything that is due is overdue."""


class Server:
    """A runtime on an empty server, and a client that looks over its shoulder."""

    def __init__(self, url: str) -> None:
        self.runtime = Runtime(Settings(redis_url=url))
        self.redis: Any = Redis.from_url(url)
        self.queue = Queue("bots", connection=Redis.from_url(url), serializer=JSONSerializer)

    def open(self, seats: list[SeatWanted] = HUMANS, **options: Any) -> Opened:
        return open_match(self.runtime.matches, "showdown", seats, options, "public", MatchSettings(), None)

    def move(self, opened: Opened, random: Random) -> bool:
        """One legal move by whoever is to move; False when the match is over."""
        match = self.runtime.matches.head(opened.match.id).match
        if match.status == "finished":
            return False
        engine = ENGINES[match.game]
        [seat] = engine.to_move(match.table)
        move = random.choice(engine.legal_moves(match.table, seat))
        token = msgspec.to_builtins(opened.match.seats[seat])["token"]
        submit_move(self.runtime.matches, match.id, token, lambda: msgspec.json.encode(move), "*", None)
        return True

    def relay(self) -> None:
        """Act on everything in the outboxes."""
        act(self.runtime, self.runtime.outbox.read(1))

    def due(self) -> dict[Duty, float]:
        keys = [f"upcard:{{p{partition:02d}}}:due" for partition in range(PARTITIONS)]
        return {
            due_duty(member): score for key in keys for member, score in self.redis.zrange(key, 0, -1, withscores=True)
        }

    def close(self) -> None:
        self.runtime.close()
        self.redis.close()
        self.queue.connection.close()


@pytest.fixture
def server(every_redis: str) -> Iterator[Server]:
    server = Server(every_redis)
    server.runtime.outbox.prepare()
    yield server
    server.close()


@pytest.fixture
def at_work(server: Server, every_redis: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """The server with a worker's own runtime on it; jobs run in this process."""
    monkeypatch.setenv("UPCARD_REDIS_URL", every_redis)
    jobs.runtime.cache_clear()
    yield server
    jobs.runtime().close()
    jobs.runtime.cache_clear()


def test_the_log_adds_up_to_the_snapshot_after_every_move(server: Server) -> None:
    for seed in range(6):
        random = Random(seed)
        opened = server.open(auto_flip=bool(seed % 2), flip_order="free" if seed % 3 else "top_down")
        seen = [server.runtime.matches.head(opened.match.id).match]
        while server.move(opened, random):
            seen.append(server.runtime.matches.head(opened.match.id).match)
        last = seen[-1]
        log = server.runtime.matches.log(last.id, last.game, 0, 1_000)
        assert [recorded.version for recorded in log] == list(range(1, last.version + 1))
        for match in seen:
            assert refolded(ENGINES["showdown"], match.id, log[: match.version]) == match
            assert match_at(server.runtime.matches, last, match.version) == match


def test_a_version_that_moved_on_stores_nothing(server: Server) -> None:
    from service.application.match_rules import moving
    from service.application.play import batch

    opened = server.open(first_seat=0)
    matches = server.runtime.matches
    head = matches.head(opened.match.id)
    match, mark = head.match, head.mark
    engine = ENGINES["showdown"]
    steps = [moving(engine, match, 0, move) for move in engine.legal_moves(match.table, 0)[:2]]
    assert matches.append(batch(engine, match, steps[0], now(), None, after=mark)) is None
    before = dict(server.redis.hgetall(match_keys(match.id)[1]))
    assert matches.append(batch(engine, match, steps[1], now(), None, after=mark)) == match.version + 1
    assert server.redis.hgetall(match_keys(match.id)[1]) == before
    assert server.redis.xlen(match_keys(match.id)[0]) == match.version + 1


def test_a_server_that_forgot_its_scripts_learns_them_again(server: Server) -> None:
    opened = server.open()
    server.redis.script_flush()
    assert server.move(opened, Random(1))


def test_a_server_that_dropped_our_connections_is_asked_again(server: Server) -> None:
    opened = server.open()
    server.redis.client_kill_filter(_type="normal", skipme=True)
    assert server.runtime.matches.head(opened.match.id).match.version == 5


def test_all_keys_of_a_match_share_a_partition() -> None:
    keys = match_keys("m_aaaaaaaaaaaaaaaa")
    assert {key.partition("}")[0] for key in keys} == {f"upcard:{{p{partition_of('m_aaaaaaaaaaaaaaaa'):02d}"}


def test_duties_are_written_and_read() -> None:
    for duty in (Duty("bot", "m_a", 1, 7), Duty("score", "m_a", None, 9), Duty("expire", "m_a", None, 2)):
        assert due_duty(due_member(duty).encode()) == duty


def test_bots_play_a_match_to_its_end_and_the_result_is_listed(at_work: Server) -> None:
    opened = at_work.open(BOTS)
    assert len(at_work.due()) == 1
    steps = 0
    while at_work.runtime.matches.head(opened.match.id).match.status == "active":
        steps += 1
        assert steps < 200
        at_work.relay()
        for duty in at_work.due():
            if duty.seat is not None:
                jobs.play_bot(duty.match, duty.seat, duty.version)
    [score] = at_work.due()
    jobs.score_match(score.match, score.version)
    assert at_work.due() == {}
    [listing] = at_work.runtime.directory.page(None, "finished", None, 10).data
    assert (listing.id, isinstance(listing.outcome, msgspec.UnsetType)) == (opened.match.id, False)
    assert at_work.runtime.directory.page(None, "active", None, 10).data == []


@pytest.mark.parametrize("choice", [None, "no move", ZeroDivisionError], ids=["nothing", "nonsense", "an error"])
def test_a_bot_with_a_bug_makes_some_legal_move(choice: Any, at_work: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        if choice is ZeroDivisionError:
            raise choice
        return choice

    opened = at_work.open([SeatWanted(kind="bot", bot="basic")] * 2)
    monkeypatch.setattr(registry, "PLAYERS", {("basic", "showdown"): broken})
    [duty] = at_work.due()
    assert duty.seat is not None
    jobs.play_bot(duty.match, duty.seat, duty.version)
    assert at_work.runtime.matches.head(opened.match.id).match.version > duty.version


def test_a_turn_that_was_played_is_left_alone(at_work: Server) -> None:
    opened = at_work.open(BOTS)
    [duty] = at_work.due()
    assert duty.seat is not None
    jobs.play_bot(duty.match, duty.seat, duty.version)
    version = at_work.runtime.matches.head(opened.match.id).match.version
    jobs.play_bot(duty.match, duty.seat, duty.version)
    assert at_work.runtime.matches.head(opened.match.id).match.version == version


def test_a_note_comes_again_until_it_is_done_and_repeats_are_harmless(server: Server) -> None:
    server.open(BOTS)
    outbox = server.runtime.outbox
    notes = outbox.read(1)
    assert len(notes) == 1
    for note in notes:
        # As if whoever read it had died some time ago.
        server.redis.execute_command("XCLAIM", note.outbox, "relay", "relay", 0, note.entry, "IDLE", LATER)
    again = outbox.left_behind()
    assert again == notes
    act(server.runtime, again)
    act(server.runtime, again)
    assert len(server.queue) == 1
    assert outbox.left_behind() == outbox.read(1) == []


def test_an_overdue_turn_is_handed_out_under_the_next_attempts_id(server: Server) -> None:
    server.open(BOTS)
    server.relay()
    [duty] = server.due()
    for number in (1, 2):
        [attempt] = server.runtime.outbox.overdue(now() + number * LATER)
        assert attempt == Attempt(duty=duty, number=number)
        server.runtime.queue.hand_out(attempt)
    ids = server.queue.job_ids
    assert ids == [f"bot-{duty.match}-{duty.seat}-{duty.version}-{number}" for number in (0, 1, 2)]


def test_what_is_not_overdue_is_left_alone(server: Server) -> None:
    server.open(BOTS)
    before = server.due()
    tick(server.runtime)
    assert server.due() == before
    assert server.runtime.relay_is_alive()


def test_the_lobby_pages_are_stable_while_matches_come(server: Server) -> None:
    ids = [server.open([HUMANS[0], SeatWanted(kind="open")]).match.id for _ in range(5)]
    server.relay()
    directory = server.runtime.directory
    first = directory.page("showdown", "open", None, 2)
    server.open([HUMANS[0], SeatWanted(kind="open")])
    server.relay()
    second = directory.page("showdown", "open", first.next_cursor, 2)
    third = directory.page("showdown", "open", second.next_cursor, 2)
    shown = [listing.id for page in (first, second, third) for listing in page.data]
    assert sorted(shown) == sorted(ids)
    assert third.next_cursor is None
    assert directory.page("showdown", "active", None, 2).data == []


def test_an_older_listing_never_replaces_a_newer_one(server: Server) -> None:
    opened = server.open()
    server.relay()
    [listing] = server.runtime.directory.page(None, None, None, 10).data
    old = msgspec.structs.replace(listing, version=1, status="open")
    server.runtime.directory.record(old, 0)
    assert server.runtime.directory.page(None, None, None, 10).data == [listing]
    assert opened.match.id == listing.id


def test_private_matches_are_not_listed(server: Server) -> None:
    open_match(server.runtime.matches, "showdown", HUMANS, {}, "private", MatchSettings(), None)
    server.relay()
    assert server.runtime.directory.page(None, None, None, 10).data == []


@pytest.mark.parametrize("cursor", ["x", "", "bV9hYWE=", "é"])
def test_a_cursor_that_is_not_ours(cursor: str, server: Server) -> None:
    with pytest.raises(InvalidParameter):
        server.runtime.directory.page(None, None, cursor, 10)


def test_a_match_that_is_not_there(server: Server) -> None:
    with pytest.raises(MatchNotFound):
        server.runtime.matches.head("m_aaaaaaaaaaaaaaaa")
