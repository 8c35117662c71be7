from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.token_rotated_type import TokenRotatedType, check_token_rotated_type

T = TypeVar("T", bound="TokenRotated")


@_attrs_define
class TokenRotated:
    """The seat has a new token, and the old one is dead.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (TokenRotatedType):
        seat (int):
    """

    version: int
    at: datetime.datetime
    type_: TokenRotatedType
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_token_rotated_type(d.pop("type"))

        seat = d.pop("seat")

        token_rotated = cls(
            version=version,
            at=at,
            type_=type_,
            seat=seat,
        )

        token_rotated.additional_properties = d
        return token_rotated

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
