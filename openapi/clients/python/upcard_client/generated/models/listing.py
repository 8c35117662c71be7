from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.listing_status import ListingStatus, check_listing_status
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.match_seat import MatchSeat
    from ..models.match_settings import MatchSettings
    from ..models.outcome import Outcome


T = TypeVar("T", bound="Listing")


@_attrs_define
class Listing:
    """A match as the lobby and the public list show it. `created_at` is RFC 3339.

    Attributes:
        id (str):
        game (str):
        status (ListingStatus):
        version (int):
        created_at (str):
        seats (list[MatchSeat]):
        settings (MatchSettings | Unset): What the table agrees on, whatever the game.

            `on_resign`: whether giving up ends the match, or a bot plays on. `spectator_delay`: how many versions those who
            only watch are kept behind while the match runs. `rated`: whether the result counts for the ratings. `test`:
            true in
            a match of test mode, whose cards somebody may know; left out in all others.
        outcome (Outcome | Unset): How a match ended.

            `places` holds the place of each seat, 1 for the best; equal places are a tie. `scores` holds the game's own
            points by seat. `reason` is the game's own word for the end.
    """

    id: str
    game: str
    status: ListingStatus
    version: int
    created_at: str
    seats: list[MatchSeat]
    settings: MatchSettings | Unset = UNSET
    outcome: Outcome | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        game = self.game

        status: str = self.status

        version = self.version

        created_at = self.created_at

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        settings: dict[str, Any] | Unset = UNSET
        if not isinstance(self.settings, Unset):
            settings = self.settings.to_dict()

        outcome: dict[str, Any] | Unset = UNSET
        if not isinstance(self.outcome, Unset):
            outcome = self.outcome.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "game": game,
                "status": status,
                "version": version,
                "created_at": created_at,
                "seats": seats,
            }
        )
        if settings is not UNSET:
            field_dict["settings"] = settings
        if outcome is not UNSET:
            field_dict["outcome"] = outcome

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.match_seat import MatchSeat  # noqa: PLC0415
        from ..models.match_settings import MatchSettings  # noqa: PLC0415
        from ..models.outcome import Outcome  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        game = d.pop("game")

        status = check_listing_status(d.pop("status"))

        version = d.pop("version")

        created_at = d.pop("created_at")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = MatchSeat.from_dict(seats_item_data)

            seats.append(seats_item)

        _settings = d.pop("settings", UNSET)
        settings: MatchSettings | Unset
        if isinstance(_settings, Unset):
            settings = UNSET
        else:
            settings = MatchSettings.from_dict(_settings)

        _outcome = d.pop("outcome", UNSET)
        outcome: Outcome | Unset
        if isinstance(_outcome, Unset):
            outcome = UNSET
        else:
            outcome = Outcome.from_dict(_outcome)

        listing = cls(
            id=id,
            game=game,
            status=status,
            version=version,
            created_at=created_at,
            seats=seats,
            settings=settings,
            outcome=outcome,
        )

        listing.additional_properties = d
        return listing

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
