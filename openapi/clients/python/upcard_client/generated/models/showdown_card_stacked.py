from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.showdown_card_stacked_card_type_0 import (
    ShowdownCardStackedCardType0,
    check_showdown_card_stacked_card_type_0,
)
from ..models.showdown_card_stacked_type import (
    ShowdownCardStackedType,
    check_showdown_card_stacked_type,
)

T = TypeVar("T", bound="ShowdownCardStacked")


@_attrs_define
class ShowdownCardStacked:
    """A card went face down on top of a seat's stack, now `height` cards high. `card` is its owner's secret.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (ShowdownCardStackedType):
        seat (int):
        card (None | ShowdownCardStackedCardType0):
        height (int):
    """

    version: int
    at: datetime.datetime
    type_: ShowdownCardStackedType
    seat: int
    card: None | ShowdownCardStackedCardType0
    height: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        seat = self.seat

        card: None | str
        if isinstance(self.card, str):
            card = self.card
        else:
            card = self.card

        height = self.height

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "seat": seat,
                "card": card,
                "height": height,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_showdown_card_stacked_type(d.pop("type"))

        seat = d.pop("seat")

        def _parse_card(data: object) -> None | ShowdownCardStackedCardType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                card_type_0 = check_showdown_card_stacked_card_type_0(data)

                return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ShowdownCardStackedCardType0, data)

        card = _parse_card(d.pop("card"))

        height = d.pop("height")

        showdown_card_stacked = cls(
            version=version,
            at=at,
            type_=type_,
            seat=seat,
            card=card,
            height=height,
        )

        showdown_card_stacked.additional_properties = d
        return showdown_card_stacked

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
