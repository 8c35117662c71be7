from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.match import Match


T = TypeVar("T", bound="Offer")


@_attrs_define
class Offer:
    """What an invitation offers: a seat, or with null the first that is open, in a match, until a time.

    Attributes:
        seat (int | None):
        expires_at (str):
        match (Match): A match as one viewer may know it.

            `you` is left out for spectators, `view` before the start, `outcome` before the end. `legal_moves` are the
            caller's, complete and ready to be sent; empty when it is not to move. `external_reference` is shown to the app
            that
            opened the match, and to nobody else.
    """

    seat: int | None
    expires_at: str
    match: Match
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat: int | None
        seat = self.seat

        expires_at = self.expires_at

        match = self.match.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "expires_at": expires_at,
                "match": match,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.match import Match  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        expires_at = d.pop("expires_at")

        match = Match.from_dict(d.pop("match"))

        offer = cls(
            seat=seat,
            expires_at=expires_at,
            match=match,
        )

        offer.additional_properties = d
        return offer

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
