"""A person's seat in a match on a server: how it is got, and what can be done from it."""

from __future__ import annotations

import re
import time
from typing import NamedTuple
from uuid import uuid4

from service.terminal.errors import Refused
from service.terminal.server import Document, Server

HELD = 25
"""Seconds that the server holds a question back until there is something to tell."""

UNHELD_PAUSE = 1.0
"""Seconds between questions when the server has no room to hold one back."""

_ADDRESS = re.compile(r"(https?://.+?)/v1/matches/([^/?#]+)/?")


class Sitting(NamedTuple):
    """The seat that `token` is for."""

    server: Server
    match_id: str
    token: str

    @property
    def address(self) -> str:
        """Where the match is."""
        return f"{self.server.address}/v1/matches/{self.match_id}"

    def look(self) -> Document:
        """The match as this seat sees it now."""
        return self.server.get("matches", self.match_id, token=self.token)

    def events(self, after: int, wait: int = 0) -> Document:
        """A page of what happened after a version; `wait` is how many seconds it may take until something does."""
        try:
            return self.server.get("matches", self.match_id, "events", token=self.token, after=after, wait=wait)
        except Refused as refusal:
            if refusal.code != "too_many_streams":
                raise
            time.sleep(UNHELD_PAUSE)
            return self.events(after)

    def move(self, move: Document, version: int) -> Document:
        """Make a move that answers this version of the match; it is made once, whatever happens on the way."""
        key = str(uuid4())
        return self.server.post(
            "matches", self.match_id, "moves", body=move, key=key, token=self.token, version=version
        )


def opened(server: Server, body: Document) -> Sitting:
    """Open a match whose first seat is for the person.

    Raises:
        NoGoingOn.
    """
    match = server.post("matches", body=body, key=str(uuid4()))
    return Sitting(server, match["id"], match["seats"][0]["token"])


def place_of(match: str, server: str) -> tuple[str, str]:
    """The server and the id of a match that is named by its address, or by its id at `server`.

    Raises:
        ValueError: it is neither.
    """
    found = _ADDRESS.fullmatch(match)
    if found:
        return found[1], found[2]
    if not re.fullmatch(r"[\w-]+", match, re.ASCII):
        raise ValueError(match)
    return server, match
