"""People who do everything right, at one table after another, while somebody else misbehaves."""

from __future__ import annotations

import http.client
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from random import Random

from tests.e2e.player import frames_of
from tests.faults.hostile.calling import PATIENCE, Caller, Document
from tests.faults.reader import Reader

SEATS = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]

THOUGHT = 0.01
"""Seconds between two moves."""


class Match:
    """A match of two people who share a machine, and what somebody who watches it was told."""

    def __init__(self, caller: Caller) -> None:
        opened = caller.ask_again("POST", "/v1/matches", {"game": "showdown", "seats": SEATS})
        assert opened.status == 201, opened
        self.id: str = opened.body["id"]
        self.path = f"/v1/matches/{self.id}"
        self.tokens = [seat["token"] for seat in opened.body["seats"]]
        self.told: list[Document] = []
        self.answered: list[Document] = []
        self.outcome: Document | None = None
        self._caller = caller
        self._version: int = opened.body["version"]
        self._to_move: list[int] = opened.body["to_move"]
        self._watching = threading.Thread(target=self._watch, daemon=True)
        self._watching.start()

    def move(self, random: Random) -> float:
        """Make one move, and ask about it afterwards; the seconds until the move was answered."""
        [seat] = self._to_move
        token, version = self.tokens[seat], self._version
        known = self._caller.ask_again("GET", f"{self.path}/legal-moves", None, token)
        assert (known.status, known.headers["etag"]) == (200, f'"{version}.s{seat}"'), known
        move = random.choice(known.body["legal_moves"])
        begun = time.monotonic()
        made = self._caller.ask_again(
            "POST", f"{self.path}/moves", move, token, If_Match=f'"{version}"', Idempotency_Key=f"v{version}"
        )
        took = time.monotonic() - begun
        assert made.status == 201, made
        assert made.body["events"][0]["version"] == version + 1
        self._version, self._to_move = made.body["version"], made.body["match"]["to_move"]
        tag = f'"{self._version}.s{seat}"'
        assert made.headers["etag"] == tag
        assert self._caller.ask_again("GET", self.path, None, token, If_None_Match=tag).status == 304
        self.answered += made.body["events"]
        self.outcome = made.body["match"].get("outcome")
        return took

    @property
    def is_over(self) -> bool:
        return not self._to_move

    def check(self, reader: Reader) -> int:
        """Is the log what everybody was told, from start to end? How many events it has."""
        self._watching.join(PATIENCE)
        log = reader.log(self.id, None)
        assert [event["version"] for event in log] == list(range(1, self._version + 1))
        assert self.told == log
        first = self.answered[0]["version"]
        assert [event["type"] for event in self.answered] == [event["type"] for event in log[first - 1 :]]
        end = log[-1]
        assert end["type"] == "match_finished"
        assert self.outcome == {name: end[name] for name in ("places", "scores", "reason")}
        snapshot, folded = reader.snapshot_and_fold(self.id)
        assert snapshot == folded
        assert snapshot.status == "finished"
        return len(log)

    def _watch(self) -> None:
        address = (self._caller.address, 0)
        with closing(
            http.client.HTTPConnection("127.0.0.1", self._caller.port, timeout=PATIENCE, source_address=address)
        ) as line:
            line.request("GET", f"{self.path}/events?after=0", headers={"Accept": "text/event-stream"})
            stream = line.getresponse()
            assert stream.status == 200
            for frame in frames_of(stream):
                if frame.id:
                    self.told.append(frame.data)


class People:
    """Two people who play one match after another. `took`: the seconds of each of their moves."""

    def __init__(self, port: int, address: str, seed: str) -> None:
        self.matches: list[Match] = []
        self.took: list[float] = []
        self._caller = Caller(port, address)
        self._random = Random(seed)
        self._enough = threading.Event()
        self._moved = threading.Condition()
        self._failure: BaseException | None = None

    @contextmanager
    def playing(self) -> Iterator[None]:
        """They play in the meantime, and then their last match to its end."""
        thread = threading.Thread(target=self._play)
        thread.start()
        try:
            yield
        finally:
            self._enough.set()
            thread.join()
        self._raise()

    def wait_for(self, moves: int) -> None:
        """Wait until they have made so many moves more."""
        with self._moved:
            goal = len(self.took) + moves
            self._moved.wait_for(lambda: len(self.took) >= goal or self._failure is not None, PATIENCE)
            self._raise()
            assert len(self.took) >= goal, f"no {moves} moves in {PATIENCE:g} s"

    def _play(self) -> None:
        try:
            while not self._enough.is_set():
                match = Match(self._caller)
                self.matches.append(match)
                while not match.is_over:
                    took = match.move(self._random)
                    # People are slower than machines; once it is over they hurry.
                    self._enough.wait(THOUGHT)
                    with self._moved:
                        self.took.append(took)
                        self._moved.notify_all()
        except BaseException as failure:
            with self._moved:
                self._failure = failure
                self._moved.notify_all()
        finally:
            self._caller.close()

    def _raise(self) -> None:
        if self._failure is not None:
            raise self._failure
