from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.liars_race_disclosure_game import (
    LiarsRaceDisclosureGame,
    check_liars_race_disclosure_game,
)

T = TypeVar("T", bound="LiarsRaceDisclosure")


@_attrs_define
class LiarsRaceDisclosure:
    """The cards that the seats still held when the match ended, by seat, in canonical order.

    Attributes:
        game (LiarsRaceDisclosureGame):
        hands (list[list[str]]):
    """

    game: LiarsRaceDisclosureGame
    hands: list[list[str]]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game: str = self.game

        hands = []
        for hands_item_data in self.hands:
            hands_item = hands_item_data

            hands.append(hands_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "hands": hands,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        game = check_liars_race_disclosure_game(d.pop("game"))

        hands = []
        _hands = d.pop("hands")
        for hands_item_data in _hands:
            hands_item = cast(list[str], hands_item_data)

            hands.append(hands_item)

        liars_race_disclosure = cls(
            game=game,
            hands=hands,
        )

        liars_race_disclosure.additional_properties = d
        return liars_race_disclosure

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
