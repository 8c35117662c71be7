from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.schieberamsch_rekontra_type import (
    SchieberamschRekontraType,
    check_schieberamsch_rekontra_type,
)

T = TypeVar("T", bound="SchieberamschRekontra")


@_attrs_define
class SchieberamschRekontra:
    """Double your own Grand Hand again.

    Attributes:
        type_ (SchieberamschRekontraType):
    """

    type_: SchieberamschRekontraType

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_schieberamsch_rekontra_type(d.pop("type"))

        schieberamsch_rekontra = cls(
            type_=type_,
        )

        return schieberamsch_rekontra
