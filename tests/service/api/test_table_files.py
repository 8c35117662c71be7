"""The table's files: kept by browsers and asked after, with a policy that lets the page do no more than it must."""

from __future__ import annotations

import gzip

import pytest

from tests.service.api.client import Client


def test_whoever_comes_in_is_led_to_the_table(api: Client) -> None:
    response = api.get("/")
    assert (response.status_code, response.headers["Location"]) == (302, "/table/")


@pytest.mark.parametrize(
    ("path", "media"),
    [
        pytest.param("/table/", "text/html", id="the page"),
        pytest.param("/table/main.js", "text/javascript", id="a module"),
        pytest.param("/table/style/page.css", "text/css", id="a style"),
        pytest.param("/table/icon.svg", "image/svg+xml", id="the icon"),
    ],
)
def test_a_file_is_sent_once_to_whoever_keeps_it(path: str, media: str, api: Client) -> None:
    first = api.get(path)
    assert (first.status_code, first.mimetype) == (200, media)
    assert set(first.headers["Cache-Control"].split(", ")) == {"public", "no-cache"}
    again = api.get(path, if_none_match=first.headers["ETag"])
    assert (again.status_code, again.data) == (304, b"")


def test_a_file_is_packed_for_whoever_can_unpack_it(api: Client) -> None:
    plain = api.get("/table/main.js", accept_encoding="identity")
    packed = api.get("/table/main.js", accept_encoding="gzip, br")
    assert (plain.headers.get("Content-Encoding"), packed.headers.get("Content-Encoding")) == (None, "gzip")
    assert gzip.decompress(packed.data) == plain.data
    assert plain.headers["ETag"] != packed.headers["ETag"]
    assert all("Accept-Encoding" in answer.headers["Vary"] for answer in (plain, packed))


def test_the_page_may_do_no_more_than_it_must(api: Client) -> None:
    policy = dict(rule.split(" ", 1) for rule in api.get("/table/").headers["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"


@pytest.mark.parametrize(
    "path", ["/table/nothing.js", "/table/../openapi.json", "/table/%2e%2e/openapi.json", "/table/client"]
)
def test_nothing_else_is_served(path: str, api: Client) -> None:
    response = api.get(path)
    assert response.status_code in (302, 404) if ".." in path else response.status_code == 404
    assert b"openapi" not in response.data or response.mimetype == "application/problem+json"
