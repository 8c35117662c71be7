"""What hands of Schieberamsch are scored, given their card points and tricks; the last of these is really played.

Source: rules/schieberamsch.md, sections 4 and 7.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engines.cards import cards
from engines.contract import Seat
from engines.schieberamsch.events import HandScored
from engines.schieberamsch.moves import in_order
from engines.schieberamsch.state import Exchange, Options, Trick
from tests.support.schieberamsch import at_play, line_of, play


def ramsch(
    points: str, tricks: str, pushes: int = 0, skat: str = "8c 7c", last: Seat | None = None, **options: Any
) -> HandScored:
    """The score of a Ramsch with, by seat, these card points in tricks and these tricks: `ramsch("50 40 30", "4 3 3")`.

    The last trick is worth nothing; unless `last` names its winner, a seat with most tricks wins it.
    """
    own, won = (tuple(map(int, words.split())) for words in (points, tricks))
    last = won.index(max(won)) if last is None else last
    before = [seat for seat in range(3) for _ in range(won[seat] - (seat == last))]
    exchanges = tuple(Exchange(seat=seat, pushed=seat < pushes) for seat in range(3))
    return _scored(
        last, options=Options(**options), tricks=_won(before, own), skat=in_order(cards(skat)), exchanges=exchanges
    )


def grand_hand(jacks: str, points: int, tricks: int, level: int = 0, loss_factor: int = 1) -> HandScored:
    """The score of a Grand Hand of seat 1, who was dealt these jacks; `points` include the skat.

    The last trick is worth nothing, and the skat too unless the soloist has no trick.
    """
    last = 1 if tricks else 2
    before = [1] * (tricks - (last == 1)) + [2] * (10 - tricks - (last == 2))
    held = [*cards(jacks), *("7c",) * 9]
    won = _won(before, (0, points, 120 - points))
    return _scored(
        last,
        options=Options(grand_hand_loss_factor=loss_factor),
        skat=cards("8c 8s" if tricks else "Ac As"),
        soloist=1,
        kontra_level=level,
        tricks=tuple(replace(trick, leader=1, cards=(held[place], "7s", "7d")) for place, trick in enumerate(won)),
    )


def _scored(last: Seat, **state: Any) -> HandScored:
    """The score once this seat has won the last trick."""
    hands = ["", "", ""]
    for place, card in enumerate(("9h", "7h", "8h")):
        hands[(last + place) % 3] = card
    at = replace(at_play(" / ".join(hands), leader=last), **state)
    return play(at, line_of(f"{last}: 9h 7h 8h")).only(HandScored)


def _won(winners: Sequence[Seat], points: Sequence[int]) -> tuple[Trick, ...]:
    """Tricks of these winners; the first of each has all the card points of its seat."""
    left, tricks = list(points), list[Trick]()
    for winner in winners:
        tricks.append(Trick(leader=winner, cards=("7c", "7s", "7h"), winner=winner, points=left[winner]))
        left[winner] = 0
    return tuple(tricks)
