"""What happens to a match around its game: the table set up, seats taken and given up, the start and the end.

All of these are public, but for the seed in match_started.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from engines.contract import Seat

Visibility = Literal["public", "private"]
Status = Literal["open", "active", "finished", "abandoned"]
SeatState = Literal["open", "taken", "substituted", "resigned"]


class MatchSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place at the table and who sits there. `name`, `bot` and `player` are left out where there is none.

    `state` tells how a bot came to a seat that a person had taken: `substituted` at the person's wish, `resigned` when
    the person gave up.
    """

    seat: Seat
    kind: Literal["open", "human", "bot"]
    state: SeatState
    name: str | msgspec.UnsetType = msgspec.UNSET
    bot: str | msgspec.UnsetType = msgspec.UNSET
    player: str | msgspec.UnsetType = msgspec.UNSET


class MatchSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agrees on, whatever the game.

    `on_resign`: whether giving up ends the match, or a bot plays on. `spectator_delay`: how many versions those who
    only watch are kept behind while the match runs. `rated`: whether the result counts for the ratings. `test`: true in
    a match of test mode, whose cards somebody may know; left out in all others.
    """

    on_resign: Literal["forfeit", "bot"] = "bot"
    spectator_delay: Annotated[int, Meta(ge=0, le=1_000)] = 0
    rated: bool = True
    test: bool | msgspec.UnsetType = msgspec.UNSET


class MatchOpened(msgspec.Struct, frozen=True, tag_field="type", tag="match_opened"):
    """A table was set up. `options` holds every option of the game, defaults included."""

    game: str
    edition: int
    options: dict[str, Any]
    visibility: Visibility
    seats: int
    settings: MatchSettings = MatchSettings()


class SeatTaken(msgspec.Struct, frozen=True, tag_field="type", tag="seat_taken"):
    """Somebody sat down. `bot` names the kind of bot, null for a person; `player` the account, null for a guest."""

    seat: Seat
    kind: Literal["human", "bot"]
    name: str
    bot: str | None
    player: str | None = None


class SeatLeft(msgspec.Struct, frozen=True, tag_field="type", tag="seat_left"):
    """Somebody left before the start: the seat is open again."""

    seat: Seat


class SeatClaimed(msgspec.Struct, frozen=True, tag_field="type", tag="seat_claimed"):
    """A guest turned out to be a player, who acts in this seat from now on."""

    seat: Seat
    name: str
    player: str


class TokenRotated(msgspec.Struct, frozen=True, tag_field="type", tag="token_rotated"):
    """The seat has a new token, and the old one is dead."""

    seat: Seat


class SeatResigned(msgspec.Struct, frozen=True, tag_field="type", tag="seat_resigned"):
    """Somebody gave up. Either the match ends with that, or a bot plays on."""

    seat: Seat


class SeatSubstituted(msgspec.Struct, frozen=True, tag_field="type", tag="seat_substituted"):
    """A bot plays on in the seat of a person."""

    seat: Seat
    bot: str


class MatchStarted(msgspec.Struct, frozen=True, tag_field="type", tag="match_started"):
    """Every seat is taken and the seed is fixed: `commitment` is its SHA-256 in hex, `algorithm` how it is used.

    `seed` (hex) is hidden from everybody; it is opened in match_finished.
    """

    options: dict[str, Any]
    seats: tuple[MatchSeat, ...]
    algorithm: str
    commitment: str
    seed: str | None


class MatchFinished(msgspec.Struct, frozen=True, tag_field="type", tag="match_finished"):
    """The match is over. `seed` and `disclosure` open what lay hidden, unless the options keep it hidden.

    Then `seed` is null and `disclosure`, a union, is left out; so they are if somebody gave up. `reason` is the game's
    own word for the end, or `resigned`.
    """

    reason: str
    places: tuple[int, ...]
    scores: tuple[int, ...]
    seed: str | None
    disclosure: Any = msgspec.UNSET


class MatchAbandoned(msgspec.Struct, frozen=True, tag_field="type", tag="match_abandoned"):
    """The match ended without a result: `expired`, because nobody joined in time; `left`, because everybody left."""

    reason: Literal["expired", "left"]


MatchEvent = (
    MatchOpened
    | SeatTaken
    | SeatLeft
    | SeatClaimed
    | TokenRotated
    | SeatResigned
    | SeatSubstituted
    | MatchStarted
    | MatchFinished
    | MatchAbandoned
)

MATCH_EVENTS: tuple[type[MatchEvent], ...] = get_args(MatchEvent)
"""The types of the events around a game."""
