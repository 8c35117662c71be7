"""What the hand-written part of the Python client does in trouble, and with what it does not know."""

from __future__ import annotations

import json
import time
from typing import Any

import httpx
import pytest

from engines.registry import ENGINES
from tests.openapi.clients.scripted_server import answer, scripted, unended
from tests.openapi.document import DOCUMENT
from tests.openapi.node_tools import ROOT
from upcard_client import AuthenticatedClient, UpcardProblem, follow_my_matches, make_move, read_event, streams
from upcard_client.events import event_class
from upcard_client.generated import models

SCHEMAS = DOCUMENT["components"]["schemas"]

MOVE = models.ShowdownFold(type_="fold")


def item(number: int, **fields: Any) -> bytes:
    """An item of a player's own stream."""
    told = {"type": "your_turn", "match": "m_1", "version": number, "id": f"{number}-0", **fields}
    return f"id: {number}-0\ndata: {json.dumps(told, ensure_ascii=False)}\n\n".encode()


def stream(*pieces: bytes) -> bytes:
    """A stream that asks for a reconnect after a millisecond, and ends after these pieces."""
    return unended("200 OK", b": upcard\nretry: 1\n\n" + b"".join(pieces), "Content-Type: text/event-stream")


REFUSED = answer("401 UNAUTHORIZED", b'{"code": "unauthenticated", "detail": "Who are you?"}')
NO_MORE = answer("204 NO CONTENT", b"")
BUSY = answer("503 SERVICE UNAVAILABLE", b"<h1>Busy</h1>", "Retry-After: 0")
LIMITED = answer("429 TOO MANY REQUESTS", b'{"code": "quota_exceeded"}', "Retry-After: 1")
RESUME = b'event: resume\ndata: {"type": "resume", "id": "1-0"}\n\n'


@pytest.mark.parametrize(
    ("answers", "told", "asked_after"),
    [
        pytest.param([stream(item(1), item(2)), NO_MORE], [1, 2], [None, "2-0"], id="a connection ends"),
        pytest.param(
            [stream(item(1), item(2)[:-1]), stream(item(2)), NO_MORE], [1, 2], [None, "1-0", "2-0"], id="a part"
        ),
        pytest.param([stream(item(1), RESUME, item(9)), NO_MORE], [1], [None, "1-0"], id="too slow"),
        pytest.param([stream(item(1), b": still here\n\n", item(2)), NO_MORE], [1, 2], [None, "2-0"], id="a comment"),
        pytest.param([BUSY, stream(item(1)), NO_MORE], [1], [None, None, "1-0"], id="busy, in words of a proxy"),
        pytest.param([b"", stream(item(1)), NO_MORE], [1], [None, None, "1-0"], id="no answer at all"),
        pytest.param([stream(item(1, match="\u2028")), NO_MORE], [1], [None, "1-0"], id="a line separator in a name"),
        pytest.param([stream(item(1).replace(b"\n", b"\r\n")), NO_MORE], [1], [None, "1-0"], id="other ends of lines"),
    ],
)
def test_a_stream_tells_everything_once(
    answers: list[bytes], told: list[int], asked_after: list[str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "FIRST_WAIT", 0.001)
    with scripted(*answers) as server:
        heard = list(follow_my_matches(AuthenticatedClient(server.address, "plr_1")))
    assert [each.version for each in heard if isinstance(each, models.OwnEvent)] == told
    assert len(heard) == len(told)
    assert server.headers("Last-Event-ID") == asked_after


def test_a_silent_stream_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "SILENCE", httpx.Timeout(5.0, read=0.2))
    monkeypatch.setattr(streams, "FIRST_WAIT", 0.001)
    with scripted(None, stream(item(1)), NO_MORE) as server:
        assert len(list(follow_my_matches(AuthenticatedClient(server.address, "plr_1")))) == 1


def test_whoever_may_not_follow_is_told_so_at_once() -> None:
    with scripted(REFUSED) as server, pytest.raises(UpcardProblem, match="Who are you") as refusal:
        list(follow_my_matches(AuthenticatedClient(server.address, "plr_1")))
    assert (refusal.value.status, refusal.value.code) == (401, "unauthenticated")


def test_what_a_snapshot_holds_is_told_one_by_one() -> None:
    items = [{"type": "your_turn", "match": "m_1", "version": 3}, {"type": "novelty", "match": "m_2", "version": 1}]
    snapshot = f"event: snapshot\nid: 5-0\ndata: {json.dumps({'id': '5-0', 'items': items})}\n\n".encode()
    with scripted(stream(snapshot, item(6, type="novelty")), NO_MORE) as server:
        first, *unknown = follow_my_matches(AuthenticatedClient(server.address, "plr_1"))
    assert isinstance(first, models.OwnItem)
    assert [each["type"] for each in unknown if isinstance(each, dict)] == ["novelty", "novelty"]
    assert server.headers("Last-Event-ID") == [None, "6-0"]


