from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.liars_race_card_played_type import (
    LiarsRaceCardPlayedType,
    check_liars_race_card_played_type,
)

T = TypeVar("T", bound="LiarsRaceCardPlayed")


@_attrs_define
class LiarsRaceCardPlayed:
    """A seat played a card. `next_seat` is null when that completed the trick.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (LiarsRaceCardPlayedType):
        seat (int):
        card (str):
        next_seat (int | None):
    """

    version: int
    at: datetime.datetime
    type_: LiarsRaceCardPlayedType
    seat: int
    card: str
    next_seat: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        seat = self.seat

        card = self.card

        next_seat: int | None
        next_seat = self.next_seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "seat": seat,
                "card": card,
                "next_seat": next_seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_liars_race_card_played_type(d.pop("type"))

        seat = d.pop("seat")

        card = d.pop("card")

        def _parse_next_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        next_seat = _parse_next_seat(d.pop("next_seat"))

        liars_race_card_played = cls(
            version=version,
            at=at,
            type_=type_,
            seat=seat,
            card=card,
            next_seat=next_seat,
        )

        liars_race_card_played.additional_properties = d
        return liars_race_card_played

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
