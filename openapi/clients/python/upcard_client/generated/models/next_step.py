from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.next_step_step import NextStepStep, check_next_step_step

T = TypeVar("T", bound="NextStep")


@_attrs_define
class NextStep:
    """What will change next, and when, if nobody else comes or goes.

    `range`: it will hold enough others; `bots`: they may fill the table; `expiry`: the ticket has waited long enough.

        Attributes:
            step (NextStepStep):
            at (str):
    """

    step: NextStepStep
    at: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        step: str = self.step

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "step": step,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        step = check_next_step_step(d.pop("step"))

        at = d.pop("at")

        next_step = cls(
            step=step,
            at=at,
        )

        next_step.additional_properties = d
        return next_step

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
