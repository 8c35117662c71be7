"""A match of any game, played to its end over HTTP by seats that also try what the rules forbid."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec

from engines.contract import AnyEngine, IllegalMove, Seat
from engines.registry import ENGINES
from engines.texts import LANGUAGES
from service.terminal.sentences import sentence
from tests.service.api.client import Client
from tests.service.api.option_values import Table
from tests.support.games import GAMES

INSTEAD = {
    "match-over": "match_over",
    "not-your-turn": "not_your_turn",
    "eliminated": "not_your_turn",
    "already-committed": "not_your_turn",
}
"""The slugs that no answer has, and the problem that is answered instead.

Before the engine is asked, the service says that nobody, or somebody else, is to move. Nor is a seat to move that is
out of the match or has split its hand.
"""

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve")


class Player:
    """Plays all seats of one match. `refused` counts the slugs that were answered in any match, `instead` those of the
    engine's last guards that the service forestalls.
    """

    def __init__(self, api: Client, game: str, table: Table, refused: Counter[str], instead: Counter[str]) -> None:
        self.api, self.random = api, Random(f"{game} {table.options}")
        self.engine: AnyEngine = ENGINES[game]
        self.refused, self.instead = refused, instead
        self.any_move = GAMES[game].moves[0]
        seats = [{"kind": "human", "name": name} for name in NAMES[: table.seat_count]]
        opened = api.post("/v1/matches", {"game": game, "options": table.options, "seats": seats})
        assert opened.status_code == 201, opened.text
        self.match: dict[str, Any] = opened.json
        assert self.match["options"] | table.options == self.match["options"]
        self.path = f"/v1/matches/{self.match['id']}"
        self.tokens = [seat["token"] for seat in opened.json["seats"]]
        self.texts = [api.get(f"/v1/games/{game}/texts", accept_language=tongue).json for tongue in LANGUAGES]

    def play(self) -> None:
        """Random legal moves to the end; before each an illegal one, and one out of turn."""
        while self.match["status"] == "active":
            seat = self.random.choice(self.match["to_move"])
            legal = self.api.get(f"{self.path}/legal-moves", token=self.tokens[seat]).json["legal_moves"]
            self._try_an_illegal_move(seat, legal)
            self._try_to_move_out_of_turn()
            # Only a match in which nothing has happened since lets this version pass and counts on from it.
            version = self.match["version"]
            made = self._post(seat, self.random.choice(legal), f'"{version}"')
            assert made.status_code == 201, made.text
            assert made.json["events"][0]["version"] == version + 1
            self.match = made.json["match"]
        self._try_to_move_out_of_turn()

    def state(self) -> Any:
        """Everything about the table, as the server keeps it."""
        return self.api.runtime.matches.head(self.match["id"]).match.table

    def _try_an_illegal_move(self, seat: Seat, legal: list[Any]) -> None:
        state = self.state()
        move, expected = self._forbidden(state, seat)
        if expected is None:
            return
        answer = self._post(seat, move, "*")
        assert (answer.status_code, answer.json["code"], answer.json["rule"]) == (422, "illegal_move", expected.rule)
        facts = answer.json["facts"]
        assert facts == msgspec.json.decode(msgspec.json.encode(expected.facts))
        assert answer.json["legal_moves"] == legal
        for texts in self.texts:
            # Names every field of the template that the facts lack.
            assert "{" not in sentence(texts["game"], expected.rule, facts, NAMES)
        if expected.rule == "must-follow-suit":
            assert facts["cards"] == [move["card"] for move in legal]
        self.refused[expected.rule] += 1

    def _forbidden(self, state: Any, seat: Seat) -> tuple[Any, IllegalMove | None]:
        """An illegal move, and why: for a reason that was heard as seldom as any."""
        game = GAMES[self.engine.name]
        legal = set(self.engine.legal_moves(state, seat))
        why = dict[str, tuple[Any, IllegalMove]]()
        for move in (*game.moves, *game.moves_in(state)):
            refusal = None if move in legal else self._refusal(state, seat, move)
            if refusal is not None and (refusal.rule not in why or self.random.random() < 0.2):
                why[refusal.rule] = move, refusal
        return min(why.values(), key=lambda each: self.refused[each[1].rule], default=(None, None))

    def _refusal(self, state: Any, seat: Seat, move: Any) -> IllegalMove | None:
        try:
            self.engine.decide(state, seat, move)
        except IllegalMove as refusal:
            return refusal
        return None

    def _try_to_move_out_of_turn(self) -> None:
        state = self.state()
        waiting = [seat for seat in range(len(self.tokens)) if seat not in self.match["to_move"]]
        guards = {refusal.rule: seat for seat in waiting if (refusal := self._refusal(state, seat, self.any_move))}
        for rule, seat in guards.items():
            if self.instead[rule] <= min(self.instead[other] for other in guards):
                answer = self._post(seat, self.any_move, "*")
                assert (answer.status_code, answer.json["code"]) == (409, INSTEAD[rule])
                self.instead[rule] += 1
                return

    def _post(self, seat: Seat, move: Any, if_match: str) -> Any:
        body = msgspec.json.encode(move)
        headers = {"content_type": "application/json", "if_match": if_match}
        return self.api.post(f"{self.path}/moves", body=body, token=self.tokens[seat], **headers)
