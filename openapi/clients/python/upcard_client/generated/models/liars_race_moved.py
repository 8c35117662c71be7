from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LiarsRaceMoved")


@_attrs_define
class LiarsRaceMoved:
    """How a trick moved a pawn: from one space to where it `landed`, and on to `to` if an arrow took it there.

    Attributes:
        seat (int):
        from_ (int):
        landed (int):
        to (int):
    """

    seat: int
    from_: int
    landed: int
    to: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        from_ = self.from_

        landed = self.landed

        to = self.to

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "from": from_,
                "landed": landed,
                "to": to,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        from_ = d.pop("from")

        landed = d.pop("landed")

        to = d.pop("to")

        liars_race_moved = cls(
            seat=seat,
            from_=from_,
            landed=landed,
            to=to,
        )

        liars_race_moved.additional_properties = d
        return liars_race_moved

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
