"""Any version of a view is the view that was served at that time: for every seat and a spectator, in every game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient

from engines.registry import ENGINES
from tests.service.api.client import Client
from tests.service.api.conftest import Opened

FOR_EVER = "private, max-age=31536000, immutable"

SHORT = {
    "showdown": {},
    "down-and-back": {"rounds": 2},
    "schieberamsch": {"hands": 2},
    "liars-race": {},
}
"""Options that keep a match of random moves short."""

Served = dict[tuple[int, str | None], bytes]
"""What was served: the bytes by version and token; None for a spectator."""


class Table:
    """A match of any game, with a plain client: nothing is checked against the contract, which would take minutes."""

    def __init__(self, api: Client, game: str, random: Random) -> None:
        self.plain: FlaskClient = api.app.test_client()
        self.random = random
        count = random.choice(ENGINES[game].seats)
        # One seat is taken later, so that there are views from before the start too.
        seats = [{"kind": "human", "name": f"Seat {seat}"} for seat in range(count - 1)]
        wanted = {"game": game, "options": SHORT[game], "seats": [*seats, {"kind": "open"}]}
        match = self._post("", wanted, None)
        self.path = f"/{match['id']}"
        self.tokens: list[str | None] = [seat["token"] for seat in match["seats"][:-1]]
        self.served: Served = {}
        self.version = self.look()
        self.tokens.append(self._post(f"{self.path}/seats", {"name": "Last"}, None)["token"])
        self.version = self.look()

    def look(self) -> int:
        """Note what every viewer is shown now; the version of it."""
        views = {token: self.get("", token) for token in (*self.tokens, None)}
        [version] = {view.json["version"] for view in views.values()}
        self.served |= {(version, token): view.data for token, view in views.items()}
        found: int = version
        return found

    def move(self) -> bool:
        """One random legal move; False if the match is over."""
        view = self.get("", None).json
        if view["status"] != "active":
            return False
        token = self.tokens[self.random.choice(view["to_move"])]
        moves = self.get("/legal-moves", token).json["legal_moves"]
        self._post(f"{self.path}/moves", self.random.choice(moves), token)
        self.version = self.look()
        return True

    def get(self, what: str, token: str | None) -> Any:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        answer = self.plain.get(f"/v1/matches{self.path}{what}", headers=headers)
        assert answer.status_code == 200, answer.text
        return answer

    def _post(self, where: str, body: Any, token: str | None) -> Any:
        headers = {"If-Match": "*"} | ({} if token is None else {"Authorization": f"Bearer {token}"})
        answer = self.plain.post(f"/v1/matches{where}", json=body, headers=headers)
        assert answer.status_code == 201, answer.text
        return answer.json

    def wrong(self, versions: list[int]) -> list[tuple[int, str | None]]:
        """The versions, and for whom, at which the past is shown otherwise than it was served."""
        return [
            (version, token)
            for version in versions
            for token in (*self.tokens, None)
            if (version, token) in self.served
            and self.get(f"?version={version}", token).data != self.served[version, token]
        ]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", ENGINES)
def test_every_view_is_the_one_that_was_served(game: str, seed: int, api: Client) -> None:
    random = Random(f"{game} {seed}")
    table = Table(api, game, random)
    while table.move():
        # While the match runs, some of its past at every move; after it, all.
        assert table.wrong(random.sample(sorted({version for version, _ in table.served}), 1)) == []
    versions = sorted({version for version, _ in table.served})
    assert len(versions) > 8
    assert table.wrong(versions) == []


@pytest.mark.parametrize("game", ENGINES)
def test_between_two_moves_the_view_is_that_after_the_first(game: str, api: Client) -> None:
    table = Table(api, game, Random(game))
    while table.version < 60 and table.move():
        pass
    ends = sorted({version for version, _ in table.served})
    between = [version for version in range(ends[0], ends[-1]) if version not in ends]
    assert between
    for version in between:
        end = max(each for each in ends if each < version)
        for token in (*table.tokens, None):
            if (end, token) in table.served:
                assert table.get(f"?version={version}", token).data == table.served[end, token]


def test_a_past_version_never_changes(match: Opened) -> None:
    match.stack(0)
    for token, viewer in ((match.tokens[0], "s0"), (None, "public")):
        then = match.api.get(f"{match.path}?version=5", token=token)
        assert (then.headers["Cache-Control"], then.headers["ETag"]) == (FOR_EVER, f'"5.{viewer}"')
        again = match.api.get(f"{match.path}?version=5", token=token, if_none_match=then.headers["ETag"])
        assert (again.status_code, again.headers["Cache-Control"]) == (304, FOR_EVER)
        assert match.api.get(match.path, token=token).headers["Cache-Control"] == "private, no-cache"


def test_the_answer_says_which_version_it_is(match: Opened) -> None:
    match.stack(0)
    assert match.api.get(f"{match.path}?version=6", token=match.tokens[0]).json["version"] == 6


@pytest.mark.parametrize(
    ("version", "status", "code"),
    [
        pytest.param("6", 404, "version_not_found", id="not yet"),
        pytest.param("999999999", 404, "version_not_found", id="far from it"),
        pytest.param("4", 404, "version_not_found", id="within the first batch"),
        pytest.param("1", 404, "version_not_found", id="the first event of it"),
        pytest.param("0", 422, "invalid_parameter", id="before the first"),
        pytest.param("-1", 422, "invalid_parameter", id="negative"),
        pytest.param("x", 422, "invalid_parameter", id="no number"),
        pytest.param("5.0", 422, "invalid_parameter", id="no whole number"),
        pytest.param("", 422, "invalid_parameter", id="nothing"),
    ],
)
def test_a_version_that_is_not_there(version: str, status: int, code: str, match: Opened) -> None:
    answer = match.api.get(f"{match.path}?version={version}")
    assert (answer.status_code, answer.json["code"]) == (status, code)
    if status == 404:
        assert answer.json["current_version"] == 5


def test_the_past_of_a_private_match_is_private(opened: Callable[..., Opened]) -> None:
    match = opened(visibility="private")
    assert match.api.get(f"{match.path}?version=5").json["code"] == "match_not_found"
    assert match.api.get(f"{match.path}?version=5", token=match.tokens[1]).json["you"] == {"seat": 1}


def test_a_player_without_a_seat_may_take_one_yet(match: Opened) -> None:
    """The same address then shows more, so nothing may be kept for ever."""
    token = match.api.post("/v1/players", {"name": "Eve"}).json["token"]
    for what in ("?version=5", "/events?limit=2"):
        answer = match.api.get(match.path + what, token=token)
        assert answer.headers["Cache-Control"] == "private, no-cache"
