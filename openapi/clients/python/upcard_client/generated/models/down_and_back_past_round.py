from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.down_and_back_showdown import DownAndBackShowdown


T = TypeVar("T", bound="DownAndBackPastRound")


@_attrs_define
class DownAndBackPastRound:
    """The end of a round: its showdowns, the pot that was played for, and who took it, null if it was carried.

    Attributes:
        round_ (int):
        dealer (int):
        four (DownAndBackShowdown): One of the two showdowns of a round, as far as it went.

            `hands`, `categories` and `keys` are by seat, null for a seat that took no part. `draws` holds the tie draws in
            order, each by seat; `tied` the seats that are still level, none once there is a winner.
        three (DownAndBackShowdown): One of the two showdowns of a round, as far as it went.

            `hands`, `categories` and `keys` are by seat, null for a seat that took no part. `draws` holds the tie draws in
            order, each by seat; `tied` the seats that are still level, none once there is a winner.
        pot (int):
        winner (int | None):
    """

    round_: int
    dealer: int
    four: DownAndBackShowdown
    three: DownAndBackShowdown
    pot: int
    winner: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        dealer = self.dealer

        four = self.four.to_dict()

        three = self.three.to_dict()

        pot = self.pot

        winner: int | None
        winner = self.winner

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "round": round_,
                "dealer": dealer,
                "four": four,
                "three": three,
                "pot": pot,
                "winner": winner,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.down_and_back_showdown import DownAndBackShowdown  # noqa: PLC0415

        d = dict(src_dict)
        round_ = d.pop("round")

        dealer = d.pop("dealer")

        four = DownAndBackShowdown.from_dict(d.pop("four"))

        three = DownAndBackShowdown.from_dict(d.pop("three"))

        pot = d.pop("pot")

        def _parse_winner(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        winner = _parse_winner(d.pop("winner"))

        down_and_back_past_round = cls(
            round_=round_,
            dealer=dealer,
            four=four,
            three=three,
            pot=pot,
            winner=winner,
        )

        down_and_back_past_round.additional_properties = d
        return down_and_back_past_round

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
