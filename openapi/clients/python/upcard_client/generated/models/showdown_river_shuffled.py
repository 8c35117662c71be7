from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.showdown_river_shuffled_river_type_0_item import (
    ShowdownRiverShuffledRiverType0Item,
    check_showdown_river_shuffled_river_type_0_item,
)
from ..models.showdown_river_shuffled_top_type_0 import (
    ShowdownRiverShuffledTopType0,
    check_showdown_river_shuffled_top_type_0,
)
from ..models.showdown_river_shuffled_type import (
    ShowdownRiverShuffledType,
    check_showdown_river_shuffled_type,
)

T = TypeVar("T", bound="ShowdownRiverShuffled")


@_attrs_define
class ShowdownRiverShuffled:
    """The river was shuffled and piled again.

    `top` is null when the river is hidden. `river` lists its cards top first; it is everyone's secret unless `open`.

        Attributes:
            version (int):
            at (datetime.datetime):
            type_ (ShowdownRiverShuffledType):
            count (int):
            top (None | ShowdownRiverShuffledTopType0):
            river (list[ShowdownRiverShuffledRiverType0Item] | None):
            open_ (bool):
    """

    version: int
    at: datetime.datetime
    type_: ShowdownRiverShuffledType
    count: int
    top: None | ShowdownRiverShuffledTopType0
    river: list[ShowdownRiverShuffledRiverType0Item] | None
    open_: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        count = self.count

        top: None | str
        if isinstance(self.top, str):
            top = self.top
        else:
            top = self.top

        river: list[str] | None
        if isinstance(self.river, list):
            river = []
            for river_type_0_item_data in self.river:
                river_type_0_item: str = river_type_0_item_data
                river.append(river_type_0_item)

        else:
            river = self.river

        open_ = self.open_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "count": count,
                "top": top,
                "river": river,
                "open": open_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_showdown_river_shuffled_type(d.pop("type"))

        count = d.pop("count")

        def _parse_top(data: object) -> None | ShowdownRiverShuffledTopType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                top_type_0 = check_showdown_river_shuffled_top_type_0(data)

                return top_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ShowdownRiverShuffledTopType0, data)

        top = _parse_top(d.pop("top"))

        def _parse_river(data: object) -> list[ShowdownRiverShuffledRiverType0Item] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                river_type_0 = []
                _river_type_0 = data
                for river_type_0_item_data in _river_type_0:
                    river_type_0_item = check_showdown_river_shuffled_river_type_0_item(river_type_0_item_data)

                    river_type_0.append(river_type_0_item)

                return river_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[ShowdownRiverShuffledRiverType0Item] | None, data)

        river = _parse_river(d.pop("river"))

        open_ = d.pop("open")

        showdown_river_shuffled = cls(
            version=version,
            at=at,
            type_=type_,
            count=count,
            top=top,
            river=river,
            open_=open_,
        )

        showdown_river_shuffled.additional_properties = d
        return showdown_river_shuffled

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
