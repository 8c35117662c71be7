"""Who opens the matches that clients find, without any of those clients."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import Request, urlopen

from tests.e2e.product import Upcard
from tests.openapi.clients.witness import Document


def player(product: Upcard, name: str) -> Document:
    """A new player, with the token."""
    made: Document = asked(product, "/v1/players", None, {"name": name})
    return made


def opened(product: Upcard, host: Document, game: str, options: Document, seats: int) -> str:
    """A match with an open seat, the others played by bots."""
    bots = [{"kind": "bot", "bot": "basic"}] * (seats - 1)
    body = {"game": game, "options": options, "seats": [{"kind": "open"}, *bots]}
    return str(asked(product, "/v1/matches", host, body)["id"])


def status_of(product: Upcard, caller: Document, match: str) -> str:
    """The status of a match."""
    return str(asked(product, f"/v1/matches/{match}", caller)["status"])


def asked(product: Upcard, path: str, caller: Document | None, body: Document | None = None) -> Any:
    """The answer to a request, which posts the body if there is one."""
    headers = {"Content-Type": "application/json"}
    if caller is not None:
        headers["Authorization"] = f"Bearer {caller['token']}"
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"http://127.0.0.1:{product.port}{path}", data, headers), timeout=20) as answer:
        return json.load(answer)
