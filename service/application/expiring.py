"""Open matches that nobody joins end by themselves."""

from __future__ import annotations

from service.application.codec import codec_of
from service.application.match_rules import expiring
from service.application.play import batch, now
from service.application.ports import Matches


def expire_match(matches: Matches, match_id: str, version: int) -> None:
    """End a match that is still open although nobody came or went since a version.

    Raises:
        MatchNotFound, NotStored, StoreTrouble.
    """
    head = matches.head(match_id)
    if head.match.version != version:
        return
    engine = codec_of(head.match.game).engine
    # If somebody sits down in this very moment nothing is stored, and the match has a new deadline.
    matches.append(batch(engine, head.match, expiring(engine, head.match), now(), None, after=head.mark))
