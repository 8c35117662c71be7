from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.settings_of_match_on_resign import (
    SettingsOfMatchOnResign,
    check_settings_of_match_on_resign,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="SettingsOfMatch")


@_attrs_define
class SettingsOfMatch:
    """
    Attributes:
        on_resign (SettingsOfMatchOnResign | Unset): Whether giving up ends the match (`forfeit`; the default between
            two) or a bot plays on (`bot`; the default among more).
        spectator_delay (int | Unset): How many versions those who only watch are kept behind while the match runs; 0.
        rated (bool | Unset): Whether the result counts for the ratings; true.
    """

    on_resign: SettingsOfMatchOnResign | Unset = UNSET
    spectator_delay: int | Unset = UNSET
    rated: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        on_resign: str | Unset = UNSET
        if not isinstance(self.on_resign, Unset):
            on_resign = self.on_resign

        spectator_delay = self.spectator_delay

        rated = self.rated

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if on_resign is not UNSET:
            field_dict["on_resign"] = on_resign
        if spectator_delay is not UNSET:
            field_dict["spectator_delay"] = spectator_delay
        if rated is not UNSET:
            field_dict["rated"] = rated

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _on_resign = d.pop("on_resign", UNSET)
        on_resign: SettingsOfMatchOnResign | Unset
        if isinstance(_on_resign, Unset):
            on_resign = UNSET
        else:
            on_resign = check_settings_of_match_on_resign(_on_resign)

        spectator_delay = d.pop("spectator_delay", UNSET)

        rated = d.pop("rated", UNSET)

        settings_of_match = cls(
            on_resign=on_resign,
            spectator_delay=spectator_delay,
            rated=rated,
        )

        return settings_of_match
