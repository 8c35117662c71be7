from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.showdown_stack_card_card import (
    ShowdownStackCardCard,
    check_showdown_stack_card_card,
)
from ..models.showdown_stack_card_type import (
    ShowdownStackCardType,
    check_showdown_stack_card_type,
)

T = TypeVar("T", bound="ShowdownStackCard")


@_attrs_define
class ShowdownStackCard:
    """Put a card of your hand face down on top of your stack.

    Attributes:
        type_ (ShowdownStackCardType):
        card (ShowdownStackCardCard):
    """

    type_: ShowdownStackCardType
    card: ShowdownStackCardCard

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        card: str = self.card

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_showdown_stack_card_type(d.pop("type"))

        card = check_showdown_stack_card_card(d.pop("card"))

        showdown_stack_card = cls(
            type_=type_,
            card=card,
        )

        return showdown_stack_card
