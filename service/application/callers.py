"""Who is asking: what a token proves, and what that allows in a match."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, NoReturn

from engines.contract import Seat
from service.application.accounts import (
    Account,
    AccountClaim,
    AccountKind,
    Identity,
    account_claimed,
    account_proven,
)
from service.application.errors import Forbidden, MatchNotFound, NotASeat, Unauthenticated
from service.application.match_rules import seat_of
from service.application.ports import Head, Matches
from service.application.seats import Claim, Secrets, proven, seat_claimed

NEEDED = "this needs the token of a seat or of a player: Authorization: Bearer seat_… or plr_…"


class Watching(NamedTuple):
    """A caller who may see a match: from its seat, or with None as a spectator."""

    head: Head
    viewer: Seat | None


def claimed(token: str | None) -> Claim | AccountClaim:
    """What a token says of itself; nothing is proven yet.

    Raises:
        Unauthenticated: there is none, or it looks like nobody's.
    """
    if token is None:
        raise Unauthenticated(NEEDED)
    claim = seat_claimed(token) or account_claimed(token)
    if claim is None:
        raise Unauthenticated("this is not a token of ours")
    return claim


def key_scope(claim: Claim | AccountClaim) -> str:
    """Whose Idempotency-Keys these are: two callers may use the same key for different requests."""
    return f"s{claim.seat}" if isinstance(claim, Claim) else claim.account_id


def identified(matches: Matches, token: str | None, kinds: Collection[AccountKind]) -> Identity:
    """The player or app whose token this is, if it is of one of these kinds.

    Raises:
        Unauthenticated: no token, or nobody's.
        Forbidden: it is the token of a caller of another kind.
        StoreTrouble.
    """
    if token is None:
        raise Unauthenticated(f"this needs the token of {_either(kinds)}")
    claim = claimed(token)
    if isinstance(claim, Claim):
        refuse_seat(matches, claim, token, kinds)
    account = account_proven(matches.account(claim.account_id), token)
    if account.kind not in kinds:
        raise Forbidden(f"this is for {_either(kinds)}, and the token is that of {_a(account.kind)}")
    return Identity(account, token)


def refuse_seat(matches: Matches, claim: Claim, token: str, kinds: Collection[AccountKind]) -> NoReturn:
    """Raise Forbidden for the token of a seat where accounts of these kinds are asked for.

    Raises:
        Forbidden, Unauthenticated, StoreTrouble.
    """
    proven(claim, token, _kept(matches, claim.match_id))
    raise Forbidden(f"this is for {_either(kinds)}, and the token is that of a seat")


def viewer_of(matches: Matches, match_id: str, token: str | None) -> Watching:
    """The match, and the seat of whoever asks. Watching a public match takes no token.

    Raises:
        Unauthenticated: the token is nobody's.
        MatchNotFound: no such match; or a private one, and the caller has no part in it; or the token of a seat is
            for another.
    """
    if token is None:
        return watching(matches.head(match_id))
    claim = claimed(token)
    if isinstance(claim, Claim):
        return Watching(*_by_seat(matches, match_id, claim, token, None))
    head, _ = _by_account(matches, match_id, claim, token, None)
    return watching(head)


def watching(head: Head) -> Watching:
    """What the account in this head may see of the match. Not checked: that the account is the caller's.

    Raises:
        MatchNotFound: the match is private, and the account has no part in it.
    """
    account = head.account
    seat = None if account is None else seat_of(head.match, account.id)
    may_watch = head.match.visibility == "public" or (account is not None and _is_involved(head, account))
    if seat is None and not may_watch:
        raise MatchNotFound(f"there is no match {head.match.id}")
    return Watching(head, seat)


def _is_involved(head: Head, account: Account) -> bool:
    """Has the account opened this match, or been invited to it by name while it is open?"""
    if head.secrets.app == account.id:
        return True
    invited = {invitation.player for invitation in head.secrets.invitations if invitation.gone is None}
    return head.match.status == "open" and account.id in invited


def own_reference(head: Head) -> str | None:
    """What the app that asks calls this match; None if another asks. `head` is as `viewer_of` gives it."""
    return head.secrets.reference if head.account is not None and head.account.id == head.secrets.app else None


def seated(matches: Matches, match_id: str, token: str | None, key_name: str | None = None) -> tuple[Head, Seat]:
    """The match, and the seat that the token acts in; the head says whether the key was used by this caller before.

    Raises:
        Unauthenticated: no token, or nobody's.
        MatchNotFound: no such match, or the caller may not know of it, or the token of a seat is for another.
        NotASeat: the caller may only watch.
    """
    claim = claimed(token)
    assert token is not None
    if isinstance(claim, Claim):
        return _by_seat(matches, match_id, claim, token, key_name)
    head, account = _by_account(matches, match_id, claim, token, key_name)
    seat = seat_of(head.match, account.id)
    if seat is not None:
        return head, seat
    if head.match.visibility == "private" and head.secrets.app != account.id:
        raise MatchNotFound(f"there is no match {match_id}")
    raise NotASeat("you hold no seat in this match")


def own_seat(matches: Matches, match_id: str, seat: Seat, token: str | None, key_name: str | None = None) -> Head:
    """The match, if the token acts in this very seat. Raises as `seated` does.

    Raises:
        Forbidden: it is the seat of somebody else.
    """
    head, held = seated(matches, match_id, token, key_name)
    if held != seat:
        raise Forbidden(f"this is for whoever holds seat {seat}, and you hold seat {held}")
    return head


def hosts(matches: Matches, match_id: str, token: str | None, key_name: str | None = None) -> Head:
    """The match, if the caller may ask others to it: from a seat, or as the app that opened it.

    Raises:
        Unauthenticated, MatchNotFound.
        NotASeat: the caller may only watch.
    """
    claim = claimed(token)
    assert token is not None
    if isinstance(claim, Claim):
        return _by_seat(matches, match_id, claim, token, key_name)[0]
    head, account = _by_account(matches, match_id, claim, token, key_name)
    if watching(head).viewer is None and head.secrets.app != account.id:
        raise NotASeat("you hold no seat in this match")
    return head


def _by_seat(matches: Matches, match_id: str, claim: Claim, token: str, key_name: str | None) -> tuple[Head, Seat]:
    if claim.match_id != match_id:
        proven(claim, token, _kept(matches, claim.match_id))
        raise MatchNotFound(f"there is no match {match_id} for this token")
    head = matches.head(match_id, _scoped(claim, key_name))
    return head, proven(claim, token, head.secrets)


def _by_account(
    matches: Matches, match_id: str, claim: AccountClaim, token: str, key_name: str | None
) -> tuple[Head, Account]:
    try:
        head = matches.head(match_id, _scoped(claim, key_name), claim.account_id)
    except MatchNotFound:
        # Whoever is nobody is told that first, as in every match that exists.
        account_proven(matches.account(claim.account_id), token)
        raise
    return head, account_proven(head.account, token)


def _scoped(claim: Claim | AccountClaim, key_name: str | None) -> str | None:
    return None if key_name is None else f"{key_scope(claim)}:{key_name}"


def _kept(matches: Matches, match_id: str) -> Secrets:
    try:
        return matches.head(match_id).secrets
    except MatchNotFound as error:
        raise Unauthenticated("nobody holds this token") from error


def _either(kinds: Collection[AccountKind]) -> str:
    return " or ".join(_a(kind) for kind in sorted(kinds, reverse=True))


def _a(kind: AccountKind) -> str:
    return "a player" if kind == "player" else "an app"
