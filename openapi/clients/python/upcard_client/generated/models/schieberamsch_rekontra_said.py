from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.schieberamsch_rekontra_said_type import (
    SchieberamschRekontraSaidType,
    check_schieberamsch_rekontra_said_type,
)

T = TypeVar("T", bound="SchieberamschRekontraSaid")


@_attrs_define
class SchieberamschRekontraSaid:
    """The soloist doubled its Grand Hand again; `next_seat`, forehand, leads.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (SchieberamschRekontraSaidType):
        seat (int):
        next_seat (int):
    """

    version: int
    at: datetime.datetime
    type_: SchieberamschRekontraSaidType
    seat: int
    next_seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        seat = self.seat

        next_seat = self.next_seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "seat": seat,
                "next_seat": next_seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_schieberamsch_rekontra_said_type(d.pop("type"))

        seat = d.pop("seat")

        next_seat = d.pop("next_seat")

        schieberamsch_rekontra_said = cls(
            version=version,
            at=at,
            type_=type_,
            seat=seat,
            next_seat=next_seat,
        )

        schieberamsch_rekontra_said.additional_properties = d
        return schieberamsch_rekontra_said

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
