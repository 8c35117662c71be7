from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.down_and_back_showdown_three_categories_item_type_0 import (
    DownAndBackShowdownThreeCategoriesItemType0,
    check_down_and_back_showdown_three_categories_item_type_0,
)
from ..models.down_and_back_showdown_three_type import (
    DownAndBackShowdownThreeType,
    check_down_and_back_showdown_three_type,
)

T = TypeVar("T", bound="DownAndBackShowdownThree")


@_attrs_define
class DownAndBackShowdownThree:
    """All hands of three were shown together; the fields are those of `showdown_four`.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (DownAndBackShowdownThreeType):
        hands (list[list[str] | None]):
        categories (list[DownAndBackShowdownThreeCategoriesItemType0 | None]):
        keys (list[list[int] | None]):
        tied (list[int]):
        winner (int | None):
    """

    version: int
    at: datetime.datetime
    type_: DownAndBackShowdownThreeType
    hands: list[list[str] | None]
    categories: list[DownAndBackShowdownThreeCategoriesItemType0 | None]
    keys: list[list[int] | None]
    tied: list[int]
    winner: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        hands = []
        for hands_item_data in self.hands:
            hands_item: list[str] | None
            if isinstance(hands_item_data, list):
                hands_item = hands_item_data

            else:
                hands_item = hands_item_data
            hands.append(hands_item)

        categories = []
        for categories_item_data in self.categories:
            categories_item: None | str
            if isinstance(categories_item_data, str):
                categories_item = categories_item_data
            else:
                categories_item = categories_item_data
            categories.append(categories_item)

        keys = []
        for keys_item_data in self.keys:
            keys_item: list[int] | None
            if isinstance(keys_item_data, list):
                keys_item = keys_item_data

            else:
                keys_item = keys_item_data
            keys.append(keys_item)

        tied = self.tied

        winner: int | None
        winner = self.winner

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "hands": hands,
                "categories": categories,
                "keys": keys,
                "tied": tied,
                "winner": winner,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_down_and_back_showdown_three_type(d.pop("type"))

        hands = []
        _hands = d.pop("hands")
        for hands_item_data in _hands:

            def _parse_hands_item(data: object) -> list[str] | None:
                if data is None:
                    return data
                try:
                    if not isinstance(data, list):
                        raise TypeError()
                    hands_item_type_0 = cast(list[str], data)

                    return hands_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(list[str] | None, data)

            hands_item = _parse_hands_item(hands_item_data)

            hands.append(hands_item)

        categories = []
        _categories = d.pop("categories")
        for categories_item_data in _categories:

            def _parse_categories_item(data: object) -> DownAndBackShowdownThreeCategoriesItemType0 | None:
                if data is None:
                    return data
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    categories_item_type_0 = check_down_and_back_showdown_three_categories_item_type_0(data)

                    return categories_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(DownAndBackShowdownThreeCategoriesItemType0 | None, data)

            categories_item = _parse_categories_item(categories_item_data)

            categories.append(categories_item)

        keys = []
        _keys = d.pop("keys")
        for keys_item_data in _keys:

            def _parse_keys_item(data: object) -> list[int] | None:
                if data is None:
                    return data
                try:
                    if not isinstance(data, list):
                        raise TypeError()
                    keys_item_type_0 = cast(list[int], data)

                    return keys_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(list[int] | None, data)

            keys_item = _parse_keys_item(keys_item_data)

            keys.append(keys_item)

        tied = cast(list[int], d.pop("tied"))

        def _parse_winner(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        winner = _parse_winner(d.pop("winner"))

        down_and_back_showdown_three = cls(
            version=version,
            at=at,
            type_=type_,
            hands=hands,
            categories=categories,
            keys=keys,
            tied=tied,
            winner=winner,
        )

        down_and_back_showdown_three.additional_properties = d
        return down_and_back_showdown_three

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
