from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.match import Match


T = TypeVar("T", bound="Seated")


@_attrs_define
class Seated:
    """Somebody sat down: the seat, its token, and the match as that seat sees it.

    Attributes:
        seat (int):
        token (str):
        match (Match): A match as one viewer may know it.

            `you` is left out for spectators, `view` before the start, `outcome` before the end. `legal_moves` are the
            caller's, complete and ready to be sent; empty when it is not to move. `external_reference` is shown to the app
            that
            opened the match, and to nobody else.
    """

    seat: int
    token: str
    match: Match
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        token = self.token

        match = self.match.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "token": token,
                "match": match,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.match import Match  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        token = d.pop("token")

        match = Match.from_dict(d.pop("match"))

        seated = cls(
            seat=seat,
            token=token,
            match=match,
        )

        seated.additional_properties = d
        return seated

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
