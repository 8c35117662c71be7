"""The use cases that change a match: load, decide, append.

Each is safe to repeat with its Idempotency-Key, and each stores its batch whole or not at all.
"""

from __future__ import annotations

import hashlib
import secrets as randomness
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple

import msgspec

from engines.contract import AnyEngine, IllegalMove, Seat
from service.application.callers import claimed, key_scope, seated
from service.application.codec import codec_of
from service.application.envelope import Recorded
from service.application.errors import BrokenRule, KeyReused, NotStored, PreconditionMissing, StaleVersion, TableError
from service.application.look import MatchView, SeatView, history, is_kept_behind, match_at, match_view, seen
from service.application.match import Match, Step, to_move
from service.application.match_rules import moving, refuse_unless_to_move
from service.application.news import gone, news_of
from service.application.ports import Append, Duty, Head, KnownKey, Matches, RequestKey
from service.application.seats import Claim, Secrets, proven

AnyVersion = Literal["*"]
Precondition = int | AnyVersion | None
"""The version that a move answers; `"*"` for whatever is current; None if the caller named none."""

COLLISIONS = 16
"""How often a move is decided again because other seats moved at the same moment."""

MISSED = 100
"""Missed events that a refusal of a stale move carries at most."""


class MoveAnswer(msgspec.Struct, frozen=True):
    """What a move led to: its events as the caller may know them, and the match after them."""

    version: int
    events: list[msgspec.Raw]
    match: MatchView


class Made(NamedTuple):
    """A move made, now or when its key came for the first time (`replayed`)."""

    answer: MoveAnswer
    seat: Seat
    replayed: bool


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """Would this move be legal now? If not: the slug of the rule, a sentence, and the facts that explain it."""

    legal: bool
    version: int
    rule: str | msgspec.UnsetType = msgspec.UNSET
    detail: str | msgspec.UnsetType = msgspec.UNSET
    facts: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


def submit_move(
    matches: Matches,
    match_id: str,
    token: str | None,
    read_body: Callable[[], bytes],
    given: Precondition,
    key: str | None,
) -> Made:
    """Make a move for the seat that the token proves. The checks come in the order that the contract promises: the
    body is not even read for a caller without a seat.

    Raises:
        Unauthenticated, MatchNotFound, UnreadableBody, InvalidBody, KeyReused, PreconditionMissing,
        StaleVersion, MatchNotStarted, MatchOver, NotYourTurn, BrokenRule, NotStored, StoreTrouble.
    """
    body = cache(read_body)
    if isinstance(given, int):
        made = _made_from_memory(matches, match_id, token, body, given, key)
        if made is not None:
            return made
    head, seat = seated(matches, match_id, token, key)
    move = codec_of(head.match.game).move(body())
    return make_move(matches, head, seat, move, given, _request(token, key, body()))


def make_move(
    matches: Matches, head: Head, seat: Seat, move: msgspec.Struct, given: Precondition, request: RequestKey | None
) -> Made:
    """Make a move for a seat whose right to it is proven. Raises as submit_move does."""
    engine = codec_of(head.match.game).engine
    for _ in range(COLLISIONS):
        match = head.match
        if head.known is not None:
            return _first_answer(matches, match, seat, head.known, request)
        _refuse_if_stale(matches, engine, match, seat, given)
        try:
            step = moving(engine, match, seat, move)
        except IllegalMove as error:
            raise BrokenRule(
                error.detail, rule=error.rule, facts=error.facts, legal_moves=engine.legal_moves(match.table, seat)
            ) from error
        made = _stored(matches, engine, head, step, seat, request)
        if made is not None:
            return made
        # Somebody was faster: another seat, or this very request sent twice, which the key now tells.
        head = matches.head(match.id, None if request is None else request.name)
    raise NotStored("too many seats moved at the same moment")


def _made_from_memory(
    matches: Matches, match_id: str, token: str | None, body: Callable[[], bytes], given: int, key: str | None
) -> Made | None:
    """The move, made in one round trip on the match as this process last knew it; None if anything speaks against it.

    The store judges whether the match is still there. Nothing is ever refused from memory.
    """
    head = matches.recent(match_id)
    if head is None or not given <= head.match.version:
        return None
    try:
        claim = claimed(token)
        if not isinstance(claim, Claim) or claim.match_id != match_id:
            return None
        seat = proven(claim, token or "", head.secrets)
        codec = codec_of(head.match.game)
        move = codec.move(body())
        if given < head.match.decided[seat]:
            return None
        step = moving(codec.engine, head.match, seat, move)
    except (TableError, IllegalMove):
        return None
    return _stored(matches, codec.engine, head, step, seat, _request(token, key, body()))


def _request(token: str | None, key: str | None, body: bytes) -> RequestKey | None:
    """The key of a caller whose right is proven, in the caller's scope."""
    if key is None:
        return None
    return RequestKey(name=f"{key_scope(claimed(token))}:{key}", fingerprint=fingerprint(body))


