from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.match_status import MatchStatus, check_match_status
from ..models.match_visibility import MatchVisibility, check_match_visibility
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.down_and_back_discard import DownAndBackDiscard
    from ..models.down_and_back_draw_discard import DownAndBackDrawDiscard
    from ..models.down_and_back_draw_stock import DownAndBackDrawStock
    from ..models.down_and_back_split import DownAndBackSplit
    from ..models.down_and_back_view import DownAndBackView
    from ..models.liars_race_play_card import LiarsRacePlayCard
    from ..models.liars_race_view import LiarsRaceView
    from ..models.match_options import MatchOptions
    from ..models.match_settings import MatchSettings
    from ..models.outcome import Outcome
    from ..models.schieberamsch_announce_grand_hand import SchieberamschAnnounceGrandHand
    from ..models.schieberamsch_discard_skat import SchieberamschDiscardSkat
    from ..models.schieberamsch_kontra import SchieberamschKontra
    from ..models.schieberamsch_pass import SchieberamschPass
    from ..models.schieberamsch_play_card import SchieberamschPlayCard
    from ..models.schieberamsch_push_skat import SchieberamschPushSkat
    from ..models.schieberamsch_rekontra import SchieberamschRekontra
    from ..models.schieberamsch_take_skat import SchieberamschTakeSkat
    from ..models.schieberamsch_view import SchieberamschView
    from ..models.seat_view import SeatView
    from ..models.showdown_bet import ShowdownBet
    from ..models.showdown_flip import ShowdownFlip
    from ..models.showdown_fold import ShowdownFold
    from ..models.showdown_stack_card import ShowdownStackCard
    from ..models.showdown_view import ShowdownView
    from ..models.you import You


T = TypeVar("T", bound="Match")


