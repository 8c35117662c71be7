from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.rating_value import RatingValue


T = TypeVar("T", bound="LeaderboardRow")


@_attrs_define
class LeaderboardRow:
    """Somebody on the leaderboard of a game. Equal ratings share a rank. Bots have ids such as `bot:basic`.

    Attributes:
        rank (int):
        id (str):
        name (str):
        bot (bool):
        rating (RatingValue): A rating: `mu` and `sigma` as the formula has them, and as the one number by which the
            leaderboard goes.
        matches (int):
        wins (int):
    """

    rank: int
    id: str
    name: str
    bot: bool
    rating: RatingValue
    matches: int
    wins: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rank = self.rank

        id = self.id

        name = self.name

        bot = self.bot

        rating = self.rating.to_dict()

        matches = self.matches

        wins = self.wins

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rank": rank,
                "id": id,
                "name": name,
                "bot": bot,
                "rating": rating,
                "matches": matches,
                "wins": wins,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.rating_value import RatingValue  # noqa: PLC0415

        d = dict(src_dict)
        rank = d.pop("rank")

        id = d.pop("id")

        name = d.pop("name")

        bot = d.pop("bot")

        rating = RatingValue.from_dict(d.pop("rating"))

        matches = d.pop("matches")

        wins = d.pop("wins")

        leaderboard_row = cls(
            rank=rank,
            id=id,
            name=name,
            bot=bot,
            rating=rating,
            matches=matches,
            wins=wins,
        )

        leaderboard_row.additional_properties = d
        return leaderboard_row

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
