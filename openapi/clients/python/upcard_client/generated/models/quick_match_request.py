from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.quick_match_request_options import QuickMatchRequestOptions


T = TypeVar("T", bound="QuickMatchRequest")


@_attrs_define
class QuickMatchRequest:
    """
    Attributes:
        game (str): A name from the catalogue.
        seats (int | list[int] | Unset): How many seats the table may have: a number, or a list of acceptable ones. By
            default all that the game and the options allow.
        options (QuickMatchRequestOptions | Unset): Options of the game that differ from their defaults. Only players
            with the same options are matched.
        rated (bool | Unset): Whether the result shall count for the ratings; true.
        fill_with_bots_after (int | None | Unset): Seconds of waiting after which bots may take the empty seats; null
            for never. Default: 30.
        expires_in (int | Unset): Seconds after which the ticket expires if it has not been matched. Default: 300.
    """

    game: str
    seats: int | list[int] | Unset = UNSET
    options: QuickMatchRequestOptions | Unset = UNSET
    rated: bool | Unset = UNSET
    fill_with_bots_after: int | None | Unset = 30
    expires_in: int | Unset = 300

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        seats: int | list[int] | Unset
        if isinstance(self.seats, Unset):
            seats = UNSET
        elif isinstance(self.seats, list):
            seats = self.seats

        else:
            seats = self.seats

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        rated = self.rated

        fill_with_bots_after: int | None | Unset
        if isinstance(self.fill_with_bots_after, Unset):
            fill_with_bots_after = UNSET
        else:
            fill_with_bots_after = self.fill_with_bots_after

        expires_in = self.expires_in

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
            }
        )
        if seats is not UNSET:
            field_dict["seats"] = seats
        if options is not UNSET:
            field_dict["options"] = options
        if rated is not UNSET:
            field_dict["rated"] = rated
        if fill_with_bots_after is not UNSET:
            field_dict["fill_with_bots_after"] = fill_with_bots_after
        if expires_in is not UNSET:
            field_dict["expires_in"] = expires_in

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.quick_match_request_options import QuickMatchRequestOptions  # noqa: PLC0415

        d = dict(src_dict)
        game = d.pop("game")

        def _parse_seats(data: object) -> int | list[int] | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                seats_type_1 = cast(list[int], data)

                return seats_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | list[int] | Unset, data)

        seats = _parse_seats(d.pop("seats", UNSET))

        _options = d.pop("options", UNSET)
        options: QuickMatchRequestOptions | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = QuickMatchRequestOptions.from_dict(_options)

        rated = d.pop("rated", UNSET)

        def _parse_fill_with_bots_after(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        fill_with_bots_after = _parse_fill_with_bots_after(d.pop("fill_with_bots_after", UNSET))

        expires_in = d.pop("expires_in", UNSET)

        quick_match_request = cls(
            game=game,
            seats=seats,
            options=options,
            rated=rated,
            fill_with_bots_after=fill_with_bots_after,
            expires_in=expires_in,
        )

        return quick_match_request
