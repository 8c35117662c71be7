from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.rating_value import RatingValue


T = TypeVar("T", bound="ExplainedSeat")


@_attrs_define
class ExplainedSeat:
    """What the formula was given for a seat, and what it made of it. `name` is that at the table.

    Attributes:
        seat (int):
        id (str):
        name (str):
        bot (bool):
        place (int):
        left (bool):
        before (RatingValue): A rating: `mu` and `sigma` as the formula has them, and as the one number by which the
            leaderboard goes.
        after (RatingValue): A rating: `mu` and `sigma` as the formula has them, and as the one number by which the
            leaderboard goes.
    """

    seat: int
    id: str
    name: str
    bot: bool
    place: int
    left: bool
    before: RatingValue
    after: RatingValue
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        id = self.id

        name = self.name

        bot = self.bot

        place = self.place

        left = self.left

        before = self.before.to_dict()

        after = self.after.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "id": id,
                "name": name,
                "bot": bot,
                "place": place,
                "left": left,
                "before": before,
                "after": after,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.rating_value import RatingValue  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        id = d.pop("id")

        name = d.pop("name")

        bot = d.pop("bot")

        place = d.pop("place")

        left = d.pop("left")

        before = RatingValue.from_dict(d.pop("before"))

        after = RatingValue.from_dict(d.pop("after"))

        explained_seat = cls(
            seat=seat,
            id=id,
            name=name,
            bot=bot,
            place=place,
            left=left,
            before=before,
            after=after,
        )

        explained_seat.additional_properties = d
        return explained_seat

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
