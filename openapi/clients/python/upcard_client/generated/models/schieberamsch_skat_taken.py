from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.schieberamsch_skat_taken_type import (
    SchieberamschSkatTakenType,
    check_schieberamsch_skat_taken_type,
)

T = TypeVar("T", bound="SchieberamschSkatTaken")


@_attrs_define
class SchieberamschSkatTaken:
    """A seat took the two cards of the skat, its secret, and must discard two.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (SchieberamschSkatTakenType):
        seat (int):
        cards (list[str] | None):
    """

    version: int
    at: datetime.datetime
    type_: SchieberamschSkatTakenType
    seat: int
    cards: list[str] | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        seat = self.seat

        cards: list[str] | None
        if isinstance(self.cards, list):
            cards = self.cards

        else:
            cards = self.cards

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "seat": seat,
                "cards": cards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_schieberamsch_skat_taken_type(d.pop("type"))

        seat = d.pop("seat")

        def _parse_cards(data: object) -> list[str] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                cards_type_0 = cast(list[str], data)

                return cards_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None, data)

        cards = _parse_cards(d.pop("cards"))

        schieberamsch_skat_taken = cls(
            version=version,
            at=at,
            type_=type_,
            seat=seat,
            cards=cards,
        )

        schieberamsch_skat_taken.additional_properties = d
        return schieberamsch_skat_taken

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
