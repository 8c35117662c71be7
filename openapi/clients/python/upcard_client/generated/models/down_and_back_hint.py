from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.down_and_back_hint_four_category import (
    DownAndBackHintFourCategory,
    check_down_and_back_hint_four_category,
)
from ..models.down_and_back_hint_three_category import (
    DownAndBackHintThreeCategory,
    check_down_and_back_hint_three_category,
)

T = TypeVar("T", bound="DownAndBackHint")


@_attrs_define
class DownAndBackHint:
    """A way to split the hand, and what its halves would be.

    Attributes:
        four (list[str]):
        three (list[str]):
        four_category (DownAndBackHintFourCategory):
        three_category (DownAndBackHintThreeCategory):
    """

    four: list[str]
    three: list[str]
    four_category: DownAndBackHintFourCategory
    three_category: DownAndBackHintThreeCategory
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        four = self.four

        three = self.three

        four_category: str = self.four_category

        three_category: str = self.three_category

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "four": four,
                "three": three,
                "four_category": four_category,
                "three_category": three_category,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        four = cast(list[str], d.pop("four"))

        three = cast(list[str], d.pop("three"))

        four_category = check_down_and_back_hint_four_category(d.pop("four_category"))

        three_category = check_down_and_back_hint_three_category(d.pop("three_category"))

        down_and_back_hint = cls(
            four=four,
            three=three,
            four_category=four_category,
            three_category=three_category,
        )

        down_and_back_hint.additional_properties = d
        return down_and_back_hint

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
