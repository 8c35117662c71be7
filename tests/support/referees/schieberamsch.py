"""A referee for Schieberamsch.

Source: rules/schieberamsch.md, sections 1, 2, 4.3 and 6.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import ClassVar

from tests.support.referees.contract import Batch, Json, Result, must, places
from tests.support.referees.schieberamsch_scores import JACKS, grand_hand, ramsch

ORDER = JACKS + [rank + suit for suit in "cshd" for rank in "ATKQ987"]
WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}


def canonical(cards: list[str]) -> list[str]:
    return sorted(cards, key=ORDER.index)


def suit_of(card: str) -> str:
    return "trump" if card[0] == "J" else card[1]


def worth(cards: list[str]) -> int:
    return sum(WORTH.get(card[0], 0) for card in cards)


class Schieberamsch:
    """A match of Schieberamsch. All scores are by seat."""

    seats: ClassVar[range] = range(3, 4)

    def __init__(self, options: Json, seat_count: int) -> None:
        self.options = options
        self.result: Result | None = None
        self.totals = [0] * seat_count
        self.number = 0
        self.dealer: int | None = None
        self.phase = "announce"
        self.turn = 0
        self.soloist: int | None = None
        self.passed: list[int] = []
        self.pushes = 0
        self.level = 0
        self.hands: list[list[str]] = []
        self.skat: list[str] = []
        self.skat_from: int | None = None
        self.has_taken = False
        self.jacks_of_soloist: set[str] = set()
        self.trick: list[str] = []
        self.leader = 0
        self.tricks = [0, 0, 0]
        self.points = [0, 0, 0]

    @staticmethod
    def random_options(random: Random, seat_count: int) -> Json:
        is_long = random.random() < 0.03
        return {
            "end_mode": random.choice(("hands", "target")),
            "hands": random.choice((9, 12)) if is_long else random.choice((1, 2, 3)),
            "target_score": 50 if is_long else random.choice((10, 15, 500)),
            "max_hands": 36 if is_long else random.choice((1, 2, 4)),
            "first_dealer": random.choice((None, *range(seat_count))),
            "grand_hand": random.choice((True, True, False)),
            "kontra": random.choice((True, True, False)),
            "may_discard_jacks": random.choice((True, False)),
            "redeal_after_grand_hand": random.choice((True, False)),
            "grand_hand_loss_factor": random.choice((1, 2)),
            "skat_owner": random.choice(("last_trick", "most_points")),
        }

    def start(self, batch: Batch) -> None:
        self._deal(batch)

    def moves(self) -> dict[int, list[Json]]:
        if self.phase == "finished":
            return {}
        return {self.turn: self._moves()}

    def _moves(self) -> list[Json]:
        hand = self.hands[self.turn]
        match self.phase:
            case "announce":
                return [{"type": "pass"}, {"type": "announce_grand_hand"}]
            case "kontra":
                return [{"type": "pass"}, {"type": "rekontra" if self.turn == self.soloist else "kontra"}]
            case "skat" if self.has_taken:
                free = [card for card in canonical(hand) if self.options["may_discard_jacks"] or card not in JACKS]
                return [{"type": "discard_skat", "cards": list(pair)} for pair in combinations(free, 2)]
            case "skat":
                return [{"type": "push_skat"}, {"type": "take_skat"}]
            case _:
                following = [card for card in hand if self.trick and suit_of(card) == suit_of(self.trick[0])]
                return [{"type": "play_card", "card": card} for card in following or hand]

    def move(self, seat: int, move: Json, batch: Batch) -> None:
        match move["type"]:
            case "pass":
                self._pass(seat, batch)
            case "announce_grand_hand":
                self.soloist = seat
                self.jacks_of_soloist = {*self.hands[seat], *self.skat} & set(JACKS)
                self._to("kontra", (seat + 1) % 3) if self.options["kontra"] else self._to_play()
                batch.expect("grand_hand_announced", seat=seat, phase=self.phase, next_seat=self.turn)
            case "kontra":
                self.level = 1
                self.turn = self._soloist()
                batch.expect("kontra_said", seat=seat, next_seat=self.turn)
            case "rekontra":
                self.level = 2
                self._to_play()
                batch.expect("rekontra_said", seat=seat, next_seat=self.turn)
            case "push_skat":
                self.pushes += 1
                self._skat_to_next(seat)
                batch.expect("skat_pushed", seat=seat, factor=2**self.pushes, phase=self.phase, next_seat=self.turn)
            case "take_skat":
                batch.expect("skat_taken", seat=seat, cards=canonical(self.skat))
                self.hands[seat] += self.skat
                self.skat, self.skat_from, self.has_taken = [], None, True
            case "discard_skat":
                self.skat, self.skat_from, self.has_taken = move["cards"], seat, False
                self.hands[seat] = [card for card in self.hands[seat] if card not in self.skat]
                self._skat_to_next(seat)
                batch.expect("skat_discarded", seat=seat, cards=self.skat, phase=self.phase, next_seat=self.turn)
            case "play_card":
                self._play(seat, move["card"], batch)

    def shown(self, seat: int | None) -> Json:
        is_over = self.phase == "finished"
        return {
            "phase": self.phase,
            "hand_number": self.number,
            "dealer": self.dealer,
            "turn": None if is_over else self.turn,
            "totals": self.totals,
            "hand": None if seat is None else canonical(self.hands[seat]),
            "hand_counts": [len(hand) for hand in self.hands],
            "skat_count": len(self.skat),
            "known_skat": canonical(self.skat) if is_over or (seat is not None and seat == self.skat_from) else None,
            "passed": self.passed,
            "factor": 2**self.pushes,
            "soloist": self.soloist,
            "kontra_level": self.level,
            "trick": self.trick,
            "trick_points": self.points,
        }

    def _soloist(self) -> int:
        assert self.soloist is not None
        return self.soloist

    def _forehand(self) -> int:
        assert self.dealer is not None
        return (self.dealer + 1) % 3

    def _to(self, phase: str, turn: int) -> None:
        self.phase, self.turn = phase, turn

    def _to_play(self) -> None:
        self._to("play", self._forehand())
        self.leader = self.turn

    def _deal(self, batch: Batch) -> None:
        self.number += 1
        dealer = self.options["first_dealer"]
        if self.dealer is not None:
            stays = self.soloist is not None and self.options["redeal_after_grand_hand"]
            dealer = self.dealer if stays else (self.dealer + 1) % 3
        phase = "announce" if self.options["grand_hand"] else "skat"
        self.dealer, next_seat = batch.learn(
            "hand_started", "dealer", "next_seat", hand_number=self.number, phase=phase
        )
        must(self.dealer in range(3) and dealer in {None, self.dealer}, "another dealer was foretold", self.dealer)
        must(next_seat == self._forehand(), "forehand begins", next_seat)
        hands = {}
        for place in range(3):
            seat = (self._forehand() + place) % 3
            hands[seat] = batch.learn("hand_dealt", "cards", seat=seat)
        self.hands = [hands[seat] for seat in range(3)]
        self.skat = [card for card in ORDER if not any(card in hand for hand in self.hands)]
        must(len(self.skat) == 2, "not 30 cards were dealt", self.hands)
        must(all(len(hand) == 10 and hand == canonical(hand) for hand in self.hands), "no hands", self.hands)
        self.skat_from, self.has_taken = None, False
        self.soloist, self.passed, self.pushes, self.level = None, [], 0, 0
        self.trick, self.tricks, self.points = [], [0, 0, 0], [0, 0, 0]
        self._to(phase, self._forehand())

    def _pass(self, seat: int, batch: Batch) -> None:
        is_dealer = seat == self.dealer
        match self.phase, self.soloist:
            case "announce", _:
                self.passed.append(seat)
                self._to("skat" if is_dealer else "announce", (seat + 1) % 3)
            case _, soloist if soloist is not None and seat == (soloist + 1) % 3 and self.level == 0:
                self.turn = (seat + 1) % 3
            case _:
                self._to_play()
        batch.expect("passed", seat=seat, phase=self.phase, next_seat=self.turn)

    def _skat_to_next(self, seat: int) -> None:
        if seat == self.dealer:
            self._to_play()
        else:
            self.turn = (seat + 1) % 3

    def _play(self, seat: int, card: str, batch: Batch) -> None:
        self.hands[seat].remove(card)
        self.trick.append(card)
        if len(self.trick) < 3:
            self.turn = (seat + 1) % 3
            batch.expect("card_played", seat=seat, card=card, next_seat=self.turn)
            return
        batch.expect("card_played", seat=seat, card=card, next_seat=None)
        # Jacks come first in the canonical order, then each suit from its highest card down.
        able = [one for one in self.trick if suit_of(one) in {"trump", suit_of(self.trick[0])}]
        winner = (self.leader + self.trick.index(canonical(able)[0])) % 3
        self.tricks[winner] += 1
        self.points[winner] += worth(self.trick)
        batch.expect("trick_won", seat=winner, cards=self.trick, points=worth(self.trick))
        self.trick = []
        self.turn = self.leader = winner
        if not self.hands[winner]:
            self._score(batch)

    def _score(self, batch: Batch) -> None:
        last_winner = self.leader
        total = worth(self.skat)
        if self.soloist is not None:
            points = [mine + total * (seat == self.soloist) for seat, mine in enumerate(self.points)]
            facts = grand_hand(
                points,
                self.tricks,
                self.soloist,
                self.jacks_of_soloist,
                self.level,
                self.options["grand_hand_loss_factor"],
            )
        else:
            if self.options["skat_owner"] == "last_trick":
                owners = [last_winner]
            else:
                owners = [seat for seat in range(3) if self.points[seat] == max(self.points)]
            points = [mine + total * (seat in owners) for seat, mine in enumerate(self.points)]
            facts = ramsch(points, self.tricks, self.pushes)
        self.totals = [before + delta for before, delta in zip(self.totals, facts["deltas"], strict=True)]
        batch.expect(
            "hand_scored",
            hand_number=self.number,
            skat=canonical(self.skat),
            points=points,
            tricks=self.tricks,
            totals=self.totals,
            **facts,
        )
        self._go_on(batch)

    def _go_on(self, batch: Batch) -> None:
        if self.options["end_mode"] == "hands":
            reason = "hands" if self.number == self.options["hands"] else None
        elif max(self.totals) >= self.options["target_score"]:
            reason = "target"
        else:
            reason = "max_hands" if self.number == self.options["max_hands"] else None
        if reason is None:
            self._deal(batch)
            return
        self.phase = "finished"
        self.result = Result(places(self.totals, low_wins=True), self.totals, reason)
        batch.expect("match_ended", reason=reason, places=self.result.places, scores=self.totals)
