"""How the values of one game become JSON and back: one codec a game, built once.

The engines' and the match's own types are the schema; nothing is declared a second time.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Union

import msgspec

from engines.contract import AnyEngine, InvalidOptions
from engines.registry import ENGINES
from service.application.errors import Fault, GameNotFound, InvalidBody, InvalidRequest, UnreadableBody
from service.application.match import Match
from service.application.match_events import MATCH_EVENTS

encode = msgspec.json.Encoder().encode

_STEP = re.compile(r"\.([^.\[\]]+)|\[([^\]]+)\]")


class _Typed(msgspec.Struct):
    """An object that says of what type it is."""

    type: str


_typed = msgspec.json.Decoder(_Typed)


class GameCodec:
    """Decoders for what one game sends and stores."""

    def __init__(self, engine: AnyEngine) -> None:
        self.engine = engine
        self.move_type: Any = Union[engine.move_types]  # noqa: UP007  a union made at run time
        self.event_type: Any = Union[MATCH_EVENTS + engine.event_types]  # noqa: UP007  likewise
        self._move = msgspec.json.Decoder(self.move_type)
        self._event = msgspec.json.Decoder(self.event_type)
        self._match = msgspec.json.Decoder(Match[engine.state_type])  # type: ignore[name-defined]  # a type made at run time

    def move(self, body: bytes) -> msgspec.Struct:
        """The move in a request's body.

        Raises:
            UnreadableBody: not JSON.
            InvalidBody: not a move of this game.
        """
        try:
            move: msgspec.Struct = self._move.decode(body)
            # Where a game has one type of move, msgspec would do without its name.
            _typed.decode(body)
        except (msgspec.DecodeError, RecursionError) as error:
            raise unreadable(error) from error
        return move

    def event(self, stored: bytes) -> msgspec.Struct:
        """An event as it was stored."""
        event: msgspec.Struct = self._event.decode(stored)
        return event

    def match(self, snapshot: bytes) -> Match[Any]:
        """A match as it was stored."""
        match: Match[Any] = self._match.decode(snapshot)
        return match

    def options(self, given: Mapping[str, Any], seats: int) -> msgspec.Struct:
        """The options of a new match, defaults filled in and checked against each other.

        Raises:
            InvalidBody: an unknown option, or a value outside its limits, with a pointer to it.
        """
        try:
            options: msgspec.Struct = msgspec.convert(dict(given), self.engine.options_type)
        except msgspec.ValidationError as error:
            fault = _fault(error, "/options")
            raise InvalidBody(f"the options do not fit {self.engine.name}: {fault.detail}", [fault]) from error
        try:
            self.engine.check(options, seats)
        except InvalidOptions as error:
            fault = Fault(f"/options/{error.option}", error.detail)
            raise InvalidBody(f"the options do not go together: {error.detail}", [fault]) from error
        return options


@cache
def codec_of(game: str) -> GameCodec:
    """The codec of a game.

    Raises:
        GameNotFound: no game has this name.
    """
    engine = ENGINES.get(game)
    if engine is None:
        raise GameNotFound(f"there is no game named {game!r}", games=sorted(ENGINES))
    return GameCodec(engine)


def unreadable(error: msgspec.DecodeError | RecursionError) -> InvalidRequest:
    """What to tell a client about a body that could not be decoded, if only because it is nested too deep."""
    if isinstance(error, msgspec.ValidationError):
        fault = _fault(error, "")
        return InvalidBody(f"the body does not have the right shape: {fault.detail}", [fault])
    return UnreadableBody("the body is not JSON", [Fault(pointer="", detail=str(error))])


def _fault(error: msgspec.ValidationError, under: str) -> Fault:
    """The pointer and the sentence in a message such as "Expected `int`, got `str` - at `$.count`"."""
    detail, _, path = str(error).partition(" - at `$")
    steps = [name or index for name, index in _STEP.findall(path.rstrip("`"))]
    pointer = "".join("/" + step.replace("~", "~0").replace("/", "~1") for step in steps)
    unknown = re.fullmatch(r"Object contains unknown field `(.+)`", detail)
    if unknown:
        pointer += "/" + unknown[1]
    return Fault(pointer=under + pointer, detail=detail)
