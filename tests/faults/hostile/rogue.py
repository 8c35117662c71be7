"""The bot that misbehaves: it has a seat at a table, an account, an address of its own, and a bad character."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from tests.faults.hostile.calling import Answer, Caller, Document

OWN_SEAT, OTHER_SEAT = 0, 1


class Rogue:
    """Sits opposite somebody innocent, Cat, who waits, since it is the rogue's turn.

    `size` says how much of everything it does. `met` counts what it got for it.
    """

    def __init__(self, port: int, address: str, seed: str, size: int) -> None:
        self.caller = Caller(port, address)
        self.random = Random(seed)
        self.size = size
        self.met = Counter[str]()
        self.player: str = self._created("/v1/players", {"name": "Rogue"})["token"]
        self.sit_down()

    def sit_down(self) -> None:
        """Open a match in which both have stacked a card and it is the rogue's turn again."""
        options = {"first_seat": OWN_SEAT}
        seats = [{"kind": "human", "name": "Rogue"}, {"kind": "human", "name": "Cat"}]
        match = self._created("/v1/matches", {"game": "showdown", "seats": seats, "options": options})
        self.path = f"/v1/matches/{match['id']}"
        self.version: int = match["version"]
        self.tokens = [seat["token"] for seat in match["seats"]]
        self.match_id: str = match["id"]
        for seat, card in ((OWN_SEAT, "hit"), (OTHER_SEAT, "blank")):
            move = {"type": "stack_card", "card": card}
            made = self.caller.ask_again("POST", f"{self.path}/moves", move, self.tokens[seat], If_Match="*")
            assert made.status == 201, made
            assert made.body["match"]["to_move"] == [1 - seat]
            self.version = made.body["version"]

    def close(self) -> None:
        """Hang up."""
        self.caller.close()

    @property
    def token(self) -> str:
        """The token of its own seat."""
        return str(self.tokens[OWN_SEAT])

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None, /, **headers: str) -> Answer:
        """Ask, and remember what was answered; the server may never fail."""
        answer = self.caller.ask_again(method, path, body, token, **headers)
        return self.note(answer)

    def note(self, answer: Answer) -> Answer:
        """Remember an answer."""
        is_problem = answer.status >= 400 and isinstance(answer.body, dict)
        self.met[f"{answer.status} {answer.code}" if is_problem else str(answer.status)] += 1
        assert answer.status < 500 or answer.code == "too_many_streams", answer
        if answer.status == 429:
            assert int(answer.headers["retry-after"]) >= 1, answer
        return answer

    def legal_move(self) -> Document:
        """A move that it may make."""
        found: Document = self.caller.ask_again("GET", f"{self.path}/legal-moves", None, self.token).body[
            "legal_moves"
        ][0]
        return found

    def _created(self, path: str, body: Document) -> Document:
        answer = self.caller.ask_again("POST", path, body)
        assert answer.status == 201, answer
        created: Document = answer.body
        return created


Behaviour = Callable[[Rogue], None]
