from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="SeatRequest")


@_attrs_define
class SeatRequest:
    """
    Attributes:
        name (str | Unset): How the seat is called in the log. Needed without the token of a player, who has a name.
        seat (int | Unset): Which seat; the first open one if left out.
        invitation (str | Unset): The code of an invitation: `inv_…`. It is used up when the seat is taken.
    """

    name: str | Unset = UNSET
    seat: int | Unset = UNSET
    invitation: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        seat = self.seat

        invitation = self.invitation

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if seat is not UNSET:
            field_dict["seat"] = seat
        if invitation is not UNSET:
            field_dict["invitation"] = invitation

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name", UNSET)

        seat = d.pop("seat", UNSET)

        invitation = d.pop("invitation", UNSET)

        seat_request = cls(
            name=name,
            seat=seat,
            invitation=invitation,
        )

        return seat_request
