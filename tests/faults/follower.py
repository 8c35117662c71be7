"""A spectator who follows the streams of matches through a storm, and resumes each where it broke."""

from __future__ import annotations

import http.client
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from random import Random

from tests.e2e.player import frames_of
from tests.faults.clients import PATIENCE, RETRY_AFTER, Client
from tests.faults.record import Document, Record, Storm
from tests.faults.wire import TIMEOUT, TROUBLE


class Follower:
    """Follows one match after another, as a spectator. `followed` holds what it was told, by the id of the match."""

    def __init__(self, clients: Sequence[Client], ports: list[int], seed: str, storm: Storm) -> None:
        self.followed: dict[str, list[Document]] = {}
        self._clients = clients
        self._ports = ports
        self._random = Random(seed)
        self._storm = storm

    def follow_until_calm(self) -> None:
        """Follow matches to their ends until no new one is begun."""
        try:
            while not self._storm.calm.is_set() and not self._storm.abandoned.is_set():
                records = self._random.choice(self._clients).records
                if records and records[-1].id not in self.followed:
                    self._follow(records[-1])
                else:
                    self._storm.abandoned.wait(RETRY_AFTER)
        except BaseException:
            self._storm.count("failed")
            raise

    def _follow(self, record: Record) -> None:
        events = self.followed[record.id] = []
        heard = time.monotonic()
        while not self._storm.abandoned.is_set():
            known = len(events)
            # A stream that breaks is resumed where it broke.
            with suppress(*TROUBLE):
                if self._heard_to_the_end(record, events):
                    return
            if len(events) > known:
                heard = time.monotonic()
            assert time.monotonic() < heard + PATIENCE, f"nothing new of {record.id} for {PATIENCE:g} s: {events[-1:]}"
            self._storm.abandoned.wait(RETRY_AFTER)

    def _heard_to_the_end(self, record: Record, events: list[Document]) -> bool:
        """Listen until the stream ends or breaks: is the match over, and all of it told?"""
        last = events[-1]["version"] if events else 0
        headers = {"Accept": "text/event-stream", "Last-Event-ID": str(last)}
        port = self._random.choice(self._ports)
        with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)) as connection:
            connection.request("GET", f"/v1/matches/{record.id}/events", headers=headers)
            stream = connection.getresponse()
            if stream.status == 204:
                assert events[-1]["type"] == "match_finished", events[-1]
                return True
            assert stream.status in (200, 503), stream.status
            if stream.status == 200:
                if last:
                    self._storm.count("streams resumed")
                for frame in frames_of(stream):
                    assert frame.id == str(len(events) + 1), f"{record.id}: {frame} after {len(events)} events"
                    events.append(frame.data)
        return False
