"""Ratings in Redis. All keys of a game share a hash tag, so that one script writes a result with all that follows.

| key `upcard:{ratings-<game>}:…` | type | content |
|---|---|---|
| `results` | hash | match -> its number in the log: whoever is in it has been rated |
| `log` | stream | one entry a result, id `<number>-0` |
| `standings` | hash | player or bot -> rating, statistics |
| `board`, `people` | zsets | everybody, and everybody but bots, in the order of their ratings |
| `history` | zset | `<player or bot>:<number>` for every result of theirs |
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from importlib.resources import files

import msgspec

from service.adapters.redis_connections import Connections, Script
from service.application.codec import encode
from service.application.ratings import Result, Standing, is_bot
from service.application.ratings_formula import ordinal
from service.application.ratings_ports import Found

RATE = Script(files(__package__).joinpath("rate.lua").read_text("utf-8"))

KEYS = ("results", "log", "standings", "board", "people", "history")

standing_decoder = msgspec.json.Decoder(Standing)
result_decoder = msgspec.json.Decoder(Result)


def rating_keys(game: str, shadow: str = "") -> dict[str, str]:
    """The keys of a game by their names, in the order of `KEYS`. `shadow` names another set beside the live one."""
    return {name: f"upcard:{{ratings-{game}}}:{shadow}{name}" for name in KEYS}


def board_place(who: str, standing: Standing) -> str:
    """A member of a board: the rating in 16 hex digits that sort as it does, and the id."""
    (bits,) = struct.unpack(">Q", struct.pack(">d", ordinal(standing.rating)))
    # The bits of a negative number sort backwards, and after those of a positive one.
    ordered = bits ^ (2**64 - 1 if bits >> 63 else 2**63)
    return f"{ordered:016x}:{who}"


class RedisRatings:
    """The ratings of all games, as matches are rated. `shadow`: not the live ones, but a set of this name."""

    def __init__(self, connections: Connections, shadow: str = "") -> None:
        self._connections = connections
        self._shadow = shadow

    def find(self, game: str, match_id: str, people: Sequence[str]) -> Found:
        """What must be known to rate a match of these people: one round trip.

        Raises:
            StoreTrouble.
        """
        keys = rating_keys(game, self._shadow)
        rated, kept = self._connections.ask(
            ("HEXISTS", keys["results"], match_id), ("HMGET", keys["standings"], *people)
        )
        known = {who: standing_decoder.decode(one) for who, one in zip(people, kept, strict=True) if one is not None}
        return Found(rated=bool(rated), standings=known, kept=tuple(one or b"" for one in kept))

    def record(self, game: str, result: Result, found: Found, after: Mapping[str, Standing]) -> bool:
        """Write a result and what it leads to, whole or not at all: one round trip.

        Raises:
            NotStored.
        """
        people: list[str | bytes] = []
        for (who, standing), kept in zip(after.items(), found.kept, strict=True):
            before = found.standings.get(who)
            leave = "" if before is None else board_place(who, before)
            people += [who, kept, encode(standing), leave, board_place(who, standing), "1" if is_bot(who) else "0"]
        keys = list(rating_keys(game, self._shadow).values())
        recorded: int = self._connections.run(RATE, keys, [result.match, encode(result), *people])
        return recorded == 1
