from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.rating_value import RatingValue
    from ..models.statistics import Statistics


T = TypeVar("T", bound="GameRating")


@_attrs_define
class GameRating:
    """Somebody's rating in a game, and the rated matches behind it in numbers.

    Attributes:
        game (str):
        rating (RatingValue): A rating: `mu` and `sigma` as the formula has them, and as the one number by which the
            leaderboard goes.
        statistics (Statistics): Rated matches in numbers. A first place is a win, a shared one too.

            `resignations`: given up, or left to a bot. A bot that holds several seats of a match counts each of them.
    """

    game: str
    rating: RatingValue
    statistics: Statistics
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        rating = self.rating.to_dict()

        statistics = self.statistics.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "rating": rating,
                "statistics": statistics,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.rating_value import RatingValue  # noqa: PLC0415
        from ..models.statistics import Statistics  # noqa: PLC0415

        d = dict(src_dict)
        game = d.pop("game")

        rating = RatingValue.from_dict(d.pop("rating"))

        statistics = Statistics.from_dict(d.pop("statistics"))

        game_rating = cls(
            game=game,
            rating=rating,
            statistics=statistics,
        )

        game_rating.additional_properties = d
        return game_rating

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
