from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.down_and_back_tie_drawn_half import (
    DownAndBackTieDrawnHalf,
    check_down_and_back_tie_drawn_half,
)
from ..models.down_and_back_tie_drawn_type import (
    DownAndBackTieDrawnType,
    check_down_and_back_tie_drawn_type,
)

T = TypeVar("T", bound="DownAndBackTieDrawn")


@_attrs_define
class DownAndBackTieDrawn:
    """Each tied seat turned up the top card of the stock: `drawn` by seat, null for the others.

    The highest rank wins; if several are equally high, `tied` lists their seats, `winner` is null, and they draw again.

        Attributes:
            version (int):
            at (datetime.datetime):
            type_ (DownAndBackTieDrawnType):
            half (DownAndBackTieDrawnHalf):
            drawn (list[None | str]):
            tied (list[int]):
            winner (int | None):
            stock_count (int):
    """

    version: int
    at: datetime.datetime
    type_: DownAndBackTieDrawnType
    half: DownAndBackTieDrawnHalf
    drawn: list[None | str]
    tied: list[int]
    winner: int | None
    stock_count: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        half: str = self.half

        drawn = []
        for drawn_item_data in self.drawn:
            drawn_item: None | str
            drawn_item = drawn_item_data
            drawn.append(drawn_item)

        tied = self.tied

        winner: int | None
        winner = self.winner

        stock_count = self.stock_count

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "half": half,
                "drawn": drawn,
                "tied": tied,
                "winner": winner,
                "stock_count": stock_count,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_down_and_back_tie_drawn_type(d.pop("type"))

        half = check_down_and_back_tie_drawn_half(d.pop("half"))

        drawn = []
        _drawn = d.pop("drawn")
        for drawn_item_data in _drawn:

            def _parse_drawn_item(data: object) -> None | str:
                if data is None:
                    return data
                return cast(None | str, data)

            drawn_item = _parse_drawn_item(drawn_item_data)

            drawn.append(drawn_item)

        tied = cast(list[int], d.pop("tied"))

        def _parse_winner(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        winner = _parse_winner(d.pop("winner"))

        stock_count = d.pop("stock_count")

        down_and_back_tie_drawn = cls(
            version=version,
            at=at,
            type_=type_,
            half=half,
            drawn=drawn,
            tied=tied,
            winner=winner,
            stock_count=stock_count,
        )

        down_and_back_tie_drawn.additional_properties = d
        return down_and_back_tie_drawn

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
