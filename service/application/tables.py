"""Setting up a match and sitting down at it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from engines.contract import Seat
from service.application.accounts import Account, Identity, claims_of
from service.application.codec import GameCodec, codec_of
from service.application.errors import Fault, Forbidden, GameNotFound, InvalidBody, NotStored
from service.application.invitations import admission, gone
from service.application.look import MatchView, history, match_at, match_for, match_view
from service.application.match import BLANK, Match
from service.application.match_events import MatchSettings, SeatTaken, Visibility
from service.application.match_rules import opening, seating
from service.application.play import COLLISIONS, batch, fingerprint, now, refuse_other_request, with_tokens
from service.application.ports import KnownKey, Matches, RequestKey
from service.application.rehearsal import Rehearsal, bot_seed, seed_of
from service.application.seats import Claims, Secrets, token_hash, with_token
from service.application.takers import SeatWanted, seat_faults, takers_for


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
    opener: Identity | None = None,
    reference: str | None = None,
    script: Rehearsal | None = None,
) -> Opened:
    """Open a match; it starts at once if no seat is left open.

    A player who opens it sits in the first human seat. An app may name its players, and the match by a `reference`.
    With a `script` it is a match of test mode: marked, and never rated. Not checked: that this is allowed.

    Raises:
        InvalidBody: no such game, bot, option or player, or a wrong number of seats.
        InvalidParameter: the key is too easy to guess.
        Forbidden: only an app has references.
        KeyReused, NotStored, StoreTrouble.
    """
    codec = _codec(game)
    faults = seat_faults(codec.engine, wanted)
    if faults:
        raise InvalidBody(faults[0].detail, faults)
    chosen = codec.options(options, len(wanted))
    app = None if opener is None or opener.account.kind != "app" else opener.account.id
    if reference is not None and app is None:
        raise Forbidden("only an app names its matches: external_reference needs the key of an app")
    claims = claims_of(opener, key)
    if script is not None:
        settings = msgspec.structs.replace(settings, rated=False, test=True)
    scripted = [] if script is None else [script]
    asked = msgspec.json.encode([game, wanted, options, visibility, settings, reference, *scripted], order="sorted")
    request = None if key is None else RequestKey(name="open", fingerprint=fingerprint(asked))
    takers = takers_for(matches, wanted, opener)
    return set_up(matches, codec, chosen, visibility, settings, takers, claims, request, app, reference, script)


def set_up(
    matches: Matches,
    codec: GameCodec,
    options: msgspec.Struct,
    visibility: Visibility,
    settings: MatchSettings,
    takers: Sequence[SeatTaken | None],
    claims: Claims,
    request: RequestKey | None,
    app: str | None = None,
    reference: str | None = None,
    script: Rehearsal | None = None,
) -> Opened:
    """Open a match for these takers (None: left open). Not checked: options, and whether they may sit there.

    Raises:
        KeyReused, NotStored, StoreTrouble.
    """
    match_id = claims.match_id()
    tokens = [
        None if taker is None or taker.kind == "bot" else claims.token(match_id, seat)
        for seat, taker in enumerate(takers)
    ]
    kept = Secrets(
        tokens=tuple(None if token is None else token_hash(token) for token in tokens),
        bots=tuple(
            bot_seed(script, seat) if taker is not None and taker.kind == "bot" else None
            for seat, taker in enumerate(takers)
        ),
        app=app,
        reference=reference,
        script=script,
    )
    step = opening(codec.engine, match_id, at := now(), options, visibility, settings, takers, seed_of(script))
    viewer = next((seat for seat, token in enumerate(tokens) if token is not None), None)
    fate = matches.append(batch(codec.engine, BLANK, step, at, request, kept))
    match, replayed = step.match, False
    if isinstance(fate, KnownKey):
        refuse_other_request(fate, request)
        match, replayed = match_at(matches, matches.head(match_id).match, fate.last), True
    elif fate is not None:
        raise NotStored("the id of the new match is taken; try again")
    view = match_view(codec.engine, match_for(matches, match, viewer), viewer, reference)
    return Opened(with_tokens(view, tokens), viewer, replayed)


def take_seat(
    matches: Matches,
    match_id: str,
    wanted: Seat | None,
    name: str | None,
    key: str | None,
    taker: Identity | None = None,
    invitation: str | None = None,
) -> SatDown:
    """Sit down on an open seat; the match starts when it was the last one. Players need not say their name.

    `invitation` is the code of one, which is used up by this.

    Raises:
        InvalidBody: a guest without a name.
        MatchNotFound: no such match; or a private one, and the caller is not invited.
        InvitationNotFound, InvitationGone, MatchOver, NoOpenSeat, AlreadySeated.
        KeyReused, NotStored, StoreTrouble.
        InvalidParameter: the key is too easy to guess.
    """
    player = None if taker is None else taker.account
    called = name or (None if player is None else player.name)
    if called is None:
        raise InvalidBody("a guest needs a name", [Fault("/name", "is needed without the token of a player")])
    claims = claims_of(taker, key)
    asked = fingerprint(msgspec.json.encode([wanted, name, invitation]))
    request = None if key is None else RequestKey(f"take:{_hidden(player, key)}", asked)
    head = matches.head(match_id, None if request is None else request.name)
    engine = codec_of(head.match.game).engine
    for _ in range(COLLISIONS):
        if head.known is not None:
            return _first_seat(matches, head.match, claims, head.known, request)
        player_id, at = None if player is None else player.id, now()
        free, used = admission(head, invitation, player_id, at)
        step = seating(engine, head.match, free, wanted, called, player_id, seed_of(head.secrets.script))
        seat = _sat_down(step.events)
        token = claims.token(match_id, seat)
        kept = with_token(head.secrets if used is None else gone(head.secrets, used, "used"), seat, token)
        if matches.append(batch(engine, head.match, step, at, request, kept, head.mark)) is None:
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


def _hidden(player: Account | None, key: str) -> str:
    """A key in the scope of its sender; that of a guest is as secret as the token that it stands for."""
    return hashlib.sha256(f"{'' if player is None else player.id} {key}".encode()).hexdigest()


def _codec(game: str) -> GameCodec:
    try:
        return codec_of(game)
    except GameNotFound as error:
        raise InvalidBody(error.detail, [Fault("/game", error.detail)]) from error
