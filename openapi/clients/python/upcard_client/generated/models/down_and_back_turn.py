from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.down_and_back_turn_source import (
    DownAndBackTurnSource,
    check_down_and_back_turn_source,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="DownAndBackTurn")


@_attrs_define
class DownAndBackTurn:
    """What all saw of a turn.

    `card` is null if it came from the stock. `up_card` is the new up-card if the draw emptied the stock, else null.
    `discarded` is null while the turn lasts.

        Attributes:
            seat (int):
            source (DownAndBackTurnSource):
            card (None | str):
            up_card (None | str | Unset):
            discarded (None | str | Unset):
    """

    seat: int
    source: DownAndBackTurnSource
    card: None | str
    up_card: None | str | Unset = UNSET
    discarded: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        source: str = self.source

        card: None | str
        card = self.card

        up_card: None | str | Unset
        if isinstance(self.up_card, Unset):
            up_card = UNSET
        else:
            up_card = self.up_card

        discarded: None | str | Unset
        if isinstance(self.discarded, Unset):
            discarded = UNSET
        else:
            discarded = self.discarded

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "source": source,
                "card": card,
            }
        )
        if up_card is not UNSET:
            field_dict["up_card"] = up_card
        if discarded is not UNSET:
            field_dict["discarded"] = discarded

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        source = check_down_and_back_turn_source(d.pop("source"))

        def _parse_card(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        card = _parse_card(d.pop("card"))

        def _parse_up_card(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        up_card = _parse_up_card(d.pop("up_card", UNSET))

        def _parse_discarded(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        discarded = _parse_discarded(d.pop("discarded", UNSET))

        down_and_back_turn = cls(
            seat=seat,
            source=source,
            card=card,
            up_card=up_card,
            discarded=discarded,
        )

        down_and_back_turn.additional_properties = d
        return down_and_back_turn

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
