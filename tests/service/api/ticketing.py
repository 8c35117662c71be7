"""Players with tickets, and what the relay does with them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

from service.application.play import now
from service.application.quick_match_seating import match_all
from service.application.tickets import Kept
from tests.service.api.client import Client

TICKETS = "/v1/tickets"
SECOND = 1_000


class Player:
    """Somebody with a token."""

    def __init__(self, api: Client, name: str) -> None:
        self.api = api
        made = api.post("/v1/players", {"name": name}).json
        self.id, self.token = made["id"], made["token"]

    def post(self, json: Any, **more: Any) -> Any:
        return self.api.post(TICKETS, json, token=self.token, **more)

    def take(self, game: str = "showdown", **wanted: Any) -> dict[str, Any]:
        response = self.post({"game": game, **wanted})
        assert response.status_code == 201, response.text
        ticket: dict[str, Any] = response.json
        return ticket

    def get(self, ticket: dict[str, Any], query: str = "") -> Any:
        return self.api.get(f"{TICKETS}/{ticket['id']}{query}", token=self.token).json

    def cancel(self, ticket: dict[str, Any]) -> Any:
        return self.api("DELETE", f"{TICKETS}/{ticket['id']}", token=self.token)

    def kept(self, ticket: dict[str, Any]) -> Kept:
        kept = self.api.runtime.tickets.find(ticket["id"])
        assert kept is not None
        return kept


def relay(api: Client, later: float = 0) -> None:
    """Match as the relay does, so many seconds from now."""
    match_all(api.runtime.matches, api.runtime.tickets, now() + round(later * SECOND))


def at_once(*jobs: Callable[[], Any]) -> list[Any]:
    """What these give when they start at the same moment."""
    start = Barrier(len(jobs))

    def run(job: Callable[[], Any]) -> Any:
        start.wait()
        return job()

    with ThreadPoolExecutor(len(jobs)) as threads:
        return list(threads.map(run, jobs))
