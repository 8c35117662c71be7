from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="DownAndBackHalves")


@_attrs_define
class DownAndBackHalves:
    """A split hand, each half in canonical order.

    Attributes:
        four (list[str]):
        three (list[str]):
    """

    four: list[str]
    three: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        four = self.four

        three = self.three

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "four": four,
                "three": three,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        four = cast(list[str], d.pop("four"))

        three = cast(list[str], d.pop("three"))

        down_and_back_halves = cls(
            four=four,
            three=three,
        )

        down_and_back_halves.additional_properties = d
        return down_and_back_halves

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
