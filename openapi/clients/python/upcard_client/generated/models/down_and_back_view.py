from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.down_and_back_view_end_reason_type_0 import (
    DownAndBackViewEndReasonType0,
    check_down_and_back_view_end_reason_type_0,
)
from ..models.down_and_back_view_game import (
    DownAndBackViewGame,
    check_down_and_back_view_game,
)
from ..models.down_and_back_view_phase import (
    DownAndBackViewPhase,
    check_down_and_back_view_phase,
)

if TYPE_CHECKING:
    from ..models.down_and_back_halves import DownAndBackHalves
    from ..models.down_and_back_hint import DownAndBackHint
    from ..models.down_and_back_options import DownAndBackOptions
    from ..models.down_and_back_past_round import DownAndBackPastRound
    from ..models.down_and_back_showdown import DownAndBackShowdown
    from ..models.down_and_back_turn import DownAndBackTurn


T = TypeVar("T", bound="DownAndBackView")


@_attrs_define
class DownAndBackView:
    """What this seat, or with `seat` null a spectator, may know.

    `hand` and `split` are the viewer's own, `split` null until it commits; `hints` lists all its splits while it has
    to commit, else null. `drawn` is the card that the seat in turn has just drawn, if the viewer saw it. `pile` is
    listed top first. `known` holds, by seat, the cards that all saw the seat take and that it still holds; `committed`
    the seats that have split their hands. Everything else is public, and means what it means in the state.

        Attributes:
            game (DownAndBackViewGame):
            seat (int | None):
            options (DownAndBackOptions): What the table agrees on before the match; texts.en.json says what each is for.
            phase (DownAndBackViewPhase):
            round_ (int):
            dealer (int):
            seats (list[int]):
            eliminated (list[int]):
            turn (int | None):
            chips (list[int]):
            pot (int):
            hand (list[str] | None):
            hand_counts (list[int]):
            known (list[list[str]]):
            drawn (None | str):
            stock_count (int):
            pile (list[str]):
            opening_card (None | str):
            turns (list[DownAndBackTurn]):
            committed (list[int]):
            split (DownAndBackHalves | None):
            hints (list[DownAndBackHint] | None):
            four (DownAndBackShowdown | None):
            three (DownAndBackShowdown | None):
            aside (list[str]):
            last_round (DownAndBackPastRound | None):
            end_reason (DownAndBackViewEndReasonType0 | None):
    """

    game: DownAndBackViewGame
    seat: int | None
    options: DownAndBackOptions
    phase: DownAndBackViewPhase
    round_: int
    dealer: int
    seats: list[int]
    eliminated: list[int]
    turn: int | None
    chips: list[int]
    pot: int
    hand: list[str] | None
    hand_counts: list[int]
    known: list[list[str]]
    drawn: None | str
    stock_count: int
    pile: list[str]
    opening_card: None | str
    turns: list[DownAndBackTurn]
    committed: list[int]
    split: DownAndBackHalves | None
    hints: list[DownAndBackHint] | None
    four: DownAndBackShowdown | None
    three: DownAndBackShowdown | None
    aside: list[str]
    last_round: DownAndBackPastRound | None
    end_reason: DownAndBackViewEndReasonType0 | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.down_and_back_halves import DownAndBackHalves  # noqa: PLC0415
        from ..models.down_and_back_past_round import DownAndBackPastRound  # noqa: PLC0415
        from ..models.down_and_back_showdown import DownAndBackShowdown  # noqa: PLC0415

        game: str = self.game

        seat: int | None
        seat = self.seat

        options = self.options.to_dict()

        phase: str = self.phase

        round_ = self.round_

        dealer = self.dealer

        seats = self.seats

        eliminated = self.eliminated

        turn: int | None
        turn = self.turn

        chips = self.chips

        pot = self.pot

        hand: list[str] | None
        if isinstance(self.hand, list):
            hand = self.hand

        else:
            hand = self.hand

        hand_counts = self.hand_counts

        known = []
        for known_item_data in self.known:
            known_item = known_item_data

            known.append(known_item)

        drawn: None | str
        drawn = self.drawn

        stock_count = self.stock_count

        pile = self.pile

        opening_card: None | str
        opening_card = self.opening_card

        turns = []
        for turns_item_data in self.turns:
            turns_item = turns_item_data.to_dict()
            turns.append(turns_item)

        committed = self.committed

        split: dict[str, Any] | None
        if isinstance(self.split, DownAndBackHalves):
            split = self.split.to_dict()
        else:
            split = self.split

        hints: list[dict[str, Any]] | None
        if isinstance(self.hints, list):
            hints = []
            for hints_type_0_item_data in self.hints:
                hints_type_0_item = hints_type_0_item_data.to_dict()
                hints.append(hints_type_0_item)

        else:
            hints = self.hints

        four: dict[str, Any] | None
        if isinstance(self.four, DownAndBackShowdown):
            four = self.four.to_dict()
        else:
            four = self.four

        three: dict[str, Any] | None
        if isinstance(self.three, DownAndBackShowdown):
            three = self.three.to_dict()
        else:
            three = self.three

        aside = self.aside

        last_round: dict[str, Any] | None
        if isinstance(self.last_round, DownAndBackPastRound):
            last_round = self.last_round.to_dict()
        else:
            last_round = self.last_round

        end_reason: None | str
        if isinstance(self.end_reason, str):
            end_reason = self.end_reason
        else:
            end_reason = self.end_reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "seat": seat,
                "options": options,
                "phase": phase,
                "round": round_,
                "dealer": dealer,
                "seats": seats,
                "eliminated": eliminated,
                "turn": turn,
                "chips": chips,
                "pot": pot,
                "hand": hand,
                "hand_counts": hand_counts,
                "known": known,
                "drawn": drawn,
                "stock_count": stock_count,
                "pile": pile,
                "opening_card": opening_card,
                "turns": turns,
                "committed": committed,
                "split": split,
                "hints": hints,
                "four": four,
                "three": three,
                "aside": aside,
                "last_round": last_round,
                "end_reason": end_reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.down_and_back_halves import DownAndBackHalves  # noqa: PLC0415
        from ..models.down_and_back_hint import DownAndBackHint  # noqa: PLC0415
        from ..models.down_and_back_options import DownAndBackOptions  # noqa: PLC0415
        from ..models.down_and_back_past_round import DownAndBackPastRound  # noqa: PLC0415
        from ..models.down_and_back_showdown import DownAndBackShowdown  # noqa: PLC0415
        from ..models.down_and_back_turn import DownAndBackTurn  # noqa: PLC0415

        d = dict(src_dict)
        game = check_down_and_back_view_game(d.pop("game"))

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        options = DownAndBackOptions.from_dict(d.pop("options"))

        phase = check_down_and_back_view_phase(d.pop("phase"))

        round_ = d.pop("round")

        dealer = d.pop("dealer")

        seats = cast(list[int], d.pop("seats"))

        eliminated = cast(list[int], d.pop("eliminated"))

        def _parse_turn(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        turn = _parse_turn(d.pop("turn"))

        chips = cast(list[int], d.pop("chips"))

        pot = d.pop("pot")

        def _parse_hand(data: object) -> list[str] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                hand_type_0 = cast(list[str], data)

                return hand_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None, data)

        hand = _parse_hand(d.pop("hand"))

        hand_counts = cast(list[int], d.pop("hand_counts"))

        known = []
        _known = d.pop("known")
        for known_item_data in _known:
            known_item = cast(list[str], known_item_data)

            known.append(known_item)

        def _parse_drawn(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        drawn = _parse_drawn(d.pop("drawn"))

        stock_count = d.pop("stock_count")

        pile = cast(list[str], d.pop("pile"))

        def _parse_opening_card(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        opening_card = _parse_opening_card(d.pop("opening_card"))

        turns = []
        _turns = d.pop("turns")
        for turns_item_data in _turns:
            turns_item = DownAndBackTurn.from_dict(turns_item_data)

            turns.append(turns_item)

        committed = cast(list[int], d.pop("committed"))

        def _parse_split(data: object) -> DownAndBackHalves | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                split_type_0 = DownAndBackHalves.from_dict(data)

                return split_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DownAndBackHalves | None, data)

        split = _parse_split(d.pop("split"))

        def _parse_hints(data: object) -> list[DownAndBackHint] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                hints_type_0 = []
                _hints_type_0 = data
                for hints_type_0_item_data in _hints_type_0:
                    hints_type_0_item = DownAndBackHint.from_dict(hints_type_0_item_data)

                    hints_type_0.append(hints_type_0_item)

                return hints_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[DownAndBackHint] | None, data)

        hints = _parse_hints(d.pop("hints"))

        def _parse_four(data: object) -> DownAndBackShowdown | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                four_type_0 = DownAndBackShowdown.from_dict(data)

                return four_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DownAndBackShowdown | None, data)

        four = _parse_four(d.pop("four"))

        def _parse_three(data: object) -> DownAndBackShowdown | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                three_type_0 = DownAndBackShowdown.from_dict(data)

                return three_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DownAndBackShowdown | None, data)

        three = _parse_three(d.pop("three"))

        aside = cast(list[str], d.pop("aside"))

        def _parse_last_round(data: object) -> DownAndBackPastRound | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                last_round_type_0 = DownAndBackPastRound.from_dict(data)

                return last_round_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DownAndBackPastRound | None, data)

        last_round = _parse_last_round(d.pop("last_round"))

        def _parse_end_reason(data: object) -> DownAndBackViewEndReasonType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                end_reason_type_0 = check_down_and_back_view_end_reason_type_0(data)

                return end_reason_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DownAndBackViewEndReasonType0 | None, data)

        end_reason = _parse_end_reason(d.pop("end_reason"))

        down_and_back_view = cls(
            game=game,
            seat=seat,
            options=options,
            phase=phase,
            round_=round_,
            dealer=dealer,
            seats=seats,
            eliminated=eliminated,
            turn=turn,
            chips=chips,
            pot=pot,
            hand=hand,
            hand_counts=hand_counts,
            known=known,
            drawn=drawn,
            stock_count=stock_count,
            pile=pile,
            opening_card=opening_card,
            turns=turns,
            committed=committed,
            split=split,
            hints=hints,
            four=four,
            three=three,
            aside=aside,
            last_round=last_round,
            end_reason=end_reason,
        )

        down_and_back_view.additional_properties = d
        return down_and_back_view

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
