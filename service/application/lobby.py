"""The public list of matches: what is open to join, being played, or over."""

from __future__ import annotations

from typing import NamedTuple

from service.application.accounts import Identity
from service.application.codec import codec_of
from service.application.errors import Forbidden
from service.application.look import match_for, match_view
from service.application.ports import Directory, Listing, Matches, Reference


class Filters(NamedTuple):
    """Which listings are wanted, None for any: with so many `seats`, with at least so many of them open, with a bot in
    one of them or in none, rated or not.
    """

    seats: int | None = None
    open_seats: int | None = None
    with_bots: bool | None = None
    rated: bool | None = None

    def fits(self, listing: Listing) -> bool:
        """Is this listing one of them?"""
        kinds = [seat.kind for seat in listing.seats]
        return (
            self.seats in (None, len(kinds))
            and (self.open_seats is None or kinds.count("open") >= self.open_seats)
            and self.with_bots in (None, "bot" in kinds)
            and self.rated in (None, listing.settings.rated)
        )


def reference_of(identity: Identity | None, name: str | None) -> Reference | None:
    """The reference that this caller may ask for by a name of its own; None without a name.

    Raises:
        Forbidden: only apps name matches.
    """
    if name is None:
        return None
    if identity is None or identity.account.kind != "app":
        raise Forbidden("only an app has named its matches: external_reference needs the key of an app")
    return Reference(identity.account.id, name)


def list_match(matches: Matches, directory: Directory, match_id: str) -> None:
    """Write a match into the list as a spectator sees it; a private one only for the app that has named it.

    Raises:
        MatchNotFound, StoreTrouble.
    """
    head = matches.head(match_id)
    match, kept = head.match, head.secrets
    public = match.visibility == "public"
    reference = None if kept.app is None or kept.reference is None else Reference(kept.app, kept.reference)
    if not public and reference is None:
        return
    shown = match_view(codec_of(match.game).engine, match_for(matches, match, None), None)
    listing = Listing(
        id=shown.id,
        game=shown.game,
        status=shown.status,
        version=shown.version,
        created_at=shown.created_at,
        seats=shown.seats,
        settings=shown.settings,
        outcome=shown.outcome,
    )
    directory.record(listing, match.created_at, public, reference)
