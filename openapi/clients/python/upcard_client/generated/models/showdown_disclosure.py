from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.showdown_disclosure_game import (
    ShowdownDisclosureGame,
    check_showdown_disclosure_game,
)
from ..models.showdown_disclosure_hands_item_item import (
    ShowdownDisclosureHandsItemItem,
    check_showdown_disclosure_hands_item_item,
)
from ..models.showdown_disclosure_river_item import (
    ShowdownDisclosureRiverItem,
    check_showdown_disclosure_river_item,
)
from ..models.showdown_disclosure_stacks_item_item import (
    ShowdownDisclosureStacksItemItem,
    check_showdown_disclosure_stacks_item_item,
)

if TYPE_CHECKING:
    from ..models.showdown_past_round import ShowdownPastRound


T = TypeVar("T", bound="ShowdownDisclosure")


@_attrs_define
class ShowdownDisclosure:
    """All that lay hidden when the match ended, and the past with no card left out. Lists are as in a view.

    Attributes:
        game (ShowdownDisclosureGame):
        hands (list[list[ShowdownDisclosureHandsItemItem]]):
        stacks (list[list[ShowdownDisclosureStacksItemItem]]):
        river (list[ShowdownDisclosureRiverItem]):
        past (list[ShowdownPastRound]):
    """

    game: ShowdownDisclosureGame
    hands: list[list[ShowdownDisclosureHandsItemItem]]
    stacks: list[list[ShowdownDisclosureStacksItemItem]]
    river: list[ShowdownDisclosureRiverItem]
    past: list[ShowdownPastRound]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game: str = self.game

        hands = []
        for hands_item_data in self.hands:
            hands_item = []
            for hands_item_item_data in hands_item_data:
                hands_item_item: str = hands_item_item_data
                hands_item.append(hands_item_item)

            hands.append(hands_item)

        stacks = []
        for stacks_item_data in self.stacks:
            stacks_item = []
            for stacks_item_item_data in stacks_item_data:
                stacks_item_item: str = stacks_item_item_data
                stacks_item.append(stacks_item_item)

            stacks.append(stacks_item)

        river = []
        for river_item_data in self.river:
            river_item: str = river_item_data
            river.append(river_item)

        past = []
        for past_item_data in self.past:
            past_item = past_item_data.to_dict()
            past.append(past_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "hands": hands,
                "stacks": stacks,
                "river": river,
                "past": past,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.showdown_past_round import ShowdownPastRound  # noqa: PLC0415

        d = dict(src_dict)
        game = check_showdown_disclosure_game(d.pop("game"))

        hands = []
        _hands = d.pop("hands")
        for hands_item_data in _hands:
            hands_item = []
            _hands_item = hands_item_data
            for hands_item_item_data in _hands_item:
                hands_item_item = check_showdown_disclosure_hands_item_item(hands_item_item_data)

                hands_item.append(hands_item_item)

            hands.append(hands_item)

        stacks = []
        _stacks = d.pop("stacks")
        for stacks_item_data in _stacks:
            stacks_item = []
            _stacks_item = stacks_item_data
            for stacks_item_item_data in _stacks_item:
                stacks_item_item = check_showdown_disclosure_stacks_item_item(stacks_item_item_data)

                stacks_item.append(stacks_item_item)

            stacks.append(stacks_item)

        river = []
        _river = d.pop("river")
        for river_item_data in _river:
            river_item = check_showdown_disclosure_river_item(river_item_data)

            river.append(river_item)

        past = []
        _past = d.pop("past")
        for past_item_data in _past:
            past_item = ShowdownPastRound.from_dict(past_item_data)

            past.append(past_item)

        showdown_disclosure = cls(
            game=game,
            hands=hands,
            stacks=stacks,
            river=river,
            past=past,
        )

        showdown_disclosure.additional_properties = d
        return showdown_disclosure

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
