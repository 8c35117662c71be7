from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.showdown_past_round_forfeited_type_0 import (
    ShowdownPastRoundForfeitedType0,
    check_showdown_past_round_forfeited_type_0,
)
from ..models.showdown_past_round_reason import (
    ShowdownPastRoundReason,
    check_showdown_past_round_reason,
)
from ..models.showdown_past_round_river_item_type_0 import (
    ShowdownPastRoundRiverItemType0,
    check_showdown_past_round_river_item_type_0,
)
from ..models.showdown_past_round_river_top_type_0 import (
    ShowdownPastRoundRiverTopType0,
    check_showdown_past_round_river_top_type_0,
)
from ..models.showdown_past_round_stacks_item_item_type_0 import (
    ShowdownPastRoundStacksItemItemType0,
    check_showdown_past_round_stacks_item_item_type_0,
)

if TYPE_CHECKING:
    from ..models.showdown_bid import ShowdownBid
    from ..models.showdown_flipped import ShowdownFlipped


T = TypeVar("T", bound="ShowdownPastRound")


@_attrs_define
class ShowdownPastRound:
    """A finished round.

    `stacks` lists, by seat, the cards as they were stacked, bottom first; `river` the river as it lay when the round
    began, top first; `river_top` the last card that showed on top of it. `energy` is by seat, after the round. In a
    view, a card that the viewer never saw is null. `forfeited` is null as well while the loser has yet to forfeit.

        Attributes:
            round_ (int):
            starter (int):
            stacks (list[list[None | ShowdownPastRoundStacksItemItemType0]]):
            bids (list[ShowdownBid]):
            flipper (int):
            flipped (list[ShowdownFlipped]):
            loser (int):
            reason (ShowdownPastRoundReason):
            river (list[None | ShowdownPastRoundRiverItemType0]):
            river_top (None | ShowdownPastRoundRiverTopType0):
            forfeited (None | ShowdownPastRoundForfeitedType0):
            energy (list[int]):
    """

    round_: int
    starter: int
    stacks: list[list[None | ShowdownPastRoundStacksItemItemType0]]
    bids: list[ShowdownBid]
    flipper: int
    flipped: list[ShowdownFlipped]
    loser: int
    reason: ShowdownPastRoundReason
    river: list[None | ShowdownPastRoundRiverItemType0]
    river_top: None | ShowdownPastRoundRiverTopType0
    forfeited: None | ShowdownPastRoundForfeitedType0
    energy: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        starter = self.starter

        stacks = []
        for stacks_item_data in self.stacks:
            stacks_item = []
            for stacks_item_item_data in stacks_item_data:
                stacks_item_item: None | str
                if isinstance(stacks_item_item_data, str):
                    stacks_item_item = stacks_item_item_data
                else:
                    stacks_item_item = stacks_item_item_data
                stacks_item.append(stacks_item_item)

            stacks.append(stacks_item)

        bids = []
        for bids_item_data in self.bids:
            bids_item = bids_item_data.to_dict()
            bids.append(bids_item)

        flipper = self.flipper

        flipped = []
        for flipped_item_data in self.flipped:
            flipped_item = flipped_item_data.to_dict()
            flipped.append(flipped_item)

        loser = self.loser

        reason: str = self.reason

        river = []
        for river_item_data in self.river:
            river_item: None | str
            if isinstance(river_item_data, str):
                river_item = river_item_data
            else:
                river_item = river_item_data
            river.append(river_item)

        river_top: None | str
        if isinstance(self.river_top, str):
            river_top = self.river_top
        else:
            river_top = self.river_top

        forfeited: None | str
        if isinstance(self.forfeited, str):
            forfeited = self.forfeited
        else:
            forfeited = self.forfeited

        energy = self.energy

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "round": round_,
                "starter": starter,
                "stacks": stacks,
                "bids": bids,
                "flipper": flipper,
                "flipped": flipped,
                "loser": loser,
                "reason": reason,
                "river": river,
                "river_top": river_top,
                "forfeited": forfeited,
                "energy": energy,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.showdown_bid import ShowdownBid  # noqa: PLC0415
        from ..models.showdown_flipped import ShowdownFlipped  # noqa: PLC0415

        d = dict(src_dict)
        round_ = d.pop("round")

        starter = d.pop("starter")

        stacks = []
        _stacks = d.pop("stacks")
        for stacks_item_data in _stacks:
            stacks_item = []
            _stacks_item = stacks_item_data
            for stacks_item_item_data in _stacks_item:

                def _parse_stacks_item_item(data: object) -> None | ShowdownPastRoundStacksItemItemType0:
                    if data is None:
                        return data
                    try:
                        if not isinstance(data, str):
                            raise TypeError()
                        stacks_item_item_type_0 = check_showdown_past_round_stacks_item_item_type_0(data)

                        return stacks_item_item_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(None | ShowdownPastRoundStacksItemItemType0, data)

                stacks_item_item = _parse_stacks_item_item(stacks_item_item_data)

                stacks_item.append(stacks_item_item)

            stacks.append(stacks_item)

        bids = []
        _bids = d.pop("bids")
        for bids_item_data in _bids:
            bids_item = ShowdownBid.from_dict(bids_item_data)

            bids.append(bids_item)

        flipper = d.pop("flipper")

        flipped = []
        _flipped = d.pop("flipped")
        for flipped_item_data in _flipped:
            flipped_item = ShowdownFlipped.from_dict(flipped_item_data)

            flipped.append(flipped_item)

        loser = d.pop("loser")

        reason = check_showdown_past_round_reason(d.pop("reason"))

        river = []
        _river = d.pop("river")
        for river_item_data in _river:

            def _parse_river_item(data: object) -> None | ShowdownPastRoundRiverItemType0:
                if data is None:
                    return data
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    river_item_type_0 = check_showdown_past_round_river_item_type_0(data)

                    return river_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(None | ShowdownPastRoundRiverItemType0, data)

            river_item = _parse_river_item(river_item_data)

            river.append(river_item)

        def _parse_river_top(data: object) -> None | ShowdownPastRoundRiverTopType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                river_top_type_0 = check_showdown_past_round_river_top_type_0(data)

                return river_top_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ShowdownPastRoundRiverTopType0, data)

        river_top = _parse_river_top(d.pop("river_top"))

        def _parse_forfeited(data: object) -> None | ShowdownPastRoundForfeitedType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                forfeited_type_0 = check_showdown_past_round_forfeited_type_0(data)

                return forfeited_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ShowdownPastRoundForfeitedType0, data)

        forfeited = _parse_forfeited(d.pop("forfeited"))

        energy = cast(list[int], d.pop("energy"))

        showdown_past_round = cls(
            round_=round_,
            starter=starter,
            stacks=stacks,
            bids=bids,
            flipper=flipper,
            flipped=flipped,
            loser=loser,
            reason=reason,
            river=river,
            river_top=river_top,
            forfeited=forfeited,
            energy=energy,
        )

        showdown_past_round.additional_properties = d
        return showdown_past_round

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
