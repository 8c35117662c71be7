from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.schieberamsch_disclosure_game import (
    SchieberamschDisclosureGame,
    check_schieberamsch_disclosure_game,
)

T = TypeVar("T", bound="SchieberamschDisclosure")


@_attrs_define
class SchieberamschDisclosure:
    """What was hidden, hand by hand: the deck, the card dealt first in front, and what each seat discarded, by seat.

    A seat that discarded nothing has null there.

        Attributes:
            game (SchieberamschDisclosureGame):
            decks (list[list[str]]):
            discards (list[list[list[str] | None]]):
    """

    game: SchieberamschDisclosureGame
    decks: list[list[str]]
    discards: list[list[list[str] | None]]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game: str = self.game

        decks = []
        for decks_item_data in self.decks:
            decks_item = decks_item_data

            decks.append(decks_item)

        discards = []
        for discards_item_data in self.discards:
            discards_item = []
            for discards_item_item_data in discards_item_data:
                discards_item_item: list[str] | None
                if isinstance(discards_item_item_data, list):
                    discards_item_item = discards_item_item_data

                else:
                    discards_item_item = discards_item_item_data
                discards_item.append(discards_item_item)

            discards.append(discards_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "decks": decks,
                "discards": discards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        game = check_schieberamsch_disclosure_game(d.pop("game"))

        decks = []
        _decks = d.pop("decks")
        for decks_item_data in _decks:
            decks_item = cast(list[str], decks_item_data)

            decks.append(decks_item)

        discards = []
        _discards = d.pop("discards")
        for discards_item_data in _discards:
            discards_item = []
            _discards_item = discards_item_data
            for discards_item_item_data in _discards_item:

                def _parse_discards_item_item(data: object) -> list[str] | None:
                    if data is None:
                        return data
                    try:
                        if not isinstance(data, list):
                            raise TypeError()
                        discards_item_item_type_0 = cast(list[str], data)

                        return discards_item_item_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(list[str] | None, data)

                discards_item_item = _parse_discards_item_item(discards_item_item_data)

                discards_item.append(discards_item_item)

            discards.append(discards_item)

        schieberamsch_disclosure = cls(
            game=game,
            decks=decks,
            discards=discards,
        )

        schieberamsch_disclosure.additional_properties = d
        return schieberamsch_disclosure

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
