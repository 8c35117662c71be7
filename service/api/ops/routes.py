"""Health, the registry of problems, the contract itself."""

from __future__ import annotations

from functools import cache

import msgspec
from flask import Response, current_app, redirect
from flask_smorest import Blueprint
from werkzeug.wrappers import Response as Redirect

from service.api.contract import document, empty, ok, operation
from service.api.encoding import JSON, answer, encode
from service.api.headers import conditional, digest_tag
from service.api.ops.pages import HTML, page_of, page_of_all, wants_page
from service.api.ops.table import TABLE_PATH
from service.api.problem_kinds import KINDS, ProblemKind
from service.api.problems import problem
from service.api.wiring import wiring

ops = Blueprint("ops", __name__, description="Health, the registry of problems, the contract.")


class ProblemList(msgspec.Struct, frozen=True):
    """Every problem there is."""

    data: list[ProblemKind]


class Health(msgspec.Struct, frozen=True):
    """This process answers."""

    status: str


class Readiness(msgspec.Struct, frozen=True):
    """Can matches be played? `relay`: are bots and results being taken care of? `test_mode`: may matches be scripted,
    and faults be asked for?
    """

    status: str
    redis: bool
    relay: bool
    test_mode: bool


_PAGE = {HTML: {"schema": {"type": "string", "description": "The same as a page for people."}}}

_ALL = ok("Every problem there is.", "ProblemList")
_ONE = ok("The problem, what it means and what to do.", "ProblemKind")
_ALL["content"] |= _PAGE
_ONE["content"] |= _PAGE


@ops.route("/v1/problems", methods=["GET"])
@operation("list_problems", answers={200: _ALL}, problems=("invalid_parameter",))
def list_problems() -> Response:
    """List all problems

    `code` is stable and meant for programs; the words may change. With `Accept: text/html`, a page for people.
    """
    known = list(KINDS.values())
    return page_of_all(known) if wants_page() else _for_programs(ProblemList(data=known))


@ops.route("/v1/problems/<code>", methods=["GET"])
@operation(
    "get_problem",
    answers={200: _ONE},
    problems=("invalid_parameter", "problem_not_found"),
)
def get_problem(code: str) -> Response:
    """Look up a problem

    The `type` of every problem leads here. With `Accept: text/html`, as browsers send it, a page for people.
    """
    kind = KINDS.get(code)
    if kind is None:
        return problem("problem_not_found", f"there is no problem {code!r}")
    return page_of(kind) if wants_page() else _for_programs(kind)


@ops.route("/healthz", methods=["GET"])
@operation("check_health", answers={200: ok("The process answers.", "Health")}, counted=False)
def check_health() -> Response:
    """Is this process alive?

    Asks nobody else: for a supervisor that restarts what hangs.
    """
    return answer(Health(status="alive"))


@ops.route("/readyz", methods=["GET"])
@operation(
    "check_readiness",
    answers={200: ok("Matches can be played.", "Readiness")},
    problems=("store_unavailable",),
    counted=False,
)
def check_readiness() -> Response:
    """Can matches be played?

    503 while Redis does not answer: for a load balancer. `relay` false means that moves are accepted, but bots and
    results wait.
    """
    runtime = wiring().runtime
    relay, test_mode = runtime.relay_is_alive(), runtime.settings.test_mode == "on"
    return answer(Readiness(status="ready", redis=True, relay=relay, test_mode=test_mode))


@ops.route("/openapi.json", methods=["GET"])
@operation(
    "get_contract",
    answers={
        200: ok("This contract, as OpenAPI 3.1.1.", {"type": "object"}, "ETag"),
        304: empty("The contract has not changed.", "ETag"),
    },
    parameters=("If-None-Match",),
    counted=False,
)
def get_contract() -> Response:
    """Read the contract

    Every operation with its answers, problems, links and examples recorded from a running server. Clients are generated
    from it.
    """
    content, tag = _contract()
    response = conditional(tag, lambda: Response(content, content_type=JSON))
    response.headers["Cache-Control"] = "public, no-cache"
    del response.headers["Vary"]
    return response


@ops.route("/", methods=["GET"])
@operation("get_home", answers={302: empty("To the table.", "Location")}, counted=False)
def get_home() -> Redirect:
    """Come in

    For people who know the address of the server and nothing else: to the page where they can play.
    """
    return redirect(TABLE_PATH)


def _for_programs(value: ProblemList | ProblemKind) -> Response:
    return answer(value, headers={"Vary": "Accept"})


@cache
def _contract() -> tuple[bytes, str]:
    """The document and its validator."""
    content = encode(document(current_app))
    return content, digest_tag(content)
