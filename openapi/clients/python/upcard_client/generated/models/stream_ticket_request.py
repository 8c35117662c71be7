from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="StreamTicketRequest")


@_attrs_define
class StreamTicketRequest:
    """
    Attributes:
        match (str | Unset): The match to follow. Left out: for a seat its own match, for a player GET /v1/me/events.
    """

    match: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        match = self.match

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if match is not UNSET:
            field_dict["match"] = match

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        match = d.pop("match", UNSET)

        stream_ticket_request = cls(
            match=match,
        )

        return stream_ticket_request
