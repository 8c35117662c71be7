"""Opening matches, sitting down, and who may see them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from tests.service.api.client import Client
from tests.service.api.conftest import SEATS, Opened

Table = Callable[..., Opened]

WANTED = {"game": "showdown", "seats": SEATS}
OPEN = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
KEY = "0f2d4c1e-a-key-that-nobody-guesses"


def test_opening_gives_every_human_seat_its_token_once(opened: Table) -> None:
    table = opened()
    assert [token.startswith("seat_") for token in table.tokens] == [True, True]
    assert table.answer["you"] == {"seat": 0}
    seen = table.api.get(table.path, token=table.tokens[0]).json
    assert all("token" not in seat for seat in seen["seats"])


def test_opening_twice_with_a_key_opens_one_match_and_gives_the_same_tokens(api: Client) -> None:
    first = api.post("/v1/matches", WANTED, idempotency_key=KEY)
    again = api.post("/v1/matches", WANTED, idempotency_key=KEY)
    assert again.data == first.data
    assert again.headers["Location"] == first.headers["Location"]
    assert (first.headers.get("Idempotency-Replayed"), again.headers["Idempotency-Replayed"]) == (None, "true")
    token = again.json["seats"][0]["token"]
    assert api.get(first.headers["Location"], token=token).json["you"] == {"seat": 0}


def test_a_repeat_shows_the_match_as_it_was_opened(api: Client) -> None:
    wanted = {**WANTED, "options": {"first_seat": 0}}
    first = api.post("/v1/matches", wanted, idempotency_key=KEY)
    Opened(api, first.json).stack(0)
    assert api.post("/v1/matches", wanted, idempotency_key=KEY).data == first.data


def test_taking_a_seat_twice_with_a_key_takes_one(opened: Table) -> None:
    table = opened(seats=[*OPEN[1:], *OPEN[1:]])
    first = table.api.post(f"{table.path}/seats", {"name": "Ben"}, idempotency_key=KEY)
    again = table.api.post(f"{table.path}/seats", {"name": "Ben"}, idempotency_key=KEY)
    assert again.data == first.data
    assert [seat["state"] for seat in table.api.get(table.path).json["seats"]] == ["taken", "open"]


def test_the_match_starts_when_the_last_seat_is_taken(opened: Table) -> None:
    table = opened(seats=OPEN)
    assert (table.answer["status"], table.answer["to_move"], "view" in table.answer) == ("open", [], False)
    taken = table.api.post(f"{table.path}/seats", {"name": "Ben", "seat": 1}).json
    assert (taken["seat"], taken["match"]["status"], taken["match"]["version"]) == (1, "active", 5)
    assert table.api.get(table.path, token=taken["token"]).json["you"] == {"seat": 1}


@pytest.mark.parametrize("round_", range(5))
def test_two_who_take_the_last_seat_at_once(round_: int, opened: Table) -> None:
    table = opened(seats=OPEN)
    start = Barrier(2)

    def take(name: str) -> Any:
        start.wait()
        return table.api.post(f"{table.path}/seats", {"name": name})

    with ThreadPoolExecutor(2) as people:
        answers = sorted(people.map(take, ["Ben", "Cat"]), key=lambda answer: int(answer.status_code))
    assert [answer.status_code for answer in answers] == [201, 409]
    assert (answers[1].json["code"], answers[1].json["open_seats"]) == ("no_open_seat", [])
    assert table.api.get(table.path).json["version"] == 5


@pytest.mark.parametrize(
    ("change", "pointer"),
    [
        pytest.param({"game": "poker"}, "/game", id="unknown game"),
        pytest.param({"game": 1}, "/game", id="game of another type"),
        pytest.param({"seats": SEATS[:1]}, "/seats", id="too few seats"),
        pytest.param({"seats": [SEATS[0], {"kind": "bot", "bot": "deep"}]}, "/seats/1/bot", id="unknown bot"),
        pytest.param({"seats": [SEATS[0], {"kind": "bot"}]}, "/seats/1/bot", id="which bot?"),
        pytest.param({"seats": [SEATS[0], {"kind": "human", "bot": "basic"}]}, "/seats/1/bot", id="a person is no bot"),
        pytest.param(
            {"seats": [SEATS[0], {"kind": "open", "name": "Ben"}]}, "/seats/1/name", id="name of an open seat"
        ),
        pytest.param({"seats": [SEATS[0], {"kind": "robot"}]}, "/seats/1/kind", id="unknown kind"),
        pytest.param({"seats": [SEATS[0], {"kind": "human", "name": "x" * 41}]}, "/seats/1/name", id="long name"),
        pytest.param({"options": {"energy": 3}}, "/options/energy", id="unknown option"),
        pytest.param({"options": {"starting_energy": 0}}, "/options/starting_energy", id="option below its limit"),
        pytest.param(
            {"options": {"starting_energy": 11}}, "/options/starting_energy", id="options that do not go together"
        ),
        pytest.param({"visibility": "secret"}, "/visibility", id="unknown visibility"),
        pytest.param({"stakes": 5}, "/stakes", id="unknown field"),
    ],
)
def test_what_is_wrong_is_pointed_at(change: dict[str, Any], pointer: str, api: Client) -> None:
    response = api.post("/v1/matches", {**WANTED, **change})
    assert (response.status_code, response.json["code"]) == (422, "invalid_body")
    assert pointer in [fault["pointer"] for fault in response.json["errors"]]


def test_a_private_match_exists_for_its_seats_only(opened: Table, api: Client) -> None:
    table = opened(visibility="private")
    assert api.get(table.path).status_code == 404
    assert api.get(f"{table.path}/events").status_code == 404
    assert api.get(table.path, token=table.tokens[1]).json["you"] == {"seat": 1}


def test_a_spectator_sees_no_hand(match: Opened) -> None:
    seen = match.api.get(match.path)
    assert (seen.json["view"]["hand"], seen.json["legal_moves"], "you" in seen.json) == (None, [], False)
    assert seen.headers["ETag"] == '"5.public"'


def test_304_as_long_as_nothing_happens(match: Opened) -> None:
    token = match.tokens[0]
    tag = match.api.get(match.path, token=token).headers["ETag"]
    same = match.api.get(match.path, token=token, if_none_match=tag)
    assert (same.status_code, same.data, same.headers["ETag"]) == (304, b"", tag)
    assert match.api.get(match.path, token=match.tokens[1], if_none_match=tag).status_code == 200
    match.stack(0)
    assert match.api.get(match.path, token=token, if_none_match=tag).status_code == 200


def test_the_end_opens_the_seed_and_the_cards_unless_the_options_say_no(opened: Table) -> None:
    for reveal in (True, False):
        table = opened(options={"reveal_at_end": reveal})
        end = table.play_to_the_end()
        last = table.api.get(f"{table.path}/events?after={end['version'] - 1}").json["events"][0]
        assert (last["type"], last["seed"] is not None, last["disclosure"] is not None) == (
            "match_finished",
            reveal,
            reveal,
        )


def test_a_match_of_bots_has_no_token_and_is_watched(opened: Table) -> None:
    table = opened(seats=[{"kind": "bot", "bot": "basic"}] * 2)
    assert table.tokens == ["", ""]
    assert "you" not in table.answer


@pytest.mark.parametrize("path", ["/v1/matches/x", "/v1/matches/m_AAAAAAAAAAAAAAAA", "/v1/matches/m_{p00}aaaaaaaaaaa"])
def test_an_id_that_cannot_be(path: str, api: Client) -> None:
    assert api.get(path).json["code"] == "match_not_found"
