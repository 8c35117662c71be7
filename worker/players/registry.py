"""Who plays which game: the only list of the bots' players. Their names for people are in service.application.bots."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from worker.players import down_and_back, liars_race, random_player, schieberamsch, showdown
from worker.players.contract import Player

PLAYERS: Mapping[tuple[str, str], Player] = MappingProxyType(
    {
        ("random", "down-and-back"): random_player.choose,
        ("random", "liars-race"): random_player.choose,
        ("random", "schieberamsch"): random_player.choose,
        ("random", "showdown"): random_player.choose,
        ("basic", "down-and-back"): down_and_back.basic,
        ("basic", "liars-race"): liars_race.basic,
        ("basic", "schieberamsch"): schieberamsch.basic,
        ("basic", "showdown"): showdown.basic,
    }
)
"""Each player by its bot and game."""


def player_of(bot: str, game: str) -> Player:
    """The player of a bot in a game.

    Raises:
        LookupError: this bot does not play this game.
    """
    player = PLAYERS.get((bot, game))
    if player is None:
        raise LookupError(f"the bot {bot!r} does not play {game!r}")
    return player
