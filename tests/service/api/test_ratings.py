"""Leaderboards, somebody's ratings, and how they came about, as they are told over HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from service.application.match_events import Visibility
from service.application.ratings_formula import PARAMETERS
from service.application.ratings_scoring import rate_match
from tests.service.api.client import Client
from tests.service.finished import AT, GAME, finished, new_match_id, player, store, token_of

BOARD = f"/v1/leaderboards/{GAME}"
ANN, BEN, CID = (player(name, name.capitalize()) for name in ("ann", "ben", "cid"))


def rate(api: Client, label: object, people: Sequence[str | None], places: Sequence[int], **more: Any) -> str:
    """Play and rate a match; its id."""
    runtime = api.runtime
    match = store(runtime.matches, finished(new_match_id(label), people, places, **more))
    rate_match(runtime.matches, runtime.ratings, match.id)
    return match.id


@pytest.fixture
def people(api: Client) -> Client:
    """A server that knows Ann, Ben and Cid."""
    for account in (ANN, BEN, CID):
        assert api.runtime.accounts.add(account) is None
    return api


def pages(api: Client, path: str) -> list[dict[str, Any]]:
    """All rows, read page by page along the links."""
    rows = []
    while True:
        response = api.get(path)
        rows += response.json["data"]
        assert (response.json["next_cursor"] is None) == ("Link" not in response.headers)
        if "Link" not in response.headers:
            return rows
        path = response.headers["Link"].partition(">")[0].removeprefix("<")


def test_the_parameters_are_those_of_the_formula(api: Client) -> None:
    told = api.get("/v1/ratings/parameters").json
    assert told["formula"] == api.get(BOARD).json["formula"] == PARAMETERS.formula
    assert (told["mu"], told["sigma"], told["model"]) == (25, 25 / 3, "Plackett-Luce")


def test_winners_stand_above_losers_and_bots_are_marked(people: Client) -> None:
    rate(people, 1, [ANN.id, "bot:basic", BEN.id], [1, 2, 3])
    rows = people.get(BOARD).json["data"]
    assert [(row["rank"], row["id"], row["name"], row["bot"]) for row in rows] == [
        (1, ANN.id, "Ann", False),
        (2, "bot:basic", "basic", True),
        (3, BEN.id, "Ben", False),
    ]
    assert [(row["matches"], row["wins"], row["rating"]["provisional"]) for row in rows] == [
        (1, 1, True),
        (1, 0, True),
        (1, 0, True),
    ]
    without_bots = people.get(BOARD + "?bots=false").json["data"]
    assert [(row["rank"], row["name"]) for row in without_bots] == [(1, "Ann"), (2, "Ben")]


def test_a_new_name_is_on_the_board_at_once(people: Client) -> None:
    rate(people, 1, [ANN.id, BEN.id], [1, 2])
    people("PATCH", "/v1/me", {"name": "Anna"}, token=token_of("ann"))
    assert [row["name"] for row in people.get(BOARD).json["data"]] == ["Anna", "Ben"]


@pytest.mark.parametrize("more", [{"rated": False}, {"people": [ANN.id, None]}], ids=["not to be rated", "a guest"])
def test_what_is_not_rated_changes_nothing(people: Client, more: dict[str, Any]) -> None:
    match = rate(people, 1, **{"people": [ANN.id, BEN.id], "places": [1, 2], **more})
    assert people.get(BOARD).json["data"] == []
    assert people.get(f"/v1/players/{ANN.id}/ratings").json["data"] == []
    assert people.get(f"/v1/players/{ANN.id}/ratings/{GAME}/history").json["data"] == []
    assert people.get(f"/v1/players/{ANN.id}/ratings/{match}/explain").json["code"] == "not_rated"


def test_equal_ratings_share_a_rank_and_pages_meet_exactly(api: Client) -> None:
    # Ten winners who are all equal, and ten losers.
    for number in range(10):
        rate(api, number, [player(number).id, player(100 + number).id], [1, 2])
    for limit in (1, 3, 7, 20):
        rows = pages(api, f"{BOARD}?limit={limit}&bots=false")
        assert [row["rank"] for row in rows] == [1] * 10 + [11] * 10
        assert len({row["id"] for row in rows}) == 20


def test_whoever_comes_or_goes_shifts_no_page(api: Client) -> None:
    for number in range(6):
        rate(api, number, [player(number).id, player(100 + number).id], [1, 2])
    first = api.get(BOARD + "?limit=4").json
    seen = {row["id"] for row in first["data"]}
    rate(api, "newcomers", [player("new").id, player("newer").id], [1, 2])
    loser = next(row for row in first["data"] if row["id"] != first["data"][-1]["id"])
    rate(api, "drops", [loser["id"], player("strong").id], [2, 1])
    rest = pages(api, f"{BOARD}?limit=4&cursor={first['next_cursor']}")
    # Everybody who has not played since is seen once.
    ids = [row["id"] for row in rest]
    assert len(ids) == len(set(ids))
    assert {player(number).id for number in range(6)} - seen <= set(ids)
    assert not (set(ids) & seen) - {loser["id"]}


def test_around_somebody(api: Client) -> None:
    # Each beats all those before: the last is the best.
    crowd = [player(number) for number in range(9)]
    for account in crowd:
        api.runtime.accounts.add(account)
    for number in range(1, 9):
        rate(api, number, [crowd[number].id, crowd[number - 1].id], [1, 2])
    order = [row["id"] for row in api.get(BOARD).json["data"]]
    place = order.index(crowd[4].id)
    assert 2 <= place <= 6
    mine = api.get(f"{BOARD}?around=me&limit=5", token=token_of(4))
    assert [row["id"] for row in mine.json["data"]] == order[place - 2 : place + 3]
    assert [row["rank"] for row in mine.json["data"]] == list(range(place - 1, place + 4))
    assert api.get(f"{BOARD}?around={crowd[4].id}&limit=5").json == mine.json
    below = pages(api, mine.headers["Link"].partition(">")[0].removeprefix("<"))
    assert [row["id"] for row in below] == order[place + 3 :]
    best = api.get(f"{BOARD}?around={order[0]}&limit=3").json["data"]
    assert [row["id"] for row in best] == order[:3]


def test_around_a_bot_among_players_only(people: Client) -> None:
    rate(people, 1, [ANN.id, "bot:basic", BEN.id], [1, 2, 3])
    around = people.get(f"{BOARD}?around=bot:basic&bots=false").json["data"]
    assert [(row["rank"], row["name"]) for row in around] == [(1, "Ann"), (2, "Ben")]


@pytest.mark.parametrize(
    "query",
    ["around=me&cursor=MDA=", "bots=1", "bots=no", "limit=101", "cursor=bm9uZQ==", "around=", "sort=name"],
)
def test_a_query_that_cannot_be(query: str, people: Client) -> None:
    response = people.get(f"{BOARD}?{query}", token=token_of("ann"))
    assert (response.status_code, response.json["code"]) == (422, "invalid_parameter")


def test_the_ratings_of_a_player_with_statistics(people: Client) -> None:
    rate(people, 1, [ANN.id, BEN.id], [1, 2])
    rate(people, 2, [BEN.id, ANN.id, CID.id], [1, 3, 2], resigned=[1])
    rate(people, 3, [CID.id, ANN.id], [2, 1], game="showdown")
    told = people.get(f"/v1/players/{ANN.id}/ratings").json
    assert (told["id"], told["name"], told["bot"]) == (ANN.id, "Ann", False)
    by_game = {one["game"]: one for one in told["data"]}
    assert set(by_game) == {GAME, "showdown"}
    assert by_game[GAME]["statistics"] == {
        "matches": 2,
        "wins": 1,
        "resignations": 1,
        "by_place": [{"place": 1, "matches": 1}, {"place": 3, "matches": 1}],
        "by_seat": [{"seat": 0, "matches": 1, "wins": 1}, {"seat": 1, "matches": 1, "wins": 0}],
        "by_opponents": [{"opponents": 1, "matches": 1, "wins": 1}, {"opponents": 2, "matches": 1, "wins": 0}],
    }
    value = by_game[GAME]["rating"]
    assert value["rating"] == pytest.approx(value["mu"] - 3 * value["sigma"])


def test_a_bot_in_two_seats_gets_the_mean_and_counts_both(people: Client) -> None:
    match = rate(people, 1, [ANN.id, "bot:basic", "bot:basic"], [2, 1, 3])
    told = people.get("/v1/players/bot:basic/ratings").json
    assert (told["name"], told["bot"]) == ("basic", True)
    [one] = told["data"]
    assert (one["statistics"]["matches"], one["statistics"]["wins"]) == (2, 1)
    # First and last against one in the middle: equal to it on the whole.
    assert one["rating"]["mu"] == pytest.approx(25, abs=1)
    [change] = people.get(f"/v1/players/bot%3Abasic/ratings/{GAME}/history").json["data"]
    assert [(seat["seat"], seat["place"]) for seat in change["seats"]] == [(1, 1), (2, 3)]
    assert change["match"] == match
    assert change["after"] == one["rating"]


def test_the_history_links_each_rating_to_the_next(people: Client) -> None:
    random = Random(20261130)
    matches = []
    for number in range(7):
        others = random.sample([BEN.id, CID.id, "bot:basic", "bot:random"], random.randint(1, 3))
        seats = [ANN.id, *others]
        matches.append(rate(people, number, seats, random.sample(range(1, len(seats) + 1), len(seats))))
    rows = pages(people, f"/v1/players/{ANN.id}/ratings/{GAME}/history?limit=3")
    assert [row["match"] for row in rows] == matches[::-1]
    [present] = people.get(f"/v1/players/{ANN.id}/ratings").json["data"]
    assert rows[0]["after"] == present["rating"]
    assert [row["before"] for row in rows[:-1]] == [row["after"] for row in rows[1:]]
    assert (rows[-1]["before"]["rating"], rows[-1]["before"]["provisional"]) == (0, True)
    assert {row["at"] for row in rows} == {"2023-11-14T22:13:20.000Z"}, AT


def test_an_explanation_gives_all_that_the_formula_was_given(people: Client) -> None:
    rate(people, 1, [ANN.id, BEN.id], [1, 2])
    match = rate(people, 2, [BEN.id, ANN.id, "bot:basic"], [3, 1, 2], resigned=[1])
    told = people.get(f"/v1/players/{ANN.id}/ratings/{match}/explain").json
    assert (told["player"], told["match"], told["game"]) == (ANN.id, match, GAME)
    assert told["formula"] == PARAMETERS.formula
    assert [(seat["id"], seat["name"], seat["place"], seat["left"]) for seat in told["seats"]] == [
        (BEN.id, "Seat 0", 2, False),
        (ANN.id, "Seat 1", 3, True),
        ("bot:basic", "basic bot", 1, False),
    ]
    newest = people.get(f"/v1/players/{ANN.id}/ratings/{GAME}/history").json["data"][0]
    assert (told["before"], told["after"]) == (newest["before"], newest["after"])
    assert told["seats"][1]["before"] == told["before"]


@pytest.mark.parametrize(("visibility", "status"), [("public", 200), ("private", 404)])
def test_who_may_know_of_a_rated_match(people: Client, visibility: Visibility, status: int) -> None:
    match = rate(people, 1, [ANN.id, BEN.id], [1, 2], visibility=visibility)
    explain = f"/v1/players/{ANN.id}/ratings/{match}/explain"
    history = f"/v1/players/{ANN.id}/ratings/{GAME}/history"
    tokens = {"ann": 200, "ben": 200, "cid": status, None: status}
    for name, wanted in tokens.items():
        token = None if name is None else token_of(name)
        assert people.get(explain, token=token).status_code == wanted, name
        [change] = people.get(history, token=token).json["data"]
        # The opponent learns from its own history which match it was.
        assert ("match" in change) == (visibility == "public" or name == "ann"), name


def test_no_match_can_be_told_from_one_that_is_private_or_not_there(people: Client) -> None:
    match = rate(people, 1, [ANN.id, BEN.id], [1, 2], visibility="private")
    for one in (match, new_match_id("nowhere")):
        answer = people.get(f"/v1/players/{ANN.id}/ratings/{one}/explain")
        assert (answer.status_code, answer.json["code"]) == (404, "match_not_found")
        assert answer.json["detail"] == f"there is no match {one}"
