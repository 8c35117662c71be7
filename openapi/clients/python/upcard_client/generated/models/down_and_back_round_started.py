from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.down_and_back_round_started_type import (
    DownAndBackRoundStartedType,
    check_down_and_back_round_started_type,
)

T = TypeVar("T", bound="DownAndBackRoundStarted")


@_attrs_define
class DownAndBackRoundStarted:
    """Everyone still in paid the ante, the deck was shuffled, and `up_card` began the discard pile.

    `seats` lists those who play, in the order of their turns; the dealer is the last. `chips` by seat and `pot` are
    counted after the ante; `stock_count` once all hands are dealt.

        Attributes:
            version (int):
            at (datetime.datetime):
            type_ (DownAndBackRoundStartedType):
            round_ (int):
            dealer (int):
            seats (list[int]):
            ante (int):
            chips (list[int]):
            pot (int):
            up_card (str):
            stock_count (int):
    """

    version: int
    at: datetime.datetime
    type_: DownAndBackRoundStartedType
    round_: int
    dealer: int
    seats: list[int]
    ante: int
    chips: list[int]
    pot: int
    up_card: str
    stock_count: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        round_ = self.round_

        dealer = self.dealer

        seats = self.seats

        ante = self.ante

        chips = self.chips

        pot = self.pot

        up_card = self.up_card

        stock_count = self.stock_count

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "round": round_,
                "dealer": dealer,
                "seats": seats,
                "ante": ante,
                "chips": chips,
                "pot": pot,
                "up_card": up_card,
                "stock_count": stock_count,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_down_and_back_round_started_type(d.pop("type"))

        round_ = d.pop("round")

        dealer = d.pop("dealer")

        seats = cast(list[int], d.pop("seats"))

        ante = d.pop("ante")

        chips = cast(list[int], d.pop("chips"))

        pot = d.pop("pot")

        up_card = d.pop("up_card")

        stock_count = d.pop("stock_count")

        down_and_back_round_started = cls(
            version=version,
            at=at,
            type_=type_,
            round_=round_,
            dealer=dealer,
            seats=seats,
            ante=ante,
            chips=chips,
            pot=pot,
            up_card=up_card,
            stock_count=stock_count,
        )

        down_and_back_round_started.additional_properties = d
        return down_and_back_round_started

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
