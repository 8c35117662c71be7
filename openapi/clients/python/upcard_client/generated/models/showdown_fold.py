from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.showdown_fold_type import ShowdownFoldType, check_showdown_fold_type

T = TypeVar("T", bound="ShowdownFold")


@_attrs_define
class ShowdownFold:
    """Bid no higher: the other seat must flip.

    Attributes:
        type_ (ShowdownFoldType):
    """

    type_: ShowdownFoldType

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
        type_ = check_showdown_fold_type(d.pop("type"))

        showdown_fold = cls(
            type_=type_,
        )

        return showdown_fold
