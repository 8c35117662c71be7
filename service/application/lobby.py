"""The public list of matches: what is open to join, being played, or over."""

from __future__ import annotations

import msgspec

from service.application.codec import codec_of
from service.application.envelope import timestamp
from service.application.ports import Directory, Listing, Matches


def list_match(matches: Matches, directory: Directory, match_id: str) -> None:
    """Write a match into the list as it stands; private matches stay out.

    Raises:
        MatchNotFound, StoreTrouble.
    """
    match = matches.head(match_id).match
    if match.visibility == "private":
        return
    outcome = codec_of(match.game).engine.outcome(match.table) if match.status == "finished" else None
    listing = Listing(
        id=match.id,
        game=match.game,
        status=match.status,
        version=match.version,
        created_at=timestamp(match.created_at),
        seats=match.seats,
        outcome=msgspec.UNSET if outcome is None else outcome,
    )
    directory.record(listing, match.created_at)
