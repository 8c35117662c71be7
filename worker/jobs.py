"""What a worker does: thin shells around the use cases."""

from __future__ import annotations

import logging
from functools import cache
from random import Random

from service.application import expiring
from service.application.bots import BotTurn, bot_turn, play_turn
from service.application.errors import MatchNotFound, NotNow, StaleVersion
from service.application.lobby import list_match
from service.application.ports import Duty
from service.application.ratings_scoring import rate_match
from service.runtime import Runtime
from service.settings import Settings
from worker.players.registry import player_of

log = logging.getLogger("upcard.jobs")


def play_bot(match_id: str, seat: int, version: int) -> None:
    """Make the move of a bot's seat whose decision opened at a version; a turn that has passed is left alone."""
    matches = runtime().matches
    try:
        turn = bot_turn(matches, match_id, seat, version)
        if turn is not None:
            play_turn(matches, turn, _chosen(turn))
    except (StaleVersion, NotNow) as late:
        log.info("%s seat %d version %d: came too late (%s)", match_id, seat, version, late)


def score_match(match_id: str, version: int) -> None:
    """Write the result of a finished match into the public list and, once, into the ratings."""
    try:
        list_match(runtime().matches, runtime().directory, match_id)
        rate_match(runtime().matches, runtime().ratings, match_id)
    except MatchNotFound:
        log.warning("match %s is to be scored and does not exist", match_id)
    runtime().outbox.settle(Duty(kind="score", match=match_id, seat=None, version=version))


def expire_match(match_id: str, version: int) -> None:
    """End an open match that nobody has joined or left since a version, which was long ago."""
    duty, until = Duty(kind="expire", match=match_id, seat=None, version=version), None
    try:
        until = expiring.expire_match(runtime().matches, match_id, version)
    except MatchNotFound:
        log.warning("match %s is to expire and does not exist", match_id)
    if until is None:
        runtime().outbox.settle(duty)
    else:
        runtime().outbox.postpone(duty, until)


@cache
def runtime() -> Runtime:
    """The adapters of this worker."""
    return Runtime(Settings.from_environment())


def _chosen(turn: BotTurn) -> object:
    """The bot's choice. One that has a bug makes any legal move: the others at the table cannot go on without it."""
    choose = player_of(turn.bot, turn.game)
    try:
        move: object = choose(turn.view, turn.legal_moves, Random(turn.chance))
    except Exception:  # whatever a bot's bug may raise; it is logged as the bug that it is
        log.exception("the bot %s has a bug in %s at version %d", turn.bot, turn.game, turn.version)
        move = None
    return move if move in turn.legal_moves else Random(turn.chance).choice(turn.legal_moves)
