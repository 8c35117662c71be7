"""The list of the caller's matches."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from flask import Response
from flask_smorest import Blueprint

from service.api.auth import known
from service.api.contract import empty, ok, operation
from service.api.encoding import answer
from service.api.headers import conditional, digest_tag
from service.api.my_matches.schemas import OwnMatchesQuery
from service.api.wiring import matches, own_matches
from service.application.accounts import Identity
from service.application.own_matches import own_page

BASE = "/v1/me/matches"

my_matches = Blueprint("my_matches", __name__, url_prefix=BASE, description="The caller's own matches.")


@my_matches.route("", methods=["GET"])
@operation(
    "list_my_matches",
    answers={
        200: ok("The caller's matches, newest first.", "OwnPage", "ETag", "Link"),
        304: empty("Nothing has changed.", "ETag"),
    },
    problems=("unauthenticated", "forbidden", "invalid_parameter", "store_unavailable"),
    parameters=("If-None-Match",),
    by=("player",),
)
@known("player")
@my_matches.arguments(OwnMatchesQuery, location="query", unknown=None)
def list_my_matches(query: dict[str, Any], identity: Identity) -> Response:
    """List the caller's matches

    In the order in which they were opened; a new match never shifts a page that is being read. A match is listed a
    moment after the caller sat down; what is shown of it is of now.
    """
    page = own_page(
        matches(), own_matches(), identity.account.id, query.get("status"), query.get("cursor"), query["limit"]
    )
    listed = answer(page)
    if page.next_cursor is not None:
        listed.headers["Link"] = f'<{BASE}?{urlencode(query | {"cursor": page.next_cursor})}>; rel="next"'
    return conditional(digest_tag(listed.get_data()), lambda: listed)
