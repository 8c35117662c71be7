from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.match_settings_on_resign import (
    MatchSettingsOnResign,
    check_match_settings_on_resign,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="MatchSettings")


@_attrs_define
class MatchSettings:
    """What the table agrees on, whatever the game.

    `on_resign`: whether giving up ends the match, or a bot plays on. `spectator_delay`: how many versions those who
    only watch are kept behind while the match runs. `rated`: whether the result counts for the ratings. `test`: true in
    a match of test mode, whose cards somebody may know; left out in all others.

        Attributes:
            on_resign (MatchSettingsOnResign | Unset):  Default: 'bot'.
            spectator_delay (int | Unset):  Default: 0.
            rated (bool | Unset):  Default: True.
            test (bool | Unset):
    """

    on_resign: MatchSettingsOnResign | Unset = "bot"
    spectator_delay: int | Unset = 0
    rated: bool | Unset = True
    test: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        on_resign: str | Unset = UNSET
        if not isinstance(self.on_resign, Unset):
            on_resign = self.on_resign

        spectator_delay = self.spectator_delay

        rated = self.rated

        test = self.test

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if on_resign is not UNSET:
            field_dict["on_resign"] = on_resign
        if spectator_delay is not UNSET:
            field_dict["spectator_delay"] = spectator_delay
        if rated is not UNSET:
            field_dict["rated"] = rated
        if test is not UNSET:
            field_dict["test"] = test

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _on_resign = d.pop("on_resign", UNSET)
        on_resign: MatchSettingsOnResign | Unset
        if isinstance(_on_resign, Unset):
            on_resign = UNSET
        else:
            on_resign = check_match_settings_on_resign(_on_resign)

        spectator_delay = d.pop("spectator_delay", UNSET)

        rated = d.pop("rated", UNSET)

        test = d.pop("test", UNSET)

        match_settings = cls(
            on_resign=on_resign,
            spectator_delay=spectator_delay,
            rated=rated,
            test=test,
        )

        match_settings.additional_properties = d
        return match_settings

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
