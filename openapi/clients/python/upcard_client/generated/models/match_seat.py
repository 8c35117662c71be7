from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.match_seat_kind import MatchSeatKind, check_match_seat_kind
from ..models.match_seat_state import MatchSeatState, check_match_seat_state
from ..types import UNSET, Unset

T = TypeVar("T", bound="MatchSeat")


@_attrs_define
class MatchSeat:
    """A place at the table and who sits there. `name`, `bot` and `player` are left out where there is none.

    `state` tells how a bot came to a seat that a person had taken: `substituted` at the person's wish, `resigned` when
    the person gave up.

        Attributes:
            seat (int):
            kind (MatchSeatKind):
            state (MatchSeatState):
            name (str | Unset):
            bot (str | Unset):
            player (str | Unset):
    """

    seat: int
    kind: MatchSeatKind
    state: MatchSeatState
    name: str | Unset = UNSET
    bot: str | Unset = UNSET
    player: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        kind: str = self.kind

        state: str = self.state

        name = self.name

        bot = self.bot

        player = self.player

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

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        kind = check_match_seat_kind(d.pop("kind"))

        state = check_match_seat_state(d.pop("state"))

        name = d.pop("name", UNSET)

        bot = d.pop("bot", UNSET)

        player = d.pop("player", UNSET)

        match_seat = cls(
            seat=seat,
            kind=kind,
            state=state,
            name=name,
            bot=bot,
            player=player,
        )

        match_seat.additional_properties = d
        return match_seat

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
