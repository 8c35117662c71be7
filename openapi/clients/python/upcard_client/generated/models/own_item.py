from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.own_item_type import OwnItemType, check_own_item_type

T = TypeVar("T", bound="OwnItem")


@_attrs_define
class OwnItem:
    """Something to know of one of the caller's matches; what exactly, the match itself tells.

    Attributes:
        type_ (OwnItemType):
        match (str):
        version (int):
    """

    type_: OwnItemType
    match: str
    version: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        match = self.match

        version = self.version

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "match": match,
                "version": version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_own_item_type(d.pop("type"))

        match = d.pop("match")

        version = d.pop("version")

        own_item = cls(
            type_=type_,
            match=match,
            version=version,
        )

        own_item.additional_properties = d
        return own_item

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
