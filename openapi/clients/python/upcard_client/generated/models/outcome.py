from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Outcome")


@_attrs_define
class Outcome:
    """How a match ended.

    `places` holds the place of each seat, 1 for the best; equal places are a tie. `scores` holds the game's own
    points by seat. `reason` is the game's own word for the end.

        Attributes:
            places (list[int]):
            scores (list[int]):
            reason (str):
    """

    places: list[int]
    scores: list[int]
    reason: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        places = self.places

        scores = self.scores

        reason = self.reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "places": places,
                "scores": scores,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        places = cast(list[int], d.pop("places"))

        scores = cast(list[int], d.pop("scores"))

        reason = d.pop("reason")

        outcome = cls(
            places=places,
            scores=scores,
            reason=reason,
        )

        outcome.additional_properties = d
        return outcome

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
