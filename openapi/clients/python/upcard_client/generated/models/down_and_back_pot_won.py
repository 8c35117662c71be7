from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.down_and_back_pot_won_reason import (
    DownAndBackPotWonReason,
    check_down_and_back_pot_won_reason,
)
from ..models.down_and_back_pot_won_type import (
    DownAndBackPotWonType,
    check_down_and_back_pot_won_type,
)

T = TypeVar("T", bound="DownAndBackPotWon")


@_attrs_define
class DownAndBackPotWon:
    """A seat took the whole pot: it won both showdowns, or nobody else can go on. `chips` by seat, after that.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (DownAndBackPotWonType):
        seat (int):
        amount (int):
        reason (DownAndBackPotWonReason):
        chips (list[int]):
    """

    version: int
    at: datetime.datetime
    type_: DownAndBackPotWonType
    seat: int
    amount: int
    reason: DownAndBackPotWonReason
    chips: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        seat = self.seat

        amount = self.amount

        reason: str = self.reason

        chips = self.chips

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "seat": seat,
                "amount": amount,
                "reason": reason,
                "chips": chips,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_down_and_back_pot_won_type(d.pop("type"))

        seat = d.pop("seat")

        amount = d.pop("amount")

        reason = check_down_and_back_pot_won_reason(d.pop("reason"))

        chips = cast(list[int], d.pop("chips"))

        down_and_back_pot_won = cls(
            version=version,
            at=at,
            type_=type_,
            seat=seat,
            amount=amount,
            reason=reason,
            chips=chips,
        )

        down_and_back_pot_won.additional_properties = d
        return down_and_back_pot_won

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
