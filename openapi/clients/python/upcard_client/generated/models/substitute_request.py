from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.substitute_request_bot import (
    SubstituteRequestBot,
    check_substitute_request_bot,
)

T = TypeVar("T", bound="SubstituteRequest")


@_attrs_define
class SubstituteRequest:
    """
    Attributes:
        bot (SubstituteRequestBot): Which bot.
    """

    bot: SubstituteRequestBot

    def to_dict(self) -> dict[str, Any]:
        bot: str = self.bot

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "bot": bot,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        bot = check_substitute_request_bot(d.pop("bot"))

        substitute_request = cls(
            bot=bot,
        )

        return substitute_request
