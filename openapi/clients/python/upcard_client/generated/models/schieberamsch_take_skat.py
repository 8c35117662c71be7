from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.schieberamsch_take_skat_type import (
    SchieberamschTakeSkatType,
    check_schieberamsch_take_skat_type,
)

T = TypeVar("T", bound="SchieberamschTakeSkat")


@_attrs_define
class SchieberamschTakeSkat:
    """Take the two cards of the skat into your hand; then discard two.

    Attributes:
        type_ (SchieberamschTakeSkatType):
    """

    type_: SchieberamschTakeSkatType

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
        type_ = check_schieberamsch_take_skat_type(d.pop("type"))

        schieberamsch_take_skat = cls(
            type_=type_,
        )

        return schieberamsch_take_skat
