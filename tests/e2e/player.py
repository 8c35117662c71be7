"""A front end in its smallest form: plays a seat over HTTP, by polling or by following the stream."""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any, NamedTuple

Document = dict[str, Any]

MATCH_WITHIN = 60.0
"""Seconds that a whole match may take."""


class Frame(NamedTuple):
    """A server-sent event: `id` is empty if the frame has none, `event` if it has no name."""

    id: str
    event: str
    data: Any


class Player:
    """Holds one seat. `match` is the answer that opened the match."""

    def __init__(self, port: int, match: Document) -> None:
        self.port = port
        self.match = match
        [(self.seat, self.token)] = [(seat["seat"], seat["token"]) for seat in match["seats"] if "token" in seat]

    def play_by_polling(self) -> Document:
        """Play to the end, asking again and again what may be done; the match at its end."""
        after, deadline = self.match["version"], time.monotonic() + MATCH_WITHIN
        while (now := self.look())["status"] != "finished":
            assert time.monotonic() < deadline, now
            known = self.get("legal-moves")
            if known["legal_moves"]:
                self.move(known["legal_moves"][0], known["version"])
            else:
                after = self.get(f"events?after={after}&wait=25")["next_after"]
        return now

    def play_by_stream(self) -> list[Frame]:
        """Play to the end, following the stream that began with a snapshot; all its frames."""
        frames = []
        with closing(self._connection()) as connection:
            connection.request("GET", self._path("events"), headers=self._headers | {"Accept": "text/event-stream"})
            stream = connection.getresponse()
            assert stream.status == 200
            deadline = time.monotonic() + MATCH_WITHIN
            for frame in frames_of(stream):
                assert time.monotonic() < deadline, frame
                frames.append(frame)
                known = self.get("legal-moves")
                if known["legal_moves"] and known["version"] == int(frame.id):
                    self.move(known["legal_moves"][-1], known["version"])
        return frames

    def log(self) -> list[Document]:
        """All events, as this seat may know them."""
        events: list[Document] = self.get("events?limit=500")["events"]
        return events

    def look(self) -> Document:
        """The match as this seat sees it."""
        return self.get("")

    def move(self, move: Document, version: int) -> Document:
        """Make a move that answers this version."""
        return self._answer("POST", "moves", {"If-Match": f'"{version}"'}, move, 201)

    def get(self, what: str) -> Document:
        """What is under the match's path."""
        return self._answer("GET", what, {}, None, 200)

    def _answer(self, method: str, what: str, headers: dict[str, str], body: Document | None, status: int) -> Document:
        with closing(self._connection()) as connection:
            content = None if body is None else json.dumps(body)
            headers = {**self._headers, **headers, "Content-Type": "application/json"}
            connection.request(method, self._path(what), content, headers)
            response = connection.getresponse()
            answer: Document = json.loads(response.read())
            assert response.status == status, answer
            return answer

    def _connection(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=MATCH_WITHIN)

    def _path(self, what: str) -> str:
        return f"/v1/matches/{self.match['id']}/{what}".rstrip("/")

    @property
    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}


def sit_down(port: int, bot: str = "basic") -> Player:
    """Open a match of Showdown against a bot."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": bot}]
    return Player(port, _asked(port, "POST", "/v1/matches", {"game": "showdown", "seats": seats}, 201))


def public(port: int, path: str) -> Document:
    """What anybody may read."""
    return _asked(port, "GET", path, None, 200)


def frames_of(stream: http.client.HTTPResponse) -> Iterator[Frame]:
    """The frames of a stream until the server closes it; comments and `retry` are passed over."""
    fields: dict[str, str] = {}
    for line in stream:
        text = line.decode().rstrip("\n")
        name, _, value = text.partition(": ")
        if name in ("id", "event", "data"):
            fields[name] = value
        elif not text and "data" in fields:
            yield Frame(fields.get("id", ""), fields.get("event", ""), json.loads(fields["data"]))
            fields = {}


def _asked(port: int, method: str, path: str, body: Document | None, status: int) -> Document:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=MATCH_WITHIN)) as connection:
        content = None if body is None else json.dumps(body)
        connection.request(method, path, content, {"Content-Type": "application/json"})
        response = connection.getresponse()
        answer: Document = json.loads(response.read())
        assert response.status == status, answer
        return answer
