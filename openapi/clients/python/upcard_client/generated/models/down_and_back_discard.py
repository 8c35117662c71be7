from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.down_and_back_discard_type import (
    DownAndBackDiscardType,
    check_down_and_back_discard_type,
)

T = TypeVar("T", bound="DownAndBackDiscard")


@_attrs_define
class DownAndBackDiscard:
    """Put a card of your hand on top of the discard pile; it may be the one that you just drew.

    Attributes:
        type_ (DownAndBackDiscardType):
        card (str):
    """

    type_: DownAndBackDiscardType
    card: str

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        card = self.card

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_down_and_back_discard_type(d.pop("type"))

        card = d.pop("card")

        down_and_back_discard = cls(
            type_=type_,
            card=card,
        )

        return down_and_back_discard
