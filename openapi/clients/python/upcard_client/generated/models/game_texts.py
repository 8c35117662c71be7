from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.texts import Texts


T = TypeVar("T", bound="GameTexts")


@_attrs_define
class GameTexts:
    """Sentence templates: of the events around every game, and of the game's own events, moves and refusals.

    Attributes:
        language (str):
        match (Texts): A file of templates: of one game, or of the match around it, which has neither moves nor rules of
            its own.

            `game`, `view` and `options` are a game's only, `bots` are the match's only.
        game (Texts): A file of templates: of one game, or of the match around it, which has neither moves nor rules of
            its own.

            `game`, `view` and `options` are a game's only, `bots` are the match's only.
    """

    language: str
    match: Texts
    game: Texts
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        language = self.language

        match = self.match.to_dict()

        game = self.game.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "language": language,
                "match": match,
                "game": game,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.texts import Texts  # noqa: PLC0415

        d = dict(src_dict)
        language = d.pop("language")

        match = Texts.from_dict(d.pop("match"))

        game = Texts.from_dict(d.pop("game"))

        game_texts = cls(
            language=language,
            match=match,
            game=game,
        )

        game_texts.additional_properties = d
        return game_texts

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
