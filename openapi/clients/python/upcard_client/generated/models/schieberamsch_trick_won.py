from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.schieberamsch_trick_won_type import (
    SchieberamschTrickWonType,
    check_schieberamsch_trick_won_type,
)

T = TypeVar("T", bound="SchieberamschTrickWon")


@_attrs_define
class SchieberamschTrickWon:
    """A seat won a trick of `points` card points. `cards` are in the order played; the winner leads the next trick.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (SchieberamschTrickWonType):
        seat (int):
        cards (list[str]):
        points (int):
    """

    version: int
    at: datetime.datetime
    type_: SchieberamschTrickWonType
    seat: int
    cards: list[str]
    points: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        seat = self.seat

        cards = self.cards

        points = self.points

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "seat": seat,
                "cards": cards,
                "points": points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_schieberamsch_trick_won_type(d.pop("type"))

        seat = d.pop("seat")

        cards = cast(list[str], d.pop("cards"))

        points = d.pop("points")

        schieberamsch_trick_won = cls(
            version=version,
            at=at,
            type_=type_,
            seat=seat,
            cards=cards,
            points=points,
        )

        schieberamsch_trick_won.additional_properties = d
        return schieberamsch_trick_won

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
