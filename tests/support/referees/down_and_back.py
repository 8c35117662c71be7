"""A referee for Down and Back.

Source: rules/down-and-back.md, sections 1, 2 and 6; the hands are in their own module.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import ClassVar

from tests.support.referees.contract import Batch, Json, Result, must, places
from tests.support.referees.down_and_back_hands import ORDER, VALUE, canonical, named, worth


class DownAndBack:
    """A match of Down and Back. `pile` has its top last; the order of `stock` only chance knows."""

    seats: ClassVar[range] = range(2, 6)

    def __init__(self, options: Json, seat_count: int) -> None:
        self.options = options
        self.count = seat_count
        self.result: Result | None = None
        self.chips = [options["starting_chips"]] * seat_count
        self.pot = 0
        self.round = 0
        self.dealer: int | None = None
        self.active = list(range(seat_count))
        self.eliminated: list[int] = []
        self.phase = "draw"
        self.order: list[int] = []
        self.hands: dict[int, list[str]] = {}
        self.known: dict[int, list[str]] = {}
        self.fours: dict[int, list[str]] = {}
        self.pile: list[str] = []
        self.aside: list[str] = []
        self.stock: set[str] = set()
        self.turns_played = 0
        self.drawn: str | None = None
        self.is_drawn_openly = False

    @staticmethod
    def random_options(random: Random, seat_count: int) -> Json:
        is_long = random.random() < 0.1
        ante = random.choice((1, 1, 2, 7, 1000))
        antes = random.choice((3, 3, 5) if is_long else (1, 2, 3))
        return {
            "rounds": random.choice((4, 6, 8, 12)) if is_long else random.choice((1, 1, 2, 3)),
            "starting_chips": antes * ante + random.randrange(ante),
            "ante": ante,
            # Three turns of five seats can leave a single card in the stock.
            "turns": random.choice((3, 3, 3, 3, 6, 10) if seat_count == 5 else (1, 2, 3, 4, 6, 6, 10)),
            "first_dealer": random.choice((None, *range(seat_count))),
            "unclaimed_pot": random.choice(("split", "sudden_death")),
        }

    def start(self, batch: Batch) -> None:
        self._deal(batch)

    def moves(self) -> dict[int, list[Json]]:
        match self.phase:
            case "draw":
                return {self._turn(): [{"type": "draw_stock"}, {"type": "draw_discard"}]}
            case "discard":
                seat = self._turn()
                return {seat: [{"type": "discard", "card": card} for card in self.hands[seat]]}
            case "split":
                return {
                    seat: [
                        {"type": "split", "four": list(four)} for four in combinations(canonical(self.hands[seat]), 4)
                    ]
                    for seat in self.order
                    if seat not in self.fours
                }
            case _:
                return {}

    def move(self, seat: int, move: Json, batch: Batch) -> None:
        match move["type"]:
            case "draw_stock":
                self._draw_stock(seat, batch)
            case "draw_discard":
                card = self.pile.pop()
                batch.expect("card_drawn", seat=seat, source="discard", card=card, stock_count=len(self.stock))
                self.hands[seat].append(card)
                self.known[seat].append(card)
                self.phase, self.drawn, self.is_drawn_openly = "discard", card, True
            case "discard":
                self._discard(seat, move["card"], batch)
            case "split":
                self.fours[seat] = move["four"]
                batch.expect("split_committed", seat=seat, four=move["four"], three=self._three(seat))
                if len(self.fours) == len(self.order):
                    self._showdown(batch)

    def shown(self, seat: int | None) -> Json:
        public = {
            "phase": self.phase,
            "round": self.round,
            "dealer": self.dealer,
            "seats": self.order,
            "eliminated": self.eliminated,
            "turn": self._turn() if self.phase in {"draw", "discard"} else None,
            "chips": self.chips,
            "pot": self.pot,
            "hand_counts": [len(self.hands.get(one, [])) for one in range(self.count)],
            "known": [canonical(self.known.get(one, [])) for one in range(self.count)],
            "stock_count": len(self.stock),
            "pile": self.pile[::-1],
            "aside": self.aside,
        }
        sees_drawn = self.is_drawn_openly or seat == public["turn"]
        return public | {
            "hand": None if seat is None else canonical(self.hands.get(seat, [])),
            "drawn": self.drawn if sees_drawn else None,
        }

    def _turn(self) -> int:
        return self.order[self.turns_played % len(self.order)]

    def _three(self, seat: int) -> list[str]:
        return canonical([card for card in self.hands[seat] if card not in self.fours[seat]])

    def _clockwise(self, seat: int) -> list[int]:
        """The seats still in, from the one at the left of this seat; if it is still in itself, it is the last."""
        return sorted(self.active, key=lambda other: (other - seat - 1) % self.count)

    def _deal(self, batch: Batch) -> None:
        ante = self.options["ante"]
        self.round += 1
        for seat in self.active:
            self.chips[seat] -= ante
            self.pot += ante
        # The dealer of the first round may be chance's; all that follows from it is foretold from what the event says.
        dealer = None if self.dealer is None else self._clockwise(self.dealer)[0]
        if self.dealer is None:
            dealer = self.options["first_dealer"]
        told, self.order, up_card = batch.learn(
            "round_started",
            "dealer",
            "seats",
            "up_card",
            round=self.round,
            ante=ante,
            chips=self.chips,
            pot=self.pot,
            stock_count=52 - 7 * len(self.active) - 1,
        )
        must(told in self.active and dealer in {None, told}, "another dealer was foretold", dealer, told)
        must(self.order == self._clockwise(told), "other turns were foretold", self._clockwise(told), self.order)
        self.dealer = told
        self.hands = {}
        left = set(ORDER)
        for seat in self.order:
            hand = batch.learn("hand_dealt", "cards", seat=seat)
            must(len(hand) == 7 and left.issuperset(hand) and hand == canonical(hand), "no hand", hand)
            self.hands[seat] = hand
            left -= set(hand)
        must(up_card in left, "this card is in a hand", up_card)
        self.known = {seat: [] for seat in self.order}
        self.fours = {}
        self.pile, self.aside, self.stock = [up_card], [], left - {up_card}
        self.turns_played = 0
        self.phase = "draw"

    def _draw_stock(self, seat: int, batch: Batch) -> None:
        card = batch.learn("card_drawn", "card", seat=seat, source="stock", stock_count=len(self.stock) - 1)
        must(card in self.stock, "not in the stock", card)
        self.stock.remove(card)
        self.hands[seat].append(card)
        if not self.stock:
            up_card = batch.learn("stock_refilled", "up_card", stock_count=len(self.pile) - 1)
            must(up_card in self.pile, "not in the pile", up_card)
            self.stock = set(self.pile) - {up_card}
            self.pile = [up_card]
        self.phase, self.drawn, self.is_drawn_openly = "discard", card, False

    def _discard(self, seat: int, card: str, batch: Batch) -> None:
        self.hands[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)
        self.pile.append(card)
        self.drawn = None
        self.turns_played += 1
        is_last = self.turns_played == self.options["turns"] * len(self.order)
        self.phase = "split" if is_last else "draw"
        batch.expect("card_discarded", seat=seat, card=card, next_seat=None if is_last else self._turn())

    def _showdown(self, batch: Batch) -> None:
        winners = {
            self._best("four", {seat: self.fours[seat] for seat in self.order}, batch),
            self._best("three", {seat: self._three(seat) for seat in self.order}, batch),
        }
        if len(winners) == 1:
            self._win(winners.pop(), "sweep", batch)
        else:
            batch.expect("pot_carried", pot=self.pot)
        self._go_on(batch)

    def _best(self, half: str, hands: dict[int, list[str]], batch: Batch) -> int:
        """The seat that wins this half, after as many tie draws as it takes."""
        names = {seat: named(hand) for seat, hand in hands.items()}
        strength = {seat: worth(hand) for seat, hand in hands.items()}
        best = [seat for seat in self.order if strength[seat] == max(strength.values())]
        by_seat = range(self.count)
        batch.expect(
            f"showdown_{half}",
            hands=[hands.get(seat) for seat in by_seat],
            categories=[names[seat][0] if seat in names else None for seat in by_seat],
            keys=[names[seat][1] if seat in names else None for seat in by_seat],
            tied=best if len(best) > 1 else [],
            winner=best[0] if len(best) == 1 else None,
        )
        while len(best) > 1:
            best = self._tie_draw(half, best, batch)
        return best[0]

    def _tie_draw(self, half: str, tied: list[int], batch: Batch) -> list[int]:
        if len(self.stock) < len(tied):
            self.stock |= {*self.pile, *self.aside}
            self.pile, self.aside = [], []
            batch.expect("stock_refilled", up_card=None, stock_count=len(self.stock))
        drawn, still_tied, winner = batch.learn(
            "tie_drawn", "drawn", "tied", "winner", half=half, stock_count=len(self.stock) - len(tied)
        )
        must([seat for seat, card in enumerate(drawn) if card is not None] == sorted(tied), "others drew", tied, drawn)
        cards = [drawn[seat] for seat in tied]
        must(len(set(cards)) == len(cards) and self.stock.issuperset(cards), "not in the stock", cards)
        self.stock -= set(cards)
        self.aside += [card for card in drawn if card]
        highest = max(VALUE[card[0]] for card in cards)
        best = [seat for seat in tied if VALUE[drawn[seat][0]] == highest]
        foretold = (best, None) if len(best) > 1 else ([], best[0])
        must((still_tied, winner) == foretold, "the tie ends otherwise", foretold, still_tied, winner)
        return best

    def _win(self, seat: int, reason: str, batch: Batch) -> None:
        self.chips[seat] += self.pot
        batch.expect("pot_won", seat=seat, amount=self.pot, reason=reason, chips=self.chips)
        self.pot = 0

    def _go_on(self, batch: Batch) -> None:
        is_at_end = self.round >= self.options["rounds"]
        if is_at_end and (self.pot == 0 or self.options["unclaimed_pot"] == "split"):
            self._end("rounds", batch)
            return
        for seat in self.order:
            if self.chips[seat] < self.options["ante"]:
                self.active.remove(seat)
                self.eliminated.append(seat)
                batch.expect("seat_eliminated", seat=seat)
        if len(self.active) >= 2:
            self._deal(batch)
        elif not self.active:
            self._end("nobody_can_ante", batch)
        else:
            if self.pot:
                self._win(self.active[0], "last_seat", batch)
            self._end("last_seat", batch)

    def _end(self, reason: str, batch: Batch) -> None:
        """Share what is in the pot, and count."""
        if self.pot:
            each, rest = divmod(self.pot, len(self.order))
            shares = [0] * self.count
            for place, seat in enumerate(self.order):
                shares[seat] = each + (place < rest)
            self.chips = [chips + share for chips, share in zip(self.chips, shares, strict=True)]
            self.pot = 0
            batch.expect("pot_shared", shares=shares, chips=self.chips)
        self.phase = "finished"
        self.result = Result(places(self.chips), self.chips, reason)
        batch.expect("match_ended", reason=reason, places=self.result.places, scores=self.chips)
