"""Worlds that a view cannot tell from the real one, for those who must guess at hidden cards.

The cards that the viewer has not seen lie in the other hands and in the skat. All ways to place them are equally likely
as long as they agree with what is known: how many cards lie where, which suits a seat has shown that it lacks, and
where the viewer's own discards can have gone. How the cards changed hands before is then filled in backwards. Nobody's
skill is weighed: what a discard, a push or a card played says about a hand is the caller's business.

Source: rules/schieberamsch.md, section 3.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import comb, factorial, prod
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from engines.cards import Card
from engines.chance import SEED_BYTES
from engines.contract import Seat
from engines.schieberamsch.moves import DECK, JACKS, TRUMP, in_order, suit_of
from engines.schieberamsch.state import SEATS, Exchange, State
from engines.schieberamsch.view import View

Place = Seat | None
"""Where a card may lie: in the hand of a seat, or with None in the skat."""

Rooms = tuple[int, ...]
"""How many cards each place still has to get."""


class _Group(Struct, frozen=True):
    """Cards that may all lie in the same places; `allowed` holds the places' indices."""

    cards: tuple[Card, ...]
    allowed: tuple[int, ...]


def determinize(view: View, random: Random) -> State:
    """A world drawn from all that fit the view: shown to the same seat, it gives the same view again."""
    placed = _Placing(view).draw(random)
    hands = tuple(
        view.hand if seat == view.seat and view.hand is not None else in_order(placed[seat]) for seat in SEATS
    )
    skat = view.known_skat if view.known_skat is not None else in_order(placed[None])
    is_scored = view.last_hand is not None and view.last_hand.hand_number == view.hand_number
    scored = view.hand_number if is_scored else max(0, view.hand_number - 1)
    return State(
        options=view.options,
        seed=random.randbytes(SEED_BYTES),
        totals=view.totals,
        phase=view.phase,
        hand_number=view.hand_number,
        dealer=view.dealer,
        turn=view.turn,
        hands=hands,
        skat=skat,
        passed=view.passed,
        exchanges=_guess_exchanges(view, hands, skat, random),
        soloist=view.soloist,
        kontra_by=view.kontra_by,
        kontra_level=view.kontra_level,
        leader=view.leader,
        trick=view.trick,
        tricks=view.tricks,
        last_hand=view.last_hand,
        discards=((None, None, None),) * scored,
        end_reason=view.end_reason,
    )


