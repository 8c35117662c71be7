from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="OpponentsTally")


@_attrs_define
class OpponentsTally:
    """Matches played and won against so many others.

    Attributes:
        opponents (int):
        matches (int):
        wins (int):
    """

    opponents: int
    matches: int
    wins: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        opponents = self.opponents

        matches = self.matches

        wins = self.wins

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "opponents": opponents,
                "matches": matches,
                "wins": wins,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        opponents = d.pop("opponents")

        matches = d.pop("matches")

        wins = d.pop("wins")

        opponents_tally = cls(
            opponents=opponents,
            matches=matches,
            wins=wins,
        )

        opponents_tally.additional_properties = d
        return opponents_tally

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
