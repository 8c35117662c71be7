from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.schieberamsch_hand_scored_told_jacks_type_0 import (
    SchieberamschHandScoredToldJacksType0,
    check_schieberamsch_hand_scored_told_jacks_type_0,
)
from ..models.schieberamsch_hand_scored_told_kind import (
    SchieberamschHandScoredToldKind,
    check_schieberamsch_hand_scored_told_kind,
)
from ..models.schieberamsch_hand_scored_told_type import (
    SchieberamschHandScoredToldType,
    check_schieberamsch_hand_scored_told_type,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="SchieberamschHandScoredTold")


@_attrs_define
class SchieberamschHandScoredTold:
    """The hand is over, and the skat was turned up.

    By seat: `points`, the card points, skat included; `tricks`, how many it won; `deltas`, what its score changes by;
    `totals`, its score after that: low is good. Everything was multiplied by `factor` before it was divided by ten.

    In Ramsch `pushes` tells how often the skat was pushed, `virgin` which seat won no trick, while both others did, and
    `march` which seat won all; each is null if none did. In a Grand Hand `soloist` is the one who played alone and
    `won` tells if it got its 61 points; `matadors` counts the unbroken run of jacks from the highest down that
    the soloist held `with` the skat or played `without`; `multiplier` is what 24 was multiplied by. What belongs to
    the other kind of hand is null, or 0 for `pushes` and `kontra_level`.

        Attributes:
            type_ (SchieberamschHandScoredToldType):
            hand_number (int):
            kind (SchieberamschHandScoredToldKind):
            skat (list[str]):
            points (list[int]):
            tricks (list[int]):
            factor (int):
            deltas (list[int]):
            totals (list[int]):
            pushes (int | Unset):  Default: 0.
            virgin (int | None | Unset):
            march (int | None | Unset):
            soloist (int | None | Unset):
            won (bool | None | Unset):
            kontra_level (int | Unset):  Default: 0.
            jacks (None | SchieberamschHandScoredToldJacksType0 | Unset):
            matadors (int | None | Unset):
            multiplier (int | None | Unset):
    """

    type_: SchieberamschHandScoredToldType
    hand_number: int
    kind: SchieberamschHandScoredToldKind
    skat: list[str]
    points: list[int]
    tricks: list[int]
    factor: int
    deltas: list[int]
    totals: list[int]
    pushes: int | Unset = 0
    virgin: int | None | Unset = UNSET
    march: int | None | Unset = UNSET
    soloist: int | None | Unset = UNSET
    won: bool | None | Unset = UNSET
    kontra_level: int | Unset = 0
    jacks: None | SchieberamschHandScoredToldJacksType0 | Unset = UNSET
    matadors: int | None | Unset = UNSET
    multiplier: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        hand_number = self.hand_number

        kind: str = self.kind

        skat = self.skat

        points = self.points

        tricks = self.tricks

        factor = self.factor

        deltas = self.deltas

        totals = self.totals

        pushes = self.pushes

        virgin: int | None | Unset
        if isinstance(self.virgin, Unset):
            virgin = UNSET
        else:
            virgin = self.virgin

        march: int | None | Unset
        if isinstance(self.march, Unset):
            march = UNSET
        else:
            march = self.march

        soloist: int | None | Unset
        if isinstance(self.soloist, Unset):
            soloist = UNSET
        else:
            soloist = self.soloist

        won: bool | None | Unset
        if isinstance(self.won, Unset):
            won = UNSET
        else:
            won = self.won

        kontra_level = self.kontra_level

        jacks: None | str | Unset
        if isinstance(self.jacks, Unset):
            jacks = UNSET
        elif isinstance(self.jacks, str):
            jacks = self.jacks
        else:
            jacks = self.jacks

        matadors: int | None | Unset
        if isinstance(self.matadors, Unset):
            matadors = UNSET
        else:
            matadors = self.matadors

        multiplier: int | None | Unset
        if isinstance(self.multiplier, Unset):
            multiplier = UNSET
        else:
            multiplier = self.multiplier

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "hand_number": hand_number,
                "kind": kind,
                "skat": skat,
                "points": points,
                "tricks": tricks,
                "factor": factor,
                "deltas": deltas,
                "totals": totals,
            }
        )
        if pushes is not UNSET:
            field_dict["pushes"] = pushes
        if virgin is not UNSET:
            field_dict["virgin"] = virgin
        if march is not UNSET:
            field_dict["march"] = march
        if soloist is not UNSET:
            field_dict["soloist"] = soloist
        if won is not UNSET:
            field_dict["won"] = won
        if kontra_level is not UNSET:
            field_dict["kontra_level"] = kontra_level
        if jacks is not UNSET:
            field_dict["jacks"] = jacks
        if matadors is not UNSET:
            field_dict["matadors"] = matadors
        if multiplier is not UNSET:
            field_dict["multiplier"] = multiplier

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_schieberamsch_hand_scored_told_type(d.pop("type"))

        hand_number = d.pop("hand_number")

        kind = check_schieberamsch_hand_scored_told_kind(d.pop("kind"))

        skat = cast(list[str], d.pop("skat"))

        points = cast(list[int], d.pop("points"))

        tricks = cast(list[int], d.pop("tricks"))

        factor = d.pop("factor")

        deltas = cast(list[int], d.pop("deltas"))

        totals = cast(list[int], d.pop("totals"))

        pushes = d.pop("pushes", UNSET)

        def _parse_virgin(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        virgin = _parse_virgin(d.pop("virgin", UNSET))

        def _parse_march(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        march = _parse_march(d.pop("march", UNSET))

        def _parse_soloist(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        soloist = _parse_soloist(d.pop("soloist", UNSET))

        def _parse_won(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        won = _parse_won(d.pop("won", UNSET))

        kontra_level = d.pop("kontra_level", UNSET)

        def _parse_jacks(data: object) -> None | SchieberamschHandScoredToldJacksType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                jacks_type_0 = check_schieberamsch_hand_scored_told_jacks_type_0(data)

                return jacks_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SchieberamschHandScoredToldJacksType0 | Unset, data)

        jacks = _parse_jacks(d.pop("jacks", UNSET))

        def _parse_matadors(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        matadors = _parse_matadors(d.pop("matadors", UNSET))

        def _parse_multiplier(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        multiplier = _parse_multiplier(d.pop("multiplier", UNSET))

        schieberamsch_hand_scored_told = cls(
            type_=type_,
            hand_number=hand_number,
            kind=kind,
            skat=skat,
            points=points,
            tricks=tricks,
            factor=factor,
            deltas=deltas,
            totals=totals,
            pushes=pushes,
            virgin=virgin,
            march=march,
            soloist=soloist,
            won=won,
            kontra_level=kontra_level,
            jacks=jacks,
            matadors=matadors,
            multiplier=multiplier,
        )

        schieberamsch_hand_scored_told.additional_properties = d
        return schieberamsch_hand_scored_told

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
