"""Who shall sit where in a match to be opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from engines.contract import AnyEngine, Seat
from service.application.accounts import Account, Identity
from service.application.bots import BOTS
from service.application.errors import Fault, InvalidBody
from service.application.match_events import MatchSettings, SeatTaken
from service.application.ports import Matches


class SeatWanted(msgspec.Struct, frozen=True):
    """A seat of a match to be opened: for the caller to hand out, for a bot, or open to anybody.

    `player` is the account that shall act in it, if an app says so.
    """

    kind: Literal["human", "bot", "open"]
    name: str | None = None
    bot: str | None = None
    player: str | None = None


def usual_settings(seats: int) -> MatchSettings:
    """What a table of so many seats agrees on if nobody says otherwise: between two, who gives up has lost."""
    return MatchSettings(on_resign="forfeit" if seats == 2 else "bot")


def seat_faults(engine: AnyEngine, wanted: Sequence[SeatWanted]) -> list[Fault]:
    """What is wrong with the seats, whoever asks for them."""
    faults = []
    if len(wanted) not in engine.seats:
        faults.append(Fault("/seats", f"{engine.name} has {_range(engine.seats)} seats, not {len(wanted)}"))
    for place, want in enumerate(wanted):
        if want.kind == "bot" and want.bot not in BOTS:
            faults.append(Fault(f"/seats/{place}/bot", f"the bots are {', '.join(BOTS)}; not {want.bot!r}"))
        if want.kind != "bot" and want.bot is not None:
            faults.append(
                Fault(f"/seats/{place}/bot", f"only a seat of kind bot has a bot, not one of kind {want.kind}")
            )
        if want.kind == "open" and want.name is not None:
            faults.append(Fault(f"/seats/{place}/name", "an open seat has no name: who takes it brings one"))
        if want.kind != "human" and want.player is not None:
            faults.append(
                Fault(f"/seats/{place}/player", f"only a human seat has a player, not one of kind {want.kind}")
            )
        if want.player is not None and want.player in [other.player for other in wanted[:place]]:
            faults.append(Fault(f"/seats/{place}/player", "nobody holds two seats of a match"))
    return faults


def takers_for(matches: Matches, wanted: Sequence[SeatWanted], opener: Identity | None) -> list[SeatTaken | None]:
    """Who takes which seat at once (None: left open) when this caller opens the match.

    Raises:
        InvalidBody: a player is named by somebody else than the app that made it.
        StoreTrouble.
    """
    owner = None if opener is None else opener.account
    players: list[Account | None] = []
    for place, want in enumerate(wanted):
        if want.player is None:
            players.append(None)
            continue
        player = matches.account(want.player) if owner is not None and owner.kind == "app" else None
        if player is None or owner is None or player.app != owner.id:
            detail = "only an app names players, and only those that it has made"
            raise InvalidBody(detail, [Fault(f"/seats/{place}/player", detail)])
        players.append(player)
    if owner is not None and owner.kind == "player":
        first = next((place for place, want in enumerate(wanted) if want.kind == "human"), None)
        players = [owner if place == first else None for place in range(len(wanted))]
    return [_taker(seat, want, player) for seat, (want, player) in enumerate(zip(wanted, players, strict=True))]


def _taker(seat: Seat, want: SeatWanted, player: Account | None) -> SeatTaken | None:
    match want.kind:
        case "open":
            return None
        case "bot":
            return SeatTaken(seat=seat, kind="bot", name=want.name or f"{want.bot} bot", bot=want.bot)
        case "human":
            if player is None:
                return SeatTaken(seat=seat, kind="human", name=want.name or f"Player {seat + 1}", bot=None)
            return SeatTaken(seat=seat, kind="human", name=want.name or player.name, bot=None, player=player.id)


def _range(seats: range) -> str:
    return f"{seats[0]}" if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
