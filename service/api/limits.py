"""Quotas: who pays for a request, and what the answer tells of it.

A request counts for its token. Until this process has seen that the token is somebody's, it counts for the address too,
which gets it back with the first answer that proves the token: so whoever guesses tokens uses up what the address has.
What makes something new always counts for the address as well, since new tokens bring new quotas; only apps are free of
that, because many people call through one of them. Without a token the address pays.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from flask import Response, request

from service.adapters.redis_limits import RedisLimits, Standing
from service.api.addresses import address_of
from service.api.contract import Counting
from service.api.events.forms import form_wanted
from service.api.headers import bearer
from service.application.errors import QuotaExceeded
from service.settings import Settings

Kind = Literal["reading", "writing", "creating", "streaming"]
Payer = Literal["token", "app", "address"]

COUNTED = "/v1/"
"""Only what lies below this path is counted: neither health nor documents."""

HERE = "upcard.counted"
"""Where a request says how it was counted."""

NOTHING = Counting()
"""What is not there, or not with this method."""

REMEMBERED = 20_000
"""Tokens of which a process knows that they are somebody's."""


class Policy(NamedTuple):
    """What one kind of payer may do of one kind of thing. `header` describes it as RateLimit-Policy does."""

    name: str
    quota: int
    header: str


class Charge(NamedTuple):
    """What one payer was charged for a request; no standing when Redis had trouble."""

    payer: Payer
    policy: Policy
    standing: Standing | None


class Counted(NamedTuple):
    """How a request was counted. `token` is the hash of the one that it brought; `by_both`: the address pays anyway."""

    counting: Counting
    token: str | None
    by_both: bool
    charges: list[Charge]


class Limits:
    """The quotas, as one process hands them out. `countings` says what the request to each endpoint is counted as."""

    def __init__(self, settings: Settings, counters: RedisLimits, countings: Mapping[str, Counting]) -> None:
        self._policies = policies(settings)
        self._counters = counters
        self._countings = countings
        # A dictionary, since it keeps its order: the oldest is forgotten first.
        self._proven: dict[str, None] = {}

    def count(self) -> None:
        """Count this request, before anything else is done for it.

        Raises:
            QuotaExceeded: one of those who pay for it has nothing left.
        """
        # Not by the attributes of `request`, each of which costs as much as the whole counting.
        environ = request.environ
        method = environ["REQUEST_METHOD"]
        if method == "OPTIONS" or not environ["PATH_INFO"].startswith(COUNTED):
            return
        counting = self._countings.get(request.endpoint or "", NOTHING)
        kind, token = _kind(method, counting), bearer()
        hashed = None if token is None else hashlib.sha256(token.encode()).hexdigest()
        own: Payer = "app" if token is not None and token.startswith("app_") else "token"
        counted = environ[HERE] = Counted(counting, hashed, kind == "creating" and own == "token", [])
        payers = [] if hashed is None else [(own, hashed)]
        if counted.by_both or hashed not in self._proven:
            payers.append(("address", address_of(environ.get("REMOTE_ADDR"))))
        for payer, name in payers:
            policy = self._policies[kind, payer]
            standing = self._counters.take(f"{policy.name}:{name}", policy.quota)
            if standing is not None and not standing.within:
                self._give_back(counted.charges)
                counted.charges[:] = [Charge(payer, policy, standing)]
                raise QuotaExceeded(
                    f"all {policy.quota} of {policy.name} are used up; there is more in {standing.seconds} seconds",
                    retry_after=standing.seconds,
                    policy=policy.name,
                )
            counted.charges.append(Charge(payer, policy, standing))

    def tell(self, response: Response) -> None:
        """Give back what is free after all, and say what is left to the payer that has least."""
        counted: Counted | None = request.environ.get(HERE)
        if counted is None:
            return
        status = response.status_code
        has_proven = counted.token is not None and self._has_proven(counted.token, status, counted.counting)
        if status == 304:
            self._give_back(counted.charges)
        elif has_proven and not counted.by_both:
            self._give_back(charge for charge in counted.charges if charge.payer == "address")
        scarcest = min(counted.charges, key=_left)
        response.headers["RateLimit-Policy"] = scarcest.policy.header
        if scarcest.standing is not None:
            left, seconds = _left(scarcest), scarcest.standing.seconds
            response.headers["RateLimit"] = f'"{scarcest.policy.name}";r={left};t={seconds}'

    def _has_proven(self, token: str, status: int, counting: Counting) -> bool:
        """Is the token, of which this process did not know it, now known to be somebody's?

        An operation that takes tokens refuses one that is nobody's, so whatever it answers with success is proof.
        """
        if status == 401:
            self._proven.pop(token, None)
        if token in self._proven or status >= 400 or not counting.takes_tokens:
            return False
        if len(self._proven) >= REMEMBERED:
            self._proven = dict.fromkeys(list(self._proven)[REMEMBERED // 2 :])
        self._proven[token] = None
        return True

    def _give_back(self, charges: Iterable[Charge]) -> None:
        for charge in charges:
            if charge.standing is not None:
                self._counters.give_back(charge.standing)


def _kind(method: str, counting: Counting) -> Kind:
    if counting.creates:
        return "creating"
    if method not in ("GET", "HEAD"):
        return "writing"
    if counting.streams == "always" or (counting.streams == "if asked" and form_wanted() is not None):
        return "streaming"
    return "reading"


def policies(settings: Settings) -> dict[tuple[Kind, Payer], Policy]:
    """Every quota, by what is done and who pays."""
    quotas: dict[Kind, int] = {
        "reading": settings.limit_reading,
        "writing": settings.limit_writing,
        "creating": settings.limit_creating,
        "streaming": settings.limit_streaming,
    }
    times: dict[Payer, int] = {
        "token": 1,
        "app": settings.limit_app_times,
        "address": settings.limit_address_times,
    }
    return {
        (kind, payer): _policy(f"{kind}-by-{payer}", quota * more, settings.limit_window)
        for kind, quota in quotas.items()
        for payer, more in times.items()
    }


def _policy(name: str, quota: int, window: int) -> Policy:
    return Policy(name, quota, f'"{name}";q={quota};w={window}')


def _left(charge: Charge) -> int:
    """What is left to whoever was charged; without end as long as nobody is counted."""
    return 10**12 if charge.standing is None else charge.standing.part.left
