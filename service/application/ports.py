"""What the use cases need of the world outside; the adapters provide it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

from engines.contract import Outcome, Seat
from service.application.accounts import Account
from service.application.envelope import Recorded
from service.application.match import Match, Step
from service.application.match_events import MatchSeat, MatchSettings, Status
from service.application.seats import Secrets


class KnownKey(msgspec.Struct, frozen=True):
    """A request that was answered before: the versions of its batch, and what it asked."""

    first: int
    last: int
    fingerprint: str


class RequestKey(msgspec.Struct, frozen=True):
    """An Idempotency-Key in its scope (`"s0:<key>"`), and the fingerprint of the request that carries it."""

    name: str
    fingerprint: str


class Head(msgspec.Struct, frozen=True):
    """A match as it stands, with its secrets, whether the asked key is known, and the asked account if it exists.

    `mark` is the random mark of the batch that led here: two stores, or one that lost its last second, may count to the
    same version, never to the same mark.
    """

    match: Match[Any]
    secrets: Secrets
    known: KnownKey | None
    mark: str
    account: Account | None = None


class Duty(msgspec.Struct, frozen=True):
    """Work that a batch leaves behind for a worker: a bot's move, the result of a match to be written down, or an open
    match to be ended when nobody has joined it for so long.

    `version` is the one at which the bot's decision opened, the match ended, or somebody last came or went. Only bots
    have a `seat`.
    """

    kind: Literal["bot", "score", "expire"]
    match: str
    seat: Seat | None
    version: int


NewsType = Literal["invitation", "match_started", "your_turn", "match_ended"]


class News(msgspec.Struct, frozen=True):
    """Something that a player is to be told of a match."""

    account: str
    type: NewsType


class Append(msgspec.Struct, frozen=True):
    """One batch to be stored, whole or not at all, if the match is at version `expected` by the batch marked `after`.

    `secrets` None leaves them as they are. `closed` are duties that end with it, `opened` those that begin.
    `listed` says that the lobby must hear of it, `news` is for players, and `left` are those who have left the table.
    """

    step: Step
    expected: int
    after: str
    mark: str
    at: int
    key: RequestKey | None
    secrets: Secrets | None
    closed: Sequence[Duty]
    opened: Sequence[Duty]
    listed: bool
    news: Sequence[News] = ()
    left: Sequence[str] = ()


Fate = KnownKey | int | None
"""What became of a batch: None, it is stored; a KnownKey, the request was answered before; a version, the match has
moved on to it and nothing was stored."""


class Matches(Protocol):
    """The event store."""

    def head(self, match_id: str, key_name: str | None = None, account_id: str | None = None) -> Head:
        """One round trip. Raises MatchNotFound, StoreTrouble."""

    def account(self, account_id: str) -> Account | None:
        """The player or app with this id, as `head` reads it along. Raises StoreTrouble."""

    def recent(self, match_id: str) -> Head | None:
        """The match as this process last knew it, without asking: good enough to try a move, never to refuse one."""

    def remember(self, head: Head) -> None:
        """Keep a head for `recent`. Whatever changes a match's secrets must change its version or its mark too."""

    def append(self, batch: Append) -> Fate:
        """One round trip. Raises NotStored."""

    def log(self, match_id: str, game: str, after: int, limit: int) -> list[Recorded]:
        """At most `limit` events with a version above `after`, in order."""


class Accounts(Protocol):
    """Players and apps."""

    def find(self, account_id: str) -> Account | None:
        """One round trip. Raises StoreTrouble."""

    def add(self, account: Account) -> Account | None:
        """Keep a new account; if there is one with this id it stays as it is, and is given back. Raises NotStored."""

    def enlist(self, account: Account) -> None:
        """Put an app on the list of apps. Raises NotStored."""

    def apps(self) -> list[Account]:
        """Every app, oldest first. Raises StoreTrouble."""

    def replace(self, known: Account, account: Account) -> bool:
        """Keep a changed account unless somebody else has changed it meanwhile. Raises NotStored."""


class Bell(Protocol):
    """Rings when a match has moved on."""

    def wait(self, seconds: float) -> bool:
        """True as soon as the match may have moved on, or the process stops; False after so many seconds of silence."""


class Wakeups(Protocol):
    """Tells who waits for a match that it has moved on."""

    def listen(self, match_id: str) -> AbstractContextManager[Bell]:
        """A bell that rings for whatever is stored after this call."""

    @property
    def stopping(self) -> bool:
        """This process is about to end: let go of whoever waits."""


class Listing(msgspec.Struct, frozen=True):
    """A match as the lobby and the public list show it. `created_at` is RFC 3339."""

    id: str
    game: str
    status: Status
    version: int
    created_at: str
    seats: tuple[MatchSeat, ...]
    settings: MatchSettings = MatchSettings()
    outcome: Outcome | msgspec.UnsetType = msgspec.UNSET


class Reference(NamedTuple):
    """An app's own name for a match."""

    app: str
    name: str


class Page(msgspec.Struct, frozen=True):
    """Some listings, newest first, and where the next page begins; None at the end."""

    data: list[Listing]
    next_cursor: str | None


class Directory(Protocol):
    """The public list of matches, and for each app those that it has named."""

    def record(
        self, listing: Listing, created_at: int, public: bool = True, reference: Reference | None = None
    ) -> None:
        """Write or update a listing; an older version never replaces a newer one."""

    def page(
        self,
        game: str | None,
        status: Status | None,
        cursor: str | None,
        limit: int,
        reference: Reference | None = None,
        fits: Callable[[Listing], bool] | None = None,
    ) -> Page:
        """Public matches, or those with this reference, and of these those that fit. There may be fewer on a page that
        is not the last. Raises InvalidParameter for a cursor that is not ours, StoreTrouble.
        """
