from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.showdown_flipped_card import (
    ShowdownFlippedCard,
    check_showdown_flipped_card,
)
from ..models.showdown_flipped_pile import (
    ShowdownFlippedPile,
    check_showdown_flipped_pile,
)

T = TypeVar("T", bound="ShowdownFlipped")


@_attrs_define
class ShowdownFlipped:
    """A turned card: `seat` owns its pile, null for the river; `index` was its place in the pile, 0 for the top.

    Attributes:
        seat (int | None):
        pile (ShowdownFlippedPile):
        index (int):
        card (ShowdownFlippedCard):
    """

    seat: int | None
    pile: ShowdownFlippedPile
    index: int
    card: ShowdownFlippedCard
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat: int | None
        seat = self.seat

        pile: str = self.pile

        index = self.index

        card: str = self.card

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "pile": pile,
                "index": index,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        pile = check_showdown_flipped_pile(d.pop("pile"))

        index = d.pop("index")

        card = check_showdown_flipped_card(d.pop("card"))

        showdown_flipped = cls(
            seat=seat,
            pile=pile,
            index=index,
            card=card,
        )

        showdown_flipped.additional_properties = d
        return showdown_flipped

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
