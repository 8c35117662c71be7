from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.down_and_back_split_committed_type import (
    DownAndBackSplitCommittedType,
    check_down_and_back_split_committed_type,
)

T = TypeVar("T", bound="DownAndBackSplitCommitted")


@_attrs_define
class DownAndBackSplitCommitted:
    """A seat split its hand, its secret until the showdown.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (DownAndBackSplitCommittedType):
        seat (int):
        four (list[str] | None):
        three (list[str] | None):
    """

    version: int
    at: datetime.datetime
    type_: DownAndBackSplitCommittedType
    seat: int
    four: list[str] | None
    three: list[str] | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        seat = self.seat

        four: list[str] | None
        if isinstance(self.four, list):
            four = self.four

        else:
            four = self.four

        three: list[str] | None
        if isinstance(self.three, list):
            three = self.three

        else:
            three = self.three

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "seat": seat,
                "four": four,
                "three": three,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_down_and_back_split_committed_type(d.pop("type"))

        seat = d.pop("seat")

        def _parse_four(data: object) -> list[str] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                four_type_0 = cast(list[str], data)

                return four_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None, data)

        four = _parse_four(d.pop("four"))

        def _parse_three(data: object) -> list[str] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                three_type_0 = cast(list[str], data)

                return three_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None, data)

        three = _parse_three(d.pop("three"))

        down_and_back_split_committed = cls(
            version=version,
            at=at,
            type_=type_,
            seat=seat,
            four=four,
            three=three,
        )

        down_and_back_split_committed.additional_properties = d
        return down_and_back_split_committed

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
