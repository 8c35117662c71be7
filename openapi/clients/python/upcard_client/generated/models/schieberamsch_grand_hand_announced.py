from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.schieberamsch_grand_hand_announced_phase import (
    SchieberamschGrandHandAnnouncedPhase,
    check_schieberamsch_grand_hand_announced_phase,
)
from ..models.schieberamsch_grand_hand_announced_type import (
    SchieberamschGrandHandAnnouncedType,
    check_schieberamsch_grand_hand_announced_type,
)

T = TypeVar("T", bound="SchieberamschGrandHandAnnounced")


@_attrs_define
class SchieberamschGrandHandAnnounced:
    """A seat plays alone against the other two.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (SchieberamschGrandHandAnnouncedType):
        seat (int):
        phase (SchieberamschGrandHandAnnouncedPhase):
        next_seat (int):
    """

    version: int
    at: datetime.datetime
    type_: SchieberamschGrandHandAnnouncedType
    seat: int
    phase: SchieberamschGrandHandAnnouncedPhase
    next_seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        seat = self.seat

        phase: str = self.phase

        next_seat = self.next_seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "seat": seat,
                "phase": phase,
                "next_seat": next_seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_schieberamsch_grand_hand_announced_type(d.pop("type"))

        seat = d.pop("seat")

        phase = check_schieberamsch_grand_hand_announced_phase(d.pop("phase"))

        next_seat = d.pop("next_seat")

        schieberamsch_grand_hand_announced = cls(
            version=version,
            at=at,
            type_=type_,
            seat=seat,
            phase=phase,
            next_seat=next_seat,
        )

        schieberamsch_grand_hand_announced.additional_properties = d
        return schieberamsch_grand_hand_announced

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
