from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.down_and_back_match_ended_reason import (
    DownAndBackMatchEndedReason,
    check_down_and_back_match_ended_reason,
)
from ..models.down_and_back_match_ended_type import (
    DownAndBackMatchEndedType,
    check_down_and_back_match_ended_type,
)

T = TypeVar("T", bound="DownAndBackMatchEnded")


@_attrs_define
class DownAndBackMatchEnded:
    """The match is over. `places` and `scores`, which are the chips, are by seat.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (DownAndBackMatchEndedType):
        reason (DownAndBackMatchEndedReason):
        places (list[int]):
        scores (list[int]):
    """

    version: int
    at: datetime.datetime
    type_: DownAndBackMatchEndedType
    reason: DownAndBackMatchEndedReason
    places: list[int]
    scores: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        reason: str = self.reason

        places = self.places

        scores = self.scores

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "reason": reason,
                "places": places,
                "scores": scores,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_down_and_back_match_ended_type(d.pop("type"))

        reason = check_down_and_back_match_ended_reason(d.pop("reason"))

        places = cast(list[int], d.pop("places"))

        scores = cast(list[int], d.pop("scores"))

        down_and_back_match_ended = cls(
            version=version,
            at=at,
            type_=type_,
            reason=reason,
            places=places,
            scores=scores,
        )

        down_and_back_match_ended.additional_properties = d
        return down_and_back_match_ended

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
