from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.liars_race_deal_started_type import (
    LiarsRaceDealStartedType,
    check_liars_race_deal_started_type,
)

T = TypeVar("T", bound="LiarsRaceDealStarted")


@_attrs_define
class LiarsRaceDealStarted:
    """All 54 cards were shuffled. Each seat gets `hand_size` of them, and `undealt_count` are left over, unseen.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (LiarsRaceDealStartedType):
        deal (int):
        leader (int):
        hand_size (int):
        undealt_count (int):
    """

    version: int
    at: datetime.datetime
    type_: LiarsRaceDealStartedType
    deal: int
    leader: int
    hand_size: int
    undealt_count: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        deal = self.deal

        leader = self.leader

        hand_size = self.hand_size

        undealt_count = self.undealt_count

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "deal": deal,
                "leader": leader,
                "hand_size": hand_size,
                "undealt_count": undealt_count,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_liars_race_deal_started_type(d.pop("type"))

        deal = d.pop("deal")

        leader = d.pop("leader")

        hand_size = d.pop("hand_size")

        undealt_count = d.pop("undealt_count")

        liars_race_deal_started = cls(
            version=version,
            at=at,
            type_=type_,
            deal=deal,
            leader=leader,
            hand_size=hand_size,
            undealt_count=undealt_count,
        )

        liars_race_deal_started.additional_properties = d
        return liars_race_deal_started

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
