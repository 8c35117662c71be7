from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.explained_seat import ExplainedSeat
    from ..models.rating_value import RatingValue


T = TypeVar("T", bound="RatingExplanation")


@_attrs_define
class RatingExplanation:
    """Why a rating changed: everybody's rating before the match, the places, and what the formula made of them.

    Whoever holds several seats, as bots do, gets the mean of what the formula gives for each. `formula` is its version;
    GET /v1/ratings/parameters says what the present one is.

        Attributes:
            player (str):
            match (str):
            game (str):
            at (str):
            formula (str):
            before (RatingValue): A rating: `mu` and `sigma` as the formula has them, and as the one number by which the
                leaderboard goes.
            after (RatingValue): A rating: `mu` and `sigma` as the formula has them, and as the one number by which the
                leaderboard goes.
            seats (list[ExplainedSeat]):
    """

    player: str
    match: str
    game: str
    at: str
    formula: str
    before: RatingValue
    after: RatingValue
    seats: list[ExplainedSeat]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player = self.player

        match = self.match

        game = self.game

        at = self.at

        formula = self.formula

        before = self.before.to_dict()

        after = self.after.to_dict()

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player": player,
                "match": match,
                "game": game,
                "at": at,
                "formula": formula,
                "before": before,
                "after": after,
                "seats": seats,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.explained_seat import ExplainedSeat  # noqa: PLC0415
        from ..models.rating_value import RatingValue  # noqa: PLC0415

        d = dict(src_dict)
        player = d.pop("player")

        match = d.pop("match")

        game = d.pop("game")

        at = d.pop("at")

        formula = d.pop("formula")

        before = RatingValue.from_dict(d.pop("before"))

        after = RatingValue.from_dict(d.pop("after"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = ExplainedSeat.from_dict(seats_item_data)

            seats.append(seats_item)

        rating_explanation = cls(
            player=player,
            match=match,
            game=game,
            at=at,
            formula=formula,
            before=before,
            after=after,
            seats=seats,
        )

        rating_explanation.additional_properties = d
        return rating_explanation

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