def _stored(
    matches: Matches, engine: AnyEngine, head: Head, step: Step, seat: Seat, request: RequestKey | None
) -> Made | None:
    """The answer if the step could be stored; None if the match has moved on or the key is known."""
    at = now()
    appended = batch(engine, head.match, step, at, request, after=head.mark)
    if matches.append(appended) is not None:
        return None
    matches.remember(Head(match=step.match, secrets=head.secrets, known=None, mark=appended.mark))
    return _answer(engine, step, seat, at)


def judge_move(matches: Matches, match_id: str, token: str | None, read_body: Callable[[], bytes]) -> Verdict:
    """Would this move be legal now? Changes nothing.

    Raises:
        Unauthenticated, MatchNotFound, UnreadableBody, InvalidBody, MatchNotStarted, MatchOver,
        NotYourTurn, StoreTrouble.
    """
    head, seat = seated(matches, match_id, token)
    codec = codec_of(head.match.game)
    move = codec.move(read_body())
    refuse_unless_to_move(codec.engine, head.match, seat)
    try:
        codec.engine.decide(head.match.table, seat, move)
    except IllegalMove as error:
        version = head.match.version
        return Verdict(legal=False, version=version, rule=error.rule, detail=error.detail, facts=error.facts)
    return Verdict(legal=True, version=head.match.version)


def batch(
    engine: AnyEngine,
    before: Match[Any],
    step: Step,
    at: int,
    request: RequestKey | None,
    kept: Secrets | None = None,
    after: str = "",
) -> Append:
    """What the store must know of a step. `kept` replaces the secrets, `after` marks what was there."""
    ended, begun = _duties(engine, before), _duties(engine, step.match)
    return Append(
        step=step,
        expected=before.version,
        after=after,
        mark=randomness.token_hex(4),
        at=at,
        key=request,
        secrets=kept,
        closed=[duty for duty in ended if duty not in begun],
        opened=[duty for duty in begun if duty not in ended],
        # Those who are kept behind see a little more with every move.
        listed=before.seats != step.match.seats
        or before.status != step.match.status
        or is_kept_behind(step.match, None),
        news=news_of(engine, before, step.match),
        left=gone(before, step.match),
    )


def fingerprint(body: bytes) -> str:
    """What tells one request from another under the same key."""
    return hashlib.sha256(body).hexdigest()[:32]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def refuse_other_request(known: KnownKey, request: RequestKey | None) -> None:
    """Raise KeyReused if the key was used for another request before."""
    if request is None or known.fingerprint != request.fingerprint:
        raise KeyReused("this Idempotency-Key was used for another request of this seat")


def with_tokens(view: MatchView, tokens: Sequence[str | None]) -> MatchView:
    """The view with the tokens that this answer hands out."""
    seats = tuple(
        seat if token is None else SeatView(**msgspec.structs.asdict(seat), token=token)
        for seat, token in zip(view.seats, tokens, strict=True)
    )
    return msgspec.structs.replace(view, seats=seats)


def _answer(engine: AnyEngine, step: Step, seat: Seat, at: int) -> Made:
    last = step.match.version
    first = last - len(step.events) + 1
    log = [
        Recorded(version=first + place, at=at, last=last, by=seat, event=event)
        for place, event in enumerate(step.events)
    ]
    answer = MoveAnswer(version=last, events=seen(engine, log, seat), match=match_view(engine, step.match, seat))
    return Made(answer, seat, replayed=False)


def _first_answer(matches: Matches, match: Match[Any], seat: Seat, known: KnownKey, request: RequestKey | None) -> Made:
    """The answer that was given, or should have arrived, when this key came for the first time."""
    refuse_other_request(known, request)
    engine = codec_of(match.game).engine
    log = history(matches, match, known.first - 1, known.last)
    then = match_at(matches, match, known.last)
    view = match_view(engine, then, seat)
    return Made(MoveAnswer(version=known.last, events=seen(engine, log, seat), match=view), seat, replayed=True)


def _refuse_if_stale(matches: Matches, engine: AnyEngine, match: Match[Any], seat: Seat, given: Precondition) -> None:
    if given is None:
        raise PreconditionMissing('a move needs If-Match: the version it answers, such as "5", or * for any')
    if given == "*" or match.decided[seat] <= given <= match.version:
        return
    missed = matches.log(match.id, match.game, given, MISSED) if 0 <= given < match.version else []
    raise StaleVersion(
        f"the decision of seat {seat} has changed since version {given}; the match is at version {match.version}",
        current_version=match.version,
        events=seen(engine, missed, seat),
    )


def _duties(engine: AnyEngine, match: Match[Any]) -> list[Duty]:
    if match.status == "finished":
        return [Duty(kind="score", match=match.id, seat=None, version=match.version)]
    if match.status == "open" and match.version:
        return [Duty(kind="expire", match=match.id, seat=None, version=match.version)]
    return [
        Duty(kind="bot", match=match.id, seat=seat, version=match.decided[seat])
        for seat in sorted(to_move(engine, match))
        if match.seats[seat].kind == "bot"
    ]
