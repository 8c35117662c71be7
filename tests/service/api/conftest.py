"""A fresh server, and matches at a few well-known points."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from tests.service.api.client import Client
from tests.service.api.limited import FEW, Start

SEATS = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]


@dataclass
class Opened:
    """A match with two people, seat 0 to move at version 5, unless it was opened otherwise."""

    api: Client
    answer: dict[str, Any]

    @property
    def path(self) -> str:
        return f"/v1/matches/{self.answer['id']}"

    @property
    def tokens(self) -> list[str]:
        return [seat.get("token", "") for seat in self.answer["seats"]]

    def move(self, seat: int, move: dict[str, Any], match: str = "*", **more: Any) -> Any:
        return self.api.post(f"{self.path}/moves", move, token=self.tokens[seat], if_match=match, **more)

    def stack(self, seat: int, card: str = "blank", **more: Any) -> Any:
        return self.move(seat, {"type": "stack_card", "card": card}, **more)

    def play_to_the_end(self) -> dict[str, Any]:
        """Both seats always make their last legal move: they raise little, fold soon and turn what they must."""
        while True:
            for token in self.tokens:
                listed = self.api.get(f"{self.path}/legal-moves", token=token).json
                if listed["legal_moves"]:
                    made = self.api.post(f"{self.path}/moves", listed["legal_moves"][-1], token=token, if_match="*")
                    assert made.status_code == 201, made.text
            view: dict[str, Any] = self.api.get(self.path, token=self.tokens[0]).json
            if view["status"] == "finished":
                return view


@pytest.fixture(scope="session")
def client(redis_url: str) -> Iterator[Client]:
    client = Client(redis_url)
    yield client
    client.runtime.close()


@pytest.fixture
def api(client: Client, redis_db: str) -> Client:
    """One app for all tests, on a database that each finds empty."""
    assert client.runtime.settings.redis_url == redis_db
    return client


def opening(api: Client) -> Callable[..., Opened]:
    """Opens a match; keywords are fields of the request, other headers under `headers`."""

    def open_match(headers: dict[str, str] | None = None, **fields: Any) -> Opened:
        wanted = {"game": "showdown", "options": {"first_seat": 0}, "seats": SEATS, **fields}
        response = api.post("/v1/matches", wanted, **(headers or {}))
        assert response.status_code == 201, response.text
        return Opened(api, response.json)

    return open_match


@pytest.fixture
def opened(api: Client) -> Callable[..., Opened]:
    return opening(api)


@pytest.fixture
def match(opened: Callable[..., Opened]) -> Opened:
    return opened()


@pytest.fixture
def start(redis_db: str) -> Iterator[Start]:
    """Starts servers with quotas that a test can use up."""
    started: list[Client] = []

    def start(**settings: Any) -> Client:
        started.append(Client(redis_db, **(FEW | settings)))
        return started[-1]

    yield start
    for api in started:
        api.runtime.close()
