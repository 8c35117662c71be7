"""Matches of test mode: the same seed gives the same match, and nothing else follows from it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engines.registry import ENGINES
from tests.service.api.client import Client
from tests.service.api.conftest import SEATS, Opened, opening

SEED = "5eed" * 16
OTHER = "0dd5" * 16

OF_A_MATCH = {"id", "created_at", "at", "token"}
"""What differs from one match to the next, whatever its seed."""


def played(api: Client, game: str, seed: str, moves: int) -> Any:
    """What every seat and a spectator see of a match with this seed after so many moves, drawn the same each time."""
    chance = Random(game)
    seats = [{"kind": "human"}] * ENGINES[game].seats[0]
    match = api.post("/v1/matches", {"game": game, "seats": seats, "test": {"seed": seed}})
    path, tokens = match.headers["Location"], [seat["token"] for seat in match.json["seats"]]
    for _ in range(moves):
        movers = api.get(path).json["to_move"]
        if movers:
            token = tokens[chance.choice(movers)]
            legal = api.get(f"{path}/legal-moves", token=token).json["legal_moves"]
            assert api.post(f"{path}/moves", chance.choice(legal), token=token, if_match="*").status_code == 201
    viewers = [*tokens, None]
    return [
        without_names([api.get(f"{path}{what}", token=token).json for what in ("", "/events")]) for token in viewers
    ]


def without_names(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: without_names(part) for name, part in value.items() if name not in OF_A_MATCH}
    return [without_names(part) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize("game", ENGINES)
def test_the_same_seed_gives_the_same_match_card_for_card(game: str, api: Client) -> None:
    assert played(api, game, SEED, 12) == played(api, game, SEED, 12)
    assert played(api, game, SEED, 0) != played(api, game, OTHER, 0)


def test_a_match_that_starts_later_follows_its_script_too(opened: Callable[..., Opened]) -> None:
    deals = []
    for _ in range(2):
        table = opened(game="liars-race", options={}, seats=[SEATS[0], *[{"kind": "open"}] * 2], test={"seed": SEED})
        for name in ("Ben", "Cid"):
            table.api.post(f"{table.path}/seats", {"name": name})
        deals.append(table.api.get(table.path, token=table.tokens[0]).json["view"])
    assert deals[0] == deals[1]


def test_a_rematch_follows_the_script_with_cards_of_its_own(api: Client) -> None:
    deals = []
    for _ in range(2):
        table = opening(api)(game="down-and-back", options={}, test={"seed": SEED})
        first = table.answer["view"]
        table.api.post(f"{table.path}/resign", token=table.tokens[0])
        _, again = (table.api.post(f"{table.path}/rematch", token=token).json["match"] for token in table.tokens)
        deals.append((first, again["view"]))
        assert again["settings"] == table.answer["settings"]
    assert deals[0] == deals[1]
    assert deals[0][0] != deals[0][1]


def test_ids_and_tokens_do_not_follow_from_the_seed(opened: Callable[..., Opened]) -> None:
    one, two = (opened(test={"seed": SEED}) for _ in range(2))
    assert one.answer["id"] != two.answer["id"]
    assert not set(one.tokens) & set(two.tokens)


def test_it_is_marked_and_never_rated(opened: Callable[..., Opened]) -> None:
    table = opened(test={})
    assert table.answer["settings"] == {"on_resign": "forfeit", "spectator_delay": 0, "rated": False, "test": True}
    assert "test" not in opened().answer["settings"]


def test_it_cannot_be_asked_to_be_rated(api: Client) -> None:
    wanted = {"game": "showdown", "seats": SEATS, "settings": {"rated": True}, "test": {"seed": SEED}}
    refused = api.post("/v1/matches", wanted)
    assert (refused.status_code, refused.json["errors"][0]["pointer"]) == (422, "/settings/rated")


@pytest.mark.parametrize(
    ("test", "pointer"),
    [
        pytest.param({"seed": "5eed"}, "/test/seed", id="too short"),
        pytest.param({"seed": "5EED" * 16}, "/test/seed", id="capitals"),
        pytest.param({"seed": SEED + "\n"}, "/test/seed", id="a line end"),
        pytest.param({"bots": "slow"}, "/test/bots", id="bots of another kind"),
        pytest.param({"deck": ["Ah"]}, "/test/deck", id="a deck"),
    ],
)
def test_a_wrong_script_is_refused(test: dict[str, Any], pointer: str, api: Client) -> None:
    refused = api.post("/v1/matches", {"game": "showdown", "seats": SEATS, "test": test})
    assert (refused.status_code, refused.json["code"]) == (422, "invalid_body")
    assert refused.json["errors"][0]["pointer"] == pointer


def test_a_key_belongs_to_its_script(api: Client) -> None:
    wanted = {"game": "showdown", "seats": SEATS}
    key = {"idempotency_key": "a-key-nobody-guesses"}
    first = api.post("/v1/matches", {**wanted, "test": {"seed": SEED}}, **key)
    assert api.post("/v1/matches", {**wanted, "test": {"seed": SEED}}, **key).json == first.json
    others: list[dict[str, Any]] = [{"test": {"seed": OTHER}}, {"test": {}}, {}]
    for other in others:
        assert api.post("/v1/matches", {**wanted, **other}, **key).json["code"] == "idempotency_key_reused"


def test_nobody_is_told_the_seed_before_the_end(opened: Callable[..., Opened]) -> None:
    table = opened(test={"seed": SEED})
    for token in (*table.tokens, None):
        for what in ("", "/events"):
            assert SEED not in table.api.get(table.path + what, token=token).text
    assert SEED not in table.api.get("/v1/matches").text
    table.play_to_the_end()
    assert SEED in table.api.get(f"{table.path}/events").text
