from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.showdown_bet_type import ShowdownBetType, check_showdown_bet_type

T = TypeVar("T", bound="ShowdownBet")


@_attrs_define
class ShowdownBet:
    """Say that you could turn so many cards without meeting a hit.

    Attributes:
        type_ (ShowdownBetType):
        count (int):
    """

    type_: ShowdownBetType
    count: int

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        count = self.count

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "count": count,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_showdown_bet_type(d.pop("type"))

        count = d.pop("count")

        showdown_bet = cls(
            type_=type_,
            count=count,
        )

        return showdown_bet
