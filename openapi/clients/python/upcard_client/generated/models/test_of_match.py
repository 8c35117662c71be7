from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.test_of_match_bots import TestOfMatchBots, check_test_of_match_bots
from ..types import UNSET, Unset

T = TypeVar("T", bound="TestOfMatch")


@_attrs_define
class TestOfMatch:
    """
    Attributes:
        seed (str | Unset): The seed of all chance in the match: 32 bytes in hex. With the same seed, options, seats and
            moves a match is the same, card for card, bots included. Pure chance if left out.
        bots (TestOfMatchBots | Unset): `instant`: an answer after which bots are to move waits until none is any more,
            at most 5 seconds. It shows the match as it is then, and the answer to a move holds all events up to then.
    """

    seed: str | Unset = UNSET
    bots: TestOfMatchBots | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        seed = self.seed

        bots: str | Unset = UNSET
        if not isinstance(self.bots, Unset):
            bots = self.bots

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if seed is not UNSET:
            field_dict["seed"] = seed
        if bots is not UNSET:
            field_dict["bots"] = bots

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seed = d.pop("seed", UNSET)

        _bots = d.pop("bots", UNSET)
        bots: TestOfMatchBots | Unset
        if isinstance(_bots, Unset):
            bots = UNSET
        else:
            bots = check_test_of_match_bots(_bots)

        test_of_match = cls(
            seed=seed,
            bots=bots,
        )

        return test_of_match
