"""What schemathesis is told about this API; `schemathesis.toml` names this module.

Most requests are mended to be about something that exists, by somebody who may ask for it; the others go out as they
were drawn. Everything is decided by what was drawn, so that a seed gives the same requests again, as far as the server
answers the same. FUZZ_ADDRESS and FUZZ_APP_KEY say whom to ask, and as which app; answers are counted into FUZZ_SEEN.
"""

from __future__ import annotations

import atexit
import os
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode, urlsplit

import requests
import schemathesis
from hypothesis.strategies import SearchStrategy, randoms
from schemathesis import AuthContext, Case, HookContext
from schemathesis.core.failures import Failure
from schemathesis.core.transport import Response
from schemathesis.openapi.checks import EnsureResourceAvailability

from tests.openapi.fuzz.mending import is_good, mend
from tests.openapi.fuzz.seen import Seen
from tests.openapi.fuzz.world import World

MENDED = 7 / 8
"""The share of requests that are mended."""

PATIENCE = 30
"""Seconds that an answer may take."""

LONGEST_QUERY = 3_800
"""Characters of a query that leave room for the rest of a line; deploy/gunicorn.conf.py has the limit."""


def _ask(method: str, path: str, body: Any, token: str | None) -> Any:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    address = os.environ["FUZZ_ADDRESS"] + path
    answer = requests.request(method, address, json=body, headers=headers, timeout=PATIENCE)
    return answer.json() if answer.content else None


world = World(_ask, Random(0), os.environ["FUZZ_APP_KEY"])
seen = Seen()
mended = set[str]()
"""The ids of requests that were mended and must be expected to succeed."""

atexit.register(lambda: seen.write(Path(os.environ["FUZZ_SEEN"])))


@schemathesis.hook
def before_load_schema(context: HookContext, raw_schema: dict[str, Any]) -> None:
    """A move that a link takes over is the whole body; by itself schemathesis would add to it."""
    for path in raw_schema["paths"].values():
        for operation in path.values():
            for answer in operation["responses"].values() if "responses" in operation else ():
                for link in answer.get("links", {}).values():
                    link["x-schemathesis"] = {"merge_body": False}


@schemathesis.hook
def before_generate_case(context: HookContext, strategy: SearchStrategy[Case[Any]]) -> SearchStrategy[Case[Any]]:
    """Draw for each request what decides how it is mended."""

    def decided_by(random: Random) -> SearchStrategy[Case[Any]]:
        world.random = random
        return strategy

    return randoms(use_true_random=True).flatmap(decided_by)


@schemathesis.hook
def filter_case(context: HookContext, case: Case[Any]) -> bool:
    """Does it fit into the first line that the web server reads? It refuses others before the API sees them."""
    return len(urlencode(case.query, doseq=True)) < LONGEST_QUERY


@schemathesis.auth(refresh_interval=None)
class Caller:
    """Whoever sends a request. It is asked for when all else is drawn, so the whole request is mended here."""

    def get(self, case: Case[Any], context: AuthContext) -> str | None:
        """The token; None for nobody's."""
        if world.random.random() > MENDED:
            return None
        if is_good(case):
            mended.add(case.id)
        return mend(case, world)

    def set(self, case: Case[Any], token: str, context: AuthContext) -> None:
        """Have the request bring the token."""
        case.headers["Authorization"] = f"Bearer {token}"


@schemathesis.hook
def before_call(context: HookContext, case: Case[Any], kwargs: dict[str, Any]) -> None:
    """Nobody waits for what does not come."""
    if case.query.get("wait") in range(1, PATIENCE + 1):
        case.query["wait"] = 0


@schemathesis.hook
def filter_failure(context: HookContext, failure: Failure, case: Case[Any], response: Response) -> bool:
    """Is it one? For whoever does not sit there, a private match that was just opened is not there."""
    seated = world.seats.get(case.path_parameters.get("match_id", ""), {}).values()
    return not isinstance(failure, EnsureResourceAvailability) or _token(response) in seated


@schemathesis.hook
def after_call(context: HookContext, case: Case[Any], response: Response) -> None:
    """Count the answer, and learn from it."""
    code = seen.count(case, response, mended=case.id in mended)
    token = _token(response)
    if code == "unauthenticated":
        world.forget(token)
    elif response.status_code < 300 and response.request.url is not None:
        world.learn(urlsplit(response.request.url).path, token, response.text)


def _token(response: Response) -> str:
    """The token that the request brought."""
    return str(response.request.headers.get("Authorization", "")).removeprefix("Bearer ")
