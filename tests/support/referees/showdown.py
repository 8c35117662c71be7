"""A referee for Showdown.

Source: rules/showdown.md, sections 1 to 9.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar

from tests.support.referees.contract import Batch, Json, Result, must

KINDS = ["hit", "beartrap", "blank", "battery"]


def canonical(cards: list[str]) -> list[str]:
    return sorted(cards, key=KINDS.index)


class Showdown:
    """A match of Showdown. `stacks` have their top last, `river` has it first."""

    seats: ClassVar[range] = range(2, 3)

    def __init__(self, options: Json, seat_count: int) -> None:
        self.options = options
        self.result: Result | None = None
        self.energy = [options["starting_energy"]] * seat_count
        self.hands = [list(KINDS) for _ in range(seat_count)]
        self.stacks: list[list[str]] = [[] for _ in range(seat_count)]
        self.river: list[str] = []
        self.used_of_river: list[str] = []
        self.used_of_stacks: list[list[str]] = [[] for _ in range(seat_count)]
        self.flips = 0
        self.round = 0
        self.phase = "stacking"
        self.starter: int | None = None
        self.turn = 0
        self.bet: int | None = None
        self.bettor: int | None = None
        self.bound: int | None = None

    @staticmethod
    def random_options(random: Random, seat_count: int) -> Json:
        cap = random.choice((1, 3, 10, 10, 30))
        return {
            "starting_energy": random.randint(1, cap),
            "energy_cap": cap,
            "beartrap_damage": random.choice((1, 3, 3, 10)),
            "battery_gain": random.choice((0, 1, 1, 10)),
            "river_visibility": random.choice(("top", "all", "hidden")),
            "flip_order": random.choice(("top_down", "free")),
            "next_starter": random.choice(("alternate", "loser", "winner")),
            "first_seat": random.choice(("random", *range(seat_count))),
            "auto_flip": random.choice((True, False)),
            "reveal_at_end": random.choice((True, False)),
        }

    def start(self, batch: Batch) -> None:
        self._begin_round(self.options["first_seat"], batch)

    def moves(self) -> dict[int, list[Json]]:
        if self.phase == "finished":
            return {}
        return {self.turn: self._moves()}

    def _moves(self) -> list[Json]:
        if self.phase == "flipping":
            return self._flips_allowed()
        lowest = 1 if self.bet is None else self.bet + 1
        bets = [{"type": "bet", "count": count} for count in range(lowest, self._cards_lying() + 1)]
        if self.phase == "betting":
            return [*bets, {"type": "fold"}]
        stacking = [{"type": "stack_card", "card": card} for card in self.hands[self.turn]]
        return stacking + bets if all(self.stacks) else stacking

    def _flips_allowed(self) -> list[Json]:
        if self.stacks[self.turn]:
            return [{"type": "flip", "pile": "own"}]
        piles = {"opponent": self.stacks[1 - self.turn], "river": self.river}
        if self.options["flip_order"] == "top_down":
            return [{"type": "flip", "pile": pile} for pile, cards in piles.items() if cards]
        return [
            {"type": "flip", "pile": pile, "index": index}
            for pile, cards in piles.items()
            for index in range(len(cards))
        ]

    def move(self, seat: int, move: Json, batch: Batch) -> None:
        match move["type"]:
            case "stack_card":
                self.hands[seat].remove(move["card"])
                self.stacks[seat].append(move["card"])
                batch.expect("card_stacked", seat=seat, card=move["card"], height=len(self.stacks[seat]))
                self.turn = 1 - seat
            case "bet":
                self.phase, self.bound = "betting", self._cards_lying()
                self.bet, self.bettor, self.turn = move["count"], seat, 1 - seat
                batch.expect("bet_placed", seat=seat, count=self.bet, bound=self.bound)
                if self.bet == self.bound:
                    self._close(seat, "bound", batch)
            case "fold":
                batch.expect("folded", seat=seat)
                self._close(1 - seat, "fold", batch)
            case "flip":
                self._flip(move, batch)
        self._flip_what_is_forced(batch)

    def shown(self, seat: int | None) -> Json:
        return {
            "phase": self.phase,
            "round": self.round,
            "starter": self.starter,
            "turn": None if self.phase == "finished" else self.turn,
            "energy": self.energy,
            "hand": None if seat is None else canonical(self.hands[seat]),
            "hand_counts": [len(hand) for hand in self.hands],
            "stack": None if seat is None else self.stacks[seat],
            "stack_counts": [len(stack) for stack in self.stacks],
            "river_count": len(self.river),
            "river_top": self._river_top(),
            "river": self._open_river(),
            "bet": self.bet,
            "bettor": self.bettor,
            "bound": self.bound,
            "winner": self.result.places.index(1) if self.result else None,
            "end_reason": self.result.reason if self.result else None,
        }

    def _cards_lying(self) -> int:
        return len(self.stacks[0]) + len(self.stacks[1]) + len(self.river)

    def _river_top(self) -> str | None:
        return self.river[0] if self.river and self.options["river_visibility"] != "hidden" else None

    def _open_river(self) -> list[str] | None:
        return self.river if self.options["river_visibility"] == "all" else None

    def _begin_round(self, starter: int | str, batch: Batch) -> None:
        self.round += 1
        self.phase = "stacking"
        told = batch.learn(
            "round_started",
            "starter",
            round=self.round,
            energy=self.energy,
            hand_counts=[len(hand) for hand in self.hands],
            river_count=len(self.river),
            river_top=self._river_top(),
            river=self._open_river(),
        )
        must(told in {0, 1} and starter in {"random", told}, "another seat starts", starter, told)
        self.starter = self.turn = told

    def _close(self, flipper: int, cause: str, batch: Batch) -> None:
        self.phase, self.turn = "flipping", flipper
        batch.expect("betting_closed", flipper=flipper, bet=self.bet, cause=cause)

    def _flip_what_is_forced(self, batch: Batch) -> None:
        while self.options["auto_flip"] and self.phase == "flipping" and len(self._flips_allowed()) == 1:
            self._flip(self._flips_allowed()[0], batch)

    def _flip(self, move: Json, batch: Batch) -> None:
        flipper, pile, index = self.turn, move["pile"], move.get("index", 0)
        if pile == "river":
            card = self.river.pop(index)
            self.used_of_river.append(card)
        else:
            owner = flipper if pile == "own" else 1 - flipper
            card = self.stacks[owner].pop(-1 - index)
            self.used_of_stacks[owner].append(card)
        self.flips += 1
        before = self.energy[flipper]
        if card == "beartrap":
            self.energy[flipper] = max(0, before - self.options["beartrap_damage"])
        if card == "battery":
            self.energy[flipper] = min(self.options["energy_cap"], before + self.options["battery_gain"])
        batch.expect(
            "card_flipped",
            number=self.flips,
            flipper=flipper,
            pile=pile,
            index=index,
            card=card,
            energy_before=before,
            energy_after=self.energy[flipper],
            river_top=self._river_top() if pile == "river" else None,
        )
        if card == "hit":
            self._end_round(flipper, "hit", batch)
        elif self.energy[flipper] == 0:
            self._end(1 - flipper, "energy", batch)
        elif self.flips == self.bet:
            self._end_round(1 - flipper, "bet_reached", batch)

    def _end_round(self, loser: int, reason: str, batch: Batch) -> None:
        batch.expect("round_ended", loser=loser, reason=reason, flips=self.flips)
        for seat in (0, 1):
            self.hands[seat] += self.stacks[seat] + self.used_of_stacks[seat]
        self.stacks, self.used_of_stacks = [[], []], [[], []]
        self.bet, self.bettor, self.bound, self.flips = None, None, None, 0
        is_open = self.options["river_visibility"] == "all"
        lost = batch.learn("card_forfeited", "card", seat=loser, hand_count=len(self.hands[loser]) - 1, open=is_open)
        must(lost in self.hands[loser], "not in the hand", lost)
        self.hands[loser].remove(lost)
        before = [*self.river, *self.used_of_river, lost]
        self.used_of_river = []
        top, self.river = batch.learn("river_shuffled", "top", "river", count=len(before), open=is_open)
        must(canonical(self.river) == canonical(before), "other cards are in the river", before, self.river)
        must(top == self._river_top(), "another card is on top", self.river, top)
        if not self.hands[loser]:
            self._end(1 - loser, "cards", batch)
            return
        assert self.starter is not None
        starters = {"alternate": 1 - self.starter, "loser": loser, "winner": 1 - loser}
        self._begin_round(starters[self.options["next_starter"]], batch)

    def _end(self, winner: int, reason: str, batch: Batch) -> None:
        self.phase = "finished"
        scores = [int(seat == winner) for seat in (0, 1)]
        self.result = Result([2 - score for score in scores], scores, reason)
        batch.expect("match_ended", reason=reason, winner=winner, places=self.result.places, scores=scores)
