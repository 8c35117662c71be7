"""Looking at oneself, a new name, a new token."""

from __future__ import annotations

from typing import Any

from flask import Response

from service.api.auth import known
from service.api.bodies import BodyBlueprint
from service.api.contract import ok, operation
from service.api.encoding import answer
from service.api.headers import bearer, idempotency_key
from service.api.me.schemas import AccountChange
from service.api.wiring import accounts, matches
from service.application.accounts import Identity
from service.application.people import me, rename, rotate_token

myself = BodyBlueprint("me", __name__, url_prefix="/v1/me", description="The caller itself, a player or an app.")

PRIVATE = {"Cache-Control": "private, no-store"}


@myself.route("", methods=["GET"])
@operation(
    "get_me",
    answers={200: ok("The caller.", "Me")},
    problems=("unauthenticated", "forbidden", "invalid_parameter", "store_unavailable"),
    by=("player", "app"),
)
@known("player", "app")
def get_me(identity: Identity) -> Response:
    """Whose token is this?

    The player or the app that the token belongs to; for a client that kept a token and nothing else.
    """
    return answer(me(identity.account), headers=PRIVATE)


@myself.route("", methods=["PATCH"])
@operation(
    "change_me",
    answers={200: ok("The caller, changed.", "Me")},
    problems=(
        "unauthenticated",
        "forbidden",
        "invalid_body",
        "body_too_large",
        "unsupported_media_type",
        "invalid_parameter",
        "not_stored",
        "store_unavailable",
    ),
    by=("player", "app"),
)
@known("player", "app")
@myself.arguments(AccountChange)
def change_me(change: dict[str, Any], identity: Identity) -> Response:
    """Take another name

    Seats that were taken before keep the old one.
    """
    return answer(rename(accounts(), identity, change["name"]), headers=PRIVATE)


@myself.route("/token-rotations", methods=["POST"])
@operation(
    "rotate_my_token",
    answers={201: ok("The new token.", "NewToken", "Idempotency-Replayed")},
    problems=(
        "unauthenticated",
        "forbidden",
        "invalid_parameter",
        "not_stored",
        "store_unavailable",
    ),
    parameters=("Idempotency-Key",),
    by=("player", "app"),
)
def rotate_my_token() -> Response:
    """Get a new token

    The one that this request carries is dead at once, but for repeating this very request with its Idempotency-Key,
    which must have at least 16 characters that nobody can guess.
    """
    rotated = rotate_token(matches(), accounts(), bearer(), idempotency_key())
    headers = dict(PRIVATE)
    if rotated.replayed:
        headers["Idempotency-Replayed"] = "true"
    return answer(rotated.answer, 201, headers)
