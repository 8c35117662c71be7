from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.own_resume_type import OwnResumeType, check_own_resume_type

T = TypeVar("T", bound="OwnResume")


@_attrs_define
class OwnResume:
    """The last word to a reader that is too slow: ask again for what comes after `id`.

    Attributes:
        type_ (OwnResumeType):
        id (str):
    """

    type_: OwnResumeType
    id: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        id = self.id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "id": id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_own_resume_type(d.pop("type"))

        id = d.pop("id")

        own_resume = cls(
            type_=type_,
            id=id,
        )

        own_resume.additional_properties = d
        return own_resume

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
