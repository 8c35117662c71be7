"""Setting up a match and sitting down at it."""

from __future__ import annotations

import hashlib
import secrets as randomness
from typing import Any, Literal, NamedTuple

import msgspec

from engines.contract import Seat
from service.application.bots import BOTS
from service.application.codec import GameCodec, codec_of
from service.application.errors import Fault, GameNotFound, InvalidBody, InvalidParameter, NotStored
from service.application.look import MatchView, history, match_at, match_view
from service.application.match import BLANK, Match
from service.application.match_events import MatchSettings, SeatTaken, Visibility
from service.application.match_rules import opening, seating
from service.application.play import COLLISIONS, batch, fingerprint, new_seed, now, refuse_other_request, with_tokens
from service.application.ports import KnownKey, Matches, RequestKey
from service.application.seats import KEY_AT_LEAST, Claims, Secrets, token_hash


class SeatWanted(msgspec.Struct, frozen=True):
    """A seat of a match to be opened: for the caller to hand out, for a bot, or open to anybody."""

    kind: Literal["human", "bot", "open"]
    name: str | None = None
    bot: str | None = None


class Seated(msgspec.Struct, frozen=True):
    """Somebody sat down: the seat, its token, and the match as that seat sees it."""

    seat: Seat
    token: str
    match: MatchView


class SatDown(NamedTuple):
    """Somebody sat down, now or when the key came for the first time (`replayed`)."""

    answer: Seated
    replayed: bool


class Opened(NamedTuple):
    """A match was opened: as its first human seat, or else a spectator, sees it, with the tokens of all human seats."""

    match: MatchView
    viewer: Seat | None
    replayed: bool


def open_match(
    matches: Matches,
    game: str,
    wanted: list[SeatWanted],
    options: dict[str, Any],
    visibility: Visibility,
    settings: MatchSettings,
    key: str | None,
) -> Opened:
    """Open a match; it starts at once if no seat is left open.

    Raises:
        InvalidBody: no such game, bot or option, or a wrong number of seats.
        InvalidParameter: the key is too easy to guess.
        KeyReused, NotStored.
    """
    codec = _codec(game)
    faults = _seat_faults(codec, wanted)
    if faults:
        raise InvalidBody(faults[0].detail, faults)
    chosen = codec.options(options, len(wanted))
    claims = Claims(_unguessable(key))
    match_id = claims.match_id()
    takers = [_taker(seat, want) for seat, want in enumerate(wanted)]
    tokens = [claims.token(match_id, seat) if want.kind == "human" else None for seat, want in enumerate(wanted)]
    kept = Secrets(
        tokens=tuple(None if token is None else token_hash(token) for token in tokens),
        bots=tuple(randomness.token_hex(16) if want.kind == "bot" else None for want in wanted),
    )
    at = now()
    step = opening(codec.engine, match_id, at, chosen, visibility, settings, takers, new_seed())
    asked = msgspec.json.encode([game, wanted, options, visibility, settings], order="sorted")
    request = None if key is None else RequestKey(name="open", fingerprint=fingerprint(asked))
    viewer = next((seat for seat, token in enumerate(tokens) if token is not None), None)
    fate = matches.append(batch(codec.engine, BLANK, step, at, request, kept))
    match, replayed = step.match, False
    if isinstance(fate, KnownKey):
        refuse_other_request(fate, request)
        match, replayed = match_at(matches, matches.head(match_id).match, fate.last), True
    elif fate is not None:
        raise NotStored("the id of the new match is taken; try again")
    return Opened(with_tokens(match_view(codec.engine, match, viewer), tokens), viewer, replayed)


