from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Readiness")


@_attrs_define
class Readiness:
    """Can matches be played? `relay`: are bots and results being taken care of? `test_mode`: may matches be scripted,
    and faults be asked for?

        Attributes:
            status (str):
            redis (bool):
            relay (bool):
            test_mode (bool):
    """

    status: str
    redis: bool
    relay: bool
    test_mode: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status = self.status

        redis = self.redis

        relay = self.relay

        test_mode = self.test_mode

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
                "redis": redis,
                "relay": relay,
                "test_mode": test_mode,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        status = d.pop("status")

        redis = d.pop("redis")

        relay = d.pop("relay")

        test_mode = d.pop("test_mode")

        readiness = cls(
            status=status,
            redis=redis,
            relay=relay,
            test_mode=test_mode,
        )

        readiness.additional_properties = d
        return readiness

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
