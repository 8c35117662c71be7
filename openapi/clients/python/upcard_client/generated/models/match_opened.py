from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.match_opened_type import MatchOpenedType, check_match_opened_type
from ..models.match_opened_visibility import (
    MatchOpenedVisibility,
    check_match_opened_visibility,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.match_opened_options import MatchOpenedOptions
    from ..models.match_settings import MatchSettings


T = TypeVar("T", bound="MatchOpened")


@_attrs_define
class MatchOpened:
    """A table was set up. `options` holds every option of the game, defaults included.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (MatchOpenedType):
        game (str):
        edition (int):
        options (MatchOpenedOptions):
        visibility (MatchOpenedVisibility):
        seats (int):
        settings (MatchSettings | Unset): What the table agrees on, whatever the game.

            `on_resign`: whether giving up ends the match, or a bot plays on. `spectator_delay`: how many versions those who
            only watch are kept behind while the match runs. `rated`: whether the result counts for the ratings. `test`:
            true in
            a match of test mode, whose cards somebody may know; left out in all others.
    """

    version: int
    at: datetime.datetime
    type_: MatchOpenedType
    game: str
    edition: int
    options: MatchOpenedOptions
    visibility: MatchOpenedVisibility
    seats: int
    settings: MatchSettings | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        game = self.game

        edition = self.edition

        options = self.options.to_dict()

        visibility: str = self.visibility

        seats = self.seats

        settings: dict[str, Any] | Unset = UNSET
        if not isinstance(self.settings, Unset):
            settings = self.settings.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "game": game,
                "edition": edition,
                "options": options,
                "visibility": visibility,
                "seats": seats,
            }
        )
        if settings is not UNSET:
            field_dict["settings"] = settings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.match_opened_options import MatchOpenedOptions  # noqa: PLC0415
        from ..models.match_settings import MatchSettings  # noqa: PLC0415

        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_match_opened_type(d.pop("type"))

        game = d.pop("game")

        edition = d.pop("edition")

        options = MatchOpenedOptions.from_dict(d.pop("options"))

        visibility = check_match_opened_visibility(d.pop("visibility"))

        seats = d.pop("seats")

        _settings = d.pop("settings", UNSET)
        settings: MatchSettings | Unset
        if isinstance(_settings, Unset):
            settings = UNSET
        else:
            settings = MatchSettings.from_dict(_settings)

        match_opened = cls(
            version=version,
            at=at,
            type_=type_,
            game=game,
            edition=edition,
            options=options,
            visibility=visibility,
            seats=seats,
            settings=settings,
        )

        match_opened.additional_properties = d
        return match_opened

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
