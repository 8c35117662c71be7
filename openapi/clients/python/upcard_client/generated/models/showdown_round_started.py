from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.showdown_round_started_river_top_type_0 import (
    ShowdownRoundStartedRiverTopType0,
    check_showdown_round_started_river_top_type_0,
)
from ..models.showdown_round_started_river_type_0_item import (
    ShowdownRoundStartedRiverType0Item,
    check_showdown_round_started_river_type_0_item,
)
from ..models.showdown_round_started_type import (
    ShowdownRoundStartedType,
    check_showdown_round_started_type,
)

T = TypeVar("T", bound="ShowdownRoundStarted")


@_attrs_define
class ShowdownRoundStarted:
    """A round began with the stacking phase, the starter to move.

    `energy` and `hand_counts` are by seat. `river_top` is null when no card lies there or the river is hidden;
    `river` is null unless it lies open, then its cards are listed top first.

        Attributes:
            version (int):
            at (datetime.datetime):
            type_ (ShowdownRoundStartedType):
            round_ (int):
            starter (int):
            energy (list[int]):
            hand_counts (list[int]):
            river_count (int):
            river_top (None | ShowdownRoundStartedRiverTopType0):
            river (list[ShowdownRoundStartedRiverType0Item] | None):
    """

    version: int
    at: datetime.datetime
    type_: ShowdownRoundStartedType
    round_: int
    starter: int
    energy: list[int]
    hand_counts: list[int]
    river_count: int
    river_top: None | ShowdownRoundStartedRiverTopType0
    river: list[ShowdownRoundStartedRiverType0Item] | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        round_ = self.round_

        starter = self.starter

        energy = self.energy

        hand_counts = self.hand_counts

        river_count = self.river_count

        river_top: None | str
        if isinstance(self.river_top, str):
            river_top = self.river_top
        else:
            river_top = self.river_top

        river: list[str] | None
        if isinstance(self.river, list):
            river = []
            for river_type_0_item_data in self.river:
                river_type_0_item: str = river_type_0_item_data
                river.append(river_type_0_item)

        else:
            river = self.river

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "round": round_,
                "starter": starter,
                "energy": energy,
                "hand_counts": hand_counts,
                "river_count": river_count,
                "river_top": river_top,
                "river": river,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_showdown_round_started_type(d.pop("type"))

        round_ = d.pop("round")

        starter = d.pop("starter")

        energy = cast(list[int], d.pop("energy"))

        hand_counts = cast(list[int], d.pop("hand_counts"))

        river_count = d.pop("river_count")

        def _parse_river_top(data: object) -> None | ShowdownRoundStartedRiverTopType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                river_top_type_0 = check_showdown_round_started_river_top_type_0(data)

                return river_top_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ShowdownRoundStartedRiverTopType0, data)

        river_top = _parse_river_top(d.pop("river_top"))

        def _parse_river(data: object) -> list[ShowdownRoundStartedRiverType0Item] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                river_type_0 = []
                _river_type_0 = data
                for river_type_0_item_data in _river_type_0:
                    river_type_0_item = check_showdown_round_started_river_type_0_item(river_type_0_item_data)

                    river_type_0.append(river_type_0_item)

                return river_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[ShowdownRoundStartedRiverType0Item] | None, data)

        river = _parse_river(d.pop("river"))

        showdown_round_started = cls(
            version=version,
            at=at,
            type_=type_,
            round_=round_,
            starter=starter,
            energy=energy,
            hand_counts=hand_counts,
            river_count=river_count,
            river_top=river_top,
            river=river,
        )

        showdown_round_started.additional_properties = d
        return showdown_round_started

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
