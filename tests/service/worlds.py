"""Servers that hold a match of chosen events in the real store, and are asked about it by one viewer."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from io import BytesIO
from itertools import islice
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from redis import Redis

from engines.chance import commitment
from engines.contract import AnyEngine, Seat
from engines.registry import ENGINES
from service.api.app import create_app
from service.application.accounts import Account
from service.application.codec import codec_of, encode
from service.application.lobby import list_match
from service.application.match import BLANK, Match, Step, stepped
from service.application.match_events import MatchSettings, SeatTaken
from service.application.match_rules import moving, opening
from service.application.own_matches import inform_players
from service.application.play import batch, fingerprint
from service.application.ports import RequestKey
from service.application.ratings_scoring import rate_match
from service.application.seats import Claims, Secrets, token_hash
from service.runtime import Runtime
from service.settings import Settings

CLAIMS = Claims("an Idempotency-Key for all worlds")
MATCH_ID = CLAIMS.match_id()
MATCH = f"/v1/matches/{MATCH_ID}"
NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve")
PLAYERS = tuple(CLAIMS.new_id("p", name) for name in NAMES)
TOKENS = tuple(CLAIMS.token(MATCH_ID, seat) for seat in range(len(NAMES)))
APP = CLAIMS.new_id("a", "Club")
ACCOUNTS = {PLAYERS[seat]: CLAIMS.new_token("plr", PLAYERS[seat]) for seat in range(len(NAMES))}
"""The token of the player in each seat, by the player's id."""
APP_KEY = CLAIMS.new_token("app", APP)
REFERENCE = "Table7"
USUAL = MatchSettings()
AT = 1_700_000_000_000

_TIME = re.compile(rb'"at":"[^"]*"')


class Batch(Struct, frozen=True):
    """Events that were stored together: what followed from a move, or without `seat` whatever happened in some time."""

    seat: Seat | None
    move: Any
    events: tuple[Any, ...]


class Question(NamedTuple):
    """A request that a viewer makes, a POST if it has a body. `chunks`: a stream is left after so many.

    It carries the token of the viewer's seat unless `headers` hold another one.
    """

    kind: str
    path: str
    body: bytes | None = None
    headers: Mapping[str, str] = {}
    chunks: int | None = None


class Answer(NamedTuple):
    """The beginning of an answer, its status and headers, and the body as it comes."""

    head: str
    chunks: Iterator[bytes]


