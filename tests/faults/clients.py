"""Clients that play whole matches through a storm: they retry, send twice on purpose, hang up and come too late.

What each of them does is drawn from its own seed; what it was promised goes into its records.
"""

from __future__ import annotations

import threading
import time
from random import Random
from typing import Any

from tests.faults.record import Answered, Asked, Document, Record, Storm, tokens_in
from tests.faults.wire import Answer, Line, Request

PATIENCE = 60.0
"""Seconds within which a request must get a clear answer, and a bot must move, whatever is killed meanwhile."""

RETRY_AFTER = 0.05

TABLES = {"hot seat": 3, "against a bot": 4, "somebody joins": 2, "bots only": 1}
"""The kinds of matches that clients open, by how often."""

MANNERS = {"plainly": 8, "hang up": 3, "twice at once": 3, "again later": 2, "too late": 2}
"""The ways in which they send a move, by how often."""


class NobodyKnows(Exception):
    """A match or a seat that was there is unknown: a power cut has taken it."""


class Abandoned(Exception):
    """The test is over."""


class Client:
    """One client. `name` makes its keys its own; `records` are all matches that it opened."""

    def __init__(self, name: str, ports: list[int], seed: str, storm: Storm) -> None:
        self.records: list[Record] = []
        self._name = name
        self._ports = ports
        self._lines = {port: Line(port) for port in ports}
        self._random = Random(seed)
        self._storm = storm
        self._keys = 0

    def play_until_calm(self) -> None:
        """Play one match after another. Once it is calm, play every match to its end, those thrown back by a power
        cut too.
        """
        try:
            while not self._storm.calm.is_set():
                self.records.append(self._opened())
                self._play(self.records[-1])
            for record in self.records:
                self._play(record)
        except Abandoned:
            pass
        except BaseException:
            self._storm.count("failed")
            raise
        finally:
            for line in self._lines.values():
                line.close()

    def _opened(self) -> Record:
        table = self._drawn(TABLES)
        human, bot = {"kind": "human"}, {"kind": "bot", "bot": self._random.choice(["random", "basic"])}
        seats: list[Document] = {
            "hot seat": [human, human],
            "against a bot": self._random.sample([human, bot], 2),
            "somebody joins": [human, {"kind": "open"}],
            "bots only": [bot, bot],
        }[table]
        request = Request(
            "POST", "/v1/matches", {"Idempotency-Key": self._new_key()}, {"game": "showdown", "seats": seats}
        )
        if self._random.random() < 0.2:
            self._any_line().drop(request)
        answer = self._insist(request)
        assert answer.status == 201, answer
        answered = Answered(time.monotonic(), answer.replayed, answer.body)
        bots = frozenset(number for number, seat in enumerate(seats) if seat["kind"] == "bot")
        return Record(answer.body["id"], bots, seat_key=self._new_key(), opened=answered)

    def _play(self, record: Record) -> None:
        """Play a match to its end."""
        while not record.gone:
            try:
                if self._step(record) == "finished":
                    return
            except NobodyKnows:
                record.tokens = tokens_in(record.opened.body)
                found = self._insist(Request("GET", f"/v1/matches/{record.id}", {}))
                record.gone = found.status == 404

    def _step(self, record: Record) -> str:
        """Do what the match waits for; the status that it had before."""
        look = self._look(record)
        if look["status"] == "open":
            self._join(record)
        elif look["status"] == "active" and look["to_move"][0] in record.bots:
            self._wait_for_bot(record, look["version"])
        elif look["status"] == "active":
            seat = look["to_move"][0]
            self._move(record, seat, self._look(record, seat))
        status: str = look["status"]
        return status

    def _join(self, record: Record) -> None:
        """Take the open seat, with the same key each time."""
        headers = {"Idempotency-Key": record.seat_key}
        answer = self._insist(Request("POST", f"/v1/matches/{record.id}/seats", headers, {"name": self._name}))
        self._refuse_unless_known(answer)
        assert answer.status == 201, answer
        record.tokens[answer.body["seat"]] = answer.body["token"]

    def _move(self, record: Record, seat: int, look: Document) -> None:
        if not look["legal_moves"]:
            # A power cut between two looks has changed whose turn it is.
            assert self._storm.lossy, look
            return
        move = self._random.choice(look["legal_moves"])
        manner = self._drawn(MANNERS)
        if manner == "too late":
            self._move_too_late(record, seat, move)
        version = look["version"]
        given = self._random.choice([f'"{version}"', f'"{version}.s{seat}"', "*"])
        asked = Asked(seat, self._new_key(), move, given)
        record.asked.append(asked)
        request = _request(record, asked)
        if manner == "hang up":
            self._any_line().drop(request)
        if manner == "twice at once":
            self._send_twice_at_once(asked, request)
        self._insist_on_move(asked, request)
        if manner == "again later":
            earlier = self._random.choice(record.asked)
            self._insist_on_move(earlier, _request(record, earlier))

    def _insist_on_move(self, asked: Asked, request: Request) -> None:
        answer = self._insist(request)
        self._refuse_unless_known(answer)
        if answer.status == 201:
            self._note(asked, answer)
        else:
            # Only a power cut can make a move wrong that was right when it was drawn.
            assert self._storm.lossy, f"{request} was refused: {answer}"

    def _send_twice_at_once(self, asked: Asked, request: Request) -> None:
        def send(port: int) -> None:
            line = Line(port)
            answer = line.ask(request)
            if answer is not None and answer.status == 201:
                self._note(asked, answer)
            line.close()

        senders = [threading.Thread(target=send, args=(port,)) for port in self._random.choices(self._ports, k=2)]
        for sender in senders:
            sender.start()
        for sender in senders:
            sender.join()

    def _move_too_late(self, record: Record, seat: int, move: Document) -> None:
        """Send a move that answers a version before the seat's own last move: it must be refused."""
        asked = Asked(seat, self._new_key(), move, f'"{record.own_version(seat) - 1}"')
        request = _request(record, asked)
        answer = self._insist(request)
        self._refuse_unless_known(answer)
        if answer.status == 201:
            assert self._storm.lossy, f"{request} came too late and was accepted: {answer}"
            record.asked.append(asked)
            self._note(asked, answer)
        else:
            assert answer.body["code"] == "stale_version" or self._storm.lossy, answer
            record.refused.append(asked)
            self._storm.count("refused")

    def _wait_for_bot(self, record: Record, version: int) -> None:
        began = time.monotonic()
        path = f"/v1/matches/{record.id}/events?after={version}&wait=5"
        while not self._read(record, path)["events"]:
            waited = time.monotonic() - began
            assert waited < PATIENCE, f"no bot has moved in {record.id} for {waited:.0f} s since version {version}"
            if self._storm.lossy and self._look(record)["version"] < version:
                return
        self._storm.waited_for_a_bot(time.monotonic() - began)
        self._storm.count("bot moves")

    def _look(self, record: Record, seat: int | None = None) -> Document:
        looked: Document = self._read(record, f"/v1/matches/{record.id}", seat)
        return looked

    def _read(self, record: Record, path: str, seat: int | None = None) -> Any:
        tokens = [record.tokens[seat]] if seat is not None else sorted(record.tokens.values())
        headers = _bearer(self._random.choice(tokens)) if tokens else {}
        answer = self._insist(Request("GET", path, headers))
        self._refuse_unless_known(answer)
        assert answer.status == 200, answer
        return answer.body

    def _insist(self, request: Request) -> Answer:
        """The first clear answer, from whichever server gives it."""
        deadline = time.monotonic() + PATIENCE
        while (answer := self._any_line().ask(request)) is None:
            self._storm.count("troubles")
            assert time.monotonic() < deadline, f"{request} got no clear answer for {PATIENCE:g} s"
            if self._storm.abandoned.wait(RETRY_AFTER):
                raise Abandoned
        if self._storm.abandoned.is_set():
            raise Abandoned
        return answer

    def _refuse_unless_known(self, answer: Answer) -> None:
        if self._storm.lossy and answer.status in (401, 404):
            raise NobodyKnows

    def _note(self, asked: Asked, answer: Answer) -> None:
        asked.answers.append(Answered(time.monotonic(), answer.replayed, answer.body))
        self._storm.count("replays" if answer.replayed else "moves")

    def _any_line(self) -> Line:
        return self._lines[self._random.choice(self._ports)]

    def _new_key(self) -> str:
        self._keys += 1
        return f"key-of-{self._name}-number-{self._keys:05d}"

    def _drawn(self, weights: dict[str, int]) -> str:
        return self._random.choices(list(weights), list(weights.values()))[0]


def _request(record: Record, asked: Asked) -> Request:
    headers = _bearer(record.tokens[asked.seat]) | {"If-Match": asked.if_match, "Idempotency-Key": asked.key}
    return Request("POST", f"/v1/matches/{record.id}/moves", headers, asked.move)


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}
