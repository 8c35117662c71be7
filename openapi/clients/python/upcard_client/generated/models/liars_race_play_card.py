from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.liars_race_play_card_type import (
    LiarsRacePlayCardType,
    check_liars_race_play_card_type,
)

T = TypeVar("T", bound="LiarsRacePlayCard")


@_attrs_define
class LiarsRacePlayCard:
    """Play a card of your hand to the trick. Any card may be played at any time.

    Attributes:
        type_ (LiarsRacePlayCardType):
        card (str):
    """

    type_: LiarsRacePlayCardType
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
        type_ = check_liars_race_play_card_type(d.pop("type"))

        card = d.pop("card")

        liars_race_play_card = cls(
            type_=type_,
            card=card,
        )

        return liars_race_play_card
