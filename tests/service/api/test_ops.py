"""The contract with its validator, and the registry of problems as pages for people."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from service.api.ops.pages import words
from service.api.problem_kinds import KINDS
from tests.service.api.client import Client

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


def test_the_contract_is_sent_once_to_whoever_keeps_it(api: Client) -> None:
    first = api.get("/openapi.json")
    again = api.get("/openapi.json", if_none_match=first.headers["ETag"])
    assert (again.status_code, again.data) == (304, b"")
    assert again.headers["ETag"] == first.headers["ETag"]
    assert again.headers["Cache-Control"] == "public, no-cache"
    assert api.get("/openapi.json", if_none_match='"of-yesterday"').data == first.data


@pytest.mark.parametrize(
    ("accept", "media"),
    [
        pytest.param(None, "application/json", id="anything, by saying nothing"),
        pytest.param("*/*", "application/json", id="anything"),
        pytest.param("application/json", "application/json", id="a program"),
        pytest.param("image/png", "application/json", id="what there is not"),
        pytest.param("text/html;q=0.5, application/json", "application/json", id="rather JSON"),
        pytest.param(BROWSER, "text/html", id="a browser"),
        pytest.param("text/html", "text/html", id="a page"),
    ],
)
@pytest.mark.parametrize("path", ["/v1/problems", "/v1/problems/illegal_move"])
def test_problems_come_as_the_caller_likes(path: str, accept: str | None, media: str, api: Client) -> None:
    response = api.get(path, **({} if accept is None else {"accept": accept}))
    assert response.mimetype == media
    assert response.headers["Vary"] == "Accept"


@pytest.mark.parametrize("code", KINDS)
def test_every_problem_has_a_page_that_tells_all(code: str, api: Client) -> None:
    kind = KINDS[code]
    response = api.get(f"/v1/problems/{code}", accept=BROWSER)
    told = _text(response.text)
    for said in (kind.title, kind.meaning, kind.remedy, *kind.fields, *kind.fields.values()):
        assert said.replace("`", "") in told
    assert "`" not in told
    assert response.headers["Content-Security-Policy"].startswith("default-src 'none'")


def test_the_page_of_all_problems_leads_to_each(api: Client) -> None:
    page = api.get("/v1/problems", accept=BROWSER).text
    assert all(f'<a href="/v1/problems/{code}"><code>{code}</code></a>' in page for code in KINDS)


def test_a_problem_that_is_none_is_a_problem_for_browsers_too(api: Client) -> None:
    response = api.get("/v1/problems/bad_luck", accept=BROWSER)
    assert (response.status_code, response.json["code"]) == (404, "problem_not_found")


def test_words_of_ours_cannot_become_tags() -> None:
    assert words("a `<b>` & <i>") == "a <code>&lt;b&gt;</code> &amp; &lt;i&gt;"


class _Reader(HTMLParser):
    """What a person reads on a page; each piece ends where its tag does."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[str] = []

    def handle_data(self, data: str) -> None:
        self.pieces.append(data)


def _text(page: str) -> str:
    reader = _Reader()
    reader.feed(page)
    return "".join(reader.pieces)