@_attrs_define
class Match:
    """A match as one viewer may know it.

    `you` is left out for spectators, `view` before the start, `outcome` before the end. `legal_moves` are the
    caller's, complete and ready to be sent; empty when it is not to move. `external_reference` is shown to the app that
    opened the match, and to nobody else.

        Attributes:
            id (str):
            game (str):
            edition (int):
            options (MatchOptions):
            visibility (MatchVisibility):
            settings (MatchSettings): What the table agrees on, whatever the game.

                `on_resign`: whether giving up ends the match, or a bot plays on. `spectator_delay`: how many versions those who
                only watch are kept behind while the match runs. `rated`: whether the result counts for the ratings. `test`:
                true in
                a match of test mode, whose cards somebody may know; left out in all others.
            status (MatchStatus):
            version (int):
            created_at (datetime.datetime):
            seats (list[SeatView]):
            to_move (list[int]):
            legal_moves (list[DownAndBackDiscard | DownAndBackDrawDiscard | DownAndBackDrawStock | DownAndBackSplit |
                LiarsRacePlayCard | SchieberamschAnnounceGrandHand | SchieberamschDiscardSkat | SchieberamschKontra |
                SchieberamschPass | SchieberamschPlayCard | SchieberamschPushSkat | SchieberamschRekontra |
                SchieberamschTakeSkat | ShowdownBet | ShowdownFlip | ShowdownFold | ShowdownStackCard]):
            you (You | Unset): The seat of the caller.
            view (DownAndBackView | LiarsRaceView | SchieberamschView | ShowdownView | Unset):
            outcome (Outcome | Unset): How a match ended.

                `places` holds the place of each seat, 1 for the best; equal places are a tie. `scores` holds the game's own
                points by seat. `reason` is the game's own word for the end.
            external_reference (str | Unset):
    """

    id: str
    game: str
    edition: int
    options: MatchOptions
    visibility: MatchVisibility
    settings: MatchSettings
    status: MatchStatus
    version: int
    created_at: datetime.datetime
    seats: list[SeatView]
    to_move: list[int]
    legal_moves: list[
        DownAndBackDiscard
        | DownAndBackDrawDiscard
        | DownAndBackDrawStock
        | DownAndBackSplit
        | LiarsRacePlayCard
        | SchieberamschAnnounceGrandHand
        | SchieberamschDiscardSkat
        | SchieberamschKontra
        | SchieberamschPass
        | SchieberamschPlayCard
        | SchieberamschPushSkat
        | SchieberamschRekontra
        | SchieberamschTakeSkat
        | ShowdownBet
        | ShowdownFlip
        | ShowdownFold
        | ShowdownStackCard
    ]
    you: You | Unset = UNSET
    view: DownAndBackView | LiarsRaceView | SchieberamschView | ShowdownView | Unset = UNSET
    outcome: Outcome | Unset = UNSET
    external_reference: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.down_and_back_discard import DownAndBackDiscard  # noqa: PLC0415
        from ..models.down_and_back_draw_discard import DownAndBackDrawDiscard  # noqa: PLC0415
        from ..models.down_and_back_draw_stock import DownAndBackDrawStock  # noqa: PLC0415
        from ..models.down_and_back_split import DownAndBackSplit  # noqa: PLC0415
        from ..models.down_and_back_view import DownAndBackView  # noqa: PLC0415
        from ..models.schieberamsch_announce_grand_hand import (
            SchieberamschAnnounceGrandHand,  # noqa: PLC0415
        )
        from ..models.schieberamsch_discard_skat import SchieberamschDiscardSkat  # noqa: PLC0415
        from ..models.schieberamsch_kontra import SchieberamschKontra  # noqa: PLC0415
        from ..models.schieberamsch_pass import SchieberamschPass  # noqa: PLC0415
        from ..models.schieberamsch_play_card import SchieberamschPlayCard  # noqa: PLC0415
        from ..models.schieberamsch_push_skat import SchieberamschPushSkat  # noqa: PLC0415
        from ..models.schieberamsch_rekontra import SchieberamschRekontra  # noqa: PLC0415
        from ..models.schieberamsch_take_skat import SchieberamschTakeSkat  # noqa: PLC0415
        from ..models.schieberamsch_view import SchieberamschView  # noqa: PLC0415
        from ..models.showdown_bet import ShowdownBet  # noqa: PLC0415
        from ..models.showdown_flip import ShowdownFlip  # noqa: PLC0415
        from ..models.showdown_fold import ShowdownFold  # noqa: PLC0415
        from ..models.showdown_stack_card import ShowdownStackCard  # noqa: PLC0415
        from ..models.showdown_view import ShowdownView  # noqa: PLC0415

        id = self.id

        game = self.game

        edition = self.edition

        options = self.options.to_dict()

        visibility: str = self.visibility

        settings = self.settings.to_dict()

        status: str = self.status

        version = self.version

        created_at = self.created_at.isoformat()

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        to_move = self.to_move

        legal_moves = []
        for legal_moves_item_data in self.legal_moves:
            legal_moves_item: dict[str, Any]
            if isinstance(legal_moves_item_data, ShowdownStackCard):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, ShowdownBet):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, ShowdownFold):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, ShowdownFlip):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, DownAndBackDrawStock):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, DownAndBackDrawDiscard):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, DownAndBackDiscard):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, DownAndBackSplit):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, SchieberamschPass):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, SchieberamschAnnounceGrandHand):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, SchieberamschKontra):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, SchieberamschRekontra):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, SchieberamschTakeSkat):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, SchieberamschPushSkat):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, SchieberamschDiscardSkat):
                legal_moves_item = legal_moves_item_data.to_dict()
            elif isinstance(legal_moves_item_data, SchieberamschPlayCard):
                legal_moves_item = legal_moves_item_data.to_dict()
            else:
                legal_moves_item = legal_moves_item_data.to_dict()

            legal_moves.append(legal_moves_item)

        you: dict[str, Any] | Unset = UNSET
        if not isinstance(self.you, Unset):
            you = self.you.to_dict()

        view: dict[str, Any] | Unset
        if isinstance(self.view, Unset):
            view = UNSET
        elif isinstance(self.view, ShowdownView):
            view = self.view.to_dict()
        elif isinstance(self.view, DownAndBackView):
            view = self.view.to_dict()
        elif isinstance(self.view, SchieberamschView):
            view = self.view.to_dict()
        else:
            view = self.view.to_dict()

        outcome: dict[str, Any] | Unset = UNSET
        if not isinstance(self.outcome, Unset):
            outcome = self.outcome.to_dict()

        external_reference = self.external_reference

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "game": game,
                "edition": edition,
                "options": options,
                "visibility": visibility,
                "settings": settings,
                "status": status,
                "version": version,
                "created_at": created_at,
                "seats": seats,
                "to_move": to_move,
                "legal_moves": legal_moves,
            }
        )
        if you is not UNSET:
            field_dict["you"] = you
        if view is not UNSET:
            field_dict["view"] = view
        if outcome is not UNSET:
            field_dict["outcome"] = outcome
        if external_reference is not UNSET:
            field_dict["external_reference"] = external_reference

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.down_and_back_discard import DownAndBackDiscard  # noqa: PLC0415
        from ..models.down_and_back_draw_discard import DownAndBackDrawDiscard  # noqa: PLC0415
        from ..models.down_and_back_draw_stock import DownAndBackDrawStock  # noqa: PLC0415
        from ..models.down_and_back_split import DownAndBackSplit  # noqa: PLC0415
        from ..models.down_and_back_view import DownAndBackView  # noqa: PLC0415
        from ..models.liars_race_play_card import LiarsRacePlayCard  # noqa: PLC0415
        from ..models.liars_race_view import LiarsRaceView  # noqa: PLC0415
        from ..models.match_options import MatchOptions  # noqa: PLC0415
        from ..models.match_settings import MatchSettings  # noqa: PLC0415
        from ..models.outcome import Outcome  # noqa: PLC0415
        from ..models.schieberamsch_announce_grand_hand import (
            SchieberamschAnnounceGrandHand,  # noqa: PLC0415
        )
        from ..models.schieberamsch_discard_skat import SchieberamschDiscardSkat  # noqa: PLC0415
        from ..models.schieberamsch_kontra import SchieberamschKontra  # noqa: PLC0415
        from ..models.schieberamsch_pass import SchieberamschPass  # noqa: PLC0415
        from ..models.schieberamsch_play_card import SchieberamschPlayCard  # noqa: PLC0415
        from ..models.schieberamsch_push_skat import SchieberamschPushSkat  # noqa: PLC0415
        from ..models.schieberamsch_rekontra import SchieberamschRekontra  # noqa: PLC0415
        from ..models.schieberamsch_take_skat import SchieberamschTakeSkat  # noqa: PLC0415
        from ..models.schieberamsch_view import SchieberamschView  # noqa: PLC0415
        from ..models.seat_view import SeatView  # noqa: PLC0415
        from ..models.showdown_bet import ShowdownBet  # noqa: PLC0415
        from ..models.showdown_flip import ShowdownFlip  # noqa: PLC0415
        from ..models.showdown_fold import ShowdownFold  # noqa: PLC0415
        from ..models.showdown_stack_card import ShowdownStackCard  # noqa: PLC0415
        from ..models.showdown_view import ShowdownView  # noqa: PLC0415
        from ..models.you import You  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        game = d.pop("game")

        edition = d.pop("edition")

        options = MatchOptions.from_dict(d.pop("options"))

        visibility = check_match_visibility(d.pop("visibility"))

        settings = MatchSettings.from_dict(d.pop("settings"))

        status = check_match_status(d.pop("status"))

        version = d.pop("version")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SeatView.from_dict(seats_item_data)

            seats.append(seats_item)

        to_move = cast(list[int], d.pop("to_move"))

        legal_moves = []
        _legal_moves = d.pop("legal_moves")
        for legal_moves_item_data in _legal_moves:

            def _parse_legal_moves_item(
                data: object,
            ) -> (
                DownAndBackDiscard
                | DownAndBackDrawDiscard
                | DownAndBackDrawStock
                | DownAndBackSplit
                | LiarsRacePlayCard
                | SchieberamschAnnounceGrandHand
                | SchieberamschDiscardSkat
                | SchieberamschKontra
                | SchieberamschPass
                | SchieberamschPlayCard
                | SchieberamschPushSkat
                | SchieberamschRekontra
                | SchieberamschTakeSkat
                | ShowdownBet
                | ShowdownFlip
                | ShowdownFold
                | ShowdownStackCard
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_showdown_move_type_0 = ShowdownStackCard.from_dict(data)

                    return componentsschemas_showdown_move_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_showdown_move_type_1 = ShowdownBet.from_dict(data)

                    return componentsschemas_showdown_move_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_showdown_move_type_2 = ShowdownFold.from_dict(data)

                    return componentsschemas_showdown_move_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_showdown_move_type_3 = ShowdownFlip.from_dict(data)

                    return componentsschemas_showdown_move_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_down_and_back_move_type_0 = DownAndBackDrawStock.from_dict(data)

                    return componentsschemas_down_and_back_move_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_down_and_back_move_type_1 = DownAndBackDrawDiscard.from_dict(data)

                    return componentsschemas_down_and_back_move_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_down_and_back_move_type_2 = DownAndBackDiscard.from_dict(data)

                    return componentsschemas_down_and_back_move_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_down_and_back_move_type_3 = DownAndBackSplit.from_dict(data)

                    return componentsschemas_down_and_back_move_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_schieberamsch_move_type_0 = SchieberamschPass.from_dict(data)

                    return componentsschemas_schieberamsch_move_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_schieberamsch_move_type_1 = SchieberamschAnnounceGrandHand.from_dict(data)

                    return componentsschemas_schieberamsch_move_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_schieberamsch_move_type_2 = SchieberamschKontra.from_dict(data)

                    return componentsschemas_schieberamsch_move_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_schieberamsch_move_type_3 = SchieberamschRekontra.from_dict(data)

                    return componentsschemas_schieberamsch_move_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_schieberamsch_move_type_4 = SchieberamschTakeSkat.from_dict(data)

                    return componentsschemas_schieberamsch_move_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_schieberamsch_move_type_5 = SchieberamschPushSkat.from_dict(data)

                    return componentsschemas_schieberamsch_move_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_schieberamsch_move_type_6 = SchieberamschDiscardSkat.from_dict(data)

                    return componentsschemas_schieberamsch_move_type_6
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_schieberamsch_move_type_7 = SchieberamschPlayCard.from_dict(data)

                    return componentsschemas_schieberamsch_move_type_7
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_type_3 = LiarsRacePlayCard.from_dict(data)

                return componentsschemas_move_type_3

            legal_moves_item = _parse_legal_moves_item(legal_moves_item_data)

            legal_moves.append(legal_moves_item)

        _you = d.pop("you", UNSET)
        you: You | Unset
        if isinstance(_you, Unset):
            you = UNSET
        else:
            you = You.from_dict(_you)

        def _parse_view(data: object) -> DownAndBackView | LiarsRaceView | SchieberamschView | ShowdownView | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_view_type_0 = ShowdownView.from_dict(data)

                return componentsschemas_view_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_view_type_1 = DownAndBackView.from_dict(data)

                return componentsschemas_view_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_view_type_2 = SchieberamschView.from_dict(data)

                return componentsschemas_view_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_view_type_3 = LiarsRaceView.from_dict(data)

            return componentsschemas_view_type_3

        view = _parse_view(d.pop("view", UNSET))

        _outcome = d.pop("outcome", UNSET)
        outcome: Outcome | Unset
        if isinstance(_outcome, Unset):
            outcome = UNSET
        else:
            outcome = Outcome.from_dict(_outcome)

        external_reference = d.pop("external_reference", UNSET)

        match = cls(
            id=id,
            game=game,
            edition=edition,
            options=options,
            visibility=visibility,
            settings=settings,
            status=status,
            version=version,
            created_at=created_at,
            seats=seats,
            to_move=to_move,
            legal_moves=legal_moves,
            you=you,
            view=view,
            outcome=outcome,
            external_reference=external_reference,
        )

        match.additional_properties = d
        return match

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
