from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.schieberamsch_play_card_type import (
    SchieberamschPlayCardType,
    check_schieberamsch_play_card_type,
)

T = TypeVar("T", bound="SchieberamschPlayCard")


@_attrs_define
class SchieberamschPlayCard:
    """Play a card of your hand to the trick.

    Attributes:
        type_ (SchieberamschPlayCardType):
        card (str):
    """

    type_: SchieberamschPlayCardType
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
        type_ = check_schieberamsch_play_card_type(d.pop("type"))

        card = d.pop("card")

        schieberamsch_play_card = cls(
            type_=type_,
            card=card,
        )

        return schieberamsch_play_card
