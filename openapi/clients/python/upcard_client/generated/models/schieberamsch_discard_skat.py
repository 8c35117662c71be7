from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.schieberamsch_discard_skat_type import (
    SchieberamschDiscardSkatType,
    check_schieberamsch_discard_skat_type,
)

T = TypeVar("T", bound="SchieberamschDiscardSkat")


@_attrs_define
class SchieberamschDiscardSkat:
    """Put two cards of your hand face down as the new skat; they may be those that you took.

    However `cards` was written, it is held in canonical order: a discard is one value.

        Attributes:
            type_ (SchieberamschDiscardSkatType):
            cards (list[str]):
    """

    type_: SchieberamschDiscardSkatType
    cards: list[str]

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        cards = self.cards

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "cards": cards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_schieberamsch_discard_skat_type(d.pop("type"))

        cards = cast(list[str], d.pop("cards"))

        schieberamsch_discard_skat = cls(
            type_=type_,
            cards=cards,
        )

        return schieberamsch_discard_skat
