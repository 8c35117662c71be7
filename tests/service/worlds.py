"""Matches of chosen events in the real store, and everything that a viewer can ask about them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import cast

import msgspec
from flask import Flask
from msgspec import Struct
from redis import Redis
from werkzeug.test import TestResponse

from engines import showdown
from engines.chance import ALGORITHM
from engines.contract import Seat
from engines.showdown.events import Event
from engines.showdown.moves import Move
from engines.showdown.state import Options
from service.api.app import create_app
from service.application.match import BLANK, MatchOpened, MatchStarted, SeatTaken, stepped
from service.application.play import batch, fingerprint
from service.application.ports import RequestKey
from service.application.seats import Claims, Secrets, token_hash
from service.runtime import Runtime
from service.settings import Settings
from tests.support.games import GAMES

ENGINE = showdown.ENGINE
CLAIMS = Claims("an Idempotency-Key for all worlds")
MATCH_ID = CLAIMS.match_id()
TOKENS = tuple(CLAIMS.token(MATCH_ID, seat) for seat in (0, 1))
AT = 1_700_000_000_000
MOVES = cast(tuple[Move, ...], GAMES["showdown"].moves)


class Batch(Struct, frozen=True):
    """The events of one move, or with `seat` None of the start."""

    seat: Seat | None
    move: Move | None
    events: tuple[Event, ...]


class World:
    """A server with one match, which can be set up anew."""

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url)
        self._runtime = Runtime(Settings(redis_url=url))
        self._app = create_app(self._runtime)

    def close(self) -> None:
        self._redis.close()
        self._runtime.close()

    def set_up(self, options: Options, batches: Sequence[Batch], seed: bytes) -> None:
        """Replace the match by one in which these batches happened.

        What binds the server to its seed is public and says nothing of it: the same in all worlds.
        """
        self._redis.flushdb()
        given = msgspec.to_builtins(options)
        opened = MatchOpened(game="showdown", edition=1, options=given, visibility="public", seats=2)
        taken = [SeatTaken(seat=seat, kind="human", name=name, bot=None) for seat, name in enumerate(("Ann", "Ben"))]
        seated = stepped(ENGINE, BLANK, (opened, *taken), None).match
        started = MatchStarted(
            options=given, seats=seated.seats, algorithm=ALGORITHM, commitment="f" * 64, seed=seed.hex()
        )
        match = msgspec.structs.replace(BLANK, id=MATCH_ID, created_at=AT)
        kept: Secrets | None = Secrets(tokens=tuple(map(token_hash, TOKENS)), bots=(None, None))
        for number, played in enumerate(batches):
            before = (opened, *taken, started) if number == 0 else ()
            step = stepped(ENGINE, match, (*before, *played.events), played.seat)
            request = None
            if played.move is not None:
                request = RequestKey(f"s{played.seat}:{number}", fingerprint(msgspec.json.encode(played.move)))
            assert self._runtime.matches.append(batch(ENGINE, match, step, AT, request, kept)) is None
            match, kept = step.match, None

    def answers(
        self, viewer: Seat | None, batches: Sequence[Batch], moves: Sequence[Move]
    ) -> Iterator[tuple[str, bytes]]:
        """Everything that this viewer can be told, each answer with its name. `moves` are tried as well."""
        version = 3 + sum(len(played.events) for played in batches) + 1
        ask = _Asker(self._app, viewer)
        yield ask("GET", "")
        for after in (0, 4, version - 1):
            yield ask("GET", f"/events?after={after}")
            yield ask("GET", f"/events?after={after}&limit={version - after}", accept="text/event-stream")
        yield ask("GET", "/events", accept="text/event-stream", chunks=2)
        yield ask("GET", "/legal-moves")
        for move in moves:
            body = msgspec.json.encode(move)
            yield ask("POST", "/moves/validate", body)
            yield ask("POST", "/moves", body, match='"0"')
        yield ask("POST", "/moves", b'{"type":"stack_card","card":"joker"}', match="*")
        for number, played in enumerate(batches):
            if played.seat == viewer and played.move is not None:
                yield ask("POST", "/moves", msgspec.json.encode(played.move), match="*", key=str(number))

    def refusals(self, viewer: Seat, moves: Sequence[Move]) -> Iterator[tuple[str, bytes]]:
        """What the viewer is told when it tries these moves; none of them may be legal."""
        ask = _Asker(self._app, viewer)
        for move in moves:
            yield ask("POST", "/moves", msgspec.json.encode(move), match="*")


class _Asker:
    """Asks as one viewer; the answer with status, headers and body as bytes."""

    def __init__(self, app: Flask, viewer: Seat | None) -> None:
        self._client = app.test_client()
        self._headers = {"Request-Id": "twin"}
        if viewer is not None:
            self._headers["Authorization"] = f"Bearer {TOKENS[viewer]}"

    def __call__(
        self, method: str, path: str, body: bytes | None = None, *, chunks: int | None = None, **more: str
    ) -> tuple[str, bytes]:
        names = {"accept": "Accept", "match": "If-Match", "key": "Idempotency-Key"}
        headers = self._headers | {names[name]: value for name, value in more.items()}
        response = self._client.open(
            f"/v1/matches/{MATCH_ID}{path}",
            method=method,
            data=body,
            headers=headers,
            content_type=None if body is None else "application/json",
            buffered=False,
        )
        with response:
            return f"{method} {path} {more} {body!r}", _bytes(response, chunks)


def _bytes(response: TestResponse, chunks: int | None) -> bytes:
    body = b"".join(islice(response.iter_encoded(), chunks))
    return b"\n".join([response.status.encode(), str(response.headers).encode(), body])
