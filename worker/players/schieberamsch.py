"""The bot `basic` for Schieberamsch: imagines where the hidden cards may lie, and plays each hand on by rules of thumb.

Whatever is to be decided, it tries each choice at the same imagined tables, and takes the one after which its score
compares best with the others' on average.

Source: rules/schieberamsch.md, sections 2 and 8.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import assert_never

from engines.contract import Seat
from engines.schieberamsch.moves import (
    PLACE,
    AnnounceGrandHand,
    DiscardSkat,
    Kontra,
    Move,
    Pass,
    PlayCard,
    PushSkat,
    Rekontra,
    TakeSkat,
)
from engines.schieberamsch.view import View
from worker.players.schieberamsch_beliefs import likely_tables, own_hand, places, seat_of
from worker.players.schieberamsch_tricks import HEIGHT, JACK_COUNT, POINTS, SUIT, Table, play_card, play_out

CARDS_PLAYED = 3_000
"""About how many cards are played in thought for one move."""

MOST_TABLES = 60
"""How many tables are imagined at most."""

DISCARDS_TRIED = 8
"""How many ways to discard two cards are tried, the likeliest first."""


def basic(view: View, legal_moves: tuple[Move, ...], chance: Random) -> Move:
    """A sensible move, in some milliseconds."""
    moves = _worth_trying(view, legal_moves)
    if len(moves) == 1:
        return moves[0]
    me = seat_of(view)
    cards_left = max(1, sum(view.hand_counts))
    count = min(MOST_TABLES, 1 + CARDS_PLAYED // (len(moves) * cards_left))
    worth = [0.0] * len(moves)
    for table in likely_tables(view, count, chance):
        for number, move in enumerate(moves):
            tried = table.copy()
            _make(view, move, tried, me)
            worth[number] += _advantage(play_out(tried), me)
    best = max(range(len(moves)), key=lambda number: (worth[number], chance.random()))
    return moves[best]


def _advantage(deltas: Sequence[int], me: Seat) -> float:
    """How much better than the others' mean score this seat's becomes; low scores are good."""
    return (sum(deltas) - deltas[me]) / 2 - deltas[me]


def _worth_trying(view: View, legal_moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """One of each group of cards that come to the same thing, and the discards that rid the hand of its worst cards."""
    match legal_moves[0]:
        case PlayCard():
            return tuple(move for move in legal_moves if isinstance(move, PlayCard) and not _is_like_next(view, move))
        case DiscardSkat():
            dangers = {card: danger(card, own_hand(view)) for card in own_hand(view)}
            pairs = [(sum(dangers[card] for card in _discards(move)), move) for move in legal_moves]
            return tuple(move for _, move in sorted(pairs, key=lambda pair: -pair[0])[:DISCARDS_TRIED])
        case _:
            return legal_moves


def _discards(move: Move) -> list[int]:
    return places(move.cards) if isinstance(move, DiscardSkat) else []


def _is_like_next(view: View, move: PlayCard) -> bool:
    """Whether the hand also holds the next lower card, which wins and counts the same."""
    card = PLACE[move.card]
    below = card + 1
    return below in own_hand(view) and SUIT[below] == SUIT[card] and POINTS[below] == POINTS[card]


def _make(view: View, move: Move, table: Table, me: Seat) -> None:
    """The move, and what the seats after it will do with the skat, before the next card is played."""
    match move:
        case PlayCard(card=card):
            play_card(table, PLACE[card])
        case AnnounceGrandHand():
            table.soloist = me
            table.soloist_jacks = frozenset(card for card in (*table.hands[me], *table.skat) if card < JACK_COUNT)
        case Kontra() | Rekontra():
            table.factor *= 2
        case Pass():
            if view.phase == "announce":
                _exchange(view, table, [(view.dealer + place) % 3 for place in (1, 2, 3)])
        case PushSkat():
            table.factor *= 2
            _exchange(view, table, _seats_after(view, me))
        case TakeSkat():
            _exchange(view, table, [me, *_seats_after(view, me)])
        case DiscardSkat(cards=cards):
            table.skat = places(cards)
            table.hands[me] = [card for card in table.hands[me] if card not in table.skat]
            _exchange(view, table, _seats_after(view, me))
        case _:
            assert_never(move)


def _seats_after(view: View, me: Seat) -> list[Seat]:
    """The seats that have the skat after this one; the dealer is the last."""
    return [(me + step) % 3 for step in range(1, 1 + (view.dealer - me) % 3)]


def _exchange(view: View, table: Table, seats: Sequence[Seat]) -> None:
    """Each of these seats in turn takes the skat, and discards what looks most dangerous."""
    for seat in seats:
        hand = sorted(table.hands[seat] + table.skat)
        choice = [card for card in hand if view.options.may_discard_jacks or card >= JACK_COUNT]
        table.skat = sorted(choice, key=lambda card: -danger(card, hand))[:2]
        table.hands[seat] = [card for card in hand if card not in table.skat]


def danger(card: int, hand: Sequence[int]) -> float:
    """How likely the card is to win points in Ramsch: high cards are, unless there are lower ones to play instead."""
    if card < JACK_COUNT:
        return 2 + HEIGHT[card]
    lower = sum(SUIT[other] == SUIT[card] and other > card for other in hand)
    return HEIGHT[card] + POINTS[card] / 2 - 2 * lower
