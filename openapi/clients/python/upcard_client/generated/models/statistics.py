from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.opponents_tally import OpponentsTally
    from ..models.place_tally import PlaceTally
    from ..models.seat_tally import SeatTally


T = TypeVar("T", bound="Statistics")


@_attrs_define
class Statistics:
    """Rated matches in numbers. A first place is a win, a shared one too.

    `resignations`: given up, or left to a bot. A bot that holds several seats of a match counts each of them.

        Attributes:
            matches (int | Unset):  Default: 0.
            wins (int | Unset):  Default: 0.
            resignations (int | Unset):  Default: 0.
            by_place (list[PlaceTally] | Unset):
            by_seat (list[SeatTally] | Unset):
            by_opponents (list[OpponentsTally] | Unset):
    """

    matches: int | Unset = 0
    wins: int | Unset = 0
    resignations: int | Unset = 0
    by_place: list[PlaceTally] | Unset = UNSET
    by_seat: list[SeatTally] | Unset = UNSET
    by_opponents: list[OpponentsTally] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        matches = self.matches

        wins = self.wins

        resignations = self.resignations

        by_place: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.by_place, Unset):
            by_place = []
            for by_place_item_data in self.by_place:
                by_place_item = by_place_item_data.to_dict()
                by_place.append(by_place_item)

        by_seat: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.by_seat, Unset):
            by_seat = []
            for by_seat_item_data in self.by_seat:
                by_seat_item = by_seat_item_data.to_dict()
                by_seat.append(by_seat_item)

        by_opponents: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.by_opponents, Unset):
            by_opponents = []
            for by_opponents_item_data in self.by_opponents:
                by_opponents_item = by_opponents_item_data.to_dict()
                by_opponents.append(by_opponents_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if matches is not UNSET:
            field_dict["matches"] = matches
        if wins is not UNSET:
            field_dict["wins"] = wins
        if resignations is not UNSET:
            field_dict["resignations"] = resignations
        if by_place is not UNSET:
            field_dict["by_place"] = by_place
        if by_seat is not UNSET:
            field_dict["by_seat"] = by_seat
        if by_opponents is not UNSET:
            field_dict["by_opponents"] = by_opponents

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.opponents_tally import OpponentsTally  # noqa: PLC0415
        from ..models.place_tally import PlaceTally  # noqa: PLC0415
        from ..models.seat_tally import SeatTally  # noqa: PLC0415

        d = dict(src_dict)
        matches = d.pop("matches", UNSET)

        wins = d.pop("wins", UNSET)

        resignations = d.pop("resignations", UNSET)

        _by_place = d.pop("by_place", UNSET)
        by_place: list[PlaceTally] | Unset = UNSET
        if _by_place is not UNSET:
            by_place = []
            for by_place_item_data in _by_place:
                by_place_item = PlaceTally.from_dict(by_place_item_data)

                by_place.append(by_place_item)

        _by_seat = d.pop("by_seat", UNSET)
        by_seat: list[SeatTally] | Unset = UNSET
        if _by_seat is not UNSET:
            by_seat = []
            for by_seat_item_data in _by_seat:
                by_seat_item = SeatTally.from_dict(by_seat_item_data)

                by_seat.append(by_seat_item)

        _by_opponents = d.pop("by_opponents", UNSET)
        by_opponents: list[OpponentsTally] | Unset = UNSET
        if _by_opponents is not UNSET:
            by_opponents = []
            for by_opponents_item_data in _by_opponents:
                by_opponents_item = OpponentsTally.from_dict(by_opponents_item_data)

                by_opponents.append(by_opponents_item)

        statistics = cls(
            matches=matches,
            wins=wins,
            resignations=resignations,
            by_place=by_place,
            by_seat=by_seat,
            by_opponents=by_opponents,
        )

        statistics.additional_properties = d
        return statistics

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