def take_seat(matches: Matches, match_id: str, wanted: Seat | None, name: str, key: str | None) -> SatDown:
    """Sit down on an open seat; the match starts when it was the last one.

    Raises:
        MatchNotFound, NoOpenSeat, KeyReused, NotStored, StoreTrouble.
        InvalidParameter: the key is too easy to guess.
    """
    claims = Claims(_unguessable(key))
    asked = fingerprint(msgspec.json.encode([wanted, name]))
    request = None if key is None else RequestKey(f"take:{hashlib.sha256(key.encode()).hexdigest()}", asked)
    head = matches.head(match_id, None if request is None else request.name)
    engine = codec_of(head.match.game).engine
    for _ in range(COLLISIONS):
        if head.known is not None:
            return _first_seat(matches, head.match, claims, head.known, request)
        step = seating(engine, head.match, wanted, name, None, new_seed())
        seat = _sat_down(step.events)
        token = claims.token(match_id, seat)
        kept = _with_token(head.secrets, seat, token)
        if matches.append(batch(engine, head.match, step, now(), request, kept, head.mark)) is None:
            view = with_tokens(match_view(engine, step.match, seat), _only(step.match, seat, token))
            return SatDown(Seated(seat, token, view), replayed=False)
        head = matches.head(match_id, None if request is None else request.name)
    raise NotStored("too many people sat down at the same moment")


def _first_seat(
    matches: Matches, match: Match[Any], claims: Claims, known: KnownKey, request: RequestKey | None
) -> SatDown:
    refuse_other_request(known, request)
    log = history(matches, match, known.first - 1, known.last)
    seat = _sat_down(tuple(recorded.event for recorded in log))
    token = claims.token(match.id, seat)
    then = match_at(matches, match, known.last)
    view = with_tokens(match_view(codec_of(match.game).engine, then, seat), _only(then, seat, token))
    return SatDown(Seated(seat, token, view), replayed=True)


def _sat_down(events: tuple[msgspec.Struct, ...]) -> Seat:
    return next(event.seat for event in events if isinstance(event, SeatTaken))


def _only(match: Match[Any], seat: Seat, token: str) -> list[str | None]:
    return [token if other == seat else None for other in range(len(match.seats))]


def _with_token(kept: Secrets, seat: Seat, token: str) -> Secrets:
    tokens = (*kept.tokens[:seat], token_hash(token), *kept.tokens[seat + 1 :])
    return msgspec.structs.replace(kept, tokens=tokens)


def _taker(seat: Seat, want: SeatWanted) -> SeatTaken | None:
    if want.kind == "open":
        return None
    if want.kind == "bot":
        return SeatTaken(seat=seat, kind="bot", name=want.name or f"{want.bot} bot", bot=want.bot)
    return SeatTaken(seat=seat, kind="human", name=want.name or f"Player {seat + 1}", bot=None)


def _codec(game: str) -> GameCodec:
    try:
        return codec_of(game)
    except GameNotFound as error:
        raise InvalidBody(error.detail, [Fault("/game", error.detail)]) from error


def _seat_faults(codec: GameCodec, wanted: list[SeatWanted]) -> list[Fault]:
    faults = []
    allowed = codec.engine.seats
    if len(wanted) not in allowed:
        faults.append(Fault("/seats", f"{codec.engine.name} has {_range(allowed)} seats, not {len(wanted)}"))
    for place, want in enumerate(wanted):
        if want.kind == "bot" and want.bot not in BOTS:
            faults.append(Fault(f"/seats/{place}/bot", f"the bots are {', '.join(BOTS)}; not {want.bot!r}"))
        if want.kind != "bot" and want.bot is not None:
            faults.append(
                Fault(f"/seats/{place}/bot", f"only a seat of kind bot has a bot, not one of kind {want.kind}")
            )
        if want.kind == "open" and want.name is not None:
            faults.append(Fault(f"/seats/{place}/name", "an open seat has no name: who takes it brings one"))
    return faults


def _range(seats: range) -> str:
    return f"{seats[0]}" if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"


def _unguessable(key: str | None) -> str | None:
    if key is not None and len(key) < KEY_AT_LEAST:
        fault = Fault("Idempotency-Key", f"needs at least {KEY_AT_LEAST} characters here, such as a UUID")
        raise InvalidParameter("whoever guesses this Idempotency-Key could claim the seats' tokens", [fault])
    return key
