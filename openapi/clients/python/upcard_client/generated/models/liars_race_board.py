from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.liars_race_arrow import LiarsRaceArrow


T = TypeVar("T", bound="LiarsRaceBoard")


@_attrs_define
class LiarsRaceBoard:
    """A track from space 0, the start, to space `length`, the goal. Green arrows lead forward, red ones back.

    A space is green or red if an arrow of that colour starts there. Green arrows lead to red spaces, red ones to green.

        Attributes:
            name (str):
            length (int):
            green (list[LiarsRaceArrow]):
            red (list[LiarsRaceArrow]):
    """

    name: str
    length: int
    green: list[LiarsRaceArrow]
    red: list[LiarsRaceArrow]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        length = self.length

        green = []
        for green_item_data in self.green:
            green_item = green_item_data.to_dict()
            green.append(green_item)

        red = []
        for red_item_data in self.red:
            red_item = red_item_data.to_dict()
            red.append(red_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "length": length,
                "green": green,
                "red": red,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.liars_race_arrow import LiarsRaceArrow  # noqa: PLC0415

        d = dict(src_dict)
        name = d.pop("name")

        length = d.pop("length")

        green = []
        _green = d.pop("green")
        for green_item_data in _green:
            green_item = LiarsRaceArrow.from_dict(green_item_data)

            green.append(green_item)

        red = []
        _red = d.pop("red")
        for red_item_data in _red:
            red_item = LiarsRaceArrow.from_dict(red_item_data)

            red.append(red_item)

        liars_race_board = cls(
            name=name,
            length=length,
            green=green,
            red=red,
        )

        liars_race_board.additional_properties = d
        return liars_race_board

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
