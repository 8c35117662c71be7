from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="SchieberamschTrick")


@_attrs_define
class SchieberamschTrick:
    """A won trick: `cards` in the order played, the leader's first.

    Attributes:
        leader (int):
        cards (list[str]):
        winner (int):
        points (int):
    """

    leader: int
    cards: list[str]
    winner: int
    points: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        leader = self.leader

        cards = self.cards

        winner = self.winner

        points = self.points

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "leader": leader,
                "cards": cards,
                "winner": winner,
                "points": points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        leader = d.pop("leader")

        cards = cast(list[str], d.pop("cards"))

        winner = d.pop("winner")

        points = d.pop("points")

        schieberamsch_trick = cls(
            leader=leader,
            cards=cards,
            winner=winner,
            points=points,
        )

        schieberamsch_trick.additional_properties = d
        return schieberamsch_trick

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
