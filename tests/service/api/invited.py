"""Tables with open seats, and ways to invite to them and to sit down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.service.api.conftest import Opened

Table = Callable[..., Opened]

FREE = {"kind": "open"}
HUMAN = {"kind": "human"}


def three(opened: Table, *seats: Any, **more: Any) -> Opened:
    return opened(game="down-and-back", options={}, seats=list(seats or (HUMAN, FREE, FREE)), **more)


def invite(table: Opened, token: str | None = None, headers: Any = None, **wanted: Any) -> Any:
    path = f"{table.path}/invitations"
    return table.api.post(path, wanted, token=token or table.tokens[0], **(headers or {}))


def code_of(table: Opened, **wanted: Any) -> str:
    made = invite(table, **wanted)
    assert made.status_code == 201, made.text
    code: str = made.json["code"]
    return code


def join(table: Opened, code: str | None = None, *, token: str | None = None, headers: Any = None, **more: Any) -> Any:
    wanted = {"name": "Ben", **more} if token is None else dict(more)
    if code is not None:
        wanted["invitation"] = code
    return table.api.post(f"{table.path}/seats", wanted, token=token, **(headers or {}))


def states(table: Opened) -> list[str]:
    listed = table.api.get(f"{table.path}/invitations", token=table.tokens[0]).json["data"]
    return [invitation["state"] for invitation in listed]