class _Placing:
    """All ways to place the unseen cards of a view, counted and drawn from without listing them."""

    def __init__(self, view: View) -> None:
        self.places: list[Place] = [seat for seat in SEATS if seat != view.seat]
        self.rooms = [view.hand_counts[seat] for seat in SEATS if seat != view.seat]
        if view.known_skat is None:
            self.places.append(None)
            self.rooms.append(view.skat_count)
        self.ways_from: dict[tuple[int, Rooms], int] = {}
        self.played = [_played(view, seat) for seat in SEATS]
        seen = {*(view.hand or ()), *(view.known_skat or ()), *(card for cards in self.played for card in cards)}
        self.own_discards = _own_discards(view)
        self.takers = _later_takers(view)
        self.followed = [card for card in self.own_discards if card not in seen]
        self.allowed = self._allowed(view)
        self.groups = self._grouped(card for card in DECK if card not in seen and card not in self.followed)

    def draw(self, random: Random) -> Mapping[Place, list[Card]]:
        """The cards of each place, in no order."""
        choices = list(self._ways_to_follow())
        ((placed, _),) = random.choices(choices, [weight for _, weight in choices])
        cards: dict[Place, list[Card]] = {place: [] for place in (*SEATS, None)}
        for card, index in zip(self.followed, placed, strict=True):
            cards[self.places[index]].append(card)
        rooms = self._left(placed)
        for number, group in enumerate(self.groups):
            splits = list(self._splits(number, rooms))
            split, rooms, _ = random.choices(splits, [ways for _, _, ways in splits])[0]
            mixed = random.sample(group.cards, len(group.cards))
            for index, count in zip(group.allowed, split, strict=True):
                cards[self.places[index]] += [mixed.pop() for _ in range(count)]
        return cards

    def _allowed(self, view: View) -> Mapping[str, tuple[int, ...]]:
        """For each suit, the indices of the places where a card of it may lie."""
        voids = _voids(view)
        skat_has_jacks = view.options.may_discard_jacks or all(exchange.pushed for exchange in view.exchanges)
        return {
            suit: tuple(
                index
                for index, place in enumerate(self.places)
                if (suit not in voids[place] if place is not None else suit != TRUMP or skat_has_jacks)
            )
            for suit in (TRUMP, "c", "s", "h", "d")
        }

    def _grouped(self, cards: Iterable[Card]) -> list[_Group]:
        """The cards by where they may lie; those that may lie anywhere come last, for they fill what is left."""
        by_places: dict[tuple[int, ...], list[Card]] = {}
        for card in cards:
            by_places.setdefault(self.allowed[suit_of(card)], []).append(card)
        return [
            _Group(tuple(by_places[allowed]), allowed) for allowed in sorted(by_places, key=lambda key: (len(key), key))
        ]

    def _ways_to_follow(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """The places where the viewer's own discards may lie, and in how many ways the rest can be as it is.

        The next taker had both. If another seat took the skat after it, what the next taker did not keep was among the
        two cards that it passed on, in every way that the last taker's twelve cards allow.
        """
        for placed in product(range(len(self.places)), repeat=len(self.followed)):
            rooms = self._left(placed)
            if min(rooms, default=0) < 0:
                continue
            if any(not self._may_follow(card, index) for card, index in zip(self.followed, placed, strict=True)):
                continue
            weight = self._ways(0, rooms)
            if len(self.takers) == 2:
                kept = [card for card in self.own_discards if card in self.played[self.takers[0]]]
                kept_now = sum(self.places[index] == self.takers[0] for index in placed)
                passed_on = 2 - len(kept) - kept_now
                weight *= comb(12 - passed_on, 2 - passed_on)
            if weight:
                yield placed, weight

    def _may_follow(self, card: Card, index: int) -> bool:
        place = self.places[index]
        return index in self.allowed[suit_of(card)] and (place is None or place in self.takers)

    def _left(self, placed: Sequence[int]) -> Rooms:
        return tuple(room - placed.count(index) for index, room in enumerate(self.rooms))

    def _ways(self, number: int, rooms: Rooms) -> int:
        """In how many ways the groups from this one on fill the rooms exactly."""
        if number == len(self.groups):
            return int(not any(rooms))
        key = (number, rooms)
        if key not in self.ways_from:
            self.ways_from[key] = sum(ways for _, _, ways in self._splits(number, rooms))
        return self.ways_from[key]

    def _splits(self, number: int, rooms: Rooms) -> Iterator[tuple[Rooms, Rooms, int]]:
        """How many cards of the group may go to each of its places, the rooms then left, and the ways of all that."""
        group = self.groups[number]
        size = len(group.cards)
        for split in _counts(size, [rooms[index] for index in group.allowed], number == len(self.groups) - 1):
            left = list(rooms)
            for index, count in zip(group.allowed, split, strict=True):
                left[index] -= count
            ways = factorial(size) // prod(map(factorial, split)) * self._ways(number + 1, tuple(left))
            if ways:
                yield split, tuple(left), ways


def _counts(size: int, rooms: Sequence[int], fills: bool) -> Iterator[Rooms]:
    """Every way to write the size as a sum of counts that the rooms hold; if it `fills` them, only the full ones."""
    if fills:
        if sum(rooms) == size:
            yield tuple(rooms)
        return
    if len(rooms) == 1:
        if size <= rooms[0]:
            yield (size,)
        return
    for count in range(max(0, size - sum(rooms[1:])), min(size, rooms[0]) + 1):
        for rest in _counts(size - count, rooms[1:], fills):
            yield (count, *rest)


def _tricks(view: View) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """The leader and the cards of every trick, the one on the table included."""
    for trick in view.tricks:
        yield trick.leader, trick.cards
    yield view.leader, view.trick


def _played(view: View, seat: Seat) -> list[Card]:
    """The cards that the seat has played."""
    return [cards[(seat - leader) % 3] for leader, cards in _tricks(view) if (seat - leader) % 3 < len(cards)]


def _voids(view: View) -> Sequence[set[str]]:
    """By seat, the suits that it has shown to lack."""
    voids: list[set[str]] = [set() for _ in SEATS]
    for leader, cards in _tricks(view):
        for place, card in enumerate(cards):
            if suit_of(card) != suit_of(cards[0]):
                voids[(leader + place) % 3].add(suit_of(cards[0]))
    return voids


def _own_discards(view: View) -> tuple[Card, ...]:
    """What the viewer discarded, if somebody took it up since."""
    if not _later_takers(view):
        return ()
    return next((exchange.discarded or () for exchange in view.exchanges if exchange.seat == view.seat), ())


def _later_takers(view: View) -> list[Seat]:
    """The seats that took the skat after the viewer had discarded, in order."""
    takers = [exchange.seat for exchange in view.exchanges if not exchange.pushed]
    return takers[takers.index(view.seat) + 1 :] if view.seat in takers else []


def _guess_exchanges(
    view: View, hands: Sequence[tuple[Card, ...]], skat: tuple[Card, ...], random: Random
) -> tuple[Exchange, ...]:
    """What each other seat took and discarded, from the last one back to the first."""
    guessed: list[Exchange] = []
    after = skat
    takers = [exchange for exchange in view.exchanges if not exchange.pushed]
    for number, exchange in reversed(list(enumerate(takers))):
        if exchange.seat == view.seat:
            guessed.append(exchange)
        else:
            before = takers[number - 1] if number else None
            held = in_order((*hands[exchange.seat], *_played(view, exchange.seat), *after))
            taken = _guess_taken(view, held, before, random)
            guessed.append(replace(exchange, taken=taken, discarded=after or None))
        after = guessed[-1].taken or ()
    by_seat = {exchange.seat: exchange for exchange in guessed}
    return tuple(by_seat.get(exchange.seat, exchange) for exchange in view.exchanges)


def _guess_taken(view: View, held: Sequence[Card], before: Exchange | None, random: Random) -> tuple[Card, ...]:
    """Which two of the twelve cards that a seat held it had taken, from the discards of `before` or else as dealt."""
    if before is None:
        return in_order(random.sample(held, 2))
    if before.discarded is not None:
        return before.discarded
    passed_on = [card for card in _own_discards(view) if card in held]
    rest = [card for card in held if card not in passed_on and (view.options.may_discard_jacks or card not in JACKS)]
    return in_order((*passed_on, *random.sample(rest, 2 - len(passed_on))))
