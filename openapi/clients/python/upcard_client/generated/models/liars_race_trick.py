from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.liars_race_trick_lead_suit_type_0 import (
    LiarsRaceTrickLeadSuitType0,
    check_liars_race_trick_lead_suit_type_0,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.liars_race_moved import LiarsRaceMoved
    from ..models.liars_race_play import LiarsRacePlay


T = TypeVar("T", bound="LiarsRaceTrick")


@_attrs_define
class LiarsRaceTrick:
    """A won trick: its cards in the order played, and how the pawns moved after it, in that order.

    Attributes:
        plays (list[LiarsRacePlay]):
        lead_suit (LiarsRaceTrickLeadSuitType0 | None):
        winner (int):
        moves (list[LiarsRaceMoved] | Unset):
    """

    plays: list[LiarsRacePlay]
    lead_suit: LiarsRaceTrickLeadSuitType0 | None
    winner: int
    moves: list[LiarsRaceMoved] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        plays = []
        for plays_item_data in self.plays:
            plays_item = plays_item_data.to_dict()
            plays.append(plays_item)

        lead_suit: None | str
        if isinstance(self.lead_suit, str):
            lead_suit = self.lead_suit
        else:
            lead_suit = self.lead_suit

        winner = self.winner

        moves: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.moves, Unset):
            moves = []
            for moves_item_data in self.moves:
                moves_item = moves_item_data.to_dict()
                moves.append(moves_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "plays": plays,
                "lead_suit": lead_suit,
                "winner": winner,
            }
        )
        if moves is not UNSET:
            field_dict["moves"] = moves

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.liars_race_moved import LiarsRaceMoved  # noqa: PLC0415
        from ..models.liars_race_play import LiarsRacePlay  # noqa: PLC0415

        d = dict(src_dict)
        plays = []
        _plays = d.pop("plays")
        for plays_item_data in _plays:
            plays_item = LiarsRacePlay.from_dict(plays_item_data)

            plays.append(plays_item)

        def _parse_lead_suit(data: object) -> LiarsRaceTrickLeadSuitType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                lead_suit_type_0 = check_liars_race_trick_lead_suit_type_0(data)

                return lead_suit_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LiarsRaceTrickLeadSuitType0 | None, data)

        lead_suit = _parse_lead_suit(d.pop("lead_suit"))

        winner = d.pop("winner")

        _moves = d.pop("moves", UNSET)
        moves: list[LiarsRaceMoved] | Unset = UNSET
        if _moves is not UNSET:
            moves = []
            for moves_item_data in _moves:
                moves_item = LiarsRaceMoved.from_dict(moves_item_data)

                moves.append(moves_item)

        liars_race_trick = cls(
            plays=plays,
            lead_suit=lead_suit,
            winner=winner,
            moves=moves,
        )

        liars_race_trick.additional_properties = d
        return liars_race_trick

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