def test_patience_ends() -> None:
    with scripted() as server:
        address = server.address
    with pytest.raises(httpx.ConnectError):
        list(follow_my_matches(AuthenticatedClient(address, "plr_1"), patience=0.1))
    with pytest.raises(httpx.ConnectError):
        make_move(AuthenticatedClient(address, "seat_1"), "m_1", MOVE, patience=0.1)


ANSWER: dict[str, Any] = json.loads((ROOT / "openapi" / "examples" / "make_move.json").read_text("utf-8"))[0]["answer"][
    "body"
]
MADE = answer("201 CREATED", json.dumps(ANSWER).encode())


@pytest.mark.parametrize(
    ("trouble", "at_least"),
    [
        pytest.param([], 0.0, id="none"),
        pytest.param([b"", b""], 0.0, id="no answer, twice"),
        pytest.param([MADE[:200]], 0.0, id="half an answer"),
        pytest.param([BUSY], 0.0, id="busy"),
        pytest.param([LIMITED], 1.0, id="a quota, for a second"),
    ],
)
def test_a_move_is_repeated_with_the_same_key(trouble: list[bytes], at_least: float) -> None:
    began = time.monotonic()
    with scripted(*trouble, MADE) as server:
        moved = make_move(AuthenticatedClient(server.address, "seat_1"), "m_1", MOVE, 41)
    assert time.monotonic() - began >= at_least
    assert moved.version == ANSWER["version"]
    assert server.headers("If-Match") == ['"41"'] * (len(trouble) + 1)
    [key] = set(server.headers("Idempotency-Key"))
    assert key is not None


def test_each_move_has_a_key_of_its_own() -> None:
    with scripted(MADE, MADE, MADE) as server:
        for key in (None, None, "mine"):
            make_move(AuthenticatedClient(server.address, "seat_1"), "m_1", MOVE, key=key)
    keys = server.headers("Idempotency-Key")
    assert len(set(keys)) == 3
    assert keys[2] == "mine"
    assert server.headers("If-Match") == ["*"] * 3


@pytest.mark.parametrize(
    ("status", "code", "fields"),
    [
        (409, "not_your_turn", {"to_move": [1]}),
        (412, "stale_version", {"current_version": 44, "events": []}),
        (422, "illegal_move", {"rule": "not-in-hand", "legal_moves": [{"type": "fold"}], "facts": {}}),
        (500, "internal_error", {}),
    ],
)
def test_a_refused_move_is_not_repeated(status: int, code: str, fields: dict[str, Any]) -> None:
    problem = {"type": "/v1/problems", "title": "No", "status": status, "detail": "So not.", "code": code, **fields}
    refusing = answer(f"{status} NO", json.dumps(problem).encode())
    with scripted(refusing) as server, pytest.raises(UpcardProblem, match=r"So not\.") as refusal:
        make_move(AuthenticatedClient(server.address, "seat_1"), "m_1", MOVE, 41)
    assert (refusal.value.status, refusal.value.code, refusal.value.fields) == (status, code, fields)


def test_an_answer_with_an_event_that_nobody_knows_is_an_answer() -> None:
    novelty = {"version": 7, "type": "novelty"}
    told = ANSWER | {"events": [*ANSWER["events"], novelty]}
    with scripted(answer("201 CREATED", json.dumps(told).encode())) as server:
        events: list[Any] = make_move(AuthenticatedClient(server.address, "seat_1"), "m_1", MOVE).events
    assert isinstance(events[0], models.ShowdownCardStacked)
    assert events[1:] == [novelty]


EVENTS = [
    pytest.param(game, type_, reference.rpartition("/")[2], id=f"{game} {type_}")
    for game in ENGINES
    for type_, reference in SCHEMAS[f"{game.title().replace('-', '')}Event"]["discriminator"]["mapping"].items()
]


@pytest.mark.parametrize(("game", "type_", "name"), EVENTS)
def test_every_event_of_a_game_has_its_class(game: str, type_: str, name: str) -> None:
    assert event_class(game, type_) is getattr(models, name)


@pytest.mark.parametrize("type_", ["novelty", "match", "", "card-flipped!"])
def test_what_is_no_event_has_no_class(type_: str) -> None:
    assert read_event("showdown", {"type": type_, "version": 1}) == {"type": type_, "version": 1}


def test_an_event_of_another_shape_stays_as_it_is() -> None:
    told = {"type": "card_stacked", "version": 1}
    assert read_event("showdown", told) is told
