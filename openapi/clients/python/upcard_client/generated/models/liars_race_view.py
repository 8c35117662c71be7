from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.liars_race_view_end_reason_type_0 import (
    LiarsRaceViewEndReasonType0,
    check_liars_race_view_end_reason_type_0,
)
from ..models.liars_race_view_game import LiarsRaceViewGame, check_liars_race_view_game
from ..models.liars_race_view_lead_suit_type_0 import (
    LiarsRaceViewLeadSuitType0,
    check_liars_race_view_lead_suit_type_0,
)
from ..models.liars_race_view_phase import (
    LiarsRaceViewPhase,
    check_liars_race_view_phase,
)

if TYPE_CHECKING:
    from ..models.liars_race_board import LiarsRaceBoard
    from ..models.liars_race_options import LiarsRaceOptions
    from ..models.liars_race_play import LiarsRacePlay
    from ..models.liars_race_trick import LiarsRaceTrick


T = TypeVar("T", bound="LiarsRaceView")


@_attrs_define
class LiarsRaceView:
    """What this seat, or with `seat` null a spectator, may know.

    `hand` is the viewer's own. `board` is the board of the match in full, even if the options only name it. `seen`
    lists all cards played in this deal, in that order; `lead_suit` is null while no card lies there, or if a joker was
    led. Everything else is public, and means what it means in the state.

        Attributes:
            game (LiarsRaceViewGame):
            seat (int | None):
            options (LiarsRaceOptions): What the table agrees on before the match; texts.en.json says what each is for.
            board (LiarsRaceBoard): A track from space 0, the start, to space `length`, the goal. Green arrows lead forward,
                red ones back.

                A space is green or red if an arrow of that colour starts there. Green arrows lead to red spaces, red ones to
                green.
            phase (LiarsRaceViewPhase):
            deal (int):
            trick (int):
            tricks_total (int):
            leader (int):
            turn (int | None):
            dice (list[int]):
            positions (list[int]):
            hand (list[str] | None):
            hand_counts (list[int]):
            undealt_count (int):
            plays (list[LiarsRacePlay]):
            lead_suit (LiarsRaceViewLeadSuitType0 | None):
            seen (list[str]):
            tricks (list[LiarsRaceTrick]):
            last_trick (LiarsRaceTrick | None):
            winner (int | None):
            end_reason (LiarsRaceViewEndReasonType0 | None):
    """

    game: LiarsRaceViewGame
    seat: int | None
    options: LiarsRaceOptions
    board: LiarsRaceBoard
    phase: LiarsRaceViewPhase
    deal: int
    trick: int
    tricks_total: int
    leader: int
    turn: int | None
    dice: list[int]
    positions: list[int]
    hand: list[str] | None
    hand_counts: list[int]
    undealt_count: int
    plays: list[LiarsRacePlay]
    lead_suit: LiarsRaceViewLeadSuitType0 | None
    seen: list[str]
    tricks: list[LiarsRaceTrick]
    last_trick: LiarsRaceTrick | None
    winner: int | None
    end_reason: LiarsRaceViewEndReasonType0 | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.liars_race_trick import LiarsRaceTrick  # noqa: PLC0415

        game: str = self.game

        seat: int | None
        seat = self.seat

        options = self.options.to_dict()

        board = self.board.to_dict()

        phase: str = self.phase

        deal = self.deal

        trick = self.trick

        tricks_total = self.tricks_total

        leader = self.leader

        turn: int | None
        turn = self.turn

        dice = self.dice

        positions = self.positions

        hand: list[str] | None
        if isinstance(self.hand, list):
            hand = self.hand

        else:
            hand = self.hand

        hand_counts = self.hand_counts

        undealt_count = self.undealt_count

        plays = []
        for plays_item_data in self.plays:
            plays_item = plays_item_data.to_dict()
            plays.append(plays_item)

        lead_suit: None | str
        if isinstance(self.lead_suit, str):
            lead_suit = self.lead_suit
        else:
            lead_suit = self.lead_suit

        seen = self.seen

        tricks = []
        for tricks_item_data in self.tricks:
            tricks_item = tricks_item_data.to_dict()
            tricks.append(tricks_item)

        last_trick: dict[str, Any] | None
        if isinstance(self.last_trick, LiarsRaceTrick):
            last_trick = self.last_trick.to_dict()
        else:
            last_trick = self.last_trick

        winner: int | None
        winner = self.winner

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
                "board": board,
                "phase": phase,
                "deal": deal,
                "trick": trick,
                "tricks_total": tricks_total,
                "leader": leader,
                "turn": turn,
                "dice": dice,
                "positions": positions,
                "hand": hand,
                "hand_counts": hand_counts,
                "undealt_count": undealt_count,
                "plays": plays,
                "lead_suit": lead_suit,
                "seen": seen,
                "tricks": tricks,
                "last_trick": last_trick,
                "winner": winner,
                "end_reason": end_reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.liars_race_board import LiarsRaceBoard  # noqa: PLC0415
        from ..models.liars_race_options import LiarsRaceOptions  # noqa: PLC0415
        from ..models.liars_race_play import LiarsRacePlay  # noqa: PLC0415
        from ..models.liars_race_trick import LiarsRaceTrick  # noqa: PLC0415

        d = dict(src_dict)
        game = check_liars_race_view_game(d.pop("game"))

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        options = LiarsRaceOptions.from_dict(d.pop("options"))

        board = LiarsRaceBoard.from_dict(d.pop("board"))

        phase = check_liars_race_view_phase(d.pop("phase"))

        deal = d.pop("deal")

        trick = d.pop("trick")

        tricks_total = d.pop("tricks_total")

        leader = d.pop("leader")

        def _parse_turn(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        turn = _parse_turn(d.pop("turn"))

        dice = cast(list[int], d.pop("dice"))

        positions = cast(list[int], d.pop("positions"))

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

        undealt_count = d.pop("undealt_count")

        plays = []
        _plays = d.pop("plays")
        for plays_item_data in _plays:
            plays_item = LiarsRacePlay.from_dict(plays_item_data)

            plays.append(plays_item)

        def _parse_lead_suit(data: object) -> LiarsRaceViewLeadSuitType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                lead_suit_type_0 = check_liars_race_view_lead_suit_type_0(data)

                return lead_suit_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LiarsRaceViewLeadSuitType0 | None, data)

        lead_suit = _parse_lead_suit(d.pop("lead_suit"))

        seen = cast(list[str], d.pop("seen"))

        tricks = []
        _tricks = d.pop("tricks")
        for tricks_item_data in _tricks:
            tricks_item = LiarsRaceTrick.from_dict(tricks_item_data)

            tricks.append(tricks_item)

        def _parse_last_trick(data: object) -> LiarsRaceTrick | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                last_trick_type_0 = LiarsRaceTrick.from_dict(data)

                return last_trick_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LiarsRaceTrick | None, data)

        last_trick = _parse_last_trick(d.pop("last_trick"))

        def _parse_winner(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        winner = _parse_winner(d.pop("winner"))

        def _parse_end_reason(data: object) -> LiarsRaceViewEndReasonType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                end_reason_type_0 = check_liars_race_view_end_reason_type_0(data)

                return end_reason_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LiarsRaceViewEndReasonType0 | None, data)

        end_reason = _parse_end_reason(d.pop("end_reason"))

        liars_race_view = cls(
            game=game,
            seat=seat,
            options=options,
            board=board,
            phase=phase,
            deal=deal,
            trick=trick,
            tricks_total=tricks_total,
            leader=leader,
            turn=turn,
            dice=dice,
            positions=positions,
            hand=hand,
            hand_counts=hand_counts,
            undealt_count=undealt_count,
            plays=plays,
            lead_suit=lead_suit,
            seen=seen,
            tricks=tricks,
            last_trick=last_trick,
            winner=winner,
            end_reason=end_reason,
        )

        liars_race_view.additional_properties = d
        return liars_race_view

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
