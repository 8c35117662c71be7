from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.schieberamsch_options_end_of_the_match import (
    SchieberamschOptionsEndOfTheMatch,
    check_schieberamsch_options_end_of_the_match,
)
from ..models.schieberamsch_options_owner_of_the_skat import (
    SchieberamschOptionsOwnerOfTheSkat,
    check_schieberamsch_options_owner_of_the_skat,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="SchieberamschOptions")


@_attrs_define
class SchieberamschOptions:
    """What the table agrees on before the match; texts.en.json says what each is for.

    Attributes:
        end_mode (SchieberamschOptionsEndOfTheMatch | Unset): What the match lasts for. Default: 'hands'.
        hands (int | Unset): How many hands the match lasts, if it ends so; multiples of 3 are fair. Default: 9.
        target_score (int | Unset): The score that ends the match, if it ends so. Default: 50.
        max_hands (int | Unset): Hands after which the match ends at the latest, if it goes for a score. Default: 36.
        first_dealer (int | None | Unset): The seat that deals first; null draws one.
        grand_hand (bool | Unset): Whether a seat may announce Grand Hand and play alone. Default: True.
        kontra (bool | Unset): Whether a Grand Hand may be doubled by kontra and rekontra. Default: True.
        may_discard_jacks (bool | Unset): Whether jacks may be discarded into the skat. Default: True.
        redeal_after_grand_hand (bool | Unset): Whether the same seat deals again after a Grand Hand. Default: False.
        grand_hand_loss_factor (int | Unset): What a lost Grand Hand is multiplied by. Default: 1.
        skat_owner (SchieberamschOptionsOwnerOfTheSkat | Unset): Who gets the skat in Ramsch. Default: 'last_trick'.
    """

    end_mode: SchieberamschOptionsEndOfTheMatch | Unset = "hands"
    hands: int | Unset = 9
    target_score: int | Unset = 50
    max_hands: int | Unset = 36
    first_dealer: int | None | Unset = UNSET
    grand_hand: bool | Unset = True
    kontra: bool | Unset = True
    may_discard_jacks: bool | Unset = True
    redeal_after_grand_hand: bool | Unset = False
    grand_hand_loss_factor: int | Unset = 1
    skat_owner: SchieberamschOptionsOwnerOfTheSkat | Unset = "last_trick"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        end_mode: str | Unset = UNSET
        if not isinstance(self.end_mode, Unset):
            end_mode = self.end_mode

        hands = self.hands

        target_score = self.target_score

        max_hands = self.max_hands

        first_dealer: int | None | Unset
        if isinstance(self.first_dealer, Unset):
            first_dealer = UNSET
        else:
            first_dealer = self.first_dealer

        grand_hand = self.grand_hand

        kontra = self.kontra

        may_discard_jacks = self.may_discard_jacks

        redeal_after_grand_hand = self.redeal_after_grand_hand

        grand_hand_loss_factor = self.grand_hand_loss_factor

        skat_owner: str | Unset = UNSET
        if not isinstance(self.skat_owner, Unset):
            skat_owner = self.skat_owner

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if end_mode is not UNSET:
            field_dict["end_mode"] = end_mode
        if hands is not UNSET:
            field_dict["hands"] = hands
        if target_score is not UNSET:
            field_dict["target_score"] = target_score
        if max_hands is not UNSET:
            field_dict["max_hands"] = max_hands
        if first_dealer is not UNSET:
            field_dict["first_dealer"] = first_dealer
        if grand_hand is not UNSET:
            field_dict["grand_hand"] = grand_hand
        if kontra is not UNSET:
            field_dict["kontra"] = kontra
        if may_discard_jacks is not UNSET:
            field_dict["may_discard_jacks"] = may_discard_jacks
        if redeal_after_grand_hand is not UNSET:
            field_dict["redeal_after_grand_hand"] = redeal_after_grand_hand
        if grand_hand_loss_factor is not UNSET:
            field_dict["grand_hand_loss_factor"] = grand_hand_loss_factor
        if skat_owner is not UNSET:
            field_dict["skat_owner"] = skat_owner

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _end_mode = d.pop("end_mode", UNSET)
        end_mode: SchieberamschOptionsEndOfTheMatch | Unset
        if isinstance(_end_mode, Unset):
            end_mode = UNSET
        else:
            end_mode = check_schieberamsch_options_end_of_the_match(_end_mode)

        hands = d.pop("hands", UNSET)

        target_score = d.pop("target_score", UNSET)

        max_hands = d.pop("max_hands", UNSET)

        def _parse_first_dealer(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        first_dealer = _parse_first_dealer(d.pop("first_dealer", UNSET))

        grand_hand = d.pop("grand_hand", UNSET)

        kontra = d.pop("kontra", UNSET)

        may_discard_jacks = d.pop("may_discard_jacks", UNSET)

        redeal_after_grand_hand = d.pop("redeal_after_grand_hand", UNSET)

        grand_hand_loss_factor = d.pop("grand_hand_loss_factor", UNSET)

        _skat_owner = d.pop("skat_owner", UNSET)
        skat_owner: SchieberamschOptionsOwnerOfTheSkat | Unset
        if isinstance(_skat_owner, Unset):
            skat_owner = UNSET
        else:
            skat_owner = check_schieberamsch_options_owner_of_the_skat(_skat_owner)

        schieberamsch_options = cls(
            end_mode=end_mode,
            hands=hands,
            target_score=target_score,
            max_hands=max_hands,
            first_dealer=first_dealer,
            grand_hand=grand_hand,
            kontra=kontra,
            may_discard_jacks=may_discard_jacks,
            redeal_after_grand_hand=redeal_after_grand_hand,
            grand_hand_loss_factor=grand_hand_loss_factor,
            skat_owner=skat_owner,
        )

        schieberamsch_options.additional_properties = d
        return schieberamsch_options

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
