from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="SchieberamschExchange")


@_attrs_define
class SchieberamschExchange:
    """What a seat did with the skat: took it and discarded, or pushed it.

    `taken` and `discarded` are null if it pushed the skat, and in a view if the viewer did not see them; `discarded`
    also while the seat has yet to discard.

        Attributes:
            seat (int):
            pushed (bool):
            taken (list[str] | None | Unset):
            discarded (list[str] | None | Unset):
    """

    seat: int
    pushed: bool
    taken: list[str] | None | Unset = UNSET
    discarded: list[str] | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        pushed = self.pushed

        taken: list[str] | None | Unset
        if isinstance(self.taken, Unset):
            taken = UNSET
        elif isinstance(self.taken, list):
            taken = self.taken

        else:
            taken = self.taken

        discarded: list[str] | None | Unset
        if isinstance(self.discarded, Unset):
            discarded = UNSET
        elif isinstance(self.discarded, list):
            discarded = self.discarded

        else:
            discarded = self.discarded

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "pushed": pushed,
            }
        )
        if taken is not UNSET:
            field_dict["taken"] = taken
        if discarded is not UNSET:
            field_dict["discarded"] = discarded

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        pushed = d.pop("pushed")

        def _parse_taken(data: object) -> list[str] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                taken_type_0 = cast(list[str], data)

                return taken_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None | Unset, data)

        taken = _parse_taken(d.pop("taken", UNSET))

        def _parse_discarded(data: object) -> list[str] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                discarded_type_0 = cast(list[str], data)

                return discarded_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None | Unset, data)

        discarded = _parse_discarded(d.pop("discarded", UNSET))

        schieberamsch_exchange = cls(
            seat=seat,
            pushed=pushed,
            taken=taken,
            discarded=discarded,
        )

        schieberamsch_exchange.additional_properties = d
        return schieberamsch_exchange

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
