from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="InvitationRequest")


@_attrs_define
class InvitationRequest:
    """
    Attributes:
        seat (int | Unset): Which seat; it is kept for whoever brings the code. If left out, the first that is open when
            somebody comes.
        player (str | Unset): Whom it is for: the id of a player. If left out, whoever brings the code.
        expires_in (int | Unset): Seconds that the invitation holds: a minute to 30 days. Default: 86400.
    """

    seat: int | Unset = UNSET
    player: str | Unset = UNSET
    expires_in: int | Unset = 86400

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        player = self.player

        expires_in = self.expires_in

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if seat is not UNSET:
            field_dict["seat"] = seat
        if player is not UNSET:
            field_dict["player"] = player
        if expires_in is not UNSET:
            field_dict["expires_in"] = expires_in

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat", UNSET)

        player = d.pop("player", UNSET)

        expires_in = d.pop("expires_in", UNSET)

        invitation_request = cls(
            seat=seat,
            player=player,
            expires_in=expires_in,
        )

        return invitation_request
