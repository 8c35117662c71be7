from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.bot import Bot
    from ..models.game_options import GameOptions
    from ..models.seat_counts import SeatCounts


T = TypeVar("T", bound="Game")


@_attrs_define
class Game:
    """A game on offer. `options` is the JSON Schema of the options of a match; `languages` are those of its texts.

    Attributes:
        name (str):
        title (str):
        summary (str):
        edition (int):
        seats (SeatCounts): How many seats a match of the game may have.
        bots (list[Bot]):
        languages (list[str]):
        options (GameOptions):
    """

    name: str
    title: str
    summary: str
    edition: int
    seats: SeatCounts
    bots: list[Bot]
    languages: list[str]
    options: GameOptions
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        title = self.title

        summary = self.summary

        edition = self.edition

        seats = self.seats.to_dict()

        bots = []
        for bots_item_data in self.bots:
            bots_item = bots_item_data.to_dict()
            bots.append(bots_item)

        languages = self.languages

        options = self.options.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "title": title,
                "summary": summary,
                "edition": edition,
                "seats": seats,
                "bots": bots,
                "languages": languages,
                "options": options,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bot import Bot  # noqa: PLC0415
        from ..models.game_options import GameOptions  # noqa: PLC0415
        from ..models.seat_counts import SeatCounts  # noqa: PLC0415

        d = dict(src_dict)
        name = d.pop("name")

        title = d.pop("title")

        summary = d.pop("summary")

        edition = d.pop("edition")

        seats = SeatCounts.from_dict(d.pop("seats"))

        bots = []
        _bots = d.pop("bots")
        for bots_item_data in _bots:
            bots_item = Bot.from_dict(bots_item_data)

            bots.append(bots_item)

        languages = cast(list[str], d.pop("languages"))

        options = GameOptions.from_dict(d.pop("options"))

        game = cls(
            name=name,
            title=title,
            summary=summary,
            edition=edition,
            seats=seats,
            bots=bots,
            languages=languages,
            options=options,
        )

        game.additional_properties = d
        return game

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
