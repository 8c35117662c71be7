from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.schieberamsch_hand_started_phase import (
    SchieberamschHandStartedPhase,
    check_schieberamsch_hand_started_phase,
)
from ..models.schieberamsch_hand_started_type import (
    SchieberamschHandStartedType,
    check_schieberamsch_hand_started_type,
)

T = TypeVar("T", bound="SchieberamschHandStarted")


@_attrs_define
class SchieberamschHandStarted:
    """The dealer shuffled. `next_seat`, forehand, decides first once all cards are dealt.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (SchieberamschHandStartedType):
        hand_number (int):
        dealer (int):
        phase (SchieberamschHandStartedPhase):
        next_seat (int):
    """

    version: int
    at: datetime.datetime
    type_: SchieberamschHandStartedType
    hand_number: int
    dealer: int
    phase: SchieberamschHandStartedPhase
    next_seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        hand_number = self.hand_number

        dealer = self.dealer

        phase: str = self.phase

        next_seat = self.next_seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "hand_number": hand_number,
                "dealer": dealer,
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

        type_ = check_schieberamsch_hand_started_type(d.pop("type"))

        hand_number = d.pop("hand_number")

        dealer = d.pop("dealer")

        phase = check_schieberamsch_hand_started_phase(d.pop("phase"))

        next_seat = d.pop("next_seat")

        schieberamsch_hand_started = cls(
            version=version,
            at=at,
            type_=type_,
            hand_number=hand_number,
            dealer=dealer,
            phase=phase,
            next_seat=next_seat,
        )

        schieberamsch_hand_started.additional_properties = d
        return schieberamsch_hand_started

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
