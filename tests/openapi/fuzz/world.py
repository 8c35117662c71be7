"""What requests can be about: tables, players, tickets and invitations that exist, and who holds which token.

Learned from every answer, and made where nothing fits. Tokens and ids are found by what they look like; a token says
itself of which seat or player it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from engines.registry import ENGINES

_SEAT = re.compile(r"\bseat_(?P<match>[a-z2-7]{16})_(?P<seat>[0-9])_[a-z2-7]{32}\b")
_PLAYER = re.compile(r"\bplr_(?P<player>[a-z2-7]{16})_[a-z2-7]{32}\b")
_CODE = re.compile(r"\binv_(?P<match>[a-z2-7]{16})_[a-z2-7]{32}\b")
_INVITATION = re.compile(r"\bi_[a-z2-7]{16}\b")
_TICKET = re.compile(r"\bt_[a-z2-7]{16}\b")

RECENT = 20
"""How many of the newest things of a kind are asked about."""

HUMAN, OPEN, BOT = {"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}

Ask = Callable[[str, str, Any, str | None], Any]
"""Sends a request: method, path, body, token. Gives the JSON of the answer, None if it has none."""


class World:
    """Everything that is known of a server. Whoever uses it may replace `random`."""

    def __init__(self, ask: Ask, random: Random, app_key: str | None = None) -> None:
        self._ask = ask
        self.random = random
        self.app_key = app_key
        self.seats: dict[str, dict[int, str]] = {}
        """By the id of a match: its seats, and the token of each."""
        self.players: dict[str, str] = {}
        self.tickets: dict[str, str] = {}
        """By the id of a ticket: the token of its player."""
        self.invitations: dict[str, str] = {}
        self.codes: dict[str, str] = {}
        """By the id or the code of an invitation: the id of its match."""
        self.rated: dict[str, str] = {}
        """By the id of a match that counted, or soon will: the id of a player in it."""

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """Send a request of our own, and learn from its answer."""
        answer = self._ask(method, path, body, token)
        self.learn(path, token, str(answer))
        return answer

    def learn(self, path: str, token: str | None, text: str) -> None:
        """Learn from what a caller with this token was told there."""
        for found in _SEAT.finditer(text):
            self.seats.setdefault(f"m_{found['match']}", {})[int(found["seat"])] = found[0]
        for found in _PLAYER.finditer(text):
            self.players[f"p_{found['player']}"] = found[0]
        for found in _CODE.finditer(text):
            self.codes[found[0]] = f"m_{found['match']}"
        if path.endswith("/invitations"):
            self.invitations |= dict.fromkeys(_INVITATION.findall(text), path.split("/")[3])
        if path.startswith("/v1/tickets") and token is not None:
            self.tickets |= dict.fromkeys(_TICKET.findall(text), token)

    def forget(self, token: str) -> None:
        """Nobody holds this token any more."""
        holders: list[dict[Any, str]] = [self.players, self.tickets, *self.seats.values()]
        for held in holders:
            for holder in [holder for holder, each in held.items() if each == token]:
                del held[holder]

    def one_of(self, things: dict[str, Any]) -> str:
        """One of the newest."""
        return self.random.choice(list(things)[-RECENT:])

    def a_game(self) -> str:
        """The name of a game."""
        return self.random.choice(list(ENGINES))

    def a_player(self) -> str:
        """The id of a player."""
        if len(self.players) < 2 or self.random.random() < 0.05:
            self._new_player()
        return self.one_of(self.players)

    def a_players_token(self) -> str:
        """The token of a player."""
        return self.players[self.a_player()]

    def a_token(self, match_id: str, seat: int | None = None) -> str | None:
        """The token of a seat, or of any at the table; None if nobody is known to sit there."""
        tokens = self.seats.get(match_id, {})
        return tokens.get(seat) if seat is not None else self.random.choice([*tokens.values()] or [None])

    def a_ticket(self) -> str:
        """The id of a ticket."""
        if not self.tickets or self.random.random() < 0.5:
            self.ask("POST", "/v1/tickets", {"game": self.a_game()}, self.players[self._new_player()])
        return self.one_of(self.tickets)

    def an_invitation(self) -> str:
        """The id of an invitation."""
        if not self.invitations or self.random.random() < 0.5:
            self._invite()
        return self.one_of(self.invitations)

    def a_code(self) -> str:
        """The code of an invitation."""
        if not self.codes or self.random.random() < 0.5:
            self._invite()
        return self.one_of(self.codes)

    def a_match(self, operation: str) -> str:
        """The id of a match: any, or a new one at which the operation can be carried out."""
        if self.seats and self.random.random() < 0.25:
            return self.one_of(self.seats)
        match_id = self.open(operation)
        if operation == "open_rematch":
            self.ask("POST", f"/v1/matches/{match_id}/resign", token=self.a_token(match_id))
        return match_id

    def a_rated_match(self) -> str:
        """The id of a match between two players that is over; whom it counts for, a worker finds out."""
        ann, ben = self._new_player(), self._new_player()
        opened = self.ask("POST", "/v1/matches", {"game": "showdown", "seats": [HUMAN, OPEN]}, self.players[ann])
        self.ask("POST", f"/v1/matches/{opened['id']}/seats", {}, self.players[ben])
        self.ask("POST", f"/v1/matches/{opened['id']}/resign", None, self.players[ben])
        self.rated[opened["id"]] = ann
        return self.one_of(self.rated)

    def a_move(self, match_id: str) -> tuple[str, Any] | None:
        """Somebody's token and a move that may be made with it; None if nobody there has any."""
        for token in [*self.seats.get(match_id, {}).values()]:
            listed = self.ask("GET", f"/v1/matches/{match_id}/legal-moves", token=token)
            if legal := listed.get("legal_moves"):
                return token, self.random.choice(legal)
        return None

    def open(self, operation: str) -> str:
        """Open a match in which everybody is there; for operations of open tables, with an open seat. Gives its id."""
        game = self.a_game()
        others = OPEN if operation in {"take_seat", "leave_seat", "make_invitation"} else HUMAN
        seats = [HUMAN, *[others] * (ENGINES[game].seats[0] - 1)]
        wanted = {"game": game, "seats": seats, "settings": {"on_resign": "forfeit"}}
        opener = self.a_players_token() if self.random.random() < 0.5 else None
        opened = self.ask("POST", "/v1/matches", wanted, opener)
        if opener is not None and opened.get("code") == "unauthenticated":
            # The player has got another token since, and nobody has told us.
            self.forget(opener)
            opened = self.ask("POST", "/v1/matches", wanted)
        match_id: str = opened["id"]
        return match_id

    def _invite(self) -> None:
        match_id = self.open("make_invitation")
        self.ask("POST", f"/v1/matches/{match_id}/invitations", {}, self.a_token(match_id))

    def _new_player(self) -> str:
        player_id: str = self.ask("POST", "/v1/players", {"name": "Ann"})["id"]
        return player_id
