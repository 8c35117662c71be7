from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.down_and_back_draw_discard_type import (
    DownAndBackDrawDiscardType,
    check_down_and_back_draw_discard_type,
)

T = TypeVar("T", bound="DownAndBackDrawDiscard")


@_attrs_define
class DownAndBackDrawDiscard:
    """Take the top card of the discard pile into your hand, for all to see.

    Attributes:
        type_ (DownAndBackDrawDiscardType):
    """

    type_: DownAndBackDrawDiscardType

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_down_and_back_draw_discard_type(d.pop("type"))

        down_and_back_draw_discard = cls(
            type_=type_,
        )

        return down_and_back_draw_discard
