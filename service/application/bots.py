"""The bots that the server offers, and how one of them takes its turn.

A bot learns what the projector shows its seat, and nothing else. Who it is that chooses is the worker's business.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engines.contract import Seat
from service.application.codec import codec_of, encode
from service.application.look import match_view
from service.application.play import Made, fingerprint, make_move
from service.application.ports import Head, Matches, RequestKey
from service.application.seats import bot_chance

BOTS = ("random", "basic")
"""The bots' names; what they do is said in texts.en.json."""


class BotTurn(msgspec.Struct, frozen=True):
    """What a bot is given to choose a move from. `chance` seeds its choice: the same for every attempt at this turn."""

    bot: str
    game: str
    seat: Seat
    version: int
    view: msgspec.Struct
    legal_moves: tuple[msgspec.Struct, ...]
    chance: str
    head: Head


def bot_turn(matches: Matches, match_id: str, seat: Seat, version: int) -> BotTurn | None:
    """The turn of a bot's seat whose decision opened at a version; None when that has passed.

    Raises:
        MatchNotFound, StoreTrouble.
    """
    head = matches.head(match_id)
    match = head.match
    sitting = match.seats[seat]
    shown = match_view(codec_of(match.game).engine, match, seat)
    if not isinstance(sitting.bot, str) or not shown.legal_moves or match.decided[seat] != version:
        return None
    return BotTurn(
        bot=sitting.bot,
        game=match.game,
        seat=seat,
        version=version,
        view=shown.view,
        legal_moves=shown.legal_moves,
        chance=bot_chance(head.secrets, seat, version),
        head=head,
    )


def play_turn(matches: Matches, turn: BotTurn, move: Any) -> Made:
    """Make the move that a bot chose.

    Raises:
        StaleVersion, NotNow: it came too late.
        BrokenRule: the bot has a bug.
        NotStored, StoreTrouble.
    """
    request = RequestKey(name=f"bot:{turn.seat}:{turn.version}", fingerprint=fingerprint(encode(move)))
    return make_move(matches, turn.head, turn.seat, move, turn.version, request)
