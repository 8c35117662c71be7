from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.down_and_back_discard import DownAndBackDiscard
    from ..models.down_and_back_draw_discard import DownAndBackDrawDiscard
    from ..models.down_and_back_draw_stock import DownAndBackDrawStock
    from ..models.down_and_back_split import DownAndBackSplit
    from ..models.liars_race_play_card import LiarsRacePlayCard
    from ..models.schieberamsch_announce_grand_hand import SchieberamschAnnounceGrandHand
    from ..models.schieberamsch_discard_skat import SchieberamschDiscardSkat
    from ..models.schieberamsch_kontra import SchieberamschKontra
    from ..models.schieberamsch_pass import SchieberamschPass
    from ..models.schieberamsch_play_card import SchieberamschPlayCard
    from ..models.schieberamsch_push_skat import SchieberamschPushSkat
    from ..models.schieberamsch_rekontra import SchieberamschRekontra
    from ..models.schieberamsch_take_skat import SchieberamschTakeSkat
    from ..models.showdown_bet import ShowdownBet
    from ..models.showdown_flip import ShowdownFlip
    from ..models.showdown_fold import ShowdownFold
    from ..models.showdown_stack_card import ShowdownStackCard


T = TypeVar("T", bound="LegalMoves")


@_attrs_define
class LegalMoves:
    """What the caller may do now; empty when it is not to move.

    Attributes:
        version (int):
        to_move (list[int]):
        legal_moves (list[DownAndBackDiscard | DownAndBackDrawDiscard | DownAndBackDrawStock | DownAndBackSplit |
            LiarsRacePlayCard | SchieberamschAnnounceGrandHand | SchieberamschDiscardSkat | SchieberamschKontra |
            SchieberamschPass | SchieberamschPlayCard | SchieberamschPushSkat | SchieberamschRekontra |
            SchieberamschTakeSkat | ShowdownBet | ShowdownFlip | ShowdownFold | ShowdownStackCard]):
    """

    version: int
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
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.down_and_back_discard import DownAndBackDiscard  # noqa: PLC0415
        from ..models.down_and_back_draw_discard import DownAndBackDrawDiscard  # noqa: PLC0415
        from ..models.down_and_back_draw_stock import DownAndBackDrawStock  # noqa: PLC0415
        from ..models.down_and_back_split import DownAndBackSplit  # noqa: PLC0415
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
        from ..models.showdown_bet import ShowdownBet  # noqa: PLC0415
        from ..models.showdown_flip import ShowdownFlip  # noqa: PLC0415
        from ..models.showdown_fold import ShowdownFold  # noqa: PLC0415
        from ..models.showdown_stack_card import ShowdownStackCard  # noqa: PLC0415

        version = self.version

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

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "to_move": to_move,
                "legal_moves": legal_moves,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.down_and_back_discard import DownAndBackDiscard  # noqa: PLC0415
        from ..models.down_and_back_draw_discard import DownAndBackDrawDiscard  # noqa: PLC0415
        from ..models.down_and_back_draw_stock import DownAndBackDrawStock  # noqa: PLC0415
        from ..models.down_and_back_split import DownAndBackSplit  # noqa: PLC0415
        from ..models.liars_race_play_card import LiarsRacePlayCard  # noqa: PLC0415
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
        from ..models.showdown_bet import ShowdownBet  # noqa: PLC0415
        from ..models.showdown_flip import ShowdownFlip  # noqa: PLC0415
        from ..models.showdown_fold import ShowdownFold  # noqa: PLC0415
        from ..models.showdown_stack_card import ShowdownStackCard  # noqa: PLC0415

        d = dict(src_dict)
        version = d.pop("version")

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

        legal_moves = cls(
            version=version,
            to_move=to_move,
            legal_moves=legal_moves,
        )

        legal_moves.additional_properties = d
        return legal_moves

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
