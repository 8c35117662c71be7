from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.schieberamsch_skat_pushed_phase import (
    SchieberamschSkatPushedPhase,
    check_schieberamsch_skat_pushed_phase,
)
from ..models.schieberamsch_skat_pushed_type import (
    SchieberamschSkatPushedType,
    check_schieberamsch_skat_pushed_type,
)

T = TypeVar("T", bound="SchieberamschSkatPushed")


@_attrs_define
class SchieberamschSkatPushed:
    """A seat left the skat as it lay. All points of the hand now count `factor` times: 2, 4 or 8.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (SchieberamschSkatPushedType):
        seat (int):
        factor (int):
        phase (SchieberamschSkatPushedPhase):
        next_seat (int):
    """

    version: int
    at: datetime.datetime
    type_: SchieberamschSkatPushedType
    seat: int
    factor: int
    phase: SchieberamschSkatPushedPhase
    next_seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        seat = self.seat

        factor = self.factor

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
                "factor": factor,
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

        type_ = check_schieberamsch_skat_pushed_type(d.pop("type"))

        seat = d.pop("seat")

        factor = d.pop("factor")

        phase = check_schieberamsch_skat_pushed_phase(d.pop("phase"))

        next_seat = d.pop("next_seat")

        schieberamsch_skat_pushed = cls(
            version=version,
            at=at,
            type_=type_,
            seat=seat,
            factor=factor,
            phase=phase,
            next_seat=next_seat,
        )

        schieberamsch_skat_pushed.additional_properties = d
        return schieberamsch_skat_pushed

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
