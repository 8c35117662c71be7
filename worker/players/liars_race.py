"""The bot `basic` for Liars' Race: imagines the other hands, and plays each of its cards in all of them.

The rest of the deal it plays at random, and it values the positions that come of that. The cards that it never sees
are as likely to be in any hand as undealt.

Source: rules/liars-race.md, sections 5, 6 and 13.
"""

from __future__ import annotations

from random import Random

from engines.cards import Card
from engines.contract import Seat
from engines.liars_race.moves import DECK, Move
from engines.liars_race.view import View
from worker.players.liars_race_tricks import Table, play_card, play_out, track_of

CARDS_PLAYED = 3_000
"""About how many cards are played in thought for one move."""

TRICKS_AHEAD = 6
"""How many tricks are played in thought after this one."""


def basic(view: View, legal_moves: tuple[Move, ...], chance: Random) -> Move:
    """A sensible move, in some milliseconds."""
    if len(legal_moves) == 1:
        return legal_moves[0]
    track, worth = track_of(view), [0.0] * len(legal_moves)
    tricks = min(len(legal_moves), 1 + TRICKS_AHEAD)
    count = 1 + CARDS_PLAYED // (len(legal_moves) * tricks * len(view.positions))
    for _ in range(count):
        table = imagined(view, chance)
        for number, move in enumerate(legal_moves):
            tried = table.copy()
            play_card(track, tried, move.card)
            worth[number] += play_out(track, tried, chance, tricks)[_seat_of(view)]
    best = max(range(len(worth)), key=lambda number: (worth[number], chance.random()))
    return legal_moves[best]


def imagined(view: View, chance: Random) -> Table:
    """A table that fits the view: any cards that have not been seen are in the other hands."""
    me = _seat_of(view)
    hand = view.hand or ()
    seen = {*hand, *view.seen}
    unseen = [card for card in DECK if card not in seen]
    chance.shuffle(unseen)
    hands = [list(hand) if seat == me else _taken(unseen, count) for seat, count in enumerate(view.hand_counts)]
    return Table(
        hands=hands,
        positions=list(view.positions),
        dice=view.dice,
        leader=view.leader,
        plays=[play.card for play in view.plays],
    )


def _taken(cards: list[Card], count: int) -> list[Card]:
    return [cards.pop() for _ in range(count)]


def _seat_of(view: View) -> Seat:
    """The seat that looks. Spectators are never asked for a move."""
    assert view.seat is not None
    return view.seat
