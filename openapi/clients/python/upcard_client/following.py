"""Following a match, and all matches of a player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

from upcard_client.events import Event, Json, Presence, read, read_event
from upcard_client.generated import AuthenticatedClient
from upcard_client.generated.api.matches import get_match
from upcard_client.generated.models import Match, OwnEvent, OwnItem
from upcard_client.problems import answered
from upcard_client.streams import frames

PATIENCE = 300.0
"""Seconds for which a stream may fail before that is an error."""

THE_END = ("match_finished", "match_abandoned")


def follow_match(
    client: AuthenticatedClient, match_id: str, after: int | None = None, *, patience: float = PATIENCE
) -> Iterator[Match | Event | Presence | Json]:
    """Everything that happens in a match, until it is over: every event once and in order, whatever becomes of the
    connection.

    Without `after` the first thing told is the match as the caller sees it now; otherwise the events begin with the one
    after that version. A dict is something that this edition of the client has no class for.

    Raises:
        UpcardProblem: the caller may not follow, or not any more.
        UpcardProblem, httpx.TransportError: the server could not be reached for `patience` seconds.
    """
    game = "" if after is None else answered(get_match.sync_detailed(match_id, client=client)).game
    path = f"/v1/matches/{quote(match_id, safe='')}/events"
    for frame in frames(client, path, None if after is None else str(after), patience):
        if frame.name == "snapshot":
            game = frame.data["game"]
            yield read(Match, frame.data)
            if frame.data["status"] in ("finished", "abandoned"):
                return
        else:
            yield read_event(game, frame.data)
            # The server would say so to the next connection, but why wait.
            if frame.data["type"] in THE_END:
                return


def follow_my_matches(
    client: AuthenticatedClient, after: str | None = None, *, patience: float = PATIENCE
) -> Iterator[OwnItem | OwnEvent | Json]:
    """Where it is the player's turn, what has started and ended, and who invites the player; without end.

    Begins with what is open: an `OwnItem` for each turn, invitation, and end that the player may not know of. Then
    follows an `OwnEvent` for whatever happens; with the `id` of the last one as `after` the stream goes on from there.
    Something may be told twice, as open and as it happens, but nothing is missed: look at the match before acting.

    Raises:
        UpcardProblem: the token is no player's, or not any more.
        UpcardProblem, httpx.TransportError: the server could not be reached for `patience` seconds.
    """
    for frame in frames(client, "/v1/me/events", after, patience):
        if frame.name == "snapshot":
            items: list[Any] = frame.data["items"]
            yield from (read(OwnItem, item) for item in items)
        else:
            yield read(OwnEvent, frame.data)
