"""How a deal of Liars' Race may go on from a table at which all hands are known, played at random and by rule of thumb.

Source: rules/liars-race.md, sections 5, 6 and 8.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random

from msgspec import Struct

from engines.cards import JOKERS, Card
from engines.contract import Seat
from engines.liars_race.moves import DECK, RANKS
from engines.liars_race.view import View

AHEAD = 5.0
"""A pawn that is so many spaces ahead of another is taken to win almost three times as often."""

_SPADE, _JOKER = 20, 40


class Track(Struct, frozen=True):
    """What never changes in a match: the board, and what the options make of it.

    `power` tells which card wins a trick: the highest of those that may. The jokers are equal, and the later one wins.
    """

    goal: int
    arrows: Mapping[int, int]
    power: Mapping[Card, int]
    goal_rule: str
    skips_start: bool
    arrows_after_penalty: bool
    rolls_every_trick: bool


class Table(Struct):
    """A deal in play, which changes as it goes on. By seat: `hands`, `positions` and `dice`; `plays` is the trick."""

    hands: list[list[Card]]
    positions: list[int]
    dice: Sequence[int]
    leader: Seat
    plays: list[Card]

    def copy(self) -> Table:
        """The same table, to be played on apart from this one."""
        return Table([hand.copy() for hand in self.hands], self.positions.copy(), self.dice, self.leader, [*self.plays])


def track_of(view: View) -> Track:
    """The track of the match that is viewed."""
    options = view.options
    ranks = RANKS[1:] + RANKS[0] if options.ace_rank == "high" else RANKS
    return Track(
        goal=view.board.length,
        arrows={arrow.from_: arrow.to for arrow in (*view.board.green, *view.board.red)},
        power={
            card: _JOKER if card in JOKERS else ranks.index(card[0]) + (_SPADE if card[1] == "s" else 0)
            for card in DECK
        },
        goal_rule=options.goal_rule,
        skips_start=options.below_start == "skip",
        arrows_after_penalty=options.penalty_shortcuts,
        rolls_every_trick=options.dice_policy == "per_trick",
    )


def play_card(track: Track, table: Table, card: Card) -> None:
    """The seat in turn plays the card; a full trick is won, and the pawns move."""
    count = len(table.hands)
    table.hands[(table.leader + len(table.plays)) % count].remove(card)
    table.plays.append(card)
    if len(table.plays) == count:
        winner, table.positions = after_trick(track, table)
        table.leader = winner
        table.plays = []


def after_trick(track: Track, table: Table) -> tuple[Seat, list[int]]:
    """The winner of a full trick, and the positions after it."""
    count, positions = len(table.hands), table.positions.copy()
    place = _winning_place(track, table.plays)
    winner = (table.leader + place) % count
    steps = _steps_of_winner(table.plays[place], table.dice[winner])
    positions[winner] = landing(track, positions[winner], steps)
    if positions[winner] == track.goal:
        return winner, positions
    for other, card in enumerate(table.plays):
        steps = _steps_of_loser(card)
        if other != place and steps:
            seat = (table.leader + other) % count
            positions[seat] = landing(track, positions[seat], steps)
    return winner, positions


def landing(track: Track, start: int, steps: int) -> int:
    """Where a pawn comes to stand that moves so many steps, back if they are below 0."""
    space = start + steps
    if space >= track.goal:
        if space == track.goal or track.goal_rule == "reach_or_pass":
            return track.goal
        if track.goal_rule == "exact_stay":
            return start
        space = 2 * track.goal - space
    elif space < 0:
        return start if track.skips_start else 0
    if space == start or (steps < 0 and not track.arrows_after_penalty):
        return space
    return track.arrows.get(space, space)


def play_out(track: Track, table: Table, chance: Random, tricks: int) -> list[float]:
    """By seat, the chance of winning the race after so many more tricks, or as many as the hands last."""
    count = len(table.hands)
    left = tricks
    while left and track.goal not in table.positions:
        hand = table.hands[(table.leader + len(table.plays)) % count]
        if not hand:
            break
        play_card(track, table, chance.choice(hand))
        if not table.plays:
            left -= 1
            if track.rolls_every_trick:
                table.dice = [chance.randint(1, 6) for _ in range(count)]
    return hopes(track, table.positions)


def hopes(track: Track, positions: Sequence[int]) -> list[float]:
    """By seat, the chance of winning the race from these positions."""
    if track.goal in positions:
        return [float(position == track.goal) for position in positions]
    shares = [exp((position - track.goal) / AHEAD) for position in positions]
    return [share / sum(shares) for share in shares]


def _winning_place(track: Track, plays: Sequence[Card]) -> int:
    """The place in the trick of the card that wins it."""
    led, best, highest = plays[0][1], 0, -1
    for place, card in enumerate(plays):
        power = track.power[card]
        if power >= highest and (power >= _SPADE or card[1] == led):
            best, highest = place, power
    return best


def _steps_of_winner(card: Card, die: int) -> int:
    match card[0]:
        case "X":
            return 3
        case "A":
            return 2 * die
        case "2":
            return die + 2
        case _:
            return die


def _steps_of_loser(card: Card) -> int:
    if card in JOKERS:
        return 0
    is_court = card[0] in "JQK"
    return (-1 if is_court else 0) - (3 if card[1] == "s" else 0)
