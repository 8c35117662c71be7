from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.showdown_card_forfeited_card_type_0 import (
    ShowdownCardForfeitedCardType0,
    check_showdown_card_forfeited_card_type_0,
)
from ..models.showdown_card_forfeited_type import (
    ShowdownCardForfeitedType,
    check_showdown_card_forfeited_type,
)

T = TypeVar("T", bound="ShowdownCardForfeited")


@_attrs_define
class ShowdownCardForfeited:
    """The round's loser gave a card drawn at random to the river and kept `hand_count` cards.

    `card` is the loser's secret unless `open`.

        Attributes:
            version (int):
            at (datetime.datetime):
            type_ (ShowdownCardForfeitedType):
            seat (int):
            card (None | ShowdownCardForfeitedCardType0):
            hand_count (int):
            open_ (bool):
    """

    version: int
    at: datetime.datetime
    type_: ShowdownCardForfeitedType
    seat: int
    card: None | ShowdownCardForfeitedCardType0
    hand_count: int
    open_: bool
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

        hand_count = self.hand_count

        open_ = self.open_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "seat": seat,
                "card": card,
                "hand_count": hand_count,
                "open": open_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_showdown_card_forfeited_type(d.pop("type"))

        seat = d.pop("seat")

        def _parse_card(data: object) -> None | ShowdownCardForfeitedCardType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                card_type_0 = check_showdown_card_forfeited_card_type_0(data)

                return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ShowdownCardForfeitedCardType0, data)

        card = _parse_card(d.pop("card"))

        hand_count = d.pop("hand_count")

        open_ = d.pop("open")

        showdown_card_forfeited = cls(
            version=version,
            at=at,
            type_=type_,
            seat=seat,
            card=card,
            hand_count=hand_count,
            open_=open_,
        )

        showdown_card_forfeited.additional_properties = d
        return showdown_card_forfeited

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
