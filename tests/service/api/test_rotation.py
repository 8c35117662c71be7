"""New tokens for seats: the old one is dead at once, in every process and in open streams."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from tests.service.api.asking import OPEN, STACK
from tests.service.api.client import Client
from tests.service.api.conftest import Opened
from tests.service.api.test_events import frames, stream

Table = Callable[..., Opened]

KEY = "0f2d4c1e-a-key-that-nobody-guesses"


@pytest.fixture
def other(api: Client) -> Iterator[Client]:
    """Another process of the same server, as far as memory goes: an app of its own on the same Redis."""
    other = Client(api.runtime.settings.required_redis_url())
    yield other
    other.runtime.close()


def path(table: Opened, seat: int = 0) -> str:
    return f"{table.path}/seats/{seat}/token-rotations"


def rotated(table: Opened, token: str, seat: int = 0, **more: Any) -> Any:
    response = table.api.post(path(table, seat), token=token, **more)
    assert response.status_code == 201, response.text
    return response


def player(api: Client, name: str = "Pia") -> dict[str, Any]:
    made: dict[str, Any] = api.post("/v1/players", {"name": name}).json
    return made


def test_the_new_token_acts_and_the_old_one_is_nobodys(match: Opened) -> None:
    old = match.tokens[0]
    new = rotated(match, old).json["token"]
    assert new.startswith("seat_")
    assert new != old
    asked: list[tuple[str, str, Any]] = [
        ("GET", "", None),
        ("GET", "/events", None),
        ("GET", "/legal-moves", None),
        ("POST", "/moves", STACK),
        ("POST", "/moves/validate", STACK),
        ("POST", "/seats/0/token-rotations", None),
        ("DELETE", "/seats/0", None),
        ("POST", "/seats/0/substitute", {"bot": "basic"}),
        ("POST", "/resign", None),
    ]
    for method, suffix, body in asked:
        answer = match.api(method, match.path + suffix, body, token=old, if_match="*")
        assert (answer.status_code, answer.json["code"]) == (401, "unauthenticated"), suffix
    assert match.api.post(f"{match.path}/moves", STACK, token=new, if_match='"5"').status_code == 201


def test_a_process_that_remembers_the_match_lets_no_dead_token_move(match: Opened, other: Client) -> None:
    moves, hit = f"{match.path}/moves", {"type": "stack_card", "card": "hit"}
    for seat in (0, 1):
        # From its own moves the other process knows the match, and moves without reading it.
        assert other.post(moves, STACK, token=match.tokens[seat], if_match=f'"{5 + seat}"').status_code == 201
    assert other.runtime.matches.recent(match.answer["id"]) is not None
    new = rotated(match, match.tokens[0]).json["token"]
    for given in ('"7"', '"8"', "*"):
        dead = other.post(moves, hit, token=match.tokens[0], if_match=given)
        assert (dead.status_code, dead.json["code"]) == (401, "unauthenticated")
    # The decision is the same as before: whoever has the new token answers the version from before the rotation.
    assert other.post(moves, hit, token=new, if_match='"7"').status_code == 201


def test_everybody_learns_that_a_token_was_replaced_and_nobody_which(match: Opened) -> None:
    rotated(match, match.tokens[0])
    [event] = match.api.get(f"{match.path}/events?after=5").json["events"]
    assert {"type", "seat", "version", "at"} == set(event)
    assert (event["type"], event["seat"], event["version"]) == ("token_rotated", 0, 6)
    assert match.api.get(match.path).json["version"] == 6


def test_only_ones_own_seat(match: Opened) -> None:
    for method, suffix in (("POST", "/token-rotations"), ("DELETE", ""), ("POST", "/substitute")):
        body = {"bot": "basic"} if suffix == "/substitute" else None
        for seat in (1, 7):
            answer = match.api(method, f"{match.path}/seats/{seat}{suffix}", body, token=match.tokens[0])
            assert (answer.status_code, answer.json["code"]) == (403, "forbidden"), (suffix, seat)
    assert match.api.get(match.path).json["version"] == 5


def test_a_lost_answer_is_asked_for_again_with_the_old_token(match: Opened) -> None:
    old = match.tokens[0]
    first = rotated(match, old, idempotency_key=KEY)
    again = rotated(match, old, idempotency_key=KEY)
    assert again.data == first.data
    assert (first.headers.get("Idempotency-Replayed"), again.headers["Idempotency-Replayed"]) == (None, "true")
    assert match.api.get(match.path).json["version"] == 6
    assert match.api.post(path(match), token=old, idempotency_key=KEY + "2").json["code"] == "unauthenticated"
    reused = match.api.post(path(match), token=first.json["token"], idempotency_key=KEY)
    assert (reused.status_code, reused.json["code"]) == (422, "idempotency_key_reused")


def test_whoever_knows_only_the_key_gets_no_token(match: Opened) -> None:
    old = match.tokens[0]
    rotated(match, old, idempotency_key=KEY)
    guess = old[:-32] + "a" * 32
    assert match.api.post(path(match), token=guess, idempotency_key=KEY).json["code"] == "unauthenticated"


def test_a_token_is_dead_after_two_rotations_for_repeats_too(match: Opened) -> None:
    old = match.tokens[0]
    second = rotated(match, old, idempotency_key=KEY).json["token"]
    rotated(match, second)
    assert match.api.post(path(match), token=old, idempotency_key=KEY).json["code"] == "unauthenticated"


def test_the_key_of_another_request_gives_another_token(api: Client, opened: Table) -> None:
    table = opened(headers={"Idempotency-Key": KEY})
    assert rotated(table, table.tokens[0], idempotency_key=KEY).json["token"] != table.tokens[0]
    pia = player(api)
    table = opened(seats=OPEN)
    first = api.post(f"{table.path}/seats", {}, token=pia["token"], idempotency_key="1").json["token"]
    new = rotated(table, pia["token"], 1, idempotency_key="1").json["token"]
    assert new != first
    assert api.get(table.path, token=first).status_code == 401
    assert api.get(table.path, token=new).json["you"] == {"seat": 1}


def test_a_player_replaces_the_token_of_the_seat_and_keeps_its_own(api: Client, opened: Table) -> None:
    pia, table = player(api), opened(seats=OPEN)
    lent = api.post(f"{table.path}/seats", {}, token=pia["token"]).json["token"]
    first = rotated(table, pia["token"], 1, idempotency_key="1")
    assert api.get(table.path, token=lent).status_code == 401
    again = rotated(table, pia["token"], 1, idempotency_key="1")
    assert (again.data, again.headers["Idempotency-Replayed"]) == (first.data, "true")
    assert api.get(table.path, token=pia["token"]).json["you"] == {"seat": 1}
    assert api.get(table.path, token=first.json["token"]).json["you"] == {"seat": 1}


def test_a_stream_of_the_dead_token_ends_and_one_of_the_new_token_goes_on(match: Opened) -> None:
    dying, watching = stream(match, "?after=0", seat=0), stream(match, "?after=0")
    seen, shown = frames(dying), frames(watching)
    first = [next(seen) for _ in range(6)]
    assert [frame["id"] for frame in first[1:]] == ["1", "2", "3", "4", "5"]
    new = rotated(match, match.tokens[0]).json["token"]
    match.api.post(f"{match.path}/moves", STACK, token=new, if_match="*")
    assert [frame["id"] for frame in seen if "id" in frame] == ["6"]
    dying.close()
    assert stream(match, "?after=6", seat=0).status_code == 401
    living = match.api.get(f"{match.path}/events?after=0&limit=7", token=new, accept="text/event-stream")
    assert [frame["id"] for frame in frames(living) if "id" in frame] == [str(version) for version in range(1, 8)]
    assert [next(shown).get("id") for _ in range(8)][1:] == [str(version) for version in range(1, 8)]
    watching.close()
    living.close()


@pytest.mark.parametrize("round_", range(5))
def test_two_who_rotate_at_once(round_: int, match: Opened) -> None:
    start = Barrier(2)

    def rotate(_: int) -> Any:
        start.wait()
        return match.api.post(path(match), token=match.tokens[0])

    with ThreadPoolExecutor(2) as threads:
        answers = sorted(threads.map(rotate, range(2)), key=lambda answer: int(answer.status_code))
    assert [answer.status_code for answer in answers] == [201, 401]
    assert match.api.get(match.path, token=answers[0].json["token"]).json["you"] == {"seat": 0}


@pytest.mark.parametrize("round_", range(5))
def test_the_same_request_twice_at_once_replaces_once(round_: int, match: Opened) -> None:
    start = Barrier(2)

    def rotate(_: int) -> Any:
        start.wait()
        return rotated(match, match.tokens[0], idempotency_key=KEY).data

    with ThreadPoolExecutor(2) as threads:
        first, second = threads.map(rotate, range(2))
    assert first == second
    assert match.api.get(match.path).json["version"] == 6
