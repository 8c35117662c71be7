"""A player who opens matches and joins others', with the relay at hand."""

from __future__ import annotations

from typing import Any

from tests.service.api.client import Client
from tests.service.api.conftest import Opened
from worker.relay import act

OPEN = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]


class Somebody:
    """A player, with the relay at hand."""

    def __init__(self, api: Client, name: str) -> None:
        made = api.post("/v1/players", {"name": name}).json
        self.api, self.id, self.token = api, made["id"], made["token"]

    def open(self, **fields: Any) -> Opened:
        wanted = {"game": "showdown", "options": {"first_seat": 0}, "seats": OPEN, **fields}
        opened = self.api.post("/v1/matches", wanted, token=self.token)
        assert opened.status_code == 201, opened.text
        return Opened(self.api, opened.json)

    def join(self, match: Opened) -> str:
        """Sit down, invited if need be; the token of the seat."""
        how = {}
        if match.answer["visibility"] == "private":
            how["invitation"] = self.api.post(f"{match.path}/invitations", {}, token=match.tokens[0]).json["code"]
        seated = self.api.post(f"{match.path}/seats", how, token=self.token)
        assert seated.status_code == 201, seated.text
        token: str = seated.json["token"]
        return token

    def page(self, query: str = "") -> Any:
        answer = self.api.get(f"/v1/me/matches{query}", token=self.token)
        assert answer.status_code == 200, answer.text
        return answer.json

    def ids(self, query: str = "") -> list[str]:
        return [match["id"] for match in self.page(query)["data"]]

    def makes_a_move(self, match_id: str) -> bool:
        """Make the last legal move; False if there is none, or it comes too late."""
        path = f"/v1/matches/{match_id}"
        listed = self.api.get(f"{path}/legal-moves", token=self.token).json["legal_moves"]
        if not listed:
            return False
        made = self.api.post(f"{path}/moves", listed[-1], token=self.token, if_match="*")
        return bool(made.status_code == 201)


def relay(api: Client) -> None:
    """Act on everything in the outboxes."""
    act(api.runtime, api.runtime.outbox.read(1))
