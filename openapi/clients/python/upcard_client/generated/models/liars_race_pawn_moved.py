from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.liars_race_pawn_moved_cause import (
    LiarsRacePawnMovedCause,
    check_liars_race_pawn_moved_cause,
)
from ..models.liars_race_pawn_moved_shortcut_type_0 import (
    LiarsRacePawnMovedShortcutType0,
    check_liars_race_pawn_moved_shortcut_type_0,
)
from ..models.liars_race_pawn_moved_type import (
    LiarsRacePawnMovedType,
    check_liars_race_pawn_moved_type,
)

T = TypeVar("T", bound="LiarsRacePawnMoved")


@_attrs_define
class LiarsRacePawnMoved:
    """A seat's pawn went from one space to another, or had to and could not: then both are the same.

    `steps` is what the trick gave it, below 0 for a penalty. `landed` is where that took it; if that is a green or a
    red space, `shortcut` tells its colour and `to` where its arrow led, else `shortcut` is null and `to` is `landed`.

        Attributes:
            version (int):
            at (datetime.datetime):
            type_ (LiarsRacePawnMovedType):
            seat (int):
            steps (int):
            from_ (int):
            landed (int):
            shortcut (LiarsRacePawnMovedShortcutType0 | None):
            to (int):
            cause (LiarsRacePawnMovedCause):
    """

    version: int
    at: datetime.datetime
    type_: LiarsRacePawnMovedType
    seat: int
    steps: int
    from_: int
    landed: int
    shortcut: LiarsRacePawnMovedShortcutType0 | None
    to: int
    cause: LiarsRacePawnMovedCause
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        seat = self.seat

        steps = self.steps

        from_ = self.from_

        landed = self.landed

        shortcut: None | str
        if isinstance(self.shortcut, str):
            shortcut = self.shortcut
        else:
            shortcut = self.shortcut

        to = self.to

        cause: str = self.cause

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "seat": seat,
                "steps": steps,
                "from": from_,
                "landed": landed,
                "shortcut": shortcut,
                "to": to,
                "cause": cause,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_liars_race_pawn_moved_type(d.pop("type"))

        seat = d.pop("seat")

        steps = d.pop("steps")

        from_ = d.pop("from")

        landed = d.pop("landed")

        def _parse_shortcut(data: object) -> LiarsRacePawnMovedShortcutType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                shortcut_type_0 = check_liars_race_pawn_moved_shortcut_type_0(data)

                return shortcut_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LiarsRacePawnMovedShortcutType0 | None, data)

        shortcut = _parse_shortcut(d.pop("shortcut"))

        to = d.pop("to")

        cause = check_liars_race_pawn_moved_cause(d.pop("cause"))

        liars_race_pawn_moved = cls(
            version=version,
            at=at,
            type_=type_,
            seat=seat,
            steps=steps,
            from_=from_,
            landed=landed,
            shortcut=shortcut,
            to=to,
            cause=cause,
        )

        liars_race_pawn_moved.additional_properties = d
        return liars_race_pawn_moved

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
