from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.down_and_back_disclosure_game import (
    DownAndBackDisclosureGame,
    check_down_and_back_disclosure_game,
)

T = TypeVar("T", bound="DownAndBackDisclosure")


@_attrs_define
class DownAndBackDisclosure:
    """What nobody knew: the deck of every round, top first before the deal, and the stock as the match left it.

    Attributes:
        game (DownAndBackDisclosureGame):
        decks (list[list[str]]):
        stock (list[str]):
    """

    game: DownAndBackDisclosureGame
    decks: list[list[str]]
    stock: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game: str = self.game

        decks = []
        for decks_item_data in self.decks:
            decks_item = decks_item_data

            decks.append(decks_item)

        stock = self.stock

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "decks": decks,
                "stock": stock,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        game = check_down_and_back_disclosure_game(d.pop("game"))

        decks = []
        _decks = d.pop("decks")
        for decks_item_data in _decks:
            decks_item = cast(list[str], decks_item_data)

            decks.append(decks_item)

        stock = cast(list[str], d.pop("stock"))

        down_and_back_disclosure = cls(
            game=game,
            decks=decks,
            stock=stock,
        )

        down_and_back_disclosure.additional_properties = d
        return down_and_back_disclosure

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
