"""The answers of what is only read: versions, conditions, streams and their tickets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.service.api.asking import JSON, LARGE, TEXT, UNKNOWN, Ask, at, on, read_only, without_redis
from tests.service.api.client import Client, Declared
from tests.service.api.conftest import Opened
from tests.service.api.rows_people import ANN, NOBODY, PLAYERS, a_player, an_app

TICKETS, MATCHES, EVENTS = "/v1/stream-tickets", "/v1/me/matches", "/v1/me/events"


def unchanged(suffix: str, seat: int | None = None) -> Ask:
    """Ask twice, the second time with the validator of the first answer."""

    def ask(api: Client, opened: Callable[..., Opened]) -> Any:
        table = opened()
        token = None if seat is None else table.tokens[seat]
        tag = api.get(table.path + suffix, token=token).headers["ETag"]
        return api.get(table.path + suffix, token=token, if_none_match=tag)

    return ask


def by_seat(method: str, path: str, json: Any = None, **more: Any) -> Ask:
    """Ask with the token of a seat in a match that has just been opened."""
    return lambda api, opened: api(method, path, json, token=opened().tokens[0], **more)


def full_ticket(api: Client, opened: Callable[..., Opened]) -> Any:
    token = opened().tokens[0]
    return read_only(on(TICKETS, "POST", {}, token=token))(api, opened)


def two_streams(api: Client, opened: Callable[..., Opened]) -> Any:
    """The same key for a ticket to all of a player's matches, and for one to a match."""
    token = api.post(PLAYERS, ANN).json["token"]
    assert api.post(TICKETS, {}, token=token, idempotency_key="1").status_code == 201
    return api.post(TICKETS, {"match": opened().answer["id"]}, token=token, idempotency_key="1")


def unchanged_matches(api: Client, opened: Callable[..., Opened]) -> Any:
    token = api.post(PLAYERS, ANN).json["token"]
    tag = api.get(MATCHES, token=token).headers["ETag"]
    return api.get(MATCHES, token=token, if_none_match=tag)


def full_of_streams(api: Client, opened: Callable[..., Opened]) -> Any:
    token = api.post(PLAYERS, ANN).json["token"]
    small = Client(api.runtime.settings.required_redis_url(), max_streams=1)
    small.app.extensions["upcard"].places.take("somewhere")
    answer = small.get(EVENTS, token=token)
    small.runtime.close()
    return answer


READING: dict[Declared, Ask] = {
    ("get_match", 304, None): unchanged(""),
    ("get_match", 404, "version_not_found"): at("?version=6"),
    ("list_events", 304, None): unchanged("/events"),
    ("list_legal_moves", 304, None): unchanged("/legal-moves", seat=1),
    ("list_my_matches", 200, None): a_player(MATCHES),
    ("list_my_matches", 304, None): unchanged_matches,
    ("list_my_matches", 401, "unauthenticated"): on(MATCHES),
    ("list_my_matches", 403, "forbidden"): an_app(MATCHES),
    ("list_my_matches", 422, "invalid_parameter"): a_player(MATCHES + "?status=over"),
    ("list_my_matches", 503, "store_unavailable"): without_redis("GET", MATCHES, **NOBODY),
    ("follow_my_matches", 200, None): a_player(EVENTS),
    ("follow_my_matches", 401, "unauthenticated"): on(EVENTS),
    ("follow_my_matches", 403, "forbidden"): by_seat("GET", EVENTS),
    ("follow_my_matches", 422, "invalid_parameter"): a_player(EVENTS + "?after=5"),
    ("follow_my_matches", 503, "too_many_streams"): full_of_streams,
    ("follow_my_matches", 503, "store_unavailable"): without_redis("GET", EVENTS, **NOBODY),
    ("issue_stream_ticket", 201, None): by_seat("POST", TICKETS, {}),
    ("issue_stream_ticket", 400, "invalid_body"): by_seat("POST", TICKETS, body=b"{", **JSON),
    ("issue_stream_ticket", 401, "unauthenticated"): on(TICKETS, "POST", {}),
    ("issue_stream_ticket", 403, "forbidden"): an_app(TICKETS, "POST", {}),
    ("issue_stream_ticket", 404, "match_not_found"): a_player(TICKETS, "POST", {"match": UNKNOWN[-18:]}),
    ("issue_stream_ticket", 413, "body_too_large"): by_seat("POST", TICKETS, body=LARGE, **JSON),
    ("issue_stream_ticket", 415, "unsupported_media_type"): by_seat("POST", TICKETS, **TEXT),
    ("issue_stream_ticket", 422, "invalid_body"): by_seat("POST", TICKETS, {"match": "m_1"}),
    ("issue_stream_ticket", 422, "idempotency_key_reused"): two_streams,
    ("issue_stream_ticket", 422, "invalid_parameter"): by_seat("POST", TICKETS + "?match=m_1", {}),
    ("issue_stream_ticket", 503, "not_stored"): full_ticket,
    ("issue_stream_ticket", 503, "store_unavailable"): without_redis("POST", TICKETS, {}, **NOBODY),
}
