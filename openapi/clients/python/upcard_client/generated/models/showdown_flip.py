from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.showdown_flip_pile import ShowdownFlipPile, check_showdown_flip_pile
from ..models.showdown_flip_type import ShowdownFlipType, check_showdown_flip_type
from ..types import UNSET, Unset

T = TypeVar("T", bound="ShowdownFlip")


@_attrs_define
class ShowdownFlip:
    """Turn a card over: your own stack first, then the piles in any order.

    `index` chooses the place in the opponent's stack or the river, 0 for the top. It is needed with
    `flip_order=free`, and otherwise not allowed.

        Attributes:
            type_ (ShowdownFlipType):
            pile (ShowdownFlipPile):
            index (int | None | Unset):
    """

    type_: ShowdownFlipType
    pile: ShowdownFlipPile
    index: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        pile: str = self.pile

        index: int | None | Unset
        if isinstance(self.index, Unset):
            index = UNSET
        else:
            index = self.index

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "pile": pile,
            }
        )
        if index is not UNSET:
            field_dict["index"] = index

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_showdown_flip_type(d.pop("type"))

        pile = check_showdown_flip_pile(d.pop("pile"))

        def _parse_index(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        index = _parse_index(d.pop("index", UNSET))

        showdown_flip = cls(
            type_=type_,
            pile=pile,
            index=index,
        )

        return showdown_flip
