from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.rating_value import RatingValue
    from ..models.seat_place import SeatPlace


T = TypeVar("T", bound="RatingChange")


@_attrs_define
class RatingChange:
    """What a match did to somebody's rating. A person holds one seat, a bot perhaps several.

    `match` is left out for a private match, unless the player itself asks.

        Attributes:
            at (str):
            opponents (int):
            seats (list[SeatPlace]):
            before (RatingValue): A rating: `mu` and `sigma` as the formula has them, and as the one number by which the
                leaderboard goes.
            after (RatingValue): A rating: `mu` and `sigma` as the formula has them, and as the one number by which the
                leaderboard goes.
            match (str | Unset):
    """

    at: str
    opponents: int
    seats: list[SeatPlace]
    before: RatingValue
    after: RatingValue
    match: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        at = self.at

        opponents = self.opponents

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        before = self.before.to_dict()

        after = self.after.to_dict()

        match = self.match

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "at": at,
                "opponents": opponents,
                "seats": seats,
                "before": before,
                "after": after,
            }
        )
        if match is not UNSET:
            field_dict["match"] = match

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.rating_value import RatingValue  # noqa: PLC0415
        from ..models.seat_place import SeatPlace  # noqa: PLC0415

        d = dict(src_dict)
        at = d.pop("at")

        opponents = d.pop("opponents")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SeatPlace.from_dict(seats_item_data)

            seats.append(seats_item)

        before = RatingValue.from_dict(d.pop("before"))

        after = RatingValue.from_dict(d.pop("after"))

        match = d.pop("match", UNSET)

        rating_change = cls(
            at=at,
            opponents=opponents,
            seats=seats,
            before=before,
            after=after,
            match=match,
        )

        rating_change.additional_properties = d
        return rating_change

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
