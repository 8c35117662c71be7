"""The answers about ratings: one row an operation, status and code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from service.application.ratings_scoring import rate_match
from tests.service.api.asking import Ask, on, without_redis
from tests.service.api.client import Client, Declared
from tests.service.api.conftest import Opened
from tests.service.api.rows_people import NOBODY, a_player, an_app
from tests.service.finished import finished, new_match_id, player, store

BOARD, NAME = "/v1/leaderboards/down-and-back", "/v1/players/{id}/ratings"
RATINGS, HISTORY = NAME.format(id="bot:basic"), NAME.format(id="bot:basic") + "/down-and-back/history"
EXPLAIN = f"{RATINGS}/{new_match_id(1)}/explain"


def rated(path: str, **more: Any) -> Ask:
    """Ask after a player has won a match against a bot."""

    def ask(api: Client, opened: Callable[..., Opened]) -> Any:
        runtime = api.runtime
        runtime.accounts.add(player(1))
        match = store(runtime.matches, finished(new_match_id(1), [player(1).id, "bot:basic"], [1, 2]))
        assert rate_match(runtime.matches, runtime.ratings, match.id)
        return api.get(path, **more)

    return ask


RATED: dict[Declared, Ask] = {
    ("get_rating_parameters", 200, None): on("/v1/ratings/parameters"),
    ("get_rating_parameters", 422, "invalid_parameter"): on("/v1/ratings/parameters?game=showdown"),
    ("get_leaderboard", 200, None): rated(BOARD),
    ("get_leaderboard", 401, "unauthenticated"): on(BOARD + "?around=me"),
    ("get_leaderboard", 403, "forbidden"): an_app(BOARD + "?around=me"),
    ("get_leaderboard", 404, "game_not_found"): on("/v1/leaderboards/poker"),
    ("get_leaderboard", 404, "not_rated"): a_player(BOARD + "?around=me"),
    ("get_leaderboard", 422, "invalid_parameter"): on(BOARD + "?cursor=x"),
    ("get_leaderboard", 503, "store_unavailable"): without_redis("GET", BOARD),
    ("get_ratings", 200, None): rated(RATINGS),
    ("get_ratings", 404, "player_not_found"): on(NAME.format(id="bot:genius")),
    ("get_ratings", 422, "invalid_parameter"): on(RATINGS + "?game=showdown"),
    ("get_ratings", 503, "store_unavailable"): without_redis("GET", RATINGS),
    ("list_rating_changes", 200, None): rated(HISTORY),
    ("list_rating_changes", 401, "unauthenticated"): on(HISTORY, **NOBODY),
    ("list_rating_changes", 403, "forbidden"): an_app(HISTORY),
    ("list_rating_changes", 404, "player_not_found"): on(HISTORY.replace("basic", "genius")),
    ("list_rating_changes", 404, "game_not_found"): on(RATINGS + "/poker/history"),
    ("list_rating_changes", 422, "invalid_parameter"): on(HISTORY + "?limit=0"),
    ("list_rating_changes", 503, "store_unavailable"): without_redis("GET", HISTORY),
    ("explain_rating_change", 200, None): rated(EXPLAIN),
    ("explain_rating_change", 401, "unauthenticated"): on(EXPLAIN, **NOBODY),
    ("explain_rating_change", 404, "match_not_found"): on(EXPLAIN),
    ("explain_rating_change", 404, "not_rated"): rated(EXPLAIN.replace("basic", "random")),
    ("explain_rating_change", 422, "invalid_parameter"): on(EXPLAIN + "?seat=1"),
    ("explain_rating_change", 503, "store_unavailable"): without_redis("GET", EXPLAIN),
}
