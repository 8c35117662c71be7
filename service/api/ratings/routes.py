"""Looking at ratings."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote, urlencode

from flask import Response

from service.api.auth import perhaps_known
from service.api.bodies import BodyBlueprint
from service.api.contract import WATCHING, ok, operation
from service.api.encoding import answer
from service.api.headers import bearer
from service.api.ratings.schemas import HistoryQuery, LeaderboardQuery
from service.api.wiring import accounts, leaderboards, matches
from service.application import ratings_views as views
from service.application.accounts import Identity
from service.application.errors import Unauthenticated
from service.application.ratings_formula import PARAMETERS

BASE = "/v1"

ratings = BodyBlueprint("ratings", __name__, url_prefix=BASE, description="Ratings: who plays how well, and why.")

ANSWERS = (
    type(PARAMETERS),
    views.Leaderboard,
    views.PlayerRatings,
    views.RatingHistory,
    views.RatingExplanation,
)
"""What these operations answer."""

NEW_EACH_TIME = {"Cache-Control": "no-store"}


@ratings.route("/ratings/parameters", methods=["GET"])
@operation(
    "get_rating_parameters",
    answers={200: ok("The formula and its parameters.", "RatingParameters")},
    problems=("invalid_parameter",),
)
def get_rating_parameters() -> Response:
    """Look up how ratings are computed

    Enough to compute every rating oneself from the results, as `explain` gives them.
    """
    return answer(PARAMETERS, headers={"Cache-Control": "public, max-age=300"})


@ratings.route("/leaderboards/<game>", methods=["GET"])
@operation(
    "get_leaderboard",
    answers={200: ok("A part of the leaderboard, best first.", "Leaderboard", "Link")},
    problems=("unauthenticated", "forbidden", "game_not_found", "not_rated", "invalid_parameter", "store_unavailable"),
    by=("anyone", "player"),
)
@perhaps_known("player")
@ratings.arguments(LeaderboardQuery, location="query", unknown=None)
def get_leaderboard(query: dict[str, Any], game: str, identity: Identity | None) -> Response:
    """See who is best at a game

    The best first, or with `around` those about as good as somebody. Whoever comes or goes never shifts a page.
    """
    limit, bots, around = query["limit"], query["bots"], query.get("around")
    if around == "me":
        if identity is None:
            raise Unauthenticated("around=me needs the token of a player: Authorization: Bearer plr_…")
        around = identity.account.id
    if around is None:
        board = views.leaderboard(leaderboards(), accounts(), game, query.get("cursor"), limit, bots=bots)
    else:
        board = views.leaderboard_around(leaderboards(), accounts(), game, around, limit, bots=bots)
    next_page = {"limit": limit, "bots": str(bots).lower()}
    return answer(board, headers=_headers(f"/leaderboards/{game}", next_page, board.next_cursor))


@ratings.route("/players/<player_id>/ratings", methods=["GET"])
@operation(
    "get_ratings",
    answers={200: ok("A rating for each game in which there is one.", "PlayerRatings")},
    problems=("player_not_found", "invalid_parameter", "store_unavailable"),
)
def get_ratings(player_id: str) -> Response:
    """Look at the ratings of a player or a bot

    With statistics of the rated matches of each game. The id of a bot is `bot:` and its name.
    """
    return answer(views.player_ratings(leaderboards(), accounts(), player_id), headers=NEW_EACH_TIME)


@ratings.route("/players/<player_id>/ratings/<game>/history", methods=["GET"])
@operation(
    "list_rating_changes",
    answers={200: ok("What each match did to the rating, newest first.", "RatingHistory", "Link")},
    problems=(
        "unauthenticated",
        "forbidden",
        "player_not_found",
        "game_not_found",
        "invalid_parameter",
        "store_unavailable",
    ),
    by=("anyone", "player"),
)
@perhaps_known("player")
@ratings.arguments(HistoryQuery, location="query", unknown=None)
def list_rating_changes(query: dict[str, Any], player_id: str, game: str, identity: Identity | None) -> Response:
    """Follow a rating from match to match

    Only the player itself is told which private matches were among them.
    """
    own = identity is not None and identity.account.id == player_id
    cursor, limit = query.get("cursor"), query["limit"]
    page = views.rating_history(leaderboards(), accounts(), player_id, game, cursor, limit, own=own)
    path = f"/players/{player_id}/ratings/{game}/history"
    return answer(page, headers=_headers(path, {"limit": limit}, page.next_cursor))


@ratings.route("/players/<player_id>/ratings/<match_id>/explain", methods=["GET"])
@operation(
    "explain_rating_change",
    answers={200: ok("What the formula was given and what it made of it.", "RatingExplanation")},
    problems=("unauthenticated", "match_not_found", "not_rated", "invalid_parameter", "store_unavailable"),
    by=WATCHING,
)
def explain_rating_change(player_id: str, match_id: str) -> Response:
    """See why a match changed a rating

    For whoever may see the match: anybody, unless it is private.
    """
    told = views.explanation(matches(), leaderboards(), match_id, player_id, bearer())
    return answer(told, headers={"Cache-Control": "private, no-store"})


def _headers(path: str, query: dict[str, Any], next_cursor: str | None) -> dict[str, str]:
    if next_cursor is None:
        return NEW_EACH_TIME
    address = f"{BASE}{quote(path, safe='/:')}?{urlencode(query | {'cursor': next_cursor})}"
    return {**NEW_EACH_TIME, "Link": f'<{address}>; rel="next"'}
