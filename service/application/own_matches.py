"""A player's own matches, and what the relay does to keep the list of them.

The list is written after the fact; what it shows of each match is read from the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from engines.contract import Outcome, Seat
from service.application.codec import codec_of
from service.application.errors import MatchNotFound
from service.application.look import You, match_for, match_view
from service.application.match import Match
from service.application.match_events import MatchSeat, Status, Visibility
from service.application.match_rules import seat_of
from service.application.news import OwnEvent, OwnItem, players
from service.application.ports import Matches, News


class OwnMatch(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the caller's matches in a list. `you` is left out if a bot plays on in the caller's seat."""

    id: str
    game: str
    visibility: Visibility
    status: Status
    version: int
    created_at: str
    seats: tuple[MatchSeat, ...]
    to_move: list[Seat]
    you: You | msgspec.UnsetType = msgspec.UNSET
    outcome: Outcome | msgspec.UnsetType = msgspec.UNSET


class OwnPage(msgspec.Struct, frozen=True):
    """Some of the caller's matches, newest first, and where the next page begins; None at the end."""

    data: list[OwnMatch]
    next_cursor: str | None


class OwnMatches(Protocol):
    """Which matches a player has, and what was told of them."""

    def record(self, account: str, match_id: str, created_at: int, version: int, status: Status | None) -> None:
        """Put a match into the list, or with None take it off; an older version changes nothing. Raises NotStored."""

    def page(self, account: str, status: Status | None, cursor: str | None, limit: int) -> tuple[list[str], str | None]:
        """Some matches' ids, newest first, and the cursor after them. Raises InvalidParameter, StoreTrouble."""

    def tell(self, account: str, items: Sequence[OwnItem]) -> None:
        """Add items of one match and version to the stream, unless it knows so much already. Raises NotStored."""

    def last(self, account: str) -> str:
        """The id of the newest item. Raises StoreTrouble."""

    def told(self, account: str, after: str, limit: int) -> list[OwnEvent]:
        """At most so many items after an id, in order. Raises StoreTrouble."""

    def knows(self, account: str, item: str) -> bool:
        """Is all that was told after the item with this id still there? Raises StoreTrouble."""

    def mark_read(self, account: str, item: str) -> None:
        """The player has everything up to this id. Raises NotStored."""

    def read_up_to(self, account: str) -> str:
        """The id up to which the player has everything. Raises StoreTrouble."""


def inform_players(
    matches: Matches, own: OwnMatches, match_id: str, version: int, news: Sequence[News], left: Sequence[str]
) -> None:
    """Bring the lists and streams of a match's players up to date. Harmless to repeat.

    Raises:
        MatchNotFound, StoreTrouble.
    """
    match = matches.head(match_id).match
    for account in left:
        own.record(account, match_id, match.created_at, version, None)
    # First the list: whoever reads it after an item of the stream must find the match in it.
    for account in players(match).values():
        own.record(account, match_id, match.created_at, match.version, match.status)
    for account in dict.fromkeys(each.account for each in news):
        own.tell(account, [OwnItem(each.type, match_id, version) for each in news if each.account == account])


def own_page(
    matches: Matches, own: OwnMatches, account: str, status: Status | None, cursor: str | None, limit: int
) -> OwnPage:
    """A page of a player's matches, each as it stands now; fewer than `limit` if some have just changed.

    Raises:
        InvalidParameter: the cursor is not one of ours.
        StoreTrouble.
    """
    ids, following = own.page(account, status, cursor, limit)
    found = [_own_match(matches, account, match_id) for match_id in ids]
    return OwnPage([one for one in found if one is not None and status in (None, one.status)], following)


def _own_match(matches: Matches, account: str, match_id: str) -> OwnMatch | None:
    match = found_match(matches, match_id)
    if match is None or account not in players(match).values():
        return None
    seat = seat_of(match, account)
    if seat is None and match.visibility == "private":
        return None
    shown = match_view(codec_of(match.game).engine, match_for(matches, match, seat), seat)
    return OwnMatch(
        id=shown.id,
        game=shown.game,
        visibility=shown.visibility,
        status=shown.status,
        version=shown.version,
        created_at=shown.created_at,
        seats=shown.seats,
        to_move=shown.to_move,
        you=shown.you,
        outcome=shown.outcome,
    )


def found_match(matches: Matches, match_id: str) -> Match[Any] | None:
    """The match; None if a store that lost its last second has forgotten it. Raises StoreTrouble."""
    try:
        return matches.head(match_id).match
    except MatchNotFound:
        return None
