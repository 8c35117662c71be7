from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.down_and_back_split_type import (
    DownAndBackSplitType,
    check_down_and_back_split_type,
)

T = TypeVar("T", bound="DownAndBackSplit")


@_attrs_define
class DownAndBackSplit:
    """Commit four of your cards to the hand of four; the others are the hand of three. Final, and secret for now.

    However `four` was written, it is held in canonical order: a split is one value.

        Attributes:
            type_ (DownAndBackSplitType):
            four (list[str]):
    """

    type_: DownAndBackSplitType
    four: list[str]

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        four = self.four

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "four": four,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_down_and_back_split_type(d.pop("type"))

        four = cast(list[str], d.pop("four"))

        down_and_back_split = cls(
            type_=type_,
            four=four,
        )

        return down_and_back_split
