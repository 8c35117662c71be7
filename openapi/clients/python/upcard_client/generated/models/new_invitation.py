from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="NewInvitation")


@_attrs_define
class NewInvitation:
    """An invitation that has just been made. `code` is shown only in this answer, `url` says what it offers.

    Attributes:
        id (str):
        seat (int | None):
        player (None | str):
        expires_at (str):
        code (str):
        url (str):
    """

    id: str
    seat: int | None
    player: None | str
    expires_at: str
    code: str
    url: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        seat: int | None
        seat = self.seat

        player: None | str
        player = self.player

        expires_at = self.expires_at

        code = self.code

        url = self.url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "seat": seat,
                "player": player,
                "expires_at": expires_at,
                "code": code,
                "url": url,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        def _parse_player(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        player = _parse_player(d.pop("player"))

        expires_at = d.pop("expires_at")

        code = d.pop("code")

        url = d.pop("url")

        new_invitation = cls(
            id=id,
            seat=seat,
            player=player,
            expires_at=expires_at,
            code=code,
            url=url,
        )

        new_invitation.additional_properties = d
        return new_invitation

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
