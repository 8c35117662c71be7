"""Health, the registry of problems, the contract itself."""

from __future__ import annotations

from functools import cache

import msgspec
from flask import Response, current_app, redirect
from flask_smorest import Blueprint
from werkzeug.wrappers import Response as Redirect

from service.api.contract import document, empty, ok, operation
from service.api.encoding import JSON, answer, encode
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
    """Can matches be played? `relay`: are bots and results being taken care of?"""

    status: str
    redis: bool
    relay: bool


@ops.route("/v1/problems", methods=["GET"])
@operation(
    "list_problems",
    answers={200: ok("Every problem there is.", "ProblemList")},
    problems=("invalid_parameter",),
)
def list_problems() -> Response:
    """List all problems

    `code` is stable and meant for programs; the words may change.
    """
    return answer(ProblemList(data=list(KINDS.values())))


@ops.route("/v1/problems/<code>", methods=["GET"])
@operation(
    "get_problem",
    answers={200: ok("The problem, what it means and what to do.", "ProblemKind")},
    problems=("invalid_parameter", "problem_not_found"),
)
def get_problem(code: str) -> Response:
    """Look up a problem"""
    kind = KINDS.get(code)
    return problem("problem_not_found", f"there is no problem {code!r}") if kind is None else answer(kind)


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
    return answer(Readiness(status="ready", redis=True, relay=wiring().runtime.relay_is_alive()))


@ops.route("/openapi.json", methods=["GET"])
@operation("get_contract", answers={200: ok("This contract, as OpenAPI 3.1.1.", {"type": "object"})}, counted=False)
def get_contract() -> Response:
    """Read the contract"""
    return Response(_contract(), content_type=JSON)


@ops.route("/", methods=["GET"])
@operation("get_home", answers={302: empty("To the documentation.", "Location")}, counted=False)
def get_home() -> Redirect:
    """Come in"""
    return redirect("/docs/")


@cache
def _contract() -> bytes:
    return encode(document(current_app))
