from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.showdown_betting_closed_cause import (
    ShowdownBettingClosedCause,
    check_showdown_betting_closed_cause,
)
from ..models.showdown_betting_closed_type import (
    ShowdownBettingClosedType,
    check_showdown_betting_closed_type,
)

T = TypeVar("T", bound="ShowdownBettingClosed")


@_attrs_define
class ShowdownBettingClosed:
    """The flipper must turn `bet` cards, because the other seat folded or because no higher bet exists.

    Attributes:
        version (int):
        at (datetime.datetime):
        type_ (ShowdownBettingClosedType):
        flipper (int):
        bet (int):
        cause (ShowdownBettingClosedCause):
    """

    version: int
    at: datetime.datetime
    type_: ShowdownBettingClosedType
    flipper: int
    bet: int
    cause: ShowdownBettingClosedCause
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        flipper = self.flipper

        bet = self.bet

        cause: str = self.cause

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "flipper": flipper,
                "bet": bet,
                "cause": cause,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_showdown_betting_closed_type(d.pop("type"))

        flipper = d.pop("flipper")

        bet = d.pop("bet")

        cause = check_showdown_betting_closed_cause(d.pop("cause"))

        showdown_betting_closed = cls(
            version=version,
            at=at,
            type_=type_,
            flipper=flipper,
            bet=bet,
            cause=cause,
        )

        showdown_betting_closed.additional_properties = d
        return showdown_betting_closed

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
