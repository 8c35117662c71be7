"""Finished matches, made without playing them: what is said of who sat where and in which place is all that counts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from engines.chance import ALGORITHM, commitment
from service.application.accounts import Account
from service.application.codec import codec_of
from service.application.match import BLANK, Match, Step, stepped
from service.application.match_events import (
    MatchFinished,
    MatchOpened,
    MatchSeat,
    MatchSettings,
    MatchStarted,
    SeatResigned,
    SeatSubstituted,
    SeatTaken,
    Visibility,
)
from service.application.play import batch
from service.application.ports import Matches
from service.application.seats import Claims, Secrets, token_hash

GAME = "down-and-back"
"""Seats two to five."""

SEED = bytes(32)
AT = 1_700_000_000_000


def sitting(seat: int, who: str | None) -> SeatTaken:
    """Who sits down: a player (`p_…`), a bot (`bot:basic`), or None for a guest."""
    kind, _, bot = (who or "").partition(":")
    if kind == "bot":
        return SeatTaken(seat=seat, kind="bot", name=f"{bot} bot", bot=bot)
    return SeatTaken(seat=seat, kind="human", name=f"Seat {seat}", bot=None, player=who)


def finished(
    match_id: str,
    people: Sequence[str | None],
    places: Sequence[int],
    *,
    game: str = GAME,
    rated: bool = True,
    visibility: Visibility = "public",
    resigned: Sequence[int] = (),
    substituted: Sequence[int] = (),
) -> Step:
    """A match of these people that ended in these places. A bot plays on for whoever resigned or was substituted."""
    engine = codec_of(game).engine
    options = msgspec.to_builtins(engine.options_type())
    taken = [sitting(seat, who) for seat, who in enumerate(people)]
    seats = tuple(MatchSeat(seat=seat, kind="open", state="open") for seat in range(len(people)))
    events: list[msgspec.Struct] = [
        MatchOpened(game, engine.edition, options, visibility, len(people), MatchSettings(rated=rated)),
        *taken,
        MatchStarted(options, seats, ALGORITHM, commitment(SEED), SEED.hex()),
        *(SeatResigned(seat) for seat in resigned),
        *(SeatSubstituted(seat, "basic") for seat in (*resigned, *substituted)),
        MatchFinished(reason="told", places=tuple(places), scores=(0,) * len(people), seed=SEED.hex()),
    ]
    blank = msgspec.structs.replace(BLANK, id=match_id, created_at=AT)
    # Nothing was dealt at this table, and nobody looks at it.
    return stepped(engine, blank, tuple(events), None)


def store(matches: Matches, step: Step, at: int = AT) -> Match[Any]:
    """Keep a finished match as one batch that was stored at a time (ms), as its last move would have been."""
    count = len(step.match.seats)
    kept = Secrets(tokens=(None,) * count, bots=(None,) * count)
    engine = codec_of(step.match.game).engine
    assert matches.append(batch(engine, BLANK, step, at, None, kept)) is None
    return step.match


def new_match_id(label: object) -> str:
    """An id that follows from the label."""
    return Claims(f"match {label}").match_id()


def player(label: object, name: str | None = None) -> Account:
    """A player whose id and token follow from the label."""
    claims = Claims(f"player {label}")
    player_id = claims.new_id("p", "player")
    token = claims.new_token("plr", player_id)
    return Account(id=player_id, kind="player", name=name or f"Player {label}", created_at=AT, token=token_hash(token))


def token_of(label: object) -> str:
    """The token of `player(label)`."""
    claims = Claims(f"player {label}")
    return claims.new_token("plr", claims.new_id("p", "player"))


def drawn(random: Random, label: object, crowd: Sequence[str]) -> Step:
    """A match of two to five of a crowd, bots perhaps in several seats. Some tie, some leave."""
    count = random.randint(2, 5)
    players = [who for who in crowd if not who.startswith("bot:")]
    bots = [who for who in crowd if who.startswith("bot:")]
    people = random.sample(players, count)
    for seat in range(count):
        if random.random() < 0.25:
            people[seat] = random.choice(bots)
    # A stronger player, later in the crowd, ends in a better place more often than not.
    strength = [crowd.index(who) / len(crowd) + random.gauss(0, 0.5) for who in people]
    points = [round(one, 1) for one in strength]
    places = [1 + sum(other > one for other in points) for one in points]
    can_leave = [seat for seat, who in enumerate(people) if not who.startswith("bot:")]
    left = [seat for seat in can_leave if random.random() < 0.05]
    return finished(new_match_id(label), people, places, resigned=left[:1], substituted=left[1:])
