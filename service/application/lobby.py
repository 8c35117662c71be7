"""The public list of matches: what is open to join, being played, or over."""

from __future__ import annotations

from service.application.accounts import Identity
from service.application.codec import codec_of
from service.application.errors import Forbidden
from service.application.look import match_for, match_view
from service.application.ports import Directory, Listing, Matches, Reference


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
        outcome=shown.outcome,
    )
    directory.record(listing, match.created_at, public, reference)
