from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.schieberamsch_announce_grand_hand_type import (
    SchieberamschAnnounceGrandHandType,
    check_schieberamsch_announce_grand_hand_type,
)

T = TypeVar("T", bound="SchieberamschAnnounceGrandHand")


@_attrs_define
class SchieberamschAnnounceGrandHand:
    """Play alone against the other two, for 61 card points or more.

    Attributes:
        type_ (SchieberamschAnnounceGrandHandType):
    """

    type_: SchieberamschAnnounceGrandHandType

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
        type_ = check_schieberamsch_announce_grand_hand_type(d.pop("type"))

        schieberamsch_announce_grand_hand = cls(
            type_=type_,
        )

        return schieberamsch_announce_grand_hand
