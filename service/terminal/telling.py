"""What is shown of a match: its log, view, moves and end, in the words of the server's texts.

Nothing here knows any game. What has no words is not shown, so that no name of a field ever is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from service.terminal.layout import harmless, in_columns, width, wrapped
from service.terminal.sentences import Templates, Values, sentence, view_lines
from service.terminal.server import Document
from service.terminal.words import Words

HANGING = "    "
"""What stands before the second line of a sentence."""


class Teller:
    """Tells about one match. `texts` are those of its game, `columns` the width of the terminal."""

    def __init__(self, texts: Document, words: Words, columns: int) -> None:
        self._around: Templates = texts["match"]
        self._game: Templates = texts["game"]
        self._words = words
        self._columns = columns
        self._names: list[str] = []

    def meet(self, seats: Sequence[Document]) -> None:
        """Learn who sits where."""
        self._names = [
            seat.get("name") or self._words.empty_seat.format(number=place) for place, seat in enumerate(seats, 1)
        ]

    def log(self, events: Iterable[Document]) -> list[str]:
        """What happened, a sentence for each event; those of a kind without words are passed over."""
        lines: list[str] = []
        for event in events:
            if event["type"] == "seat_taken":
                self._names[event["seat"]] = event["name"]
            told = self._told(self._around, event["type"], event) or self._told(self._game, event["type"], event)
            if told:
                lines += wrapped(harmless(told), self._columns, HANGING, ragged=True)
        return lines

    def view(self, match: Document) -> list[str]:
        """How things stand, under a line with the names of the game and its phase."""
        view = match.get("view") or {}
        phase = self._game["phases"].get(view.get("phase"))
        heading = harmless(" · ".join(filter(None, (self.title, phase))))
        rule = f"── {heading} "
        lines = ["", rule + "─" * max(2, self._columns - width(rule))]
        for line in view_lines(self._game, view, self._names):
            lines += wrapped(harmless(line), self._columns, HANGING, ragged=True)
        return lines

    @property
    def title(self) -> str:
        """What the game is called."""
        return str(self._game["game"]["name"])

    def moves(self, moves: Iterable[Document]) -> list[str]:
        """The moves by number."""
        return in_columns([self.move(move) for move in moves], self._columns)

    def move(self, move: Document) -> str:
        """What a move says."""
        return harmless(self._told(self._game, move["type"], move) or self._words.nameless_move)

    def refusal(self, problem: Document) -> str:
        """Why the server says no, in words for people: those of the broken rule if there is one."""
        rule = problem.get("rule")
        told = self._told(self._game, rule, problem.get("facts", {})) if rule else None
        return harmless(told or self._words.refusal(problem))

    def waiting(self, match: Document) -> str:
        """Whom the table waits for."""
        if match["status"] == "open":
            return self._words.waiting_for_seats
        names = ", ".join(self._seat(seat) for seat in match["to_move"])
        return harmless(self._words.waiting_for.format(names=names))

    def end(self, match: Document) -> list[str]:
        """Who came where, the best first, and with which score."""
        outcome = match.get("outcome")
        if outcome is None:
            return [self._words.abandoned]
        mine = match.get("you", {}).get("seat")
        ranked = sorted(zip(outcome["places"], range(len(self._names)), outcome["scores"], strict=True))
        return ["", self._words.over] + [
            harmless("  " + self._words.place.format(place=place, name=self._seat(seat), score=score))
            + (f" ← {self._words.you}" if seat == mine else "")
            for place, seat, score in ranked
        ]

    def _seat(self, seat: int) -> str:
        return str(self._game["seat"]).replace("{name}", self._names[seat])

    def _told(self, templates: Templates, kind: str, values: Values) -> str | None:
        try:
            return sentence(templates, kind, values, self._names)
        except (KeyError, IndexError):
            # A newer server may know events, moves and rules that have no words yet.
            return None
