"""How a hand of Schieberamsch goes on by rules of thumb at a table where all cards are known, and what it then scores.

A card is its place in canonical order, 0 to 31: jacks first, then each suit from the ace down. So the lower number is
the higher card, and of the cards of a trick that are jacks or of the suit led, the lowest number wins.

Source: rules/schieberamsch.md, sections 2.3, 2.4 and 4.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engines.contract import Seat
from engines.schieberamsch.moves import DECK, JACKS, suit_of

POINTS = [{"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}.get(card[0], 0) for card in DECK]
"""The card points of each card."""

SUIT = [suit_of(card) for card in DECK]
"""The suit that each card belongs to."""

JACK_COUNT = len(JACKS)

HEIGHT = [JACK_COUNT - card if card < JACK_COUNT else 6 - (card - JACK_COUNT) % 7 for card in range(len(DECK))]
"""How high each card is in its suit: 6 for an ace, 0 for a seven; 4 to 1 for jacks."""

GRAND_WON = 61
"""The card points that win a Grand Hand."""


class Table(Struct):
    """A hand in play, which changes as it goes on. By seat: `hands`, `points` and `tricks` won.

    `skat` lies face down, `trick` holds the cards so far. Pushes and kontras make the hand count `factor` times.
    `soloist` is None in Ramsch; `soloist_jacks` are those that count for the soloist, the skat's included.
    """

    hands: list[list[int]]
    skat: list[int]
    leader: Seat
    trick: list[int]
    points: list[int]
    tricks: list[int]
    factor: int
    soloist: Seat | None
    soloist_jacks: frozenset[int]
    loss_factor: int
    most_points_get_skat: bool

    def copy(self) -> Table:
        """The same table, to be played on apart from this one."""
        return replace(
            self,
            hands=[hand.copy() for hand in self.hands],
            trick=self.trick.copy(),
            points=self.points.copy(),
            tricks=self.tricks.copy(),
        )


def play_card(table: Table, card: int) -> None:
    """The seat in turn plays the card; a full trick goes to whoever wins it."""
    trick, seat = table.trick, (table.leader + len(table.trick)) % 3
    table.hands[seat].remove(card)
    trick.append(card)
    if len(trick) < 3:
        return
    winner = (table.leader + trick.index(winning_card(trick))) % 3
    table.points[winner] += POINTS[trick[0]] + POINTS[trick[1]] + POINTS[trick[2]]
    table.tricks[winner] += 1
    table.leader = winner
    trick.clear()


def winning_card(trick: Sequence[int]) -> int:
    """The card that wins the trick as it stands."""
    led = SUIT[trick[0]]
    return min([card for card in trick if card < JACK_COUNT or SUIT[card] == led])


def playable(hand: list[int], trick: Sequence[int]) -> list[int]:
    """The cards that may be played: those that follow suit if there are any."""
    if not trick:
        return hand
    led = SUIT[trick[0]]
    return [card for card in hand if SUIT[card] == led] or hand


def play_out(table: Table) -> list[int]:
    """What the hand changes the scores by, if it is played to its end by rules of thumb."""
    while table.hands[seat := (table.leader + len(table.trick)) % 3]:
        cards = playable(table.hands[seat], table.trick)
        if len(cards) == 1:
            play_card(table, cards[0])
        elif table.soloist is None:
            play_card(table, _to_avoid_points(cards, table.trick))
        else:
            play_card(table, _to_win_points(table, seat, cards))
    return deltas(table)


def deltas(table: Table) -> list[int]:
    """By seat, what the hand changes the scores by. Not checked: that all tricks are won."""
    skat = sum(POINTS[card] for card in table.skat)
    if table.soloist is not None:
        return _grand_deltas(table, table.soloist, table.points[table.soloist] + skat)
    most = max(table.points)
    owners = [seat for seat in (0, 1, 2) if table.points[seat] == most]
    if not table.most_points_get_skat:
        owners = [table.leader]
    points = [own + skat if seat in owners else own for seat, own in enumerate(table.points)]
    return _ramsch_deltas(points, table.tricks, table.factor)


def _ramsch_deltas(points: Sequence[int], tricks: Sequence[int], factor: int) -> list[int]:
    match sum(count == 0 for count in tricks):
        case 2:
            return [-(120 * factor // 10) if count else 0 for count in tricks]
        case 1:
            factor *= 2
        case _:
            pass
    return [own * factor // 10 if own == max(points) else 0 for own in points]


def _grand_deltas(table: Table, soloist: Seat, points: int) -> list[int]:
    matadors = next(
        (jack for jack in range(JACK_COUNT) if (jack in table.soloist_jacks) != (0 in table.soloist_jacks)), JACK_COUNT
    )
    multiplier = matadors + 2 + (points >= 90 or points <= 30) + (table.tricks[soloist] in {0, 10})
    value = 24 * multiplier * table.factor
    delta = -(value // 10) if points >= GRAND_WON else value * table.loss_factor // 10
    return [delta if seat == soloist else 0 for seat in (0, 1, 2)]


def _to_avoid_points(cards: list[int], trick: Sequence[int]) -> int:
    """In Ramsch: lead low, stay below what lies there, give away what is dangerous, and win high if it must be."""
    if not trick:
        return min(cards, key=lambda card: (card < JACK_COUNT, HEIGHT[card]))
    winning = winning_card(trick)
    if SUIT[cards[0]] == SUIT[trick[0]]:
        below = [card for card in cards if card > winning]
        if below:
            return below[0]
        return cards[0] if len(trick) == 2 else cards[-1]
    harmless = [card for card in cards if card > winning or card >= JACK_COUNT]
    return max(harmless or cards, key=lambda card: (POINTS[card], HEIGHT[card]))


def _to_win_points(table: Table, seat: Seat, cards: list[int]) -> int:
    """In a Grand Hand: win what counts, as cheaply as it is sure, and give points to a partner only."""
    trick = table.trick
    if not trick:
        return _to_lead(table, seat, cards)
    winning = winning_card(trick)
    is_last = len(trick) == 2
    holder = (table.leader + trick.index(winning)) % 3
    if is_last and table.soloist not in {seat, holder}:
        return max(cards, key=lambda card: (POINTS[card], card))
    led = SUIT[trick[0]]
    winners = [card for card in cards if card < winning and (card < JACK_COUNT or SUIT[card] == led)]
    lying = sum(POINTS[card] for card in trick)
    if winners and winners[-1] >= JACK_COUNT:
        # The highest card of the suit is the surest, and as the last it brings the most.
        return next(card for card in winners if card >= JACK_COUNT)
    if winners and (lying > 3 or led == SUIT[0]):
        return winners[-1] if is_last else winners[0]
    return min(cards, key=lambda card: (card < JACK_COUNT, POINTS[card], HEIGHT[card]))


def _to_lead(table: Table, seat: Seat, cards: list[int]) -> int:
    """The highest jack if it is the soloist's, an ace, or else a low card."""
    others = [card for other in (0, 1, 2) if other != seat for card in table.hands[other]]
    jacks = [card for card in others if card < JACK_COUNT]
    if seat == table.soloist and jacks and cards[0] < min(jacks):
        return cards[0]
    aces = [card for card in cards if HEIGHT[card] == 6]
    if aces:
        return aces[0]
    return min(cards, key=lambda card: (card < JACK_COUNT, POINTS[card], HEIGHT[card]))
