"""`upcard up --test-mode`: every scenario over HTTP, every type of event among them, and connections that break."""

from __future__ import annotations

import http.client
import json
import runpy
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from click.testing import CliRunner

from engines.registry import ENGINES
from service.cli import main
from tests.e2e.product import Upcard, running
from tests.openapi.document import resolved
from tests.openapi.scenarios import FOLDER, Scenario, all_scenarios, written

Events = list[dict[str, Any]]

SCENARIOS: dict[str, Scenario] = {path.stem: json.loads(path.read_text("utf-8")) for path in FOLDER.glob("*.json")}

REPLAY: Callable[[Scenario, str], Iterator[dict[str, Any]]] = runpy.run_path(str(FOLDER / "replay.py"))["replay"]

UNLIKE = {"at", "player"}
"""What differs in the events of one match and the next."""

ANN_AND_A_BOT = {
    "game": "showdown",
    "options": {"first_seat": 1},
    "seats": [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "basic"}],
    "test": {"bots": "instant"},
}


@pytest.fixture(scope="module")
def upcard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upcard]:
    with running(tmp_path_factory.mktemp("test-mode"), "--test-mode") as upcard:
        yield upcard


@pytest.fixture(scope="module")
def replayed(upcard: Upcard) -> Callable[[str], Events]:
    """The events of a scenario, which is played when it is first asked for."""

    @cache
    def play(name: str) -> Events:
        return list(REPLAY(SCENARIOS[name], f"http://127.0.0.1:{upcard.port}"))

    return play


class Line:
    """A connection of its own for each request."""

    def __init__(self, port: int) -> None:
        self._port = port

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=10)
        content = None if body is None else json.dumps(body)
        connection.request(method, path, content, {"Content-Type": "application/json", **named})
        answer = connection.getresponse()
        try:
            return answer, answer.read()
        finally:
            connection.close()


@pytest.fixture
def line(upcard: Upcard) -> Line:
    return Line(upcard.port)


def types(events: Events) -> list[str]:
    return list(dict.fromkeys(event["type"] for event in events))


def types_of(schema: str) -> set[str]:
    """The types of all events that a schema of the contract tells apart."""
    described = resolved({"$ref": f"#/components/schemas/{schema}"})
    if "discriminator" in described:
        return set(described["discriminator"]["mapping"])
    if "anyOf" in described:
        return {event for member in described["anyOf"] for event in types_of(member["$ref"].rpartition("/")[2])}
    return set(described["properties"]["type"]["enum"])


def test_the_files_are_what_the_search_finds() -> None:
    made = {scenario["name"]: written(scenario) for scenario in all_scenarios()}
    assert made == {path.stem: path.read_text("utf-8") for path in FOLDER.glob("*.json")}, (
        "run `make examples` and read the difference"
    )


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_reaches_what_it_says(name: str, replayed: Callable[[str], Events]) -> None:
    happened, promised = types(replayed(name)), SCENARIOS[name]["reaches"]
    assert [event for event in happened if event in promised] == promised


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_is_the_same_each_time(name: str, upcard: Upcard, replayed: Callable[[str], Events]) -> None:
    again = list(REPLAY(SCENARIOS[name], f"http://127.0.0.1:{upcard.port}"))
    assert [steady(event) for event in again] == [steady(event) for event in replayed(name)]


def steady(value: Any) -> Any:
    """An event without what differs from one match to the next."""
    if isinstance(value, dict):
        return {key: steady(part) for key, part in value.items() if key not in UNLIKE}
    return [steady(part) for part in value] if isinstance(value, list) else value


def test_the_script_beside_them_prints_what_happens(upcard: Upcard, replayed: Callable[[str], Events]) -> None:
    name = "schieberamsch-skat-pushed"
    command = [
        sys.executable,
        str(FOLDER / "replay.py"),
        str(FOLDER / f"{name}.json"),
        f"http://127.0.0.1:{upcard.port}",
    ]
    printed = subprocess.run(command, capture_output=True, text=True, check=True, timeout=30).stdout
    told = [json.loads(text) for text in printed.splitlines()]
    assert [steady(event) for event in told] == [steady(event) for event in replayed(name)]


@pytest.mark.parametrize("game", ENGINES)
def test_every_type_of_event_of_a_game_is_reached(game: str, replayed: Callable[[str], Events]) -> None:
    names = [name for name, scenario in SCENARIOS.items() if scenario["open"]["game"] == game]
    reached = {event for name in names for event in types(replayed(name))}
    missing = types_of("".join(word.capitalize() for word in game.split("-")) + "Event") - reached
    assert not missing, "add a table where it happens to tests/openapi/scenario_search.py"


def test_every_type_of_event_in_the_contract_is_reached(replayed: Callable[[str], Events]) -> None:
    reached = {event for name in SCENARIOS for event in types(replayed(name))}
    assert reached == types_of("Event"), "add what reaches it to tests/openapi/scenarios.py"


def test_it_says_that_test_mode_is_on(upcard: Upcard, line: Line) -> None:
    assert "Test mode is on" in upcard.said
    assert "test mode is on" in (upcard.data / "logs" / "web.log").read_text("utf-8")
    assert json.loads(line.ask("GET", "/readyz")[1])["test_mode"] is True


def test_a_server_for_real_players_has_no_test_mode() -> None:
    refused = CliRunner().invoke(main, ["up", "--test-mode"], env={"UPCARD_PRODUCTION": "on"})
    assert refused.exit_code == 1
    assert "UPCARD_TEST_MODE and UPCARD_PRODUCTION are both on" in refused.output


def test_bots_that_are_instant_need_no_waiting(line: Line) -> None:
    match = json.loads(line.ask("POST", "/v1/matches", ANN_AND_A_BOT)[1])
    path, token = f"/v1/matches/{match['id']}", match["seats"][0]["token"]
    while match["status"] == "active":
        assert match["to_move"] == [0]
        _, made = line.ask(
            "POST", f"{path}/moves", match["legal_moves"][-1], authorization=f"Bearer {token}", if_match="*"
        )
        match = json.loads(made)["match"]


@pytest.mark.parametrize("fault", ["lost-request", "lost-answer"])
def test_a_connection_breaks_without_an_answer(fault: str, upcard: Upcard, line: Line) -> None:
    headers = {"idempotency_key": f"{fault}-of-a-test", "upcard_fault": f"{fault}; once={fault}"}
    with pytest.raises(ConnectionError):
        line.ask("POST", "/v1/matches", ANN_AND_A_BOT, **headers)
    answer, _ = line.ask("POST", "/v1/matches", ANN_AND_A_BOT, **headers)
    assert answer.status == 201
    assert (answer.getheader("Idempotency-Replayed") == "true") == (fault == "lost-answer")
    assert "Traceback" not in (upcard.data / "logs" / "web.log").read_text("utf-8")


def test_a_stream_breaks_off_and_goes_on(upcard: Upcard, line: Line) -> None:
    match = json.loads(line.ask("POST", "/v1/matches", ANN_AND_A_BOT)[1])
    path = f"/v1/matches/{match['id']}/events"
    told = list[int]()
    while len(told) + 2 <= match["version"]:
        after = told[-1] if told else 0
        with pytest.raises(http.client.IncompleteRead) as broken:
            line.ask("GET", f"{path}?after={after}", accept="application/x-ndjson", upcard_fault="cut-stream=2")
        told += [json.loads(text)["version"] for text in broken.value.partial.splitlines() if text]
    assert told == list(range(1, len(told) + 1))
    assert "Traceback" not in (upcard.data / "logs" / "web.log").read_text("utf-8")
