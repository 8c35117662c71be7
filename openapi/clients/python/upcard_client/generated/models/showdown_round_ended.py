from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.showdown_round_ended_reason import (
    ShowdownRoundEndedReason,
    check_showdown_round_ended_reason,
)
from ..models.showdown_round_ended_type import (
    ShowdownRoundEndedType,
    check_showdown_round_ended_type,
)

T = TypeVar("T", bound="ShowdownRoundEnded")


@_attrs_define
class ShowdownRoundEnded:
    """A seat lost the round after `flips` cards: it turned a hit, or the other seat turned as many as it had bet.

    All cards went back to where they came from.

        Attributes:
            version (int):
            at (datetime.datetime):
            type_ (ShowdownRoundEndedType):
            loser (int):
            reason (ShowdownRoundEndedReason):
            flips (int):
    """

    version: int
    at: datetime.datetime
    type_: ShowdownRoundEndedType
    loser: int
    reason: ShowdownRoundEndedReason
    flips: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        loser = self.loser

        reason: str = self.reason

        flips = self.flips

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "loser": loser,
                "reason": reason,
                "flips": flips,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_showdown_round_ended_type(d.pop("type"))

        loser = d.pop("loser")

        reason = check_showdown_round_ended_reason(d.pop("reason"))

        flips = d.pop("flips")

        showdown_round_ended = cls(
            version=version,
            at=at,
            type_=type_,
            loser=loser,
            reason=reason,
            flips=flips,
        )

        showdown_round_ended.additional_properties = d
        return showdown_round_ended

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
