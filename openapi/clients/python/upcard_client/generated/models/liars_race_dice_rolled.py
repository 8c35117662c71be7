from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.liars_race_dice_rolled_type import (
    LiarsRaceDiceRolledType,
    check_liars_race_dice_rolled_type,
)

T = TypeVar("T", bound="LiarsRaceDiceRolled")


@_attrs_define
class LiarsRaceDiceRolled:
    """The seats rolled their dice, for all to see; `dice` by seat.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (LiarsRaceDiceRolledType):
        dice (list[int]):
    """

    version: int
    at: datetime.datetime
    type_: LiarsRaceDiceRolledType
    dice: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        dice = self.dice

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "dice": dice,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_liars_race_dice_rolled_type(d.pop("type"))

        dice = cast(list[int], d.pop("dice"))

        liars_race_dice_rolled = cls(
            version=version,
            at=at,
            type_=type_,
            dice=dice,
        )

        liars_race_dice_rolled.additional_properties = d
        return liars_race_dice_rolled

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
