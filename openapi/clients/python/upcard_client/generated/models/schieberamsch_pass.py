from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.schieberamsch_pass_type import (
    SchieberamschPassType,
    check_schieberamsch_pass_type,
)

T = TypeVar("T", bound="SchieberamschPass")


@_attrs_define
class SchieberamschPass:
    """Do not announce Grand Hand; or let the hand count as it stands, without kontra or rekontra.

    Attributes:
        type_ (SchieberamschPassType):
    """

    type_: SchieberamschPassType

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
        type_ = check_schieberamsch_pass_type(d.pop("type"))

        schieberamsch_pass = cls(
            type_=type_,
        )

        return schieberamsch_pass
