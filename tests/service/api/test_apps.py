"""Apps: keys from the command line, players of their own, and matches under names of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from service.application.people import make_app
from service.cli import main
from tests.service.api.client import Client
from tests.service.api.conftest import SEATS, Opened
from worker.relay import act

WANTED = {"game": "showdown", "seats": SEATS, "options": {"first_seat": 0}}
OPEN = [SEATS[0], {"kind": "open"}]


@pytest.fixture
def key(api: Client) -> str:
    """The key of an app."""
    return make_app(api.runtime.accounts, "Club")[1]


@pytest.fixture
def other_key(api: Client) -> str:
    """The key of another app."""
    return make_app(api.runtime.accounts, "Rival")[1]


@pytest.fixture
def relay(api: Client) -> Callable[[], None]:
    """Does what the relay does with all that has been committed."""
    outbox = api.runtime.outbox
    outbox.prepare()
    return lambda: act(api.runtime, outbox.read(1))


@pytest.fixture
def upcard(api: Client) -> Callable[..., Any]:
    """Runs the command `upcard apps` on the server of the tests."""
    return lambda *words, **environ: CliRunner().invoke(
        main, ["apps", *words], env={"UPCARD_REDIS_URL": api.runtime.settings.redis_url, **environ}
    )


def player_of(api: Client, key: str, name: str = "Ann") -> dict[str, Any]:
    made: dict[str, Any] = api.post("/v1/players", {"name": name}, token=key).json
    return made


def opened_by(api: Client, key: str, **fields: Any) -> dict[str, Any]:
    response = api.post("/v1/matches", {**WANTED, **fields}, token=key)
    assert response.status_code == 201, response.text
    match: dict[str, Any] = response.json
    return match


def named(api: Client, key: str, query: str) -> list[str]:
    return [listing["id"] for listing in api.get(f"/v1/matches?{query}", token=key).json["data"]]


def test_a_key_from_the_command_line_is_that_of_an_app(api: Client, upcard: Callable[..., Any]) -> None:
    made = upcard("create", "Chess Club")
    assert made.exit_code == 0
    key = made.stdout.strip()
    seen = api.get("/v1/me", token=key).json
    assert (seen["kind"], seen["name"]) == ("app", "Chess Club")
    assert made.stderr.split()[0] == seen["id"]
    listed = upcard("list").stdout
    assert listed == f"{seen['id']}  {seen['created_at']}  Chess Club\n"
    assert key not in listed


def test_the_server_of_the_data_folder_is_found(api: Client, upcard: Callable[..., Any]) -> None:
    socket = Path(str(api.runtime.settings.redis_url).removeprefix("unix://"))
    made = upcard("create", "Club", UPCARD_REDIS_URL="", UPCARD_DATA=str(socket.parents[1]))
    assert api.get("/v1/me", token=made.stdout.strip()).status_code == 200


def test_without_a_server_the_command_says_how_to_get_one(upcard: Callable[..., Any], tmp_path: Path) -> None:
    made = upcard("create", "Club", UPCARD_REDIS_URL="", UPCARD_DATA=str(tmp_path))
    assert (made.exit_code, made.stdout) == (1, "")
    assert "start `upcard up`" in made.stderr


@pytest.mark.parametrize("name", ["", " Club", "Cl\u200bub", "x" * 41])
def test_an_app_has_a_name_such_as_players_have(name: str, upcard: Callable[..., Any]) -> None:
    made = upcard("create", name)
    assert (made.exit_code, made.stdout) == (1, "")
    assert made.stderr.startswith("upcard: this cannot be a name.")
    assert upcard("list").stdout == ""


def test_a_revoked_key_is_dead(api: Client, upcard: Callable[..., Any]) -> None:
    key = upcard("create", "Club").stdout.strip()
    app_id = api.get("/v1/me", token=key).json["id"]
    assert upcard("revoke", app_id).exit_code == 0
    assert api.get("/v1/me", token=key).json["code"] == "unauthenticated"
    assert upcard("list").stdout.endswith("Club  (revoked)\n")
    refused = upcard("revoke", "a_aaaaaaaaaaaaaaaa")
    assert (refused.exit_code, refused.stderr) == (1, "upcard: there is no app a_aaaaaaaaaaaaaaaa\n")


def test_an_app_seats_its_players(api: Client, key: str) -> None:
    ann, ben = player_of(api, key), player_of(api, key, "Ben")
    seats = [{"kind": "human", "player": ann["id"]}, {"kind": "human", "player": ben["id"], "name": "B."}]
    match = opened_by(api, key, seats=seats)
    assert [(seat["player"], seat["name"]) for seat in match["seats"]] == [(ann["id"], "Ann"), (ben["id"], "B.")]
    path = f"/v1/matches/{match['id']}"
    assert api.get(path, token=ben["token"]).json["you"] == {"seat": 1}
    stack = {"type": "stack_card", "card": "blank"}
    for seat, token in ((0, ann["token"]), (1, match["seats"][1]["token"])):
        made = api.post(f"{path}/moves", stack, token=token, if_match="*")
        assert made.json["match"]["you"] == {"seat": seat}
    assert api.post(f"{path}/moves", stack, token=key, if_match="*").json["code"] == "not_a_seat"


@pytest.mark.parametrize("whose", ["another app's", "nobody's app", "nobody", "an app"])
def test_an_app_seats_nobody_elses_player(whose: str, api: Client, key: str, other_key: str) -> None:
    ids = {
        "another app's": player_of(api, other_key)["id"],
        "nobody's app": api.post("/v1/players", {"name": "Ann"}).json["id"],
        "nobody": "p_aaaaaaaaaaaaaaaa",
        "an app": "a_" + api.get("/v1/me", token=key).json["id"][2:],
    }
    seats = [SEATS[0], {"kind": "human", "player": ids[whose]}]
    response = api.post("/v1/matches", {**WANTED, "seats": seats}, token=key)
    assert (response.status_code, response.json["errors"][0]["pointer"]) == (422, "/seats/1/player")


@pytest.mark.parametrize("who", ["a guest", "the player", "another player"])
def test_only_an_app_names_players(who: str, api: Client, key: str) -> None:
    ann = player_of(api, key)
    tokens = {"a guest": None, "the player": ann["token"], "another player": player_of(api, key)["token"]}
    seats = [{"kind": "human", "player": ann["id"]}, SEATS[1]]
    response = api.post("/v1/matches", {**WANTED, "seats": seats}, token=tokens[who])
    assert (response.status_code, response.json["errors"][0]["pointer"]) == (422, "/seats/0/player")


@pytest.mark.parametrize(
    ("seat", "pointer"),
    [
        pytest.param({"kind": "open"}, "/seats/1/player", id="an open seat"),
        pytest.param({"kind": "bot", "bot": "basic"}, "/seats/1/player", id="a bot's"),
        pytest.param({"kind": "human"}, "/seats/1/player", id="a second seat"),
    ],
)
def test_where_no_player_can_sit(seat: dict[str, Any], pointer: str, api: Client, key: str) -> None:
    ann = player_of(api, key)["id"]
    seats = [{"kind": "human", "player": ann}, {**seat, "player": ann}]
    response = api.post("/v1/matches", {**WANTED, "seats": seats}, token=key)
    assert (response.status_code, response.json["errors"][0]["pointer"]) == (422, pointer)


@pytest.mark.parametrize("visibility", ["public", "private"])
def test_only_the_app_is_shown_its_name_for_a_match(
    visibility: str, api: Client, key: str, other_key: str, relay: Callable[[], None]
) -> None:
    ann = player_of(api, key)
    seats = [{"kind": "human", "player": ann["id"]}, SEATS[1]]
    match = opened_by(api, key, seats=seats, visibility=visibility, external_reference="Table 7/ä")
    assert match["external_reference"] == "Table 7/ä"
    path = f"/v1/matches/{match['id']}"
    seen = api.get(path, token=key).json
    assert (seen["external_reference"], "you" in seen, seen["view"]["hand"]) == ("Table 7/ä", False, None)
    relay()
    for token in (ann["token"], match["seats"][0]["token"], other_key, None):
        for address in (path, f"{path}/events", "/v1/matches"):
            assert "Table 7" not in api.get(address, token=None if address == "/v1/matches" else token).text
    for token in (other_key, None):
        assert api.get(path, token=token).status_code == (200 if visibility == "public" else 404)


def test_an_app_watches_its_private_matches(api: Client, key: str, other_key: str) -> None:
    match = opened_by(api, key, visibility="private")
    path = f"/v1/matches/{match['id']}"
    assert api.get(path, token=key).headers["ETag"] == '"5.public"'
    assert len(api.get(f"{path}/events", token=key).json["events"]) == 5
    for token in (other_key, player_of(api, key)["token"], None):
        assert api.get(f"{path}/events", token=token).json["code"] == "match_not_found"


def test_an_app_finds_its_matches_by_its_own_names(
    api: Client, key: str, other_key: str, relay: Callable[[], None]
) -> None:
    first = opened_by(api, key, visibility="private", external_reference="7")["id"]
    second = opened_by(api, key, external_reference="7", seats=OPEN)["id"]
    opened_by(api, key, external_reference="8")
    other = opened_by(api, other_key, external_reference="7")["id"]
    relay()
    assert sorted(named(api, key, "external_reference=7")) == sorted([first, second])
    assert named(api, key, "external_reference=7&status=open&game=showdown") == [second]
    assert named(api, key, "external_reference=7&game=liars-race") == []
    assert named(api, other_key, "external_reference=7") == [other]
    assert named(api, key, "external_reference=9") == []
    assert first not in named(api, key, "limit=100")
    page = api.get("/v1/matches?external_reference=7&limit=1", token=key)
    link = page.headers["Link"].partition("<")[2].partition(">")[0]
    rest = api.get(link, token=key).json
    assert sorted(listing["id"] for listing in page.json["data"] + rest["data"]) == sorted([first, second])


def test_a_listing_goes_on_under_its_name(api: Client, key: str, relay: Callable[[], None]) -> None:
    match = opened_by(api, key, external_reference="7", visibility="private")
    relay()
    assert named(api, key, "external_reference=7&status=active") == [match["id"]]
    Opened(api, match).play_to_the_end()
    relay()
    assert named(api, key, "external_reference=7&status=active") == []
    assert named(api, key, "external_reference=7&status=finished") == [match["id"]]


@pytest.mark.parametrize(
    "reference",
    ["", " 7", "7\n", "x" * 101, "7\u202e", 7],
    ids=["nothing", "space", "line", "long", "turned", "number"],
)
def test_a_name_that_cannot_be(reference: Any, api: Client, key: str) -> None:
    response = api.post("/v1/matches", {**WANTED, "external_reference": reference}, token=key)
    assert (response.status_code, response.json["errors"][0]["pointer"]) == (422, "/external_reference")


@pytest.mark.parametrize("who", ["a guest", "a player"])
def test_only_an_app_has_names_for_matches(who: str, api: Client, key: str) -> None:
    token = None if who == "a guest" else player_of(api, key)["token"]
    response = api.post("/v1/matches", {**WANTED, "external_reference": "7"}, token=token)
    assert (response.status_code, response.json["code"]) == (403, "forbidden")
    assert api.get("/v1/matches?external_reference=7", token=token).json["code"] == "forbidden"


def test_two_apps_use_the_same_key_and_reference_and_do_not_meet(api: Client, key: str, other_key: str) -> None:
    wanted = {**WANTED, "external_reference": "7"}
    first, other = (api.post("/v1/matches", wanted, token=app, idempotency_key="1") for app in (key, other_key))
    assert first.json["id"] != other.json["id"]
    assert api.post("/v1/matches", wanted, token=key, idempotency_key="1").data == first.data
    changed = {**wanted, "external_reference": "8"}
    again = api.post("/v1/matches", changed, token=key, idempotency_key="1")
    assert again.json["code"] == "idempotency_key_reused"
