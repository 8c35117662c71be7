from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.down_and_back_card_drawn_source import (
    DownAndBackCardDrawnSource,
    check_down_and_back_card_drawn_source,
)
from ..models.down_and_back_card_drawn_type import (
    DownAndBackCardDrawnType,
    check_down_and_back_card_drawn_type,
)

T = TypeVar("T", bound="DownAndBackCardDrawn")


@_attrs_define
class DownAndBackCardDrawn:
    """A seat drew a card: from the stock its secret, from the discard pile for all to see.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (DownAndBackCardDrawnType):
        seat (int):
        source (DownAndBackCardDrawnSource):
        card (None | str):
        stock_count (int):
    """

    version: int
    at: datetime.datetime
    type_: DownAndBackCardDrawnType
    seat: int
    source: DownAndBackCardDrawnSource
    card: None | str
    stock_count: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        seat = self.seat

        source: str = self.source

        card: None | str
        card = self.card

        stock_count = self.stock_count

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "seat": seat,
                "source": source,
                "card": card,
                "stock_count": stock_count,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_down_and_back_card_drawn_type(d.pop("type"))

        seat = d.pop("seat")

        source = check_down_and_back_card_drawn_source(d.pop("source"))

        def _parse_card(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        card = _parse_card(d.pop("card"))

        stock_count = d.pop("stock_count")

        down_and_back_card_drawn = cls(
            version=version,
            at=at,
            type_=type_,
            seat=seat,
            source=source,
            card=card,
            stock_count=stock_count,
        )

        down_and_back_card_drawn.additional_properties = d
        return down_and_back_card_drawn

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
