from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.down_and_back_options_unclaimed_pot import (
    DownAndBackOptionsUnclaimedPot,
    check_down_and_back_options_unclaimed_pot,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="DownAndBackOptions")


@_attrs_define
class DownAndBackOptions:
    """What the table agrees on before the match; texts.en.json says what each is for.

    Attributes:
        rounds (int | Unset): How many rounds the match lasts. Default: 10.
        starting_chips (int | Unset): What each seat begins with; at least the ante. Default: 20.
        ante (int | Unset): Chips that each seat pays into the pot every round. Default: 1.
        turns (int | Unset): Turns of each seat in a round. Default: 6.
        first_dealer (int | None | Unset): The seat that deals first; null draws one.
        unclaimed_pot (DownAndBackOptionsUnclaimedPot | Unset): What becomes of a pot that nobody has won after the last
            round. Default: 'split'.
    """

    rounds: int | Unset = 10
    starting_chips: int | Unset = 20
    ante: int | Unset = 1
    turns: int | Unset = 6
    first_dealer: int | None | Unset = UNSET
    unclaimed_pot: DownAndBackOptionsUnclaimedPot | Unset = "split"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rounds = self.rounds

        starting_chips = self.starting_chips

        ante = self.ante

        turns = self.turns

        first_dealer: int | None | Unset
        if isinstance(self.first_dealer, Unset):
            first_dealer = UNSET
        else:
            first_dealer = self.first_dealer

        unclaimed_pot: str | Unset = UNSET
        if not isinstance(self.unclaimed_pot, Unset):
            unclaimed_pot = self.unclaimed_pot

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if rounds is not UNSET:
            field_dict["rounds"] = rounds
        if starting_chips is not UNSET:
            field_dict["starting_chips"] = starting_chips
        if ante is not UNSET:
            field_dict["ante"] = ante
        if turns is not UNSET:
            field_dict["turns"] = turns
        if first_dealer is not UNSET:
            field_dict["first_dealer"] = first_dealer
        if unclaimed_pot is not UNSET:
            field_dict["unclaimed_pot"] = unclaimed_pot

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        rounds = d.pop("rounds", UNSET)

        starting_chips = d.pop("starting_chips", UNSET)

        ante = d.pop("ante", UNSET)

        turns = d.pop("turns", UNSET)

        def _parse_first_dealer(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        first_dealer = _parse_first_dealer(d.pop("first_dealer", UNSET))

        _unclaimed_pot = d.pop("unclaimed_pot", UNSET)
        unclaimed_pot: DownAndBackOptionsUnclaimedPot | Unset
        if isinstance(_unclaimed_pot, Unset):
            unclaimed_pot = UNSET
        else:
            unclaimed_pot = check_down_and_back_options_unclaimed_pot(_unclaimed_pot)

        down_and_back_options = cls(
            rounds=rounds,
            starting_chips=starting_chips,
            ante=ante,
            turns=turns,
            first_dealer=first_dealer,
            unclaimed_pot=unclaimed_pot,
        )

        down_and_back_options.additional_properties = d
        return down_and_back_options

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
