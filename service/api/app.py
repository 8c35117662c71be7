"""The Flask app: blueprints, problems for everything that goes wrong, limits, and the contract."""

from __future__ import annotations

import logging
from typing import Any

from flask import Flask, Response, request
from flask_smorest import Api
from werkzeug.exceptions import HTTPException, MethodNotAllowed
from werkzeug.middleware.proxy_fix import ProxyFix

from service.api import faults
from service.api.contract import counting_of, register_components
from service.api.events.routes import events
from service.api.games.routes import GameList, GameTexts, games
from service.api.invitations.routes import ANSWERS as INVITATIONS
from service.api.invitations.routes import invitations
from service.api.limits import Limits
from service.api.matches.routes import tables
from service.api.me.routes import myself
from service.api.moves.routes import moves
from service.api.my_events.routes import my_events
from service.api.my_matches.routes import my_matches
from service.api.ops.docs import docs_ui
from service.api.ops.routes import Health, ProblemList, Readiness, ops
from service.api.ops.table import table_ui
from service.api.places import Places
from service.api.players.routes import players
from service.api.problems import HTTP_CODES, problem, refused, request_id
from service.api.ratings.routes import ANSWERS as RATINGS
from service.api.ratings.routes import ratings
from service.api.seats.routes import seats
from service.api.security import Covered, answer_preflight
from service.api.streams.routes import streams
from service.api.tickets.routes import ANSWERS as TICKETS
from service.api.tickets.routes import tickets
from service.api.wiring import KEY, Wiring
from service.application.catalogue import Game
from service.application.errors import (
    Fault,
    InvalidBody,
    InvalidParameter,
    StoreTrouble,
    TableError,
)
from service.application.instant_bots import InstantBots
from service.runtime import Runtime
from service.settings import Settings

log = logging.getLogger("upcard.api")

ANSWERS = (Game, GameList, GameTexts, Health, ProblemList, Readiness, *RATINGS, *TICKETS, *INVITATIONS)
"""What only the resources themselves answer."""

WITH_A_QUERY = {
    "matches.list_matches",
    "matches.get_match",
    "events.list_events",
    "my_matches.list_my_matches",
    "my_events.follow_my_matches",
    "ratings.get_leaderboard",
    "ratings.list_rating_changes",
    "tickets.list_my_tickets",
    "tickets.get_ticket",
}
"""The endpoints under /v1 that take query parameters; each refuses by itself those that it does not know."""

API_VERSION = "1.0.0-draft"
OPENAPI_VERSION = "3.1.1"

ABOUT = """Card games for front ends of every kind: the server deals, keeps the secrets, enforces every
rule, plays the empty seats.

Open a match, send moves with the seat's token, follow the events. Every refusal is a problem with a stable `code`
(`GET /v1/problems`). Readers must accept event types and fields that they do not know. What is no request by HTTP's own
rules reaches no operation: it is refused as `bad_request` with 400, 408, 414, 417, 431 or 501.

A server in test mode (`GET /readyz` tells) opens matches that follow a script, by `test`, and lets any request meet a
fault, by the header `Upcard-Fault`; `openapi/scenarios/` has scripts, and says how."""

INFO = {"description": ABOUT, "license": {"name": "MIT", "identifier": "MIT"}}
SERVERS = [{"url": "/", "description": "The server that answers this."}]


class ProblemApi(Api):  # type: ignore[misc]  # flask-smorest ships no types
    """flask-smorest with problem documents for errors, which the operations declare themselves."""

    DEFAULT_ERROR_RESPONSE_NAME = None

    def _register_responses(self) -> None:
        """Leave flask-smorest's own errors, conditions and pages out of the contract: no operation uses them."""

    _register_etag_headers = _register_pagination_header = _register_responses

    def handle_http_exception(self, error: HTTPException) -> Response:
        """The problem for whatever Flask, Werkzeug or webargs refuses."""
        invalid = getattr(error, "data", {}).get("messages")
        if invalid is not None:
            return refused(_invalid(invalid))
        code = HTTP_CODES.get(error.code or 500, "bad_request")
        if error.code == 500:
            return problem(code, "the server met a bug; it has been logged")
        response = problem(code, _detail(error))
        if isinstance(error, MethodNotAllowed) and error.valid_methods:
            response.headers["Allow"] = ", ".join(sorted(error.valid_methods))
        return response


