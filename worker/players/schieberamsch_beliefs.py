"""Where the hidden cards of Schieberamsch may lie for a seat that forgot nothing: tables that fit all it has seen.

It knows who has shown to lack a suit, and where its own discards can have gone. All else is as likely as anything,
but that a seat that had the skat last is thought to have left points there rather than small cards.

Source: rules/schieberamsch.md, section 3.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from engines.cards import Card
from engines.contract import Seat
from engines.schieberamsch.moves import DECK, PLACE
from engines.schieberamsch.view import View
from worker.players.schieberamsch_tricks import JACK_COUNT, POINTS, SUIT, Table

SKAT = 3
"""The place beside the three seats where a card may lie."""

DISCARDED = 2.5
"""How much likelier than by chance a card of ten points or more lies in a skat that another seat left."""

TRIES = 20
"""How often the cards are placed anew if one of them fits nowhere."""


def seat_of(view: View) -> Seat:
    """The seat that looks. Spectators are never asked for a move."""
    assert view.seat is not None
    return view.seat


def own_hand(view: View) -> list[int]:
    """The viewer's cards, the higher first within a suit."""
    return places(view.hand or ())


def places(cards: Sequence[Card]) -> list[int]:
    """The cards as numbers, in the same order."""
    return [PLACE[card] for card in cards]


def likely_tables(view: View, count: int, chance: Random) -> Iterator[Table]:
    """So many tables that fit the view."""
    voids = _voids(view)
    unseen = _unseen(view)
    allowed = {card: _allowed(view, card, voids) for card in unseen}
    for _ in range(count):
        yield _table(view, _placed(view, unseen, allowed, chance))


def played_by(view: View, seat: Seat) -> list[int]:
    """The cards that the seat has played in this hand."""
    return [card for leader, cards in _tricks(view) for place, card in enumerate(cards) if (leader + place) % 3 == seat]


def _table(view: View, placed: list[list[int]]) -> Table:
    me = seat_of(view)
    hands = [own_hand(view) if seat == me else sorted(placed[seat]) for seat in (0, 1, 2)]
    skat = places(view.known_skat) if view.known_skat is not None else sorted(placed[SKAT])
    held = () if view.soloist is None else (*hands[view.soloist], *played_by(view, view.soloist), *skat)
    return Table(
        hands=hands,
        skat=skat,
        leader=view.leader,
        trick=places(view.trick),
        points=list(view.trick_points),
        tricks=[sum(trick.winner == seat for trick in view.tricks) for seat in (0, 1, 2)],
        factor=view.factor << view.kontra_level,
        soloist=view.soloist,
        soloist_jacks=frozenset(card for card in held if card < JACK_COUNT),
        loss_factor=view.options.grand_hand_loss_factor,
        most_points_get_skat=view.options.skat_owner == "most_points",
    )


def _placed(view: View, unseen: Sequence[int], allowed: Mapping[int, Sequence[int]], chance: Random) -> list[list[int]]:
    """The unseen cards by place, those that fit in few places first."""
    me = seat_of(view)
    space = [0 if seat == me else view.hand_counts[seat] for seat in (0, 1, 2)]
    space.append(view.skat_count if view.known_skat is None else 0)
    takers = [exchange.seat for exchange in view.exchanges if not exchange.pushed]
    is_left_by_other = bool(takers) and takers[-1] != me
    for attempt in range(TRIES):
        rooms = space.copy()
        placed: list[list[int]] = [[], [], [], []]
        order = sorted(chance.sample(unseen, len(unseen)), key=lambda card: len(allowed[card]))
        for card in order:
            fits = allowed[card] if attempt < TRIES - 1 else (0, 1, 2, SKAT)
            weights = [float(rooms[place]) for place in fits]
            if is_left_by_other and POINTS[card] >= 10 and fits[-1] == SKAT:
                weights[-1] *= DISCARDED
            if not any(weights):
                break
            (place,) = chance.choices(fits, weights)
            rooms[place] -= 1
            placed[place].append(card)
        if not any(rooms):
            return placed
    raise AssertionError("without constraints every card fits somewhere")


def _unseen(view: View) -> list[int]:
    played = {card for _, cards in _tricks(view) for card in cards}
    seen = played.union(own_hand(view), places(view.known_skat or ()))
    return [card for card in range(len(DECK)) if card not in seen]


def _allowed(view: View, card: int, voids: Sequence[set[str]]) -> tuple[int, ...]:
    """The places where this unseen card may lie."""
    me = seat_of(view)
    takers = [exchange.seat for exchange in view.exchanges if not exchange.pushed]
    skat_may_have_it = view.options.may_discard_jacks or not takers or card >= JACK_COUNT
    own = next((exchange.discarded or () for exchange in view.exchanges if exchange.seat == me), ())
    seats = takers[takers.index(me) + 1 :] if DECK[card] in own else [seat for seat in (0, 1, 2) if seat != me]
    return (*sorted(seat for seat in seats if SUIT[card] not in voids[seat]), *([SKAT] if skat_may_have_it else []))


def _voids(view: View) -> list[set[str]]:
    """By seat, the suits that it has shown to lack."""
    voids: list[set[str]] = [set(), set(), set()]
    for leader, cards in _tricks(view):
        for place, card in enumerate(cards):
            if SUIT[card] != SUIT[cards[0]]:
                voids[(leader + place) % 3].add(SUIT[cards[0]])
    return voids


def _tricks(view: View) -> Iterator[tuple[Seat, list[int]]]:
    """The leader and the cards of every trick, the one on the table included."""
    for trick in view.tricks:
        yield trick.leader, places(trick.cards)
    yield view.leader, places(view.trick)
