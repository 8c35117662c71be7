from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.schieberamsch_push_skat_type import (
    SchieberamschPushSkatType,
    check_schieberamsch_push_skat_type,
)

T = TypeVar("T", bound="SchieberamschPushSkat")


@_attrs_define
class SchieberamschPushSkat:
    """Leave the skat as it lies, unseen: the hand counts double.

    Attributes:
        type_ (SchieberamschPushSkatType):
    """

    type_: SchieberamschPushSkatType

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
        type_ = check_schieberamsch_push_skat_type(d.pop("type"))

        schieberamsch_push_skat = cls(
            type_=type_,
        )

        return schieberamsch_push_skat
