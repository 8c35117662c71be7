"""A match as it was: any version of its view, whether it is over or being played."""

from __future__ import annotations

from typing import Any

from engines.contract import Seat
from service.application.errors import VersionNotFound
from service.application.look import batch_end, horizon
from service.application.match import Match
from service.application.ports import Matches


def version_served(matches: Matches, match: Match[Any], viewer: Seat | None, asked: int) -> int:
    """The version at which a view was served to those who asked at the version `asked`: the end of a batch.

    Raises:
        VersionNotFound: nothing was served yet, or this viewer may not know of it yet.
        StoreTrouble.
    """
    latest = horizon(matches, match, viewer)
    if asked > latest:
        raise VersionNotFound(f"version {asked} is still to come; the match is at {latest}", current_version=latest)
    served = latest if asked == latest else batch_end(matches, match, asked)
    if served == 0:
        raise VersionNotFound(f"at version {asked} the match was only just being opened", current_version=latest)
    return served
