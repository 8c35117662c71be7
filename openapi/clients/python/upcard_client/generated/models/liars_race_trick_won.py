from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.liars_race_trick_won_lead_suit_type_0 import (
    LiarsRaceTrickWonLeadSuitType0,
    check_liars_race_trick_won_lead_suit_type_0,
)
from ..models.liars_race_trick_won_type import (
    LiarsRaceTrickWonType,
    check_liars_race_trick_won_type,
)

if TYPE_CHECKING:
    from ..models.liars_race_play import LiarsRacePlay


T = TypeVar("T", bound="LiarsRaceTrickWon")


@_attrs_define
class LiarsRaceTrickWon:
    """A seat won the trick with `card`, and leads the next one.

    `plays` are in the order played. `lead_suit` is the suit of the first of them, null if that is a joker.

        Attributes:
            version (int):
            at (datetime.datetime):
            type_ (LiarsRaceTrickWonType):
            seat (int):
            card (str):
            lead_suit (LiarsRaceTrickWonLeadSuitType0 | None):
            plays (list[LiarsRacePlay]):
    """

    version: int
    at: datetime.datetime
    type_: LiarsRaceTrickWonType
    seat: int
    card: str
    lead_suit: LiarsRaceTrickWonLeadSuitType0 | None
    plays: list[LiarsRacePlay]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        seat = self.seat

        card = self.card

        lead_suit: None | str
        if isinstance(self.lead_suit, str):
            lead_suit = self.lead_suit
        else:
            lead_suit = self.lead_suit

        plays = []
        for plays_item_data in self.plays:
            plays_item = plays_item_data.to_dict()
            plays.append(plays_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "seat": seat,
                "card": card,
                "lead_suit": lead_suit,
                "plays": plays,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.liars_race_play import LiarsRacePlay  # noqa: PLC0415

        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_liars_race_trick_won_type(d.pop("type"))

        seat = d.pop("seat")

        card = d.pop("card")

        def _parse_lead_suit(data: object) -> LiarsRaceTrickWonLeadSuitType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                lead_suit_type_0 = check_liars_race_trick_won_lead_suit_type_0(data)

                return lead_suit_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LiarsRaceTrickWonLeadSuitType0 | None, data)

        lead_suit = _parse_lead_suit(d.pop("lead_suit"))

        plays = []
        _plays = d.pop("plays")
        for plays_item_data in _plays:
            plays_item = LiarsRacePlay.from_dict(plays_item_data)

            plays.append(plays_item)

        liars_race_trick_won = cls(
            version=version,
            at=at,
            type_=type_,
            seat=seat,
            card=card,
            lead_suit=lead_suit,
            plays=plays,
        )

        liars_race_trick_won.additional_properties = d
        return liars_race_trick_won

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
