"""Server-sent events over as many connections as it takes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx

from upcard_client.generated import AuthenticatedClient
from upcard_client.patience import PASSING, Patience
from upcard_client.problems import UpcardProblem, refused

SILENCE = httpx.Timeout(10.0, read=30.0)
"""The server says something every seven seconds, be it only a comment: after thirty the connection is dead."""

FIRST_WAIT = 2.0
"""Seconds before a reconnect, unless the stream says how many."""


class Frame(NamedTuple):
    """A server-sent event. `name` is empty for what happened; `id` is what the stream goes on after, if it has one."""

    name: str
    id: str | None
    data: Any


def frames(client: AuthenticatedClient, path: str, after: str | None, patience: float) -> Iterator[Frame]:
    """The frames of a stream, beginning after `after`, until the server has nothing more to tell.

    A connection that breaks, ends or falls silent is made anew, and the stream goes on after the last frame that came
    whole.

    Raises:
        UpcardProblem: it was refused, and not just for the moment.
        UpcardProblem, httpx.TransportError: every try has failed for `patience` seconds.
    """
    trying = Patience(patience, FIRST_WAIT)
    while True:
        headers = {"Accept": "text/event-stream"}
        if after is not None:
            headers["Last-Event-ID"] = after
        trouble: Exception = httpx.RemoteProtocolError("the stream has ended")
        asked_to_wait = 0.0
        try:
            with client.get_httpx_client().stream("GET", path, headers=headers, timeout=SILENCE) as response:
                if response.status_code == 204:
                    return
                if response.status_code != 200:
                    response.read()
                    raise refused(response)
                for frame in _frames_of(response, trying):
                    after = frame.id or after
                    if frame.name == "resume":
                        break
                    yield frame
        except httpx.TransportError as broken:
            trouble = broken
        except UpcardProblem as refusal:
            if refusal.status not in PASSING:
                raise
            trouble, asked_to_wait = refusal, refusal.retry_after
        trying.wait(trouble, asked_to_wait)


def _frames_of(response: httpx.Response, trying: Patience) -> Iterator[Frame]:
    """The frames of one connection. What is not whole when it ends is left out, and comes again in the next."""
    fields: dict[str, str] = {}
    for line in _lines(response):
        trying.renew()
        name, _, value = line.partition(":")
        if name == "retry":
            trying.first = int(value) / 1000
        elif name:
            fields[name] = value.removeprefix(" ")
        elif not line:
            if "data" in fields:
                yield Frame(fields.get("event", ""), fields.get("id"), json.loads(fields["data"]))
            fields = {}


def _lines(response: httpx.Response) -> Iterator[str]:
    # httpx's own lines end at U+2028 too, which a player's name may hold.
    rest = b""
    for piece in response.iter_bytes():
        *lines, rest = (rest + piece).split(b"\n")
        for line in lines:
            yield line.decode().removesuffix("\r")
