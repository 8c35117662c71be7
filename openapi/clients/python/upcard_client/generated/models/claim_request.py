from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="ClaimRequest")


@_attrs_define
class ClaimRequest:
    """
    Attributes:
        seat_token (str): The token of the seat: `seat_…`.
    """

    seat_token: str

    def to_dict(self) -> dict[str, Any]:
        seat_token = self.seat_token

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat_token": seat_token,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat_token = d.pop("seat_token")

        claim_request = cls(
            seat_token=seat_token,
        )

        return claim_request
