from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.seat_gone_type import SeatGoneType, check_seat_gone_type

T = TypeVar("T", bound="SeatGone")


@_attrs_define
class SeatGone:
    """Nobody follows the match from this seat any more.

    Attributes:
        type_ (SeatGoneType):
        seat (int):
    """

    type_: SeatGoneType
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_seat_gone_type(d.pop("type"))

        seat = d.pop("seat")

        seat_gone = cls(
            type_=type_,
            seat=seat,
        )

        seat_gone.additional_properties = d
        return seat_gone

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
