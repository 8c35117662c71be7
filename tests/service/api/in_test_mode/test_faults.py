"""Faults by header: each problem of the registry, late and lost answers, streams that break off; nothing when off."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from service.api.events.forms import EVENT_STREAM, NDJSON
from service.api.fault_header import HEADER
from service.api.problem_kinds import KINDS
from service.api.security import Covered
from tests.service.api.client import Client, declared, validate
from tests.service.api.conftest import SEATS, Opened
from tests.service.api.test_every_answer import an_address

WANTED = {"game": "showdown", "options": {"first_seat": 0}, "seats": SEATS}
GAMES = "/v1/games"

DECLARED = {code: (name, status) for name, status, code in sorted(declared(), key=str) if code is not None}
"""An operation and a status for each code that some operation declares."""


@pytest.mark.parametrize("code", KINDS)
def test_each_problem_is_answered_as_the_contract_has_it(code: str, api: Client) -> None:
    name, _ = DECLARED.get(code, ("list_games", 0))
    method, path = an_address(api, name)
    if code in DECLARED:
        # The client checks status, headers and schema against what the operation declares.
        answer = api(method, path, {} if method == "POST" else None, upcard_fault=f"problem={code}")
    else:
        answer = api.app.test_client().open(path, method=method, headers={HEADER: f"problem={code}"})
    kind = KINDS[code]
    validate({"$ref": "#/components/schemas/Problem"}, answer.json)
    assert (answer.status_code, answer.json["code"]) == (kind.statuses[0], code)
    assert answer.json["instance"] == path
    assert set(kind.fields) <= set(answer.json)
    assert ("Retry-After" in answer.headers) == (answer.status_code in (429, 503))
    assert ("Allow" in answer.headers) == (answer.status_code == 405)


def test_a_problem_is_answered_instead_of_anything_else(api: Client) -> None:
    assert api.post("/v1/matches", WANTED, upcard_fault="problem=not_stored").status_code == 503
    assert api.app.test_client().get("/nowhere", headers={HEADER: "problem=forbidden"}).status_code == 403
    assert api.get("/v1/matches").json["data"] == []


@pytest.mark.parametrize(
    "header",
    [
        pytest.param("", id="nothing"),
        pytest.param("problem", id="no code"),
        pytest.param("problem=bad_luck", id="no code of ours"),
        pytest.param("delay=soon", id="no number"),
        pytest.param("delay=30001", id="too long"),
        pytest.param("cut-stream=-1", id="fewer than none"),
        pytest.param("lost-answer=1", id="a value where there is none"),
        pytest.param("lost-answer once=a", id="no semicolon"),
        pytest.param("lost-answer; once=", id="no name"),
        pytest.param("lost-answer; twice=a", id="no such condition"),
        pytest.param("lost-answer, lost-request", id="two faults"),
    ],
)
def test_what_is_no_fault_is_refused(header: str, api: Client) -> None:
    answer = api.get("/v1/matches", upcard_fault=header)
    assert (answer.status_code, answer.json["code"]) == (422, "invalid_parameter")
    assert answer.json["errors"][0]["pointer"] == HEADER
    assert "cut-stream=<objects>" in answer.json["errors"][0]["detail"]


def test_a_lost_request_never_happened(api: Client) -> None:
    with pytest.raises(ConnectionResetError):
        api.post("/v1/matches", WANTED, upcard_fault="lost-request")
    assert api.get("/v1/matches").json["data"] == []


def test_what_is_answered_to_nobody_has_happened_and_a_repeat_tells(opened: Callable[..., Opened]) -> None:
    table = opened()
    headers = {"upcard_fault": "lost-answer; once=a-move", "idempotency_key": "1"}
    with pytest.raises(ConnectionResetError):
        table.stack(0, match='"5"', **headers)
    assert table.api.get(table.path).json["version"] == 6
    again = table.stack(0, match='"5"', **headers)
    assert (again.status_code, again.headers["Idempotency-Replayed"], again.json["version"]) == (201, "true", 6)


@pytest.mark.parametrize("fault", ["problem=forbidden", "lost-request", "lost-answer"])
def test_a_fault_with_a_name_happens_once(fault: str, api: Client) -> None:
    assert [is_met(api, f"{fault}; once=a") for _ in range(3)] == [True, False, False]
    assert [is_met(api, f"{fault}; once=b") for _ in range(2)] == [True, False]
    assert [is_met(api, fault) for _ in range(2)] == [True, True]


def test_it_happens_once_whichever_process_is_asked(api: Client, redis_db: str) -> None:
    other = Client(redis_db, test_mode="on")
    assert [is_met(each, "lost-request; once=a") for each in (other, api)] == [True, False]
    other.runtime.close()


def is_met(api: Client, header: str) -> bool:
    try:
        return bool(api.app.test_client().get(GAMES, headers={HEADER: header}).status_code != 200)
    except ConnectionResetError:
        return True


@pytest.mark.parametrize(
    ("media", "after", "objects"),
    [
        pytest.param(EVENT_STREAM, "", 1, id="events, after the snapshot"),
        pytest.param(EVENT_STREAM, "?after=0", 2, id="events, resumed"),
        pytest.param(EVENT_STREAM, "", 0, id="before anything is told"),
        pytest.param(NDJSON, "?after=0", 4, id="lines"),
    ],
)
def test_a_stream_breaks_off(media: str, after: str, objects: int, opened: Callable[..., Opened]) -> None:
    table = opened()
    answer = table.api.get(f"{table.path}/events{after}", accept=media, upcard_fault=f"cut-stream={objects}")
    told = [next(answer.response) for _ in range(objects + 1)]
    with pytest.raises(ConnectionResetError):
        next(answer.response)
    answer.close()
    lines = [line for line in b"".join(told).split(b"\n") if line.startswith((b"data: ", b"{"))]
    assert len(lines) == objects
    assert table.api.app.extensions["upcard"].places.taken == 0


def test_what_is_no_stream_is_whole(opened: Callable[..., Opened]) -> None:
    table = opened()
    assert table.api.get(f"{table.path}/events", upcard_fault="cut-stream=0").json["version"] == 5


def test_a_delay_takes_its_time(api: Client) -> None:
    begun = time.monotonic()
    assert api.get(GAMES, upcard_fault="delay=120").status_code == 200
    assert time.monotonic() - begun >= 0.12


def test_a_page_of_another_origin_may_ask_for_faults_and_read_them(api: Client) -> None:
    preflight = api.app.test_client().options(
        GAMES, headers={"Access-Control-Request-Method": "GET", "Access-Control-Request-Headers": HEADER.lower()}
    )
    assert "*" in preflight.headers["Access-Control-Allow-Headers"]
    assert api.get("/v1/matches", upcard_fault="problem=forbidden").headers["Access-Control-Allow-Origin"] == "*"


def test_without_test_mode_nothing_is_there(api: Client, redis_db: str) -> None:
    usual = Client(redis_db)

    def surroundings(api: Client) -> tuple[int, Any, bool]:
        outermost: Any = api.app.wsgi_app
        assert isinstance(outermost, Covered)
        inner = outermost._app
        wiring = api.app.extensions["upcard"]
        return len(api.app.before_request_funcs[None]), getattr(inner, "__self__", None), wiring.instant is None

    assert surroundings(usual) == (1, usual.app, True)
    assert surroundings(api) == (2, None, False)
    assert usual.get(GAMES, upcard_fault="problem=forbidden").status_code == 200
    usual.runtime.close()


@pytest.mark.parametrize("mode", ["on", "off"])
def test_readiness_says_whether_there_is_test_mode(mode: str, redis_db: str) -> None:
    api = Client(redis_db, test_mode=mode)
    assert api.get("/readyz").json["test_mode"] is (mode == "on")
    api.runtime.close()
