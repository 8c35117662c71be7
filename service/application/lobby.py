"""The public list of matches: what is open to join, being played, or over."""

from __future__ import annotations

from service.application.codec import codec_of
from service.application.look import match_view
from service.application.ports import Directory, Listing, Matches


def list_match(matches: Matches, directory: Directory, match_id: str) -> None:
    """Write a match into the list as a spectator sees it; private matches stay out.

    Raises:
        MatchNotFound, StoreTrouble.
    """
    match = matches.head(match_id).match
    if match.visibility == "private":
        return
    shown = match_view(codec_of(match.game).engine, match, None)
    listing = Listing(
        id=shown.id,
        game=shown.game,
        status=shown.status,
        version=shown.version,
        created_at=shown.created_at,
        seats=shown.seats,
        outcome=shown.outcome,
    )
    directory.record(listing, match.created_at)
