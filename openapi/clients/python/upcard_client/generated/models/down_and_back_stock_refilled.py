from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.down_and_back_stock_refilled_type import (
    DownAndBackStockRefilledType,
    check_down_and_back_stock_refilled_type,
)

T = TypeVar("T", bound="DownAndBackStockRefilled")


@_attrs_define
class DownAndBackStockRefilled:
    """Used cards were shuffled into a stock of `stock_count` cards.

    In the middle of a turn the stock was empty: the whole discard pile was shuffled, and `up_card` begins the new one.
    Before a tie draw the stock was too small: it was shuffled together with the discard pile and the cards set aside,
    and `up_card` is null.

        Attributes:
            version (int):
            at (datetime.datetime):
            type_ (DownAndBackStockRefilledType):
            up_card (None | str):
            stock_count (int):
    """

    version: int
    at: datetime.datetime
    type_: DownAndBackStockRefilledType
    up_card: None | str
    stock_count: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        up_card: None | str
        up_card = self.up_card

        stock_count = self.stock_count

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
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

        type_ = check_down_and_back_stock_refilled_type(d.pop("type"))

        def _parse_up_card(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        up_card = _parse_up_card(d.pop("up_card"))

        stock_count = d.pop("stock_count")

        down_and_back_stock_refilled = cls(
            version=version,
            at=at,
            type_=type_,
            up_card=up_card,
            stock_count=stock_count,
        )

        down_and_back_stock_refilled.additional_properties = d
        return down_and_back_stock_refilled

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
