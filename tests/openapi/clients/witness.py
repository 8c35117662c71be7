"""What really happened, asked of the server directly, to compare with what a client was told."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any
from urllib.request import Request, urlopen

from tests.e2e.product import Upcard

Document = dict[str, Any]


def log_of(product: Upcard, match: str, token: str) -> list[Document]:
    """All events of a match as the holder of this token may know them."""
    events: list[Document] = []
    version = 1
    while len(events) < version:
        with _asked(product, f"/v1/matches/{match}/events?limit=500&after={len(events)}", token) as answer:
            page = json.load(answer)
        events, version = events + page["events"], page["version"]
    return events


def own_log(product: Upcard, token: str, after: str, last: str) -> list[Document]:
    """What a player's own stream tells between these two ids, the last one included."""
    items = []
    with _asked(product, f"/v1/me/events?after={after}", token) as answer:
        for line in answer:
            if line.strip():
                items.append(json.loads(line))
                if items[-1]["id"] == last:
                    break
    return items


def assert_no_move_was_doubled(answers: list[Document], log: list[Document]) -> None:
    """Each move of this player that is in the log was answered, and once."""
    answered = [event["version"] for answer in answers for event in answer["events"]]
    assert len(answered) == len(set(answered))
    deeds = {_deed(answer["events"][0]) for answer in answers}
    # What a move brings about has the same time; the game may do by itself there what is a move elsewhere.
    begun = [event for before, event in pairwise(log) if event["at"] != before["at"]]
    done = [event["version"] for event in begun if _deed(event) in deeds]
    assert done == [answer["events"][0]["version"] for answer in answers] != []


def _deed(event: Document) -> tuple[str, object]:
    """What was done, and by which seat."""
    return event["type"], event.get("flipper", event.get("seat"))


def _asked(product: Upcard, path: str, token: str) -> Any:
    headers = {"Authorization": f"Bearer {token}", "Accept": "application/json, application/x-ndjson;q=0.9"}
    return urlopen(Request(f"http://127.0.0.1:{product.port}{path}", headers=headers), timeout=20)
