"""Matches whose every move is known beforehand, as the bytes of the requests that make them.

A match is opened with a seed that the benchmark knows, so that the engine here tells what the server will answer, and
the load generator has nothing to think about.
"""

from __future__ import annotations

from random import Random

import msgspec

from engines.registry import ENGINES
from service.application.match import Step
from service.application.match_events import MatchSettings, SeatTaken
from service.application.match_rules import moving, opening
from service.application.play import batch
from service.application.ports import Append
from service.application.seats import Claims, Secrets, token_hash
from service.runtime import Runtime

ENGINE = ENGINES["showdown"]
AT = 1_700_000_000_000


class Script(msgspec.Struct, frozen=True):
    """A match that has been opened, and the requests that play it to its end."""

    match_id: str
    first_token: str
    requests: list[bytes]


def opened(runtime: Runtime, number: int, age: int = 0) -> Script:
    """Open match number so-and-so. With `age`, its log is first filled with so many events more.

    The events that fill it mean nothing; they lie in the same log, were stored by the same script, and the match's
    version counts them, so a move meets a match that is so old.
    """
    random = Random(number)
    claims = Claims(f"benchmark {number} of age {age}")
    match_id = claims.match_id()
    tokens = [claims.token(match_id, seat) for seat in (0, 1)]
    takers = [SeatTaken(seat=seat, kind="human", name=name, bot=None) for seat, name in enumerate(("Ann", "Ben"))]
    step = opening(
        ENGINE, match_id, AT, ENGINE.options_type(), "private", MatchSettings(), takers, random.randbytes(32)
    )
    kept = Secrets(tokens=tuple(map(token_hash, tokens)), bots=(None, None))
    before = msgspec.structs.replace(step.match, version=0, status="open")
    stored = batch(ENGINE, before, step, AT, None, kept)
    assert runtime.matches.append(stored) is None
    match = step.match
    if age:
        older = msgspec.structs.replace(
            match, version=match.version + age, decided=tuple(version + age for version in match.decided)
        )
        filling = Append(
            Step((step.events[-1],) * age, None, older),
            match.version,
            stored.mark,
            "old",
            AT,
            None,
            None,
            [],
            [],
            False,
        )
        assert runtime.matches.append(filling) is None
        match = older
    [first] = ENGINE.to_move(match.table)
    requests = []
    while match.status == "active":
        [seat] = ENGINE.to_move(match.table)
        move = random.choice(ENGINE.legal_moves(match.table, seat))
        requests.append(_request(match_id, tokens[seat], match.version, msgspec.json.encode(move)))
        match = moving(ENGINE, match, seat, move).match
    return Script(match_id, tokens[first], requests)


def _request(match_id: str, token: str, version: int, body: bytes) -> bytes:
    lines = [
        f"POST /v1/matches/{match_id}/moves HTTP/1.1",
        "Host: localhost",
        f"Authorization: Bearer {token}",
        f'If-Match: "{version}"',
        f"Idempotency-Key: {version}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def reading(script: Script, path: str, accepted: str) -> bytes:
    """A request that reads something of a match, by the seat that moves first."""
    lines = [
        f"GET /v1/matches/{script.match_id}{path} HTTP/1.1",
        "Host: localhost",
        f"Accept: {accepted}",
        f"Authorization: Bearer {script.first_token}",
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n"
