"""Making a move exactly once."""

from __future__ import annotations

import uuid
from typing import Protocol
from urllib.parse import quote

import httpx

from upcard_client.events import Json, read_event
from upcard_client.generated import AuthenticatedClient
from upcard_client.generated.models import MoveAnswer
from upcard_client.patience import PASSING, Patience
from upcard_client.problems import refused

PATIENCE = 60.0
"""Seconds for which a move is repeated."""

FIRST_WAIT = 0.5


class Move(Protocol):
    """A move: one of a match's `legal_moves`, or any class of `generated.models` that is one."""

    def to_dict(self) -> Json:
        """The move as JSON."""


def make_move(
    client: AuthenticatedClient,
    match_id: str,
    move: Move,
    version: int | None = None,
    *,
    key: str | None = None,
    patience: float = PATIENCE,
) -> MoveAnswer:
    """Make a move, and repeat it until there is an answer; the match moves once, however often it is sent.

    `version` is that of the match for which the move was chosen: if the decision has changed since, the move is
    refused. Without it the move is for whatever is current. `key` stands for the intention; whoever may have to ask
    again in another process keeps it, all others need none.

    Raises:
        UpcardProblem: it was refused: 412 `stale_version`, 409 `not_your_turn`, 422 `illegal_move`, …
        UpcardProblem, httpx.TransportError: no answer for `patience` seconds. The move may have been made: ask again
            with the same key, or look.
    """
    headers = {
        "If-Match": "*" if version is None else f'"{version}"',
        "Idempotency-Key": key or str(uuid.uuid4()),
    }
    path = f"/v1/matches/{quote(match_id, safe='')}/moves"
    trying = Patience(patience, FIRST_WAIT)
    while True:
        try:
            response = client.get_httpx_client().post(path, json=move.to_dict(), headers=headers)
        except httpx.TransportError as broken:
            trying.wait(broken)
            continue
        if response.status_code == 201:
            return _read(response.json())
        refusal = refused(response)
        if response.status_code not in PASSING:
            raise refusal
        trying.wait(refusal, refusal.retry_after)


def _read(said: Json) -> MoveAnswer:
    # The events are read one by one: a type that we do not know is no reason to lose the answer.
    answer = MoveAnswer.from_dict({**said, "events": []})
    answer.events = [read_event(said["match"]["game"], event) for event in said["events"]]
    return answer
