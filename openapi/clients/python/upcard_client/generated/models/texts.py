from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.texts_bots import TextsBots
    from ..models.texts_events import TextsEvents
    from ..models.texts_game import TextsGame
    from ..models.texts_moves import TextsMoves
    from ..models.texts_names import TextsNames
    from ..models.texts_options import TextsOptions
    from ..models.texts_phases import TextsPhases
    from ..models.texts_rules import TextsRules
    from ..models.variant import Variant


T = TypeVar("T", bound="Texts")


@_attrs_define
class Texts:
    """A file of templates: of one game, or of the match around it, which has neither moves nor rules of its own.

    `game`, `view` and `options` are a game's only, `bots` are the match's only.

        Attributes:
            events (TextsEvents):
            language (str):
            moves (TextsMoves):
            names (TextsNames):
            phases (TextsPhases):
            rules (TextsRules):
            seat (str):
            seat_fields (list[str]):
            seat_lists (list[str]):
            bots (TextsBots | Unset):
            game (TextsGame | Unset):
            options (TextsOptions | Unset):
            view (list[Variant] | Unset):
    """

    events: TextsEvents
    language: str
    moves: TextsMoves
    names: TextsNames
    phases: TextsPhases
    rules: TextsRules
    seat: str
    seat_fields: list[str]
    seat_lists: list[str]
    bots: TextsBots | Unset = UNSET
    game: TextsGame | Unset = UNSET
    options: TextsOptions | Unset = UNSET
    view: list[Variant] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        events = self.events.to_dict()

        language = self.language

        moves = self.moves.to_dict()

        names = self.names.to_dict()

        phases = self.phases.to_dict()

        rules = self.rules.to_dict()

        seat = self.seat

        seat_fields = self.seat_fields

        seat_lists = self.seat_lists

        bots: dict[str, Any] | Unset = UNSET
        if not isinstance(self.bots, Unset):
            bots = self.bots.to_dict()

        game: dict[str, Any] | Unset = UNSET
        if not isinstance(self.game, Unset):
            game = self.game.to_dict()

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        view: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.view, Unset):
            view = []
            for view_item_data in self.view:
                view_item = view_item_data.to_dict()
                view.append(view_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "events": events,
                "language": language,
                "moves": moves,
                "names": names,
                "phases": phases,
                "rules": rules,
                "seat": seat,
                "seat_fields": seat_fields,
                "seat_lists": seat_lists,
            }
        )
        if bots is not UNSET:
            field_dict["bots"] = bots
        if game is not UNSET:
            field_dict["game"] = game
        if options is not UNSET:
            field_dict["options"] = options
        if view is not UNSET:
            field_dict["view"] = view

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.texts_bots import TextsBots  # noqa: PLC0415
        from ..models.texts_events import TextsEvents  # noqa: PLC0415
        from ..models.texts_game import TextsGame  # noqa: PLC0415
        from ..models.texts_moves import TextsMoves  # noqa: PLC0415
        from ..models.texts_names import TextsNames  # noqa: PLC0415
        from ..models.texts_options import TextsOptions  # noqa: PLC0415
        from ..models.texts_phases import TextsPhases  # noqa: PLC0415
        from ..models.texts_rules import TextsRules  # noqa: PLC0415
        from ..models.variant import Variant  # noqa: PLC0415

        d = dict(src_dict)
        events = TextsEvents.from_dict(d.pop("events"))

        language = d.pop("language")

        moves = TextsMoves.from_dict(d.pop("moves"))

        names = TextsNames.from_dict(d.pop("names"))

        phases = TextsPhases.from_dict(d.pop("phases"))

        rules = TextsRules.from_dict(d.pop("rules"))

        seat = d.pop("seat")

        seat_fields = cast(list[str], d.pop("seat_fields"))

        seat_lists = cast(list[str], d.pop("seat_lists"))

        _bots = d.pop("bots", UNSET)
        bots: TextsBots | Unset
        if isinstance(_bots, Unset):
            bots = UNSET
        else:
            bots = TextsBots.from_dict(_bots)

        _game = d.pop("game", UNSET)
        game: TextsGame | Unset
        if isinstance(_game, Unset):
            game = UNSET
        else:
            game = TextsGame.from_dict(_game)

        _options = d.pop("options", UNSET)
        options: TextsOptions | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = TextsOptions.from_dict(_options)

        _view = d.pop("view", UNSET)
        view: list[Variant] | Unset = UNSET
        if _view is not UNSET:
            view = []
            for view_item_data in _view:
                view_item = Variant.from_dict(view_item_data)

                view.append(view_item)

        texts = cls(
            events=events,
            language=language,
            moves=moves,
            names=names,
            phases=phases,
            rules=rules,
            seat=seat,
            seat_fields=seat_fields,
            seat_lists=seat_lists,
            bots=bots,
            game=game,
            options=options,
            view=view,
        )

        texts.additional_properties = d
        return texts

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
