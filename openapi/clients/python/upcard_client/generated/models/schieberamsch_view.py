from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.schieberamsch_view_end_reason_type_0 import (
    SchieberamschViewEndReasonType0,
    check_schieberamsch_view_end_reason_type_0,
)
from ..models.schieberamsch_view_game import (
    SchieberamschViewGame,
    check_schieberamsch_view_game,
)
from ..models.schieberamsch_view_phase import (
    SchieberamschViewPhase,
    check_schieberamsch_view_phase,
)

if TYPE_CHECKING:
    from ..models.schieberamsch_exchange import SchieberamschExchange
    from ..models.schieberamsch_hand_scored_told import SchieberamschHandScoredTold
    from ..models.schieberamsch_options import SchieberamschOptions
    from ..models.schieberamsch_trick import SchieberamschTrick


T = TypeVar("T", bound="SchieberamschView")


@_attrs_define
class SchieberamschView:
    """What this seat, or with `seat` null a spectator, may know.

    `hand` is the viewer's own. `known_skat` holds the two cards of the skat if the viewer's own discard lies there, and
    for everyone once the hand is scored; else null. `passed` lists the seats that announced no Grand Hand; `exchanges`
    tell in order what seats did with the skat, but hold only the cards that the viewer itself took and discarded.
    `factor`, 1, 2, 4 or 8, is what pushes multiply the hand by; `kontra_level` is 1 after a kontra, 2 after a rekontra.
    `leader` leads the `trick` on the table, whose cards are in the order played. By seat: `totals`, the scores;
    `hand_counts`; `trick_points`, the card points in the `tricks` that are won. `last_hand` is the score of the last
    hand that is over. `turn` is null once nobody is to move.

        Attributes:
            game (SchieberamschViewGame):
            seat (int | None):
            options (SchieberamschOptions): What the table agrees on before the match; texts.en.json says what each is for.
            phase (SchieberamschViewPhase):
            hand_number (int):
            dealer (int):
            turn (int | None):
            totals (list[int]):
            hand (list[str] | None):
            hand_counts (list[int]):
            skat_count (int):
            known_skat (list[str] | None):
            passed (list[int]):
            exchanges (list[SchieberamschExchange]):
            factor (int):
            soloist (int | None):
            kontra_by (int | None):
            kontra_level (int):
            leader (int):
            trick (list[str]):
            tricks (list[SchieberamschTrick]):
            trick_points (list[int]):
            last_hand (None | SchieberamschHandScoredTold):
            end_reason (None | SchieberamschViewEndReasonType0):
    """

    game: SchieberamschViewGame
    seat: int | None
    options: SchieberamschOptions
    phase: SchieberamschViewPhase
    hand_number: int
    dealer: int
    turn: int | None
    totals: list[int]
    hand: list[str] | None
    hand_counts: list[int]
    skat_count: int
    known_skat: list[str] | None
    passed: list[int]
    exchanges: list[SchieberamschExchange]
    factor: int
    soloist: int | None
    kontra_by: int | None
    kontra_level: int
    leader: int
    trick: list[str]
    tricks: list[SchieberamschTrick]
    trick_points: list[int]
    last_hand: None | SchieberamschHandScoredTold
    end_reason: None | SchieberamschViewEndReasonType0
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.schieberamsch_hand_scored_told import SchieberamschHandScoredTold  # noqa: PLC0415

        game: str = self.game

        seat: int | None
        seat = self.seat

        options = self.options.to_dict()

        phase: str = self.phase

        hand_number = self.hand_number

        dealer = self.dealer

        turn: int | None
        turn = self.turn

        totals = self.totals

        hand: list[str] | None
        if isinstance(self.hand, list):
            hand = self.hand

        else:
            hand = self.hand

        hand_counts = self.hand_counts

        skat_count = self.skat_count

        known_skat: list[str] | None
        if isinstance(self.known_skat, list):
            known_skat = self.known_skat

        else:
            known_skat = self.known_skat

        passed = self.passed

        exchanges = []
        for exchanges_item_data in self.exchanges:
            exchanges_item = exchanges_item_data.to_dict()
            exchanges.append(exchanges_item)

        factor = self.factor

        soloist: int | None
        soloist = self.soloist

        kontra_by: int | None
        kontra_by = self.kontra_by

        kontra_level = self.kontra_level

        leader = self.leader

        trick = self.trick

        tricks = []
        for tricks_item_data in self.tricks:
            tricks_item = tricks_item_data.to_dict()
            tricks.append(tricks_item)

        trick_points = self.trick_points

        last_hand: dict[str, Any] | None
        if isinstance(self.last_hand, SchieberamschHandScoredTold):
            last_hand = self.last_hand.to_dict()
        else:
            last_hand = self.last_hand

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
                "hand_number": hand_number,
                "dealer": dealer,
                "turn": turn,
                "totals": totals,
                "hand": hand,
                "hand_counts": hand_counts,
                "skat_count": skat_count,
                "known_skat": known_skat,
                "passed": passed,
                "exchanges": exchanges,
                "factor": factor,
                "soloist": soloist,
                "kontra_by": kontra_by,
                "kontra_level": kontra_level,
                "leader": leader,
                "trick": trick,
                "tricks": tricks,
                "trick_points": trick_points,
                "last_hand": last_hand,
                "end_reason": end_reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.schieberamsch_exchange import SchieberamschExchange  # noqa: PLC0415
        from ..models.schieberamsch_hand_scored_told import SchieberamschHandScoredTold  # noqa: PLC0415
        from ..models.schieberamsch_options import SchieberamschOptions  # noqa: PLC0415
        from ..models.schieberamsch_trick import SchieberamschTrick  # noqa: PLC0415

        d = dict(src_dict)
        game = check_schieberamsch_view_game(d.pop("game"))

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        options = SchieberamschOptions.from_dict(d.pop("options"))

        phase = check_schieberamsch_view_phase(d.pop("phase"))

        hand_number = d.pop("hand_number")

        dealer = d.pop("dealer")

        def _parse_turn(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        turn = _parse_turn(d.pop("turn"))

        totals = cast(list[int], d.pop("totals"))

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

        skat_count = d.pop("skat_count")

        def _parse_known_skat(data: object) -> list[str] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                known_skat_type_0 = cast(list[str], data)

                return known_skat_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None, data)

        known_skat = _parse_known_skat(d.pop("known_skat"))

        passed = cast(list[int], d.pop("passed"))

        exchanges = []
        _exchanges = d.pop("exchanges")
        for exchanges_item_data in _exchanges:
            exchanges_item = SchieberamschExchange.from_dict(exchanges_item_data)

            exchanges.append(exchanges_item)

        factor = d.pop("factor")

        def _parse_soloist(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        soloist = _parse_soloist(d.pop("soloist"))

        def _parse_kontra_by(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        kontra_by = _parse_kontra_by(d.pop("kontra_by"))

        kontra_level = d.pop("kontra_level")

        leader = d.pop("leader")

        trick = cast(list[str], d.pop("trick"))

        tricks = []
        _tricks = d.pop("tricks")
        for tricks_item_data in _tricks:
            tricks_item = SchieberamschTrick.from_dict(tricks_item_data)

            tricks.append(tricks_item)

        trick_points = cast(list[int], d.pop("trick_points"))

        def _parse_last_hand(data: object) -> None | SchieberamschHandScoredTold:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                last_hand_type_0 = SchieberamschHandScoredTold.from_dict(data)

                return last_hand_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SchieberamschHandScoredTold, data)

        last_hand = _parse_last_hand(d.pop("last_hand"))

        def _parse_end_reason(data: object) -> None | SchieberamschViewEndReasonType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                end_reason_type_0 = check_schieberamsch_view_end_reason_type_0(data)

                return end_reason_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SchieberamschViewEndReasonType0, data)

        end_reason = _parse_end_reason(d.pop("end_reason"))

        schieberamsch_view = cls(
            game=game,
            seat=seat,
            options=options,
            phase=phase,
            hand_number=hand_number,
            dealer=dealer,
            turn=turn,
            totals=totals,
            hand=hand,
            hand_counts=hand_counts,
            skat_count=skat_count,
            known_skat=known_skat,
            passed=passed,
            exchanges=exchanges,
            factor=factor,
            soloist=soloist,
            kontra_by=kontra_by,
            kontra_level=kontra_level,
            leader=leader,
            trick=trick,
            tricks=tricks,
            trick_points=trick_points,
            last_hand=last_hand,
            end_reason=end_reason,
        )

        schieberamsch_view.additional_properties = d
        return schieberamsch_view

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
