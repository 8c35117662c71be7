"""Validators and 304: what has not changed is not sent again, and what never changes is kept for ever."""

from __future__ import annotations

from typing import Any

import pytest

from tests.service.api.conftest import Opened

FOR_EVER, NOW = "private, max-age=31536000, immutable", "private, no-cache"

READ = ["", "?version=5", "/events", "/events?after=2&limit=2", "/events?limit=2", "/legal-moves"]


def ask(match: Opened, what: str, seat: int | None = 0, **headers: str) -> Any:
    token = None if seat is None else match.tokens[seat]
    return match.api.get(match.path + what, token=token, **headers)


@pytest.mark.parametrize("what", READ)
def test_what_has_not_changed_is_not_sent_again(what: str, match: Opened) -> None:
    first = ask(match, what)
    again = ask(match, what, if_none_match=first.headers["ETag"])
    assert (again.status_code, again.data) == (304, b"")
    for header in ("ETag", "Cache-Control", "Vary"):
        assert again.headers[header] == first.headers[header]
    assert "Authorization" in first.headers["Vary"]


@pytest.mark.parametrize(
    "tags",
    [
        pytest.param('"5.s0"', id="the tag"),
        pytest.param('W/"5.s0"', id="as a proxy weakened it"),
        pytest.param('"4.s0", "5.s0"', id="among others"),
        pytest.param("*", id="anything"),
    ],
)
def test_the_tag_in_any_form(tags: str, match: Opened) -> None:
    assert ask(match, "", if_none_match=tags).status_code == 304


@pytest.mark.parametrize(
    "tags",
    [
        pytest.param('"4.s0"', id="of another version"),
        pytest.param('"5.s1"', id="of another seat"),
        pytest.param('"5.public"', id="of a spectator"),
        pytest.param('"5"', id="of nobody"),
        pytest.param("", id="nothing"),
    ],
)
def test_another_tag_is_no_reason(tags: str, match: Opened) -> None:
    assert ask(match, "", if_none_match=tags).status_code == 200


@pytest.mark.parametrize("what", ["", "/events", "/events?after=2", "/legal-moves"])
def test_what_has_changed_is_sent(what: str, match: Opened) -> None:
    first = ask(match, what)
    match.stack(0)
    again = ask(match, what, if_none_match=first.headers["ETag"])
    assert (again.status_code, again.headers["Cache-Control"]) == (200, NOW)
    assert again.data != first.data


@pytest.mark.parametrize("what", ["?version=5", "/events?after=0&limit=2", "/events?after=1&limit=3"])
def test_what_lies_in_the_past_is_for_ever(what: str, match: Opened) -> None:
    first = ask(match, what)
    match.stack(0)
    again = ask(match, what, if_none_match=first.headers["ETag"])
    assert (first.headers["Cache-Control"], again.headers["Cache-Control"]) == (FOR_EVER, FOR_EVER)
    assert again.status_code == 304


@pytest.mark.parametrize(
    "what",
    [
        pytest.param("/events?after=2&limit=4", id="a page with room left"),
        pytest.param("/events?after=2&limit=3", id="a full page with the newest event"),
        pytest.param("/events?after=5", id="an empty page"),
        pytest.param("/events", id="the whole log"),
    ],
)
def test_the_head_of_the_log_is_not(what: str, match: Opened) -> None:
    assert ask(match, what).headers["Cache-Control"] == NOW


def test_pages_of_the_past_add_up_to_the_log(match: Opened) -> None:
    match.play_to_the_end()
    whole = ask(match, "/events?limit=500").json["events"]
    after, found, kept = 0, list[Any](), 0
    while page := (answer := ask(match, f"/events?after={after}&limit=3")).json["events"]:
        kept += answer.headers["Cache-Control"] == FOR_EVER
        found += page
        after = answer.json["next_after"]
    assert found == whole
    assert kept == (len(whole) - 1) // 3


def test_a_long_poll_knows_what_the_caller_holds(match: Opened) -> None:
    tag = ask(match, "/events?after=5").headers["ETag"]
    assert ask(match, "/events?after=5&wait=1", if_none_match=tag).status_code == 304
