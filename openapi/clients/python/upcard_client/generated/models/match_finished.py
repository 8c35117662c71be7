from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.match_finished_type import MatchFinishedType, check_match_finished_type
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.down_and_back_disclosure import DownAndBackDisclosure
    from ..models.liars_race_disclosure import LiarsRaceDisclosure
    from ..models.schieberamsch_disclosure import SchieberamschDisclosure
    from ..models.showdown_disclosure import ShowdownDisclosure


T = TypeVar("T", bound="MatchFinished")


@_attrs_define
class MatchFinished:
    """The match is over. `seed` and `disclosure` open what lay hidden, unless the options keep it hidden.

    Then `seed` is null and `disclosure`, a union, is left out; so they are if somebody gave up. `reason` is the game's
    own word for the end, or `resigned`.

        Attributes:
            version (int):
            at (datetime.datetime):
            type_ (MatchFinishedType):
            reason (str):
            places (list[int]):
            scores (list[int]):
            seed (None | str):
            disclosure (DownAndBackDisclosure | LiarsRaceDisclosure | SchieberamschDisclosure | ShowdownDisclosure | Unset):
    """

    version: int
    at: datetime.datetime
    type_: MatchFinishedType
    reason: str
    places: list[int]
    scores: list[int]
    seed: None | str
    disclosure: DownAndBackDisclosure | LiarsRaceDisclosure | SchieberamschDisclosure | ShowdownDisclosure | Unset = (
        UNSET
    )
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.down_and_back_disclosure import DownAndBackDisclosure  # noqa: PLC0415
        from ..models.schieberamsch_disclosure import SchieberamschDisclosure  # noqa: PLC0415
        from ..models.showdown_disclosure import ShowdownDisclosure  # noqa: PLC0415

        version = self.version

        at = self.at.isoformat()

        type_: str = self.type_

        reason = self.reason

        places = self.places

        scores = self.scores

        seed: None | str
        seed = self.seed

        disclosure: dict[str, Any] | Unset
        if isinstance(self.disclosure, Unset):
            disclosure = UNSET
        elif isinstance(self.disclosure, ShowdownDisclosure):
            disclosure = self.disclosure.to_dict()
        elif isinstance(self.disclosure, DownAndBackDisclosure):
            disclosure = self.disclosure.to_dict()
        elif isinstance(self.disclosure, SchieberamschDisclosure):
            disclosure = self.disclosure.to_dict()
        else:
            disclosure = self.disclosure.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "at": at,
                "type": type_,
                "reason": reason,
                "places": places,
                "scores": scores,
                "seed": seed,
            }
        )
        if disclosure is not UNSET:
            field_dict["disclosure"] = disclosure

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.down_and_back_disclosure import DownAndBackDisclosure  # noqa: PLC0415
        from ..models.liars_race_disclosure import LiarsRaceDisclosure  # noqa: PLC0415
        from ..models.schieberamsch_disclosure import SchieberamschDisclosure  # noqa: PLC0415
        from ..models.showdown_disclosure import ShowdownDisclosure  # noqa: PLC0415

        d = dict(src_dict)
        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        type_ = check_match_finished_type(d.pop("type"))

        reason = d.pop("reason")

        places = cast(list[int], d.pop("places"))

        scores = cast(list[int], d.pop("scores"))

        def _parse_seed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        seed = _parse_seed(d.pop("seed"))

        def _parse_disclosure(
            data: object,
        ) -> DownAndBackDisclosure | LiarsRaceDisclosure | SchieberamschDisclosure | ShowdownDisclosure | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_disclosure_type_0 = ShowdownDisclosure.from_dict(data)

                return componentsschemas_disclosure_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_disclosure_type_1 = DownAndBackDisclosure.from_dict(data)

                return componentsschemas_disclosure_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_disclosure_type_2 = SchieberamschDisclosure.from_dict(data)

                return componentsschemas_disclosure_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_disclosure_type_3 = LiarsRaceDisclosure.from_dict(data)

            return componentsschemas_disclosure_type_3

        disclosure = _parse_disclosure(d.pop("disclosure", UNSET))

        match_finished = cls(
            version=version,
            at=at,
            type_=type_,
            reason=reason,
            places=places,
            scores=scores,
            seed=seed,
            disclosure=disclosure,
        )

        match_finished.additional_properties = d
        return match_finished

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
