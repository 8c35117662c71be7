"""`upcard play`: from what was asked for to a table, and why that may fail."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, assert_never

from service.terminal.console import Console
from service.terminal.errors import NotUpcard, Refused, Unreachable
from service.terminal.layout import harmless
from service.terminal.opening import complaints
from service.terminal.server import Server
from service.terminal.sitting import Sitting, opened, place_of
from service.terminal.table import Table
from service.terminal.words import WORDS, Words

AT_EASE, INTERRUPTED = 0, 130
"""Exit codes: the match is over or waits for the person, and Ctrl-C was pressed."""


class CannotPlay(Exception):
    """Why not, in the person's language."""


@dataclass(frozen=True)
class NewMatch:
    """A match to be opened; `seats` is None for as few as the game allows, `name` for the usual one."""

    game: str
    bot: str
    seats: int | None
    options: Mapping[str, Any]
    name: str | None


@dataclass(frozen=True)
class BegunMatch:
    """The match at an address, or with an id, and the token of a seat in it."""

    match: str
    token: str


@dataclass(frozen=True)
class Order:
    """What is to be played and how.

    A connection that breaks is tried again for `patience` seconds. `auto` makes a move that is the only one without
    asking. `server` is not looked at if the match is named by its address.
    """

    match: NewMatch | BegunMatch
    server: str
    language: str
    patience: float
    auto: bool


def play(order: Order) -> int:
    """Play until the match is over or the person leaves; the exit code.

    Raises:
        CannotPlay.
    """
    words, console = WORDS[order.language], Console()
    try:
        sitting = _sitting(order, words, console)
        match = sitting.look()
        texts = sitting.server.get("games", match["game"], "texts")
    except (Refused, NotUpcard, Unreachable) as trouble:
        raise CannotPlay(_reason(trouble, words)) from trouble
    table = Table(sitting, texts, words, console, order.auto)
    go_on = ["", words.go_on, f"  {_command(sitting, order)}"]
    console.say([*go_on, "", words.help, ""])
    try:
        is_over = table.play(match, is_new=isinstance(order.match, NewMatch))
    except KeyboardInterrupt:
        console.say(["", words.interrupted, *go_on])
        return INTERRUPTED
    except (Refused, NotUpcard, Unreachable) as trouble:
        console.say(go_on)
        raise CannotPlay(_reason(trouble, words)) from trouble
    if not is_over:
        console.say([words.left, *go_on])
    return AT_EASE


def _sitting(order: Order, words: Words, console: Console) -> Sitting:
    """The person's seat, in a match that was begun or in one that is opened for it."""
    match order.match:
        case NewMatch():
            return _new(order.match, _server(order.server, order, words, console), words)
        case BegunMatch(match, token):
            try:
                address, match_id = place_of(match, order.server)
            except ValueError as error:
                raise CannotPlay(words.no_match.format(match=match)) from error
            # What cannot stand in a header is nobody's token.
            if not token.isascii() or not token.isprintable():
                raise CannotPlay(words.refusals["unauthenticated"])
            return Sitting(_server(address, order, words, console), match_id, token)


def _server(address: str, order: Order, words: Words, console: Console) -> Server:
    def tell(lost: bool) -> None:
        console.say([words.lost if lost else words.found])

    try:
        return Server(address, order.language, order.patience, tell)
    except ValueError as error:
        raise CannotPlay(words.no_address.format(address=address)) from error


def _new(wanted: NewMatch, server: Server, words: Words) -> Sitting:
    """A seat in a new match of the game."""
    try:
        game = server.get("games", wanted.game)
    except Refused as refusal:
        if refusal.code != "game_not_found":
            raise
        games = ", ".join(refusal.problem["games"])
        raise CannotPlay(harmless(words.no_game.format(game=wanted.game, games=games))) from refusal
    count = wanted.seats or game["seats"]["min"]
    name = wanted.name or words.player
    bots = [bot for bot in words.bots if bot != name]
    body = {
        "game": wanted.game,
        "options": dict(wanted.options),
        "seats": [
            {"kind": "human", "name": name},
            *({"kind": "bot", "bot": wanted.bot, "name": bots[seat % len(bots)]} for seat in range(count - 1)),
        ],
        # Nobody else needs to find a match against bots; whoever has a seat's token may continue it.
        "visibility": "private",
    }
    try:
        return opened(server, body)
    except Refused as refusal:
        if refusal.code != "invalid_body":
            raise
        raise CannotPlay(harmless(" ".join(complaints(refusal.problem, game, body, words)))) from refusal


def _reason(trouble: Refused | NotUpcard | Unreachable, words: Words) -> str:
    match trouble:
        case Refused():
            return harmless(words.refusal(trouble.problem))
        case NotUpcard():
            return harmless(words.not_upcard.format(address=trouble.address, reason=trouble))
        case Unreachable():
            return harmless(words.unreachable.format(address=trouble.address, reason=trouble))
        case _:
            assert_never(trouble)


def _command(sitting: Sitting, order: Order) -> str:
    """What to type to continue the match."""
    auto = " --auto" if order.auto else ""
    return f"upcard play --match {shlex.quote(sitting.address)} --token {sitting.token} --lang {order.language}{auto}"
