"""Every game over HTTP: played to its end with every option, each rule broken on the way, and wrong options refused.

Source: api, sections 2 and 3; the sections on options of each rules page.
"""

from __future__ import annotations

import secrets
from collections import Counter
from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest

from engines.registry import ENGINES
from tests.service.api.client import Client
from tests.service.api.option_values import Table, schema, tables, to_cover, wrong_values
from tests.service.api.playing import INSTEAD, NAMES, Player

every_game = pytest.mark.parametrize("game", ENGINES)

MORE = 15
"""So many matches are played at most beside those that cover every option, until every rule was broken."""

NEEDED = {
    "down-and-back": [Table({"rounds": 100, "starting_chips": 4, "turns": 1}, 3)] * 3,
}
"""Options without which a rule is seldom broken: here some are out of the match while others play on."""


@every_game
def test_every_option_is_played_to_the_end_and_every_rule_broken(
    game: str, api: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The server's seeds are the same in every run too.
    monkeypatch.setattr(secrets, "token_bytes", Random(game).randbytes)
    refused, instead = Counter[str](), Counter[str]()
    left, rules = to_cover(game), set(ENGINES[game].rules)
    more = 0
    for table in chain(NEEDED.get(game, ()), tables(game)):
        player = Player(api, game, table, refused, instead)
        player.play()
        check_the_end(player)
        left -= table.covers
        more += not table.covers
        if not left and (more == MORE or refused.keys() | instead.keys() == rules):
            break
    assert not left
    assert refused.keys() == rules - INSTEAD.keys()
    assert instead.keys() == rules & INSTEAD.keys()


def check_the_end(player: Player) -> None:
    """The last events, the view and the engine agree; what lay hidden is opened as the options say."""
    log = player.api.get(f"{player.path}/events?limit=500").json
    while log["next_after"] < log["version"]:
        log = player.api.get(f"{player.path}/events?limit=500&after={log['next_after']}").json
    ended, finished = log["events"][-2:]
    assert (ended["type"], finished["type"]) == ("match_ended", "match_finished")
    outcome = player.api.get(player.path).json["outcome"]
    for field in ("places", "scores", "reason"):
        assert ended[field] == finished[field] == outcome[field]
    state = player.state()
    disclosure = player.engine.disclose(state)
    assert (disclosure is not None) == player.match["options"].get("reveal_at_end", True)
    if disclosure is None:
        assert finished["seed"] is None
        assert "disclosure" not in finished
    else:
        assert finished["seed"] == state.seed.hex()
        assert finished["disclosure"] == msgspec.json.decode(msgspec.json.encode(disclosure))


def opened(api: Client, game: str, seat_count: int | None = None, **options: Any) -> Any:
    seats = [{"kind": "human", "name": name} for name in NAMES[: seat_count or ENGINES[game].seats[0]]]
    return api.post("/v1/matches", {"game": game, "options": options, "seats": seats})


def pointers(answer: Any) -> list[str]:
    assert (answer.status_code, answer.json["code"]) == (422, "invalid_body"), answer.text
    return [fault["pointer"] for fault in answer.json["errors"]]


@every_game
def test_a_wrong_value_is_pointed_at_whatever_the_option(game: str, api: Client) -> None:
    for name, shape in schema(game)["properties"].items():
        wrong = list(wrong_values(shape, game))
        assert len(wrong) >= 4, name
        for value in wrong:
            assert pointers(opened(api, game, **{name: value})) == [f"/options/{name}"], value


@every_game
def test_an_option_of_another_game_is_pointed_at(game: str, api: Client) -> None:
    own = schema(game)["properties"]
    others = {name for other in ENGINES for name in schema(other)["properties"]} | {"colour"}
    for name in others - set(own):
        assert pointers(opened(api, game, **{name: 1})) == [f"/options/{name}"]


@pytest.mark.parametrize(
    ("game", "seat_count", "options", "option"),
    [
        pytest.param("showdown", 2, {"starting_energy": 11}, "starting_energy", id="more energy than its default cap"),
        pytest.param("showdown", 2, {"energy_cap": 9}, "starting_energy", id="a cap below the default energy"),
        pytest.param("down-and-back", 2, {"ante": 21}, "starting_chips", id="an ante that nobody can pay"),
        pytest.param("down-and-back", 2, {"first_dealer": 2}, "first_dealer", id="a dealer without a seat"),
        pytest.param("liars-race", 3, {"first_leader": 3}, "first_leader", id="a leader without a seat"),
    ],
)
def test_options_that_do_not_go_together(
    game: str, seat_count: int, options: dict[str, Any], option: str, api: Client
) -> None:
    assert pointers(opened(api, game, seat_count, **options)) == [f"/options/{option}"]


@every_game
def test_a_number_of_seats_that_the_game_does_not_have(game: str, api: Client) -> None:
    seats = ENGINES[game].seats
    for seat_count in (seats[0] - 1, seats[-1] + 1):
        if 0 < seat_count <= len(NAMES):
            assert pointers(opened(api, game, seat_count)) == ["/seats"]
