from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.schieberamsch_kontra_type import (
    SchieberamschKontraType,
    check_schieberamsch_kontra_type,
)

T = TypeVar("T", bound="SchieberamschKontra")


@_attrs_define
class SchieberamschKontra:
    """Double the Grand Hand of the soloist.

    Attributes:
        type_ (SchieberamschKontraType):
    """

    type_: SchieberamschKontraType

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
        type_ = check_schieberamsch_kontra_type(d.pop("type"))

        schieberamsch_kontra = cls(
            type_=type_,
        )

        return schieberamsch_kontra
