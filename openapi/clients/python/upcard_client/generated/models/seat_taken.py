from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.seat_taken_kind import SeatTakenKind, check_seat_taken_kind
from ..models.seat_taken_type import SeatTakenType, check_seat_taken_type
from ..types import UNSET, Unset

T = TypeVar("T", bound="SeatTaken")


@_attrs_define
class SeatTaken:
    """Somebody sat down. `bot` names the kind of bot, null for a person; `player` the account, null for a guest.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (SeatTakenType):
        seat (int):
        kind (SeatTakenKind):
        name (str):
        bot (None | str):
        player (None | str | Unset):
    """

    version: int
    at: datetime.datetime
    type_: SeatTakenType
    seat: int
    kind: SeatTakenKind
    name: str
    bot: None | str
    player: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        seat = self.seat

        kind: str = self.kind

        name = self.name

        bot: None | str
        bot = self.bot

        player: None | str | Unset
        if isinstance(self.player, Unset):
            player = UNSET
        else:
            player = self.player

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "seat": seat,
                "kind": kind,
                "name": name,
                "bot": bot,
            }
        )
        if player is not UNSET:
            field_dict["player"] = player

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_seat_taken_type(d.pop("type"))

        seat = d.pop("seat")

        kind = check_seat_taken_kind(d.pop("kind"))

        name = d.pop("name")

        def _parse_bot(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        bot = _parse_bot(d.pop("bot"))

        def _parse_player(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        player = _parse_player(d.pop("player", UNSET))

        seat_taken = cls(
            version=version,
            at=at,
            type_=type_,
            seat=seat,
            kind=kind,
            name=name,
            bot=bot,
            player=player,
        )

        seat_taken.additional_properties = d
        return seat_taken

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
