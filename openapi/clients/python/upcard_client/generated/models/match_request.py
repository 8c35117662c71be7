from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.match_request_visibility import (
    MatchRequestVisibility,
    check_match_request_visibility,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.match_request_options import MatchRequestOptions
    from ..models.seat_of_match import SeatOfMatch
    from ..models.settings_of_match import SettingsOfMatch
    from ..models.test_of_match import TestOfMatch


T = TypeVar("T", bound="MatchRequest")


@_attrs_define
class MatchRequest:
    """
    Attributes:
        game (str): A name from the catalogue.
        seats (list[SeatOfMatch]): One entry a seat, clockwise from seat 0.
        options (MatchRequestOptions | Unset): Options of the game that differ from their defaults; see GET
            /v1/games/{game}.
        visibility (MatchRequestVisibility | Unset): `public` (default): listed, and anybody may watch. `private`: only
            those at the table know of it, and an open seat takes an invitation.
        settings (SettingsOfMatch | Unset):
        external_reference (str | Unset): The app's own name for the match, shown to nobody else. Needs the key of an
            app.
        test (TestOfMatch | Unset):
    """

    game: str
    seats: list[SeatOfMatch]
    options: MatchRequestOptions | Unset = UNSET
    visibility: MatchRequestVisibility | Unset = UNSET
    settings: SettingsOfMatch | Unset = UNSET
    external_reference: str | Unset = UNSET
    test: TestOfMatch | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        visibility: str | Unset = UNSET
        if not isinstance(self.visibility, Unset):
            visibility = self.visibility

        settings: dict[str, Any] | Unset = UNSET
        if not isinstance(self.settings, Unset):
            settings = self.settings.to_dict()

        external_reference = self.external_reference

        test: dict[str, Any] | Unset = UNSET
        if not isinstance(self.test, Unset):
            test = self.test.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "seats": seats,
            }
        )
        if options is not UNSET:
            field_dict["options"] = options
        if visibility is not UNSET:
            field_dict["visibility"] = visibility
        if settings is not UNSET:
            field_dict["settings"] = settings
        if external_reference is not UNSET:
            field_dict["external_reference"] = external_reference
        if test is not UNSET:
            field_dict["test"] = test

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.match_request_options import MatchRequestOptions  # noqa: PLC0415
        from ..models.seat_of_match import SeatOfMatch  # noqa: PLC0415
        from ..models.settings_of_match import SettingsOfMatch  # noqa: PLC0415
        from ..models.test_of_match import TestOfMatch  # noqa: PLC0415

        d = dict(src_dict)
        game = d.pop("game")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SeatOfMatch.from_dict(seats_item_data)

            seats.append(seats_item)

        _options = d.pop("options", UNSET)
        options: MatchRequestOptions | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = MatchRequestOptions.from_dict(_options)

        _visibility = d.pop("visibility", UNSET)
        visibility: MatchRequestVisibility | Unset
        if isinstance(_visibility, Unset):
            visibility = UNSET
        else:
            visibility = check_match_request_visibility(_visibility)

        _settings = d.pop("settings", UNSET)
        settings: SettingsOfMatch | Unset
        if isinstance(_settings, Unset):
            settings = UNSET
        else:
            settings = SettingsOfMatch.from_dict(_settings)

        external_reference = d.pop("external_reference", UNSET)

        _test = d.pop("test", UNSET)
        test: TestOfMatch | Unset
        if isinstance(_test, Unset):
            test = UNSET
        else:
            test = TestOfMatch.from_dict(_test)

        match_request = cls(
            game=game,
            seats=seats,
            options=options,
            visibility=visibility,
            settings=settings,
            external_reference=external_reference,
            test=test,
        )

        return match_request
