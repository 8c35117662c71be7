from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.own_event_type import OwnEventType, check_own_event_type

T = TypeVar("T", bound="OwnEvent")


@_attrs_define
class OwnEvent:
    """An item of the stream; `id` is what to resume by.

    Attributes:
        type_ (OwnEventType):
        match (str):
        version (int):
        id (str):
    """

    type_: OwnEventType
    match: str
    version: int
    id: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        match = self.match

        version = self.version

        id = self.id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "match": match,
                "version": version,
                "id": id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_own_event_type(d.pop("type"))

        match = d.pop("match")

        version = d.pop("version")

        id = d.pop("id")

        own_event = cls(
            type_=type_,
            match=match,
            version=version,
            id=id,
        )

        own_event.additional_properties = d
        return own_event

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
