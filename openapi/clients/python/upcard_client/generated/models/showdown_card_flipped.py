from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.showdown_card_flipped_card import (
    ShowdownCardFlippedCard,
    check_showdown_card_flipped_card,
)
from ..models.showdown_card_flipped_pile import (
    ShowdownCardFlippedPile,
    check_showdown_card_flipped_pile,
)
from ..models.showdown_card_flipped_river_top_type_0 import (
    ShowdownCardFlippedRiverTopType0,
    check_showdown_card_flipped_river_top_type_0,
)
from ..models.showdown_card_flipped_type import (
    ShowdownCardFlippedType,
    check_showdown_card_flipped_type,
)

T = TypeVar("T", bound="ShowdownCardFlipped")


@_attrs_define
class ShowdownCardFlipped:
    """The round's card number `number` was turned and took effect on the flipper's energy.

    `index` is the card's place in the pile before it was turned, 0 for the top. `river_top` is the card that then
    tops the river; null unless this card came from the river and the river shows its top.

        Attributes:
            version (int):
            at (datetime.datetime):
            type_ (ShowdownCardFlippedType):
            number (int):
            flipper (int):
            pile (ShowdownCardFlippedPile):
            index (int):
            card (ShowdownCardFlippedCard):
            energy_before (int):
            energy_after (int):
            river_top (None | ShowdownCardFlippedRiverTopType0):
    """

    version: int
    at: datetime.datetime
    type_: ShowdownCardFlippedType
    number: int
    flipper: int
    pile: ShowdownCardFlippedPile
    index: int
    card: ShowdownCardFlippedCard
    energy_before: int
    energy_after: int
    river_top: None | ShowdownCardFlippedRiverTopType0
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        number = self.number

        flipper = self.flipper

        pile: str = self.pile

        index = self.index

        card: str = self.card

        energy_before = self.energy_before

        energy_after = self.energy_after

        river_top: None | str
        if isinstance(self.river_top, str):
            river_top = self.river_top
        else:
            river_top = self.river_top

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "number": number,
                "flipper": flipper,
                "pile": pile,
                "index": index,
                "card": card,
                "energy_before": energy_before,
                "energy_after": energy_after,
                "river_top": river_top,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_showdown_card_flipped_type(d.pop("type"))

        number = d.pop("number")

        flipper = d.pop("flipper")

        pile = check_showdown_card_flipped_pile(d.pop("pile"))

        index = d.pop("index")

        card = check_showdown_card_flipped_card(d.pop("card"))

        energy_before = d.pop("energy_before")

        energy_after = d.pop("energy_after")

        def _parse_river_top(data: object) -> None | ShowdownCardFlippedRiverTopType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                river_top_type_0 = check_showdown_card_flipped_river_top_type_0(data)

                return river_top_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ShowdownCardFlippedRiverTopType0, data)

        river_top = _parse_river_top(d.pop("river_top"))

        showdown_card_flipped = cls(
            version=version,
            at=at,
            type_=type_,
            number=number,
            flipper=flipper,
            pile=pile,
            index=index,
            card=card,
            energy_before=energy_before,
            energy_after=energy_after,
            river_top=river_top,
        )

        showdown_card_flipped.additional_properties = d
        return showdown_card_flipped

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
