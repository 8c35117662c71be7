"""Quick match in the whole product: people are matched by whoever comes, bots sit down when the relay says so."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import Request, urlopen


class Player:
    """Somebody with a token, at the product's address."""

    def __init__(self, address: str, name: str) -> None:
        self._address, self._token = address, None
        self._token = self.ask("POST", "/v1/players", {"name": name})["token"]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if self._token is not None:
            headers["Authorization"] = f"Bearer {self._token}"
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self._address + path, data, headers, method=method), timeout=40) as response:
            return json.load(response)

    def take(self, **wanted: Any) -> Any:
        return self.ask("POST", "/v1/tickets", wanted)

    def wait(self, ticket: Any) -> Any:
        return self.ask("GET", f"/v1/tickets/{ticket['id']}?wait=30")


def test_two_people_are_matched(address: str) -> None:
    ann, ben = Player(address, "Ann"), Player(address, "Ben")
    ticket = ann.take(game="showdown", fill_with_bots_after=None)
    other = ben.take(game="showdown", fill_with_bots_after=None)
    ticket = ann.wait(ticket)
    assert (ticket["status"], ticket["match"]) == ("matched", other["match"])
    for player in (ann, ben):
        match = player.ask("GET", f"/v1/matches/{ticket['match']}")
        assert (match["status"], [seat["kind"] for seat in match["seats"]]) == ("active", ["human", "human"])
        assert "you" in match


def test_bots_sit_down_with_whoever_is_alone_and_play(address: str) -> None:
    ann = Player(address, "Ann")
    ticket = ann.take(game="liars-race", fill_with_bots_after=5, options={"first_leader": "random"})
    assert (ticket["status"], ticket["next_step"]["step"]) == ("waiting", "bots")
    ticket = ann.wait(ticket)
    assert ticket["status"] == "matched"
    match = ann.ask("GET", f"/v1/matches/{ticket['match']}")
    assert sorted(seat["kind"] for seat in match["seats"]) == ["bot", "bot", "human"]
    # Whoever begins: when the bots have done what they can, the table waits for nobody but Ann.
    after = match["version"]
    while match["to_move"] != [ticket["seat"]]:
        after = ann.ask("GET", f"/v1/matches/{match['id']}/events?after={after}&wait=20")["version"]
        match = ann.ask("GET", f"/v1/matches/{match['id']}")
    assert match["legal_moves"]
