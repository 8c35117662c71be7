"""All that a viewer can ask about a match: whatever leaves the server is in an answer to one of these.

The view and the whole log are asked for in every pair, and so are a seat's moves when it is to move; of the rest some,
in turn by chance.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tests.service.pairs import Pair
from tests.service.worlds import ACCOUNTS, APP_KEY, MATCH_ID, PLAYERS, REFERENCE, Question

STREAM, NDJSON = {"Accept": "text/event-stream"}, {"Accept": "application/x-ndjson"}
ANY = {"If-Match": "*"}
CHOSEN = 2
"""How many kinds of questions are drawn for each pair, beside those that are always asked."""


def questions(pair: Pair, version: int) -> list[Question]:
    """What is asked in both worlds of this pair, at this version."""
    asked = [*_always(pair)]
    for make in pair.random.sample(DRAWN, CHOSEN):
        asked += make(pair, version)
    return asked


def _always(pair: Pair) -> list[Question]:
    if not pair.legal:
        return [VIEW, LOG]
    return [VIEW, LOG, *_listed(pair, 0), *_judged(pair, 0), *_refused(pair, 0)]


VIEW = Question("view", "")
LOG = Question("log", "/events?limit=500")


def _page(pair: Pair, version: int) -> list[Question]:
    after, limit = pair.random.randrange(version), pair.random.randrange(1, version + 1)
    return [Question("page", f"/events?after={after}&limit={limit}&wait=1")]


def _stream(pair: Pair, version: int) -> list[Question]:
    after = pair.random.randrange(version + 1)
    path = f"/events?limit={max(1, version - after)}"
    if after == version:
        # Nothing comes any more unless the match is over, so only the greeting is read.
        return [Question("stream", path, headers={**STREAM, "Last-Event-ID": str(after)}, chunks=1)]
    return [Question("stream", f"{path}&after={after}", headers=STREAM)]


def _snapshot(pair: Pair, version: int) -> list[Question]:
    return [Question("snapshot", "/events", headers=STREAM, chunks=2)]


def _lobby(pair: Pair, version: int) -> list[Question]:
    game = pair.position.engine.name
    filters = ("", f"?game={game}", "?status=active", "?status=finished", "?with_bots=false&rated=true", "?seats=3")
    query = pair.random.choice(filters)
    return [Question("lobby", f"/v1/matches{query}")]


def _unchanged(pair: Pair, version: int) -> list[Question]:
    viewer = "public" if pair.viewer is None else f"s{pair.viewer}"
    return [Question("unchanged", "", headers={"If-None-Match": f'"{version}.{viewer}"'})]


def _listed(pair: Pair, version: int) -> list[Question]:
    return [Question("legal moves", "/legal-moves")]


def _judged(pair: Pair, version: int) -> list[Question]:
    return [Question("judged", "/moves/validate", msgspec.json.encode(move)) for move in pair.tried]


def _refused(pair: Pair, version: int) -> list[Question]:
    """Moves that are against the rules or out of turn, after the end, or of nobody's seat."""
    return [
        Question("refused", "/moves", msgspec.json.encode(move), ANY) for move in pair.tried if move not in pair.legal
    ]


def _stale(pair: Pair, version: int) -> list[Question]:
    """Moves legal and illegal that come too late: the answer tells what was missed. No decision opened at 0 or 1."""
    headers = {"If-Match": f'"{pair.random.randrange(2)}"'}
    return [Question("stale", "/moves", msgspec.json.encode(move), headers) for move in pair.tried]


def _unreadable(pair: Pair, version: int) -> list[Question]:
    return [Question("unreadable", "/moves", b'{"type":"no such move"}', ANY)]


def _repeated(pair: Pair, version: int) -> list[Question]:
    """A move that the viewer made, with the same key again, and another move under that key."""
    made = [number for number, batch in enumerate(pair.here) if batch.seat is not None and batch.seat == pair.viewer]
    if not made:
        return []
    number = pair.random.choice(made)
    headers = {**ANY, "Idempotency-Key": str(number)}
    return [
        Question("repeated", "/moves", msgspec.json.encode(pair.here[number].move), headers),
        *(
            Question("key reused", "/moves", msgspec.json.encode(move), headers)
            for move in pair.tried[:1]
            if move != pair.here[number].move
        ),
    ]


def _rated(pair: Pair, version: int) -> list[Question]:
    """What the end of the match does to the ratings; nothing before."""
    game, mine = pair.position.engine.name, f"/v1/players/{PLAYERS[0]}/ratings"
    paths = (f"/v1/leaderboards/{game}", mine, f"{mine}/{game}/history", f"{mine}/{MATCH_ID}/explain")
    return [Question("rating", path) for path in paths]


def _known(pair: Pair, version: int) -> list[Question]:
    """What the player in the seat sees with the player's own token, and the app that opened the match from outside."""
    token = APP_KEY if pair.viewer is None else ACCOUNTS[PLAYERS[pair.viewer]]
    paths = ["", "/events?limit=500", "/legal-moves", "/v1/matches"]
    if pair.viewer is None:
        paths.append(f"/v1/matches?external_reference={REFERENCE}")
    return [Question("known", path, headers={"Authorization": f"Bearer {token}"}) for path in paths]


def _past(pair: Pair, version: int) -> list[Question]:
    """What there was to see at some version; within the batch that opened the match, nothing."""
    return [Question("past", f"?version={pair.random.randrange(1, version + 1)}")]


def _lines(pair: Pair, version: int) -> list[Question]:
    after = pair.random.randrange(version)
    told = Question("lines", f"/events?after={after}&limit={version - after}", headers=NDJSON)
    return [told, Question("lines", "/events", headers=NDJSON, chunks=2)]


def _own(pair: Pair, version: int) -> list[Question]:
    """What the player in the seat is told of all of the player's matches."""
    if pair.viewer is None:
        return []
    headers = {"Authorization": f"Bearer {ACCOUNTS[PLAYERS[pair.viewer]]}"}
    stream = Question("own matches", "/v1/me/events", headers={**headers, **STREAM}, chunks=2)
    return [Question("own matches", "/v1/me/matches", headers=headers), stream]


DRAWN: tuple[Callable[[Pair, int], list[Question]], ...] = (
    _page,
    _stream,
    _snapshot,
    _lobby,
    _unchanged,
    _listed,
    _judged,
    _refused,
    _stale,
    _unreadable,
    _repeated,
    _rated,
    _known,
    _past,
    _lines,
    _own,
)

KINDS = (
    "view",
    "log",
    "page",
    "stream",
    "snapshot",
    "lobby",
    "unchanged",
    "legal moves",
    "judged",
    "refused",
    "stale",
    "unreadable",
    "repeated",
    "key reused",
    "rating",
    "known",
    "past",
    "lines",
    "own matches",
)
"""Every kind of question."""