class World:
    """A server with one match, which can be set up anew. It is called as gunicorn calls it, without a socket."""

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url)
        self.runtime = Runtime(Settings(redis_url=url, limits="off"))
        self._app = create_app(self.runtime)
        self.version = 0
        self._public = list[bytes]()

    def close(self) -> None:
        self._redis.close()
        self.runtime.close()

    def set_up(
        self,
        game: str,
        options: Any,
        seat_count: int,
        batches: Sequence[Batch],
        seed: bytes,
        settings: MatchSettings = USUAL,
    ) -> None:
        """Replace the match by one in which these batches happened; the first is its start.

        The service does all that it always does, with an engine that tells this story.
        """
        self._redis.flushdb()
        engine = codec_of(game).engine
        people = [SeatTaken(seat, "human", NAMES[seat], None, PLAYERS[seat]) for seat in range(seat_count)]
        start, *later = batches
        telling = replace(engine, initial=lambda *_: start.events)
        tokens = tuple(map(token_hash, TOKENS[:seat_count]))
        step = opening(telling, MATCH_ID, AT, options, "public", settings, people, seed)
        kept = Secrets(tokens=tokens, bots=(None,) * seat_count, app=APP, reference=REFERENCE, salt="of all worlds")
        for number, (player, token) in enumerate(ACCOUNTS.items()):
            self.runtime.accounts.add(Account(player, "player", NAMES[number], AT, token_hash(token)))
        self.runtime.accounts.add(Account(APP, "app", "Club", AT, token_hash(APP_KEY)))
        match, mark = self._store(engine, BLANK, step, kept)
        for number, happened in enumerate(later, 1):
            match, mark = self._store(engine, match, _step(engine, match, happened), None, mark, number, happened)
        list_match(self.runtime.matches, self.runtime.directory, MATCH_ID)
        inform_players(self.runtime.matches, self.runtime.own_matches, MATCH_ID, match.version, (), ())
        rate_match(self.runtime.matches, self.runtime.ratings, MATCH_ID)
        self._public = [commitment(seed).encode()]
        self.look_again()

    def _store(
        self,
        engine: AnyEngine,
        before: Match[Any],
        step: Step,
        kept: Secrets | None,
        mark: str = "",
        number: int = 0,
        happened: Batch | None = None,
    ) -> tuple[Match[Any], str]:
        key = None
        if happened is not None and happened.seat is not None:
            key = RequestKey(f"s{happened.seat}:{number}", fingerprint(encode(happened.move)))
        stored = batch(engine, before, step, AT, key, kept, mark)
        assert self.runtime.matches.append(stored) is None
        return step.match, stored.mark

    @contextmanager
    def asked(self, viewer: Seat | None, question: Question) -> Iterator[Answer]:
        """The answer to a question, for as long as somebody reads it."""
        path, _, query = question.path.partition("?")
        body = question.body or b""
        environ = {
            "REQUEST_METHOD": "GET" if question.body is None else "POST",
            "SCRIPT_NAME": "",
            "PATH_INFO": path if path.startswith("/v1") else MATCH + path,
            "QUERY_STRING": query,
            "SERVER_NAME": "upcard",
            "SERVER_PORT": "80",
            "SERVER_PROTOCOL": "HTTP/1.1",
            "CONTENT_LENGTH": str(len(body)),
            "CONTENT_TYPE": "application/json",
            "HTTP_REQUEST_ID": "twin",
            "wsgi.url_scheme": "http",
            "wsgi.input": BytesIO(body),
            "wsgi.errors": sys.stderr,
        }
        if viewer is not None:
            environ["HTTP_AUTHORIZATION"] = f"Bearer {TOKENS[viewer]}"
        environ |= {f"HTTP_{name.upper().replace('-', '_')}": value for name, value in question.headers.items()}
        head = list[str]()

        def start(status: str, headers: list[tuple[str, str]], _: Any = None) -> None:
            # The length says nothing that the body does not, and what both worlds may tell is taken out of the body.
            head[:] = [status, *(f"{name}: {value}" for name, value in headers if name != "Content-Length")]

        app: Any = self._app
        told = app(environ, start)
        try:
            yield Answer("\n".join(head), iter(told))
        finally:
            if hasattr(told, "close"):
                told.close()

    def told(self, viewer: Seat | None, question: Question) -> bytes:
        """The whole answer to a question: status, headers, body."""
        with self.asked(viewer, question) as answer:
            body = b"".join(islice(answer.chunks, question.chunks))
        return answer.head.encode() + b"\n\n" + body

    def answer(self, viewer: Seat | None, question: Question) -> bytes:
        """What this viewer is told, but for what everyone may know and what differs in every match."""
        return self.without_public(self.told(viewer, question))

    def without_public(self, told: bytes) -> bytes:
        """The text without the time, the commitment to the seed and, after the end, the seed and the disclosure."""
        for public in self._public:
            told = told.replace(public, b"<public>")
        return _TIME.sub(b'"at":"<time>"', told)

    def look_again(self) -> None:
        """Learn the version, and what the end of the match has opened to everyone."""
        match = self.runtime.matches.head(MATCH_ID).match
        self.version = match.version
        self._public += _opened(match)

    def somebody_waits(self) -> bool:
        """Has anybody beside a stream begun to wait for the next event?"""
        return len(self.runtime.wakeups._bells.get(MATCH_ID, ())) > 1


def _step(engine: AnyEngine, match: Match[Any], happened: Batch) -> Step:
    if happened.seat is None:
        return stepped(engine, match, happened.events, None)
    return moving(replace(engine, decide=lambda *_: happened.events), match, happened.seat, happened.move)


def _opened(match: Match[Any]) -> list[bytes]:
    """What the end of the match opens to everyone."""
    if match.status != "finished" or match.table is None:
        return []
    disclosure = ENGINES[match.game].disclose(match.table)
    return [] if disclosure is None else [match.table.seed.hex().encode(), msgspec.json.encode(disclosure)]
