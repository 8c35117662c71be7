"""A referee for Liars' Race.

Source: rules/liars-race.md, sections 1 to 8 and 10.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from tests.support.referees.contract import Batch, Json, Result, must, places

RANKS = "A23456789TJQK"
JOKERS = ["Xb", "Xr"]
ORDER = [rank + suit for suit in "cdhs" for rank in RANKS] + JOKERS

BOARDS: dict[str, tuple[int, dict[int, int], dict[int, int]]] = {
    "short": (20, {3: 8, 7: 13, 12: 17}, {8: 3, 13: 7, 17: 12}),
    "standard": (32, {4: 10, 9: 15, 17: 23, 22: 28}, {10: 4, 15: 9, 20: 9, 23: 17, 28: 22}),
    "long": (
        44,
        {4: 11, 10: 17, 20: 27, 26: 33, 34: 40},
        {11: 4, 17: 10, 23: 10, 27: 20, 33: 26, 40: 34},
    ),
}
"""Length, green arrows and red arrows."""


def canonical(cards: list[str]) -> list[str]:
    return sorted(cards, key=ORDER.index)


def random_board(random: Random) -> Json:
    """A board of our own: some greens with their reds, and some traps."""
    length = random.randrange(12, 41)
    spaces = random.sample(range(1, length), random.randrange(length // 2))
    pairs = [sorted(pair) for pair in zip(spaces[::2], spaces[1::2], strict=False)][:12]
    green = [{"from": low, "to": high} for low, high in pairs]
    red = [{"from": high, "to": low} for low, high in pairs]
    if green and random.random() < 0.5:
        to = random.choice(green)["from"]
        free = [space for space in range(to + 1, length) if space not in spaces]
        red += [{"from": space, "to": to} for space in free[:1]]
    return {"name": "ours", "length": length, "green": green, "red": red}


class LiarsRace:
    """A match of Liars' Race. `plays` lists seats and cards of the trick on the table."""

    seats: ClassVar[range] = range(3, 5)

    def __init__(self, options: Json, seat_count: int) -> None:
        self.options = options
        self.count = seat_count
        self.result: Result | None = None
        board = options["board"]
        if isinstance(board, str):
            self.goal, self.green, self.red = BOARDS[board]
        else:
            self.goal = board["length"]
            self.green = {arrow["from"]: arrow["to"] for arrow in board["green"]}
            self.red = {arrow["from"]: arrow["to"] for arrow in board["red"]}
        self.hand_size = {3: 6, 4: 5}[seat_count] if options["hand_size"] == "auto" else options["hand_size"]
        self.phase = "playing"
        self.deal = 0
        self.trick = 1
        self.tricks_total = 0
        self.leader: int | None = None
        self.dice: list[int] = []
        self.positions = [0] * seat_count
        self.hands: list[list[str]] = []
        self.plays: list[tuple[int, str]] = []
        self.seen: list[str] = []

    @staticmethod
    def random_options(random: Random, seat_count: int) -> Json:
        is_long = random.random() < 0.1
        boards = (*BOARDS, random_board(random), random_board(random))
        return {
            "board": random.choice(boards),
            "hand_size": random.choice(("auto", "auto", 1, 2, 4, 13)),
            "ace_rank": random.choice(("low", "high")),
            "dice_policy": random.choice(("per_deal", "per_trick", "per_game")),
            "first_leader": random.choice(("random", *range(seat_count))),
            "goal_rule": random.choice(("reach_or_pass", "exact_stay", "exact_bounce")),
            "below_start": random.choice(("clamp", "skip")),
            "penalty_shortcuts": random.choice((True, False)),
            "max_deals": 30 if is_long else random.choice((1, 2, 5)),
            "reveal_at_end": random.choice((True, False)),
        }

    def start(self, batch: Batch) -> None:
        self._deal(batch)

    def moves(self) -> dict[int, list[Json]]:
        if self.phase == "finished":
            return {}
        return {self._turn(): [{"type": "play_card", "card": card} for card in self.hands[self._turn()]]}

    def move(self, seat: int, move: Json, batch: Batch) -> None:
        card = move["card"]
        self.hands[seat].remove(card)
        self.plays.append((seat, card))
        self.seen.append(card)
        is_full = len(self.plays) == self.count
        batch.expect("card_played", seat=seat, card=card, next_seat=None if is_full else self._turn())
        if is_full:
            self._resolve(batch)

    def shown(self, seat: int | None) -> Json:
        is_over = self.phase == "finished"
        return {
            "phase": self.phase,
            "deal": self.deal,
            "trick": self.trick,
            "tricks_total": self.tricks_total,
            "leader": self.leader,
            "turn": None if is_over else self._turn(),
            "dice": self.dice,
            "positions": self.positions,
            "hand": None if seat is None else canonical(self.hands[seat]),
            "hand_counts": [len(hand) for hand in self.hands],
            "undealt_count": 54 - self.count * self.hand_size,
            "plays": [{"seat": one, "card": card} for one, card in self.plays],
            "lead_suit": self._lead_suit(),
            "seen": self.seen,
            "winner": self.result.places.index(1) if self.result else None,
            "end_reason": self.result.reason if self.result else None,
        }

    def _turn(self) -> int:
        assert self.leader is not None
        return (self.leader + len(self.plays)) % self.count

    def _lead_suit(self) -> str | None:
        if not self.plays or self.plays[0][1] in JOKERS:
            return None
        return self.plays[0][1][1]

    def _deal(self, batch: Batch) -> None:
        self.deal += 1
        left = 54 - self.count * self.hand_size
        leader = batch.learn("deal_started", "leader", deal=self.deal, hand_size=self.hand_size, undealt_count=left)
        foretold = self.options["first_leader"] if self.leader is None else self.leader
        must(leader in range(self.count) and foretold in {"random", leader}, "another leads", foretold, leader)
        self.leader = leader
        self.hands = [batch.learn("hand_dealt", "cards", seat=seat) for seat in range(self.count)]
        dealt = [card for hand in self.hands for card in hand]
        must(len(set(dealt)) == len(dealt) and set(dealt) <= set(ORDER), "a card is there twice", dealt)
        must(all(len(hand) == self.hand_size and hand == canonical(hand) for hand in self.hands), "no hands", dealt)
        self.trick, self.plays, self.seen = 1, [], []
        if self.deal == 1 or self.options["dice_policy"] != "per_game":
            self._roll(batch)

    def _roll(self, batch: Batch) -> None:
        self.dice = batch.learn("dice_rolled", "dice")
        must(len(self.dice) == self.count and set(self.dice) <= set(range(1, 7)), "no dice", self.dice)

    def _value(self, card: str) -> int:
        return 14 if card[0] == "A" and self.options["ace_rank"] == "high" else RANKS.index(card[0]) + 1

    def _winner(self) -> tuple[int, str]:
        jokers = [play for play in self.plays if play[1] in JOKERS]
        if jokers:
            return jokers[-1]
        spades = [play for play in self.plays if play[1][1] == "s"]
        following = [play for play in self.plays if play[1][1] == self._lead_suit()]
        return max(spades or following, key=lambda play: self._value(play[1]))

    def _resolve(self, batch: Batch) -> None:
        winner, best = self._winner()
        plays = [{"seat": seat, "card": card} for seat, card in self.plays]
        batch.expect("trick_won", seat=winner, card=best, lead_suit=self._lead_suit(), plays=plays)
        self.leader = winner
        self.tricks_total += 1
        cards = dict(self.plays)
        self.plays = []
        die = self.dice[winner]
        gain = {"X": 3, "A": 2 * die, "2": die + 2}.get(best[0], die)
        self._advance(winner, gain, "win", batch)
        if self.positions[winner] == self.goal:
            self._end("goal", winner, batch)
            return
        for step in range(1, self.count):
            seat = (winner + step) % self.count
            self._advance(seat, self._penalty(cards[seat]), "penalty", batch)
        self._go_on(winner, batch)

    @staticmethod
    def _penalty(card: str) -> int:
        if card in JOKERS:
            return 0
        return -1 * (card[0] in "JQK") - 3 * (card[1] == "s")

    def _advance(self, seat: int, steps: int, cause: str, batch: Batch) -> None:
        if steps == 0:
            return
        before = self.positions[seat]
        landed = self._landing(before, steps)
        shortcut, to = None, landed
        if landed != before and (steps > 0 or self.options["penalty_shortcuts"]):
            if landed in self.green:
                shortcut, to = "green", self.green[landed]
            elif landed in self.red:
                shortcut, to = "red", self.red[landed]
        self.positions[seat] = to
        told: dict[str, Any] = {"from": before, "landed": landed, "shortcut": shortcut, "to": to}
        batch.expect("pawn_moved", seat=seat, steps=steps, cause=cause, **told)

    def _landing(self, before: int, steps: int) -> int:
        target = before + steps
        if target < 0:
            return 0 if self.options["below_start"] == "clamp" else before
        if target <= self.goal:
            return target
        match self.options["goal_rule"]:
            case "reach_or_pass":
                return self.goal
            case "exact_stay":
                return before
            case _:
                return 2 * self.goal - target

    def _go_on(self, winner: int, batch: Batch) -> None:
        if any(self.hands):
            self.trick += 1
            if self.options["dice_policy"] == "per_trick":
                self._roll(batch)
        elif self.deal < self.options["max_deals"]:
            self._deal(batch)
        else:
            clockwise = [(winner + step) % self.count for step in range(self.count)]
            first = max(clockwise, key=lambda seat: self.positions[seat])
            self._end("max_deals", first, batch)

    def _end(self, reason: str, winner: int, batch: Batch) -> None:
        self.phase = "finished"
        # Whoever stands where the winner stands is second.
        ranked = places([2 * position + (seat == winner) for seat, position in enumerate(self.positions)])
        self.result = Result(ranked, self.positions, reason)
        batch.expect("match_ended", reason=reason, places=ranked, scores=self.positions)
