from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.showdown_options_first_seat_type_0 import (
    ShowdownOptionsFirstSeatType0,
    check_showdown_options_first_seat_type_0,
)
from ..models.showdown_options_next_starter import (
    ShowdownOptionsNextStarter,
    check_showdown_options_next_starter,
)
from ..models.showdown_options_order_of_flips import (
    ShowdownOptionsOrderOfFlips,
    check_showdown_options_order_of_flips,
)
from ..models.showdown_options_river import (
    ShowdownOptionsRiver,
    check_showdown_options_river,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="ShowdownOptions")


@_attrs_define
class ShowdownOptions:
    """What the table agrees on before the match; texts.en.json says what each is for.

    Attributes:
        starting_energy (int | Unset): What each seat begins with; at most the most energy. Default: 10.
        energy_cap (int | Unset): Energy never rises above this. Default: 10.
        beartrap_damage (int | Unset): Energy that a turned beartrap costs. Default: 3.
        battery_gain (int | Unset): Energy that a turned battery gives. Default: 1.
        river_visibility (ShowdownOptionsRiver | Unset): What everyone sees of the river. Default: 'top'.
        flip_order (ShowdownOptionsOrderOfFlips | Unset): Which card of a pile a flip may turn. Default: 'top_down'.
        next_starter (ShowdownOptionsNextStarter | Unset): Who starts the next round. Default: 'alternate'.
        first_seat (int | ShowdownOptionsFirstSeatType0 | Unset): The seat that starts round 1.
        auto_flip (bool | Unset): Whether the server turns cards when only one can be turned. Default: True.
        reveal_at_end (bool | Unset): Whether everyone sees all cards after the match. Default: True.
    """

    starting_energy: int | Unset = 10
    energy_cap: int | Unset = 10
    beartrap_damage: int | Unset = 3
    battery_gain: int | Unset = 1
    river_visibility: ShowdownOptionsRiver | Unset = "top"
    flip_order: ShowdownOptionsOrderOfFlips | Unset = "top_down"
    next_starter: ShowdownOptionsNextStarter | Unset = "alternate"
    first_seat: int | ShowdownOptionsFirstSeatType0 | Unset = UNSET
    auto_flip: bool | Unset = True
    reveal_at_end: bool | Unset = True
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        starting_energy = self.starting_energy

        energy_cap = self.energy_cap

        beartrap_damage = self.beartrap_damage

        battery_gain = self.battery_gain

        river_visibility: str | Unset = UNSET
        if not isinstance(self.river_visibility, Unset):
            river_visibility = self.river_visibility

        flip_order: str | Unset = UNSET
        if not isinstance(self.flip_order, Unset):
            flip_order = self.flip_order

        next_starter: str | Unset = UNSET
        if not isinstance(self.next_starter, Unset):
            next_starter = self.next_starter

        first_seat: int | str | Unset
        if isinstance(self.first_seat, Unset):
            first_seat = UNSET
        elif isinstance(self.first_seat, str):
            first_seat = self.first_seat
        else:
            first_seat = self.first_seat

        auto_flip = self.auto_flip

        reveal_at_end = self.reveal_at_end

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if starting_energy is not UNSET:
            field_dict["starting_energy"] = starting_energy
        if energy_cap is not UNSET:
            field_dict["energy_cap"] = energy_cap
        if beartrap_damage is not UNSET:
            field_dict["beartrap_damage"] = beartrap_damage
        if battery_gain is not UNSET:
            field_dict["battery_gain"] = battery_gain
        if river_visibility is not UNSET:
            field_dict["river_visibility"] = river_visibility
        if flip_order is not UNSET:
            field_dict["flip_order"] = flip_order
        if next_starter is not UNSET:
            field_dict["next_starter"] = next_starter
        if first_seat is not UNSET:
            field_dict["first_seat"] = first_seat
        if auto_flip is not UNSET:
            field_dict["auto_flip"] = auto_flip
        if reveal_at_end is not UNSET:
            field_dict["reveal_at_end"] = reveal_at_end

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        starting_energy = d.pop("starting_energy", UNSET)

        energy_cap = d.pop("energy_cap", UNSET)

        beartrap_damage = d.pop("beartrap_damage", UNSET)

        battery_gain = d.pop("battery_gain", UNSET)

        _river_visibility = d.pop("river_visibility", UNSET)
        river_visibility: ShowdownOptionsRiver | Unset
        if isinstance(_river_visibility, Unset):
            river_visibility = UNSET
        else:
            river_visibility = check_showdown_options_river(_river_visibility)

        _flip_order = d.pop("flip_order", UNSET)
        flip_order: ShowdownOptionsOrderOfFlips | Unset
        if isinstance(_flip_order, Unset):
            flip_order = UNSET
        else:
            flip_order = check_showdown_options_order_of_flips(_flip_order)

        _next_starter = d.pop("next_starter", UNSET)
        next_starter: ShowdownOptionsNextStarter | Unset
        if isinstance(_next_starter, Unset):
            next_starter = UNSET
        else:
            next_starter = check_showdown_options_next_starter(_next_starter)

        def _parse_first_seat(data: object) -> int | ShowdownOptionsFirstSeatType0 | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                first_seat_type_0 = check_showdown_options_first_seat_type_0(data)

                return first_seat_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | ShowdownOptionsFirstSeatType0 | Unset, data)

        first_seat = _parse_first_seat(d.pop("first_seat", UNSET))

        auto_flip = d.pop("auto_flip", UNSET)

        reveal_at_end = d.pop("reveal_at_end", UNSET)

        showdown_options = cls(
            starting_energy=starting_energy,
            energy_cap=energy_cap,
            beartrap_damage=beartrap_damage,
            battery_gain=battery_gain,
            river_visibility=river_visibility,
            flip_order=flip_order,
            next_starter=next_starter,
            first_seat=first_seat,
            auto_flip=auto_flip,
            reveal_at_end=reveal_at_end,
        )

        showdown_options.additional_properties = d
        return showdown_options

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
