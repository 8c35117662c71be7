from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.match_started_type import MatchStartedType, check_match_started_type

if TYPE_CHECKING:
    from ..models.match_seat import MatchSeat
    from ..models.match_started_options import MatchStartedOptions


T = TypeVar("T", bound="MatchStarted")


@_attrs_define
class MatchStarted:
    """Every seat is taken and the seed is fixed: `commitment` is its SHA-256 in hex, `algorithm` how it is used.

    `seed` (hex) is hidden from everybody; it is opened in match_finished.

        Attributes:
            version (int):
            at (datetime.datetime):
            type_ (MatchStartedType):
            options (MatchStartedOptions):
            seats (list[MatchSeat]):
            algorithm (str):
            commitment (str):
            seed (None | str):
    """

    version: int
    at: datetime.datetime
    type_: MatchStartedType
    options: MatchStartedOptions
    seats: list[MatchSeat]
    algorithm: str
    commitment: str
    seed: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        options = self.options.to_dict()

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        algorithm = self.algorithm

        commitment = self.commitment

        seed: None | str
        seed = self.seed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "options": options,
                "seats": seats,
                "algorithm": algorithm,
                "commitment": commitment,
                "seed": seed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.match_seat import MatchSeat  # noqa: PLC0415
        from ..models.match_started_options import MatchStartedOptions  # noqa: PLC0415

        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_match_started_type(d.pop("type"))

        options = MatchStartedOptions.from_dict(d.pop("options"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = MatchSeat.from_dict(seats_item_data)

            seats.append(seats_item)

        algorithm = d.pop("algorithm")

        commitment = d.pop("commitment")

        def _parse_seed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        seed = _parse_seed(d.pop("seed"))

        match_started = cls(
            version=version,
            at=at,
            type_=type_,
            options=options,
            seats=seats,
            algorithm=algorithm,
            commitment=commitment,
            seed=seed,
        )

        match_started.additional_properties = d
        return match_started

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
