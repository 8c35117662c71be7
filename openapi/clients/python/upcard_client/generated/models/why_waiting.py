from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.why_waiting_reason import WhyWaitingReason, check_why_waiting_reason

T = TypeVar("T", bound="WhyWaiting")


@_attrs_define
class WhyWaiting:
    """Why a ticket waits: `reason` for programs, `detail` for people.

    `others` wait for the same game and are not about to be matched, `same_wishes` of them for the same options as well,
    rated or not alike, and `within_range` of these have a rating within the range.

        Attributes:
            reason (WhyWaitingReason):
            detail (str):
            others (int):
            same_wishes (int):
            within_range (int):
    """

    reason: WhyWaitingReason
    detail: str
    others: int
    same_wishes: int
    within_range: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason: str = self.reason

        detail = self.detail

        others = self.others

        same_wishes = self.same_wishes

        within_range = self.within_range

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
                "detail": detail,
                "others": others,
                "same_wishes": same_wishes,
                "within_range": within_range,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reason = check_why_waiting_reason(d.pop("reason"))

        detail = d.pop("detail")

        others = d.pop("others")

        same_wishes = d.pop("same_wishes")

        within_range = d.pop("within_range")

        why_waiting = cls(
            reason=reason,
            detail=detail,
            others=others,
            same_wishes=same_wishes,
            within_range=within_range,
        )

        why_waiting.additional_properties = d
        return why_waiting

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
