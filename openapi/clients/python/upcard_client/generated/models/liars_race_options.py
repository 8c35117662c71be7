from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.liars_race_options_ace import (
    LiarsRaceOptionsAce,
    check_liars_race_options_ace,
)
from ..models.liars_race_options_behind_the_start import (
    LiarsRaceOptionsBehindTheStart,
    check_liars_race_options_behind_the_start,
)
from ..models.liars_race_options_board_type_0 import (
    LiarsRaceOptionsBoardType0,
    check_liars_race_options_board_type_0,
)
from ..models.liars_race_options_dice import (
    LiarsRaceOptionsDice,
    check_liars_race_options_dice,
)
from ..models.liars_race_options_first_leader_type_0 import (
    LiarsRaceOptionsFirstLeaderType0,
    check_liars_race_options_first_leader_type_0,
)
from ..models.liars_race_options_hand_size_type_0 import (
    LiarsRaceOptionsHandSizeType0,
    check_liars_race_options_hand_size_type_0,
)
from ..models.liars_race_options_reaching_the_goal import (
    LiarsRaceOptionsReachingTheGoal,
    check_liars_race_options_reaching_the_goal,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.liars_race_board import LiarsRaceBoard


T = TypeVar("T", bound="LiarsRaceOptions")


@_attrs_define
class LiarsRaceOptions:
    """What the table agrees on before the match; texts.en.json says what each is for.

    Attributes:
        board (LiarsRaceBoard | LiarsRaceOptionsBoardType0 | Unset): The track: one of three, or one of your own.
        hand_size (int | LiarsRaceOptionsHandSizeType0 | Unset): Cards in each hand, and so tricks in each deal.
        ace_rank (LiarsRaceOptionsAce | Unset): How the ace ranks in a trick. Default: 'low'.
        dice_policy (LiarsRaceOptionsDice | Unset): When the dice are rolled. Default: 'per_deal'.
        first_leader (int | LiarsRaceOptionsFirstLeaderType0 | Unset): The seat that leads the first trick.
        goal_rule (LiarsRaceOptionsReachingTheGoal | Unset): What becomes of a pawn that could go past the goal.
            Default: 'reach_or_pass'.
        below_start (LiarsRaceOptionsBehindTheStart | Unset): What becomes of a pawn that would have to go back beyond
            the start. Default: 'clamp'.
        penalty_shortcuts (bool | Unset): Whether coloured spaces also take a pawn that was set back onto them. Default:
            True.
        max_deals (int | Unset): Deals after which the pawn that is ahead wins. Default: 30.
        reveal_at_end (bool | Unset): Whether everyone sees the remaining hands after the match. Default: True.
    """

    board: LiarsRaceBoard | LiarsRaceOptionsBoardType0 | Unset = UNSET
    hand_size: int | LiarsRaceOptionsHandSizeType0 | Unset = UNSET
    ace_rank: LiarsRaceOptionsAce | Unset = "low"
    dice_policy: LiarsRaceOptionsDice | Unset = "per_deal"
    first_leader: int | LiarsRaceOptionsFirstLeaderType0 | Unset = UNSET
    goal_rule: LiarsRaceOptionsReachingTheGoal | Unset = "reach_or_pass"
    below_start: LiarsRaceOptionsBehindTheStart | Unset = "clamp"
    penalty_shortcuts: bool | Unset = True
    max_deals: int | Unset = 30
    reveal_at_end: bool | Unset = True
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        board: dict[str, Any] | str | Unset
        if isinstance(self.board, Unset):
            board = UNSET
        elif isinstance(self.board, str):
            board = self.board
        else:
            board = self.board.to_dict()

        hand_size: int | str | Unset
        if isinstance(self.hand_size, Unset):
            hand_size = UNSET
        elif isinstance(self.hand_size, str):
            hand_size = self.hand_size
        else:
            hand_size = self.hand_size

        ace_rank: str | Unset = UNSET
        if not isinstance(self.ace_rank, Unset):
            ace_rank = self.ace_rank

        dice_policy: str | Unset = UNSET
        if not isinstance(self.dice_policy, Unset):
            dice_policy = self.dice_policy

        first_leader: int | str | Unset
        if isinstance(self.first_leader, Unset):
            first_leader = UNSET
        elif isinstance(self.first_leader, str):
            first_leader = self.first_leader
        else:
            first_leader = self.first_leader

        goal_rule: str | Unset = UNSET
        if not isinstance(self.goal_rule, Unset):
            goal_rule = self.goal_rule

        below_start: str | Unset = UNSET
        if not isinstance(self.below_start, Unset):
            below_start = self.below_start

        penalty_shortcuts = self.penalty_shortcuts

        max_deals = self.max_deals

        reveal_at_end = self.reveal_at_end

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if board is not UNSET:
            field_dict["board"] = board
        if hand_size is not UNSET:
            field_dict["hand_size"] = hand_size
        if ace_rank is not UNSET:
            field_dict["ace_rank"] = ace_rank
        if dice_policy is not UNSET:
            field_dict["dice_policy"] = dice_policy
        if first_leader is not UNSET:
            field_dict["first_leader"] = first_leader
        if goal_rule is not UNSET:
            field_dict["goal_rule"] = goal_rule
        if below_start is not UNSET:
            field_dict["below_start"] = below_start
        if penalty_shortcuts is not UNSET:
            field_dict["penalty_shortcuts"] = penalty_shortcuts
        if max_deals is not UNSET:
            field_dict["max_deals"] = max_deals
        if reveal_at_end is not UNSET:
            field_dict["reveal_at_end"] = reveal_at_end

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.liars_race_board import LiarsRaceBoard  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_board(data: object) -> LiarsRaceBoard | LiarsRaceOptionsBoardType0 | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                board_type_0 = check_liars_race_options_board_type_0(data)

                return board_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            board_type_1 = LiarsRaceBoard.from_dict(data)

            return board_type_1

        board = _parse_board(d.pop("board", UNSET))

        def _parse_hand_size(data: object) -> int | LiarsRaceOptionsHandSizeType0 | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                hand_size_type_0 = check_liars_race_options_hand_size_type_0(data)

                return hand_size_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | LiarsRaceOptionsHandSizeType0 | Unset, data)

        hand_size = _parse_hand_size(d.pop("hand_size", UNSET))

        _ace_rank = d.pop("ace_rank", UNSET)
        ace_rank: LiarsRaceOptionsAce | Unset
        if isinstance(_ace_rank, Unset):
            ace_rank = UNSET
        else:
            ace_rank = check_liars_race_options_ace(_ace_rank)

        _dice_policy = d.pop("dice_policy", UNSET)
        dice_policy: LiarsRaceOptionsDice | Unset
        if isinstance(_dice_policy, Unset):
            dice_policy = UNSET
        else:
            dice_policy = check_liars_race_options_dice(_dice_policy)

        def _parse_first_leader(data: object) -> int | LiarsRaceOptionsFirstLeaderType0 | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                first_leader_type_0 = check_liars_race_options_first_leader_type_0(data)

                return first_leader_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | LiarsRaceOptionsFirstLeaderType0 | Unset, data)

        first_leader = _parse_first_leader(d.pop("first_leader", UNSET))

        _goal_rule = d.pop("goal_rule", UNSET)
        goal_rule: LiarsRaceOptionsReachingTheGoal | Unset
        if isinstance(_goal_rule, Unset):
            goal_rule = UNSET
        else:
            goal_rule = check_liars_race_options_reaching_the_goal(_goal_rule)

        _below_start = d.pop("below_start", UNSET)
        below_start: LiarsRaceOptionsBehindTheStart | Unset
        if isinstance(_below_start, Unset):
            below_start = UNSET
        else:
            below_start = check_liars_race_options_behind_the_start(_below_start)

        penalty_shortcuts = d.pop("penalty_shortcuts", UNSET)

        max_deals = d.pop("max_deals", UNSET)

        reveal_at_end = d.pop("reveal_at_end", UNSET)

        liars_race_options = cls(
            board=board,
            hand_size=hand_size,
            ace_rank=ace_rank,
            dice_policy=dice_policy,
            first_leader=first_leader,
            goal_rule=goal_rule,
            below_start=below_start,
            penalty_shortcuts=penalty_shortcuts,
            max_deals=max_deals,
            reveal_at_end=reveal_at_end,
        )

        liars_race_options.additional_properties = d
        return liars_race_options

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
