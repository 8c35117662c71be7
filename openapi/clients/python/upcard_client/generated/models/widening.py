from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Widening")


@_attrs_define
class Widening:
    """How far another rating may be from the player's: `range` now, `growth` more with each second of waiting.

    `rating` is the `mu` that the player had when the ticket was taken, or that of newcomers.

        Attributes:
            rating (float):
            range_ (float):
            growth (float):
    """

    rating: float
    range_: float
    growth: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rating = self.rating

        range_ = self.range_

        growth = self.growth

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rating": rating,
                "range": range_,
                "growth": growth,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        rating = d.pop("rating")

        range_ = d.pop("range")

        growth = d.pop("growth")

        widening = cls(
            rating=rating,
            range_=range_,
            growth=growth,
        )

        widening.additional_properties = d
        return widening

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
