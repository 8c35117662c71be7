"""Plays a scenario on a server in test mode, and prints what happens, a line an event.

`python replay.py showdown-whole-match.json http://localhost:8000`. It needs nothing but Python, and shows how a step
becomes a request.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

REQUESTS = {
    "make_move": ("POST", "/moves"),
    "take_seat": ("POST", "/seats"),
    "leave_seat": ("DELETE", "/seats/{seat}"),
    "claim_seat": ("POST", "/seats/{seat}/claims"),
    "rotate_seat_token": ("POST", "/seats/{seat}/token-rotations"),
    "substitute_bot": ("POST", "/seats/{seat}/substitute"),
    "resign": ("POST", "/resign"),
}
"""The method and the address, below that of the match, of whatever a step may do."""


def ask(method: str, url: str, body: Any = None, token: str | None = None) -> Any:
    """The JSON of an answer; None if it has no body."""
    headers = {"Content-Type": "application/json", "If-Match": "*"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    content = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, content, headers, method=method)) as answer:  # noqa: S310 - the caller's own server
        text = answer.read()
    return json.loads(text) if text else None


def replay(scenario: dict[str, Any], server: str) -> Iterator[dict[str, Any]]:
    """Open the match, do every step, and tell all events, as the first seat or else a spectator is told them."""
    match = ask("POST", f"{server}/v1/matches", scenario["open"])
    url = f"{server}/v1/matches/{match['id']}"
    tokens = {seat["seat"]: seat["token"] for seat in match["seats"] if "token" in seat}
    for step in scenario["steps"]:
        seat, body = step["seat"], step.get("body")
        token = tokens.pop(seat, None)
        if step["do"] == "claim_seat":
            token, body = ask("POST", f"{server}/v1/players", body)["token"], {"seat_token": token}
        method, address = REQUESTS[step["do"]]
        answer = ask(method, url + address.format(seat=seat), body, token) or {}
        if step["do"] not in ("leave_seat", "substitute_bot"):
            tokens[seat] = answer.get("token", token)
    told = 0
    while page := ask("GET", f"{url}/events?after={told}&limit=500", token=tokens.get(0))["events"]:
        yield from page
        told = page[-1]["version"]


def main() -> None:
    """Play the scenario in the file that is named, on the server that is."""
    path, server = sys.argv[1:]
    for event in replay(json.loads(Path(path).read_text(encoding="utf-8")), server):
        print(json.dumps(event, ensure_ascii=False))


if __name__ == "__main__":
    main()