def create_app(runtime: Runtime) -> Flask:
    """The app around a runtime. Connects to nothing."""
    app = Flask("upcard", static_folder=None)
    app.config.update(
        API_TITLE="Upcard",
        API_VERSION=API_VERSION,
        OPENAPI_VERSION=OPENAPI_VERSION,
        MAX_CONTENT_LENGTH=runtime.settings.max_body_bytes,
        PROPAGATE_EXCEPTIONS=False,
    )
    app.extensions[KEY] = Wiring(
        runtime,
        _places(runtime.settings),
        InstantBots(runtime.matches, runtime.wakeups) if runtime.settings.test_mode == "on" else None,
    )
    app.register_error_handler(TableError, _refused)
    app.register_error_handler(Exception, _bug)
    api = ProblemApi(app, spec_kwargs={"info": INFO, "servers": SERVERS})
    app.extensions["upcard-api"] = api
    register_components(api, ANSWERS)
    for blueprint in (
        games,
        tables,
        seats,
        invitations,
        moves,
        events,
        streams,
        players,
        myself,
        my_matches,
        my_events,
        ratings,
        tickets,
        ops,
    ):
        api.register_blueprint(blueprint)
    app.register_blueprint(docs_ui())
    app.register_blueprint(table_ui())
    _surround(app, runtime)
    return app


def _places(settings: Settings) -> Places:
    most = settings.max_streams
    return Places(most, most if settings.limits == "off" else min(most, settings.max_streams_each))


def _surround(app: Flask, runtime: Runtime) -> None:
    """What happens to every request before its route, and to every answer after it.

    One function each, since every function that is registered costs a request microseconds.
    """
    settings = runtime.settings
    views = app.view_functions.items()
    countings = {name: counting for name, view in views if (counting := counting_of(view)) is not None}
    limits = Limits(settings, runtime.limits, countings) if settings.limits == "on" else None

    @app.before_request
    def before() -> Response | None:
        preflight = answer_preflight()
        if preflight is None:
            if limits is not None:
                limits.count()
            _refuse_query()
        return preflight

    @app.after_request
    def after(response: Response) -> Response:
        if limits is not None:
            limits.tell(response)
        response.headers["Request-Id"] = request_id()
        return response

    if settings.trusted_proxies:
        # Only the address: no answer of ours depends on the host, the scheme or the port.
        proxies = settings.trusted_proxies
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=proxies, x_proto=0)  # type: ignore[method-assign]  # Flask's own way
    if settings.test_mode == "on":
        faults.install(app, runtime)
    app.wsgi_app = Covered(app.wsgi_app, settings)  # type: ignore[method-assign]  # Flask's own way


def _refuse_query() -> None:
    """Refuse a query where none is read: who believes to ask for something shall not be misunderstood."""
    if not request.environ.get("QUERY_STRING") or request.endpoint in WITH_A_QUERY or request.method == "OPTIONS":
        return
    if request.endpoint is not None and request.path.startswith("/v1/") and request.args:
        faults = [Fault(name, "there is no such parameter here") for name in request.args]
        raise InvalidParameter("this address takes no query", faults)


def _refused(error: TableError) -> Response:
    if isinstance(error, StoreTrouble):
        log.warning("request %s: %s (%s)", request_id(), error, error.__cause__)
    return refused(error)


def _bug(error: Exception) -> Response:
    log.error("request %s: %s %s", request_id(), request.method, request.path, exc_info=error)
    return problem("internal_error", "the server met a bug; it has been logged")


def _invalid(messages: dict[str, Any]) -> TableError:
    """What webargs found wrong with a body or with parameters, as our own refusal."""
    [(place, found)] = messages.items()
    if place != "json":
        faults = [Fault(name, _sentence(what)) for name, what in found.items()]
        return InvalidParameter(f"{faults[0].pointer}: {faults[0].detail}", faults)
    faults = _faults(found, "")
    return InvalidBody(f"the body does not have the right shape: {faults[0].detail}", faults)


def _faults(found: Any, pointer: str) -> list[Fault]:
    if isinstance(found, dict):
        steps = {"" if step == "_schema" else f"/{step}": below for step, below in found.items()}
        return [fault for step, below in steps.items() for fault in _faults(below, pointer + step)]
    return [Fault(pointer, _sentence(found))]


def _sentence(found: Any) -> str:
    return " ".join(found) if isinstance(found, list) else str(found)


def _detail(error: HTTPException) -> str:
    match error.code:
        case 404:
            return f"nothing is at {request.path}"
        case 405:
            return f"{request.path} does not answer {request.method}"
        case 413:
            return f"the body is larger than {request.max_content_length} bytes"
        case 415:
            return "the body must be declared as application/json"
        case _:
            return error.description or error.name
