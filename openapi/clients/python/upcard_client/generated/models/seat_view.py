from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.seat_view_kind import SeatViewKind, check_seat_view_kind
from ..models.seat_view_state import SeatViewState, check_seat_view_state
from ..types import UNSET, Unset

T = TypeVar("T", bound="SeatView")


@_attrs_define
class SeatView:
    """A seat as its viewers see it. `token` appears only in the answer that creates it.

    Attributes:
        seat (int):
        kind (SeatViewKind):
        state (SeatViewState):
        name (str | Unset):
        bot (str | Unset):
        player (str | Unset):
        token (str | Unset):
    """

    seat: int
    kind: SeatViewKind
    state: SeatViewState
    name: str | Unset = UNSET
    bot: str | Unset = UNSET
    player: str | Unset = UNSET
    token: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        kind: str = self.kind

        state: str = self.state

        name = self.name

        bot = self.bot

        player = self.player

        token = self.token

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "kind": kind,
                "state": state,
            }
        )
        if name is not UNSET:
            field_dict["name"] = name
        if bot is not UNSET:
            field_dict["bot"] = bot
        if player is not UNSET:
            field_dict["player"] = player
        if token is not UNSET:
            field_dict["token"] = token

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        kind = check_seat_view_kind(d.pop("kind"))

        state = check_seat_view_state(d.pop("state"))

        name = d.pop("name", UNSET)

        bot = d.pop("bot", UNSET)

        player = d.pop("player", UNSET)

        token = d.pop("token", UNSET)

        seat_view = cls(
            seat=seat,
            kind=kind,
            state=state,
            name=name,
            bot=bot,
            player=player,
            token=token,
        )

        seat_view.additional_properties = d
        return seat_view

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
