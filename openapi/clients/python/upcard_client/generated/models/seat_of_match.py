from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.seat_of_match_kind import SeatOfMatchKind, check_seat_of_match_kind
from ..types import UNSET, Unset

T = TypeVar("T", bound="SeatOfMatch")


@_attrs_define
class SeatOfMatch:
    """
    Attributes:
        kind (SeatOfMatchKind): `human`: its token comes with the answer, for the caller to hand out; `bot`: the server
            plays it; `open`: anybody may take it.
        name (str | Unset): How the seat is called in the log; not for open seats. A player's own name if left out.
        player (str | Unset): The player who acts in a human seat, besides whoever has its token. Only for apps, and for
            the players that they have made.
        bot (str | Unset): Which bot, for `kind: bot`.
    """

    kind: SeatOfMatchKind
    name: str | Unset = UNSET
    player: str | Unset = UNSET
    bot: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        name = self.name

        player = self.player

        bot = self.bot

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
            }
        )
        if name is not UNSET:
            field_dict["name"] = name
        if player is not UNSET:
            field_dict["player"] = player
        if bot is not UNSET:
            field_dict["bot"] = bot

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = check_seat_of_match_kind(d.pop("kind"))

        name = d.pop("name", UNSET)

        player = d.pop("player", UNSET)

        bot = d.pop("bot", UNSET)

        seat_of_match = cls(
            kind=kind,
            name=name,
            player=player,
            bot=bot,
        )

        return seat_of_match
