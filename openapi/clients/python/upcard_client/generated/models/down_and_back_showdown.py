from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.down_and_back_showdown_categories_item_type_0 import (
    DownAndBackShowdownCategoriesItemType0,
    check_down_and_back_showdown_categories_item_type_0,
)

T = TypeVar("T", bound="DownAndBackShowdown")


@_attrs_define
class DownAndBackShowdown:
    """One of the two showdowns of a round, as far as it went.

    `hands`, `categories` and `keys` are by seat, null for a seat that took no part. `draws` holds the tie draws in
    order, each by seat; `tied` the seats that are still level, none once there is a winner.

        Attributes:
            hands (list[list[str] | None]):
            categories (list[DownAndBackShowdownCategoriesItemType0 | None]):
            keys (list[list[int] | None]):
            tied (list[int]):
            draws (list[list[None | str]]):
            winner (int | None):
    """

    hands: list[list[str] | None]
    categories: list[DownAndBackShowdownCategoriesItemType0 | None]
    keys: list[list[int] | None]
    tied: list[int]
    draws: list[list[None | str]]
    winner: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
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

        draws = []
        for draws_item_data in self.draws:
            draws_item = []
            for draws_item_item_data in draws_item_data:
                draws_item_item: None | str
                draws_item_item = draws_item_item_data
                draws_item.append(draws_item_item)

            draws.append(draws_item)

        winner: int | None
        winner = self.winner

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "hands": hands,
                "categories": categories,
                "keys": keys,
                "tied": tied,
                "draws": draws,
                "winner": winner,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
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

            def _parse_categories_item(data: object) -> DownAndBackShowdownCategoriesItemType0 | None:
                if data is None:
                    return data
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    categories_item_type_0 = check_down_and_back_showdown_categories_item_type_0(data)

                    return categories_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(DownAndBackShowdownCategoriesItemType0 | None, data)

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

        draws = []
        _draws = d.pop("draws")
        for draws_item_data in _draws:
            draws_item = []
            _draws_item = draws_item_data
            for draws_item_item_data in _draws_item:

                def _parse_draws_item_item(data: object) -> None | str:
                    if data is None:
                        return data
                    return cast(None | str, data)

                draws_item_item = _parse_draws_item_item(draws_item_item_data)

                draws_item.append(draws_item_item)

            draws.append(draws_item)

        def _parse_winner(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        winner = _parse_winner(d.pop("winner"))

        down_and_back_showdown = cls(
            hands=hands,
            categories=categories,
            keys=keys,
            tied=tied,
            draws=draws,
            winner=winner,
        )

        down_and_back_showdown.additional_properties = d
        return down_and_back_showdown

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
