"""Answers that wait for the bots, in matches of test mode that were opened so: whoever tests a front end need not.

An answer is then given as the match stands when no bot is to move any more. That moment is found in the log, so a
request that is repeated later is answered with the same moment again.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from engines.contract import Seat
from service.application.codec import codec_of
from service.application.look import MatchView, SeatView, history, match_at, match_for, match_view, seen
from service.application.match import Match, to_move
from service.application.play import MoveAnswer, with_tokens
from service.application.ports import Matches, Wakeups

PATIENCE = 5.0
"""Seconds that an answer waits at most. After them it is given as the match stands."""


class InstantBots:
    """Holds back what is answered about matches whose bots are instant; what is answered about others passes."""

    def __init__(self, matches: Matches, wakeups: Wakeups, patience: float = PATIENCE) -> None:
        self._matches = matches
        self._wakeups = wakeups
        self._patience = patience

    def after(self, view: MatchView) -> MatchView:
        """The view as it is as soon as no bot is to move, for the same viewer and with the same tokens.

        Raises:
            StoreTrouble.
        """
        viewer = None if isinstance(view.you, msgspec.UnsetType) else view.you.seat
        rested = self._rested(view.id, view.version)
        return view if rested is None else _seen_anew(self._matches, rested, viewer, view)

    def after_move(self, answer: MoveAnswer, seat: Seat) -> MoveAnswer:
        """The answer to a move of a seat, with all that the bots did until none is to move.

        Raises:
            StoreTrouble.
        """
        rested = self._rested(answer.match.id, answer.version)
        if rested is None:
            return answer
        engine = codec_of(rested.game).engine
        followed = seen(engine, history(self._matches, rested, answer.version, rested.version), seat)
        view = _seen_anew(self._matches, rested, seat, answer.match)
        return MoveAnswer(version=rested.version, events=[*answer.events, *followed], match=view)

    def _rested(self, match_id: str, version: int) -> Match[Any] | None:
        """The match as it stands when no bot is to move, from this version on; None if bots are not instant there."""
        head = self._matches.head(match_id)
        if head.secrets.script is None or not head.secrets.script.instant:
            return None
        end = time.monotonic() + self._patience
        with self._wakeups.listen(match_id) as bell:
            while True:
                # Read after the bell was hung up: what is stored later rings it.
                match = self._matches.head(match_id).match
                rested = _first_rest(self._matches, match, version)
                left = end - time.monotonic()
                if rested is not None or left <= 0 or self._wakeups.stopping:
                    return rested or match
                bell.wait(left)


def _first_rest(matches: Matches, match: Match[Any], version: int) -> Match[Any] | None:
    """The match at the first end of a batch, from this version on, after which no bot is to move; None without one."""
    log = history(matches, match, version, match.version)
    for end in (version, *(recorded.version for recorded in log if recorded.version == recorded.last)):
        then = match_at(matches, match, end)
        if not any(then.seats[seat].kind == "bot" for seat in to_move(codec_of(match.game).engine, then)):
            return then
    return None


def _seen_anew(matches: Matches, match: Match[Any], viewer: Seat | None, before: MatchView) -> MatchView:
    reference = None if isinstance(before.external_reference, msgspec.UnsetType) else before.external_reference
    view = match_view(codec_of(match.game).engine, match_for(matches, match, viewer), viewer, reference)
    tokens = [seat.token if isinstance(seat, SeatView) else msgspec.UNSET for seat in before.seats]
    return with_tokens(view, [None if isinstance(token, msgspec.UnsetType) else token for token in tokens])
