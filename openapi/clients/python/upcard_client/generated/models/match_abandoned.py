from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.match_abandoned_reason import (
    MatchAbandonedReason,
    check_match_abandoned_reason,
)
from ..models.match_abandoned_type import MatchAbandonedType, check_match_abandoned_type

T = TypeVar("T", bound="MatchAbandoned")


@_attrs_define
class MatchAbandoned:
    """The match ended without a result: `expired`, because nobody joined in time; `left`, because everybody left.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (MatchAbandonedType):
        reason (MatchAbandonedReason):
    """

    version: int
    at: datetime.datetime
    type_: MatchAbandonedType
    reason: MatchAbandonedReason
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        reason: str = self.reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_match_abandoned_type(d.pop("type"))

        reason = check_match_abandoned_reason(d.pop("reason"))

        match_abandoned = cls(
            version=version,
            at=at,
            type_=type_,
            reason=reason,
        )

        match_abandoned.additional_properties = d
        return match_abandoned

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
