"""Open matches that nobody joins end by themselves."""

from __future__ import annotations

from service.application.codec import codec_of
from service.application.invitations import still_open
from service.application.match_rules import expiring
from service.application.play import batch, now
from service.application.ports import Matches


def expire_match(matches: Matches, match_id: str, version: int) -> int | None:
    """End a match that is still open although nobody came or went since a version.

    As long as somebody may come with an invitation it is not ended: then the answer is the time (ms) to look again.

    Raises:
        MatchNotFound, NotStored, StoreTrouble.
    """
    head, at = matches.head(match_id), now()
    if head.match.version != version:
        return None
    awaited = still_open(head, at)
    if awaited:
        return max(invitation.expires_at for invitation in awaited)
    engine = codec_of(head.match.game).engine
    # If somebody sits down in this very moment nothing is stored, and the match has a new deadline.
    matches.append(batch(engine, head.match, expiring(engine, head.match), at, None, after=head.mark))
    return None
