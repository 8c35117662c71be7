"""One person's way through a match: what happened is told, moves are asked for and made, until it is over."""

from __future__ import annotations

from service.terminal.console import Console
from service.terminal.errors import Refused
from service.terminal.layout import wrapped
from service.terminal.markdown import plain
from service.terminal.server import Document
from service.terminal.sitting import HELD, Sitting
from service.terminal.telling import HANGING, Teller
from service.terminal.words import Words

SILENCE = 1
"""Seconds without news after which it is said whom the table waits for."""

RECALLED = 12
"""Events that are told again when a match is continued."""

PASSING = frozenset({"illegal_move", "stale_version", "not_your_turn", "match_over", "match_not_started"})
"""Refusals of a move after which the person looks again and chooses anew."""

# On a Korean keyboard the keys of l, v and q write these letters.
LEAVE, RULES, LOG, VIEW = {"q", "ㅂ"}, {"?"}, {"l", "ㅣ"}, {"v", "ㅍ"}
"""What may be typed instead of a number."""


class Table:
    """A match that is being played. `auto` makes a move that is the only one without asking."""

    def __init__(self, sitting: Sitting, texts: Document, words: Words, console: Console, auto: bool) -> None:
        self._sitting = sitting
        self._teller = Teller(texts, words, console.columns)
        self._words = words
        self._console = console
        self._auto = auto
        self._told = 0
        """The version up to which the person knows the log."""

    def play(self, match: Document, is_new: bool) -> bool:
        """Play until the match is over or the person leaves; whether it is over.

        Raises:
            NoGoingOn, KeyboardInterrupt.
        """
        self._teller.meet(match["seats"])
        self._told = 0 if is_new else max(0, match["version"] - RECALLED)
        match = self._catch_up()
        while match["status"] in ("open", "active"):
            if match["legal_moves"]:
                move = self._choose(match)
                if move is None:
                    return False
                self._make(move, match["version"])
            else:
                self._wait(match)
            match = self._catch_up()
        self._console.say([*self._teller.view(match), *self._teller.end(match)])
        return True

    def _catch_up(self) -> Document:
        """The match as it is now, once everything that led there has been told."""
        while True:
            page = self._sitting.events(self._told)
            self._tell(page)
            if page["next_after"] < page["version"]:
                continue
            match = self._sitting.look()
            if match["version"] == self._told:
                self._teller.meet(match["seats"])
                return match

    def _wait(self, match: Document) -> None:
        """Come back when something has happened. If the connection breaks, nothing is missed and nothing told twice."""
        page = self._sitting.events(self._told, SILENCE)
        if not page["events"]:
            self._console.say([self._teller.waiting(match)])
        while not page["events"]:
            page = self._sitting.events(self._told, HELD)
        self._tell(page)

    def _tell(self, page: Document) -> None:
        self._console.say(self._teller.log(page["events"]))
        self._told = page["next_after"]

    def _choose(self, match: Document) -> Document | None:
        """The legal move that the person wants; None to leave."""
        moves: list[Document] = match["legal_moves"]
        self._console.say(self._teller.view(match))
        if self._auto and len(moves) == 1:
            self._console.say([self._words.only_move.format(move=self._teller.move(moves[0]))])
            return moves[0]
        self._console.say(self._offer(moves))
        while True:
            typed = self._console.ask(self._words.prompt)
            if typed is None or typed in LEAVE:
                return None
            if typed.isdecimal() and 1 <= int(typed) <= len(moves):
                return moves[int(typed) - 1]
            self._console.say(self._reply(typed, match))

    def _offer(self, moves: list[Document]) -> list[str]:
        return [self._words.your_moves, *self._teller.moves(moves)]

    def _reply(self, typed: str, match: Document) -> list[str]:
        """What is shown for anything but a move."""
        if typed in RULES:
            return plain(self._sitting.server.text("games", match["game"], "rules"), self._console.columns)
        if typed in LOG:
            return self._teller.log(self._whole_log(match["version"]))
        if typed in VIEW:
            return [*self._teller.view(match), *self._offer(match["legal_moves"])]
        if typed.isdecimal():
            return [self._words.no_such_move.format(last=len(match["legal_moves"]))]
        return [self._words.not_understood]

    def _whole_log(self, version: int) -> list[Document]:
        events: list[Document] = []
        while len(events) < version:
            # The log has no holes: the version of an event is its number.
            events += self._sitting.events(after=len(events))["events"]
        return events

    def _make(self, move: Document, version: int) -> None:
        try:
            self._sitting.move(move, version)
        except Refused as refusal:
            if refusal.code not in PASSING:
                raise
            self._console.say(
                wrapped(self._teller.refusal(refusal.problem), self._console.columns, HANGING, ragged=True)
            )
