"""Making players and looking at them."""

from __future__ import annotations

from typing import Any

from flask import Response

from service.api.auth import perhaps_known
from service.api.bodies import BodyBlueprint
from service.api.contract import ok, operation
from service.api.encoding import answer
from service.api.headers import idempotency_key
from service.api.players.schemas import PlayerRequest
from service.api.wiring import accounts
from service.application import people
from service.application.accounts import Identity

BASE = "/v1/players"

players = BodyBlueprint("players", __name__, url_prefix=BASE, description="Players: accounts of people and bots.")


@players.route("", methods=["POST"])
@operation(
    "make_player",
    answers={201: ok("The player, with its token.", "PlayerWithToken", "Location", "Idempotency-Replayed")},
    problems=(
        "unauthenticated",
        "forbidden",
        "invalid_body",
        "body_too_large",
        "unsupported_media_type",
        "invalid_parameter",
        "idempotency_key_reused",
        "not_stored",
        "store_unavailable",
    ),
    parameters=("Idempotency-Key",),
    by=("anyone", "app"),
)
@perhaps_known("app")
@players.arguments(PlayerRequest)
def make_a_player(wanted: dict[str, Any], identity: Identity | None) -> Response:
    """Become a player

    Nothing but a name is needed. The token is shown only in this answer; it acts in all of the player's seats. A player
    that an app makes belongs to the app, which may then open matches for it.
    """
    made = people.make_player(accounts(), wanted["name"], identity, idempotency_key())
    headers = {"Location": f"{BASE}/{made.player.id}", "Cache-Control": "private, no-store"}
    if made.replayed:
        headers["Idempotency-Replayed"] = "true"
    return answer(made.player, 201, headers)


@players.route("/<player_id>", methods=["GET"])
@operation(
    "get_player",
    answers={200: ok("The player as everybody may know it.", "Player")},
    problems=("player_not_found", "invalid_parameter", "store_unavailable"),
)
def get_player(player_id: str) -> Response:
    """Look at a player

    What everybody may know: the name and since when. How well somebody plays is at `get_ratings`.
    """
    return answer(people.player_with(accounts(), player_id), headers={"Cache-Control": "no-cache"})
