from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.schieberamsch_skat_discarded_phase import (
    SchieberamschSkatDiscardedPhase,
    check_schieberamsch_skat_discarded_phase,
)
from ..models.schieberamsch_skat_discarded_type import (
    SchieberamschSkatDiscardedType,
    check_schieberamsch_skat_discarded_type,
)

T = TypeVar("T", bound="SchieberamschSkatDiscarded")


@_attrs_define
class SchieberamschSkatDiscarded:
    """A seat put two cards face down as the new skat: its secret until somebody takes them.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (SchieberamschSkatDiscardedType):
        seat (int):
        cards (list[str] | None):
        phase (SchieberamschSkatDiscardedPhase):
        next_seat (int):
    """

    version: int
    at: datetime.datetime
    type_: SchieberamschSkatDiscardedType
    seat: int
    cards: list[str] | None
    phase: SchieberamschSkatDiscardedPhase
    next_seat: int
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
                "cards": cards,
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

        type_ = check_schieberamsch_skat_discarded_type(d.pop("type"))

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

        phase = check_schieberamsch_skat_discarded_phase(d.pop("phase"))

        next_seat = d.pop("next_seat")

        schieberamsch_skat_discarded = cls(
            version=version,
            at=at,
            type_=type_,
            seat=seat,
            cards=cards,
            phase=phase,
            next_seat=next_seat,
        )

        schieberamsch_skat_discarded.additional_properties = d
        return schieberamsch_skat_discarded

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
