from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.showdown_view_end_reason_type_0 import (
    ShowdownViewEndReasonType0,
    check_showdown_view_end_reason_type_0,
)
from ..models.showdown_view_game import ShowdownViewGame, check_showdown_view_game
from ..models.showdown_view_hand_type_0_item import (
    ShowdownViewHandType0Item,
    check_showdown_view_hand_type_0_item,
)
from ..models.showdown_view_phase import ShowdownViewPhase, check_showdown_view_phase
from ..models.showdown_view_river_top_type_0 import (
    ShowdownViewRiverTopType0,
    check_showdown_view_river_top_type_0,
)
from ..models.showdown_view_river_type_0_item import (
    ShowdownViewRiverType0Item,
    check_showdown_view_river_type_0_item,
)
from ..models.showdown_view_stack_type_0_item import (
    ShowdownViewStackType0Item,
    check_showdown_view_stack_type_0_item,
)

if TYPE_CHECKING:
    from ..models.showdown_bid import ShowdownBid
    from ..models.showdown_flipped import ShowdownFlipped
    from ..models.showdown_options import ShowdownOptions
    from ..models.showdown_past_round import ShowdownPastRound


T = TypeVar("T", bound="ShowdownView")


@_attrs_define
class ShowdownView:
    """What this seat, or with `seat` null a spectator, may know.

    `hand` is in canonical order and `stack` bottom first, both null for a spectator. `river_top` is the card that
    shows on top of the river; `river` lists it all, top first, if it lies open. Everything else is public, and means
    what it means in the state; cards that the viewer never saw are null in `past`.

        Attributes:
            game (ShowdownViewGame):
            seat (int | None):
            options (ShowdownOptions): What the table agrees on before the match; texts.en.json says what each is for.
            phase (ShowdownViewPhase):
            round_ (int):
            starter (int):
            turn (int | None):
            energy (list[int]):
            hand (list[ShowdownViewHandType0Item] | None):
            hand_counts (list[int]):
            stack (list[ShowdownViewStackType0Item] | None):
            stack_counts (list[int]):
            river_count (int):
            river_top (None | ShowdownViewRiverTopType0):
            river (list[ShowdownViewRiverType0Item] | None):
            bet (int | None):
            bettor (int | None):
            bound (int | None):
            bids (list[ShowdownBid]):
            flipped (list[ShowdownFlipped]):
            past (list[ShowdownPastRound]):
            winner (int | None):
            end_reason (None | ShowdownViewEndReasonType0):
    """

    game: ShowdownViewGame
    seat: int | None
    options: ShowdownOptions
    phase: ShowdownViewPhase
    round_: int
    starter: int
    turn: int | None
    energy: list[int]
    hand: list[ShowdownViewHandType0Item] | None
    hand_counts: list[int]
    stack: list[ShowdownViewStackType0Item] | None
    stack_counts: list[int]
    river_count: int
    river_top: None | ShowdownViewRiverTopType0
    river: list[ShowdownViewRiverType0Item] | None
    bet: int | None
    bettor: int | None
    bound: int | None
    bids: list[ShowdownBid]
    flipped: list[ShowdownFlipped]
    past: list[ShowdownPastRound]
    winner: int | None
    end_reason: None | ShowdownViewEndReasonType0
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game: str = self.game

        seat: int | None
        seat = self.seat

        options = self.options.to_dict()

        phase: str = self.phase

        round_ = self.round_

        starter = self.starter

        turn: int | None
        turn = self.turn

        energy = self.energy

        hand: list[str] | None
        if isinstance(self.hand, list):
            hand = []
            for hand_type_0_item_data in self.hand:
                hand_type_0_item: str = hand_type_0_item_data
                hand.append(hand_type_0_item)

        else:
            hand = self.hand

        hand_counts = self.hand_counts

        stack: list[str] | None
        if isinstance(self.stack, list):
            stack = []
            for stack_type_0_item_data in self.stack:
                stack_type_0_item: str = stack_type_0_item_data
                stack.append(stack_type_0_item)

        else:
            stack = self.stack

        stack_counts = self.stack_counts

        river_count = self.river_count

        river_top: None | str
        if isinstance(self.river_top, str):
            river_top = self.river_top
        else:
            river_top = self.river_top

        river: list[str] | None
        if isinstance(self.river, list):
            river = []
            for river_type_0_item_data in self.river:
                river_type_0_item: str = river_type_0_item_data
                river.append(river_type_0_item)

        else:
            river = self.river

        bet: int | None
        bet = self.bet

        bettor: int | None
        bettor = self.bettor

        bound: int | None
        bound = self.bound

        bids = []
        for bids_item_data in self.bids:
            bids_item = bids_item_data.to_dict()
            bids.append(bids_item)

        flipped = []
        for flipped_item_data in self.flipped:
            flipped_item = flipped_item_data.to_dict()
            flipped.append(flipped_item)

        past = []
        for past_item_data in self.past:
            past_item = past_item_data.to_dict()
            past.append(past_item)

        winner: int | None
        winner = self.winner

        end_reason: None | str
        if isinstance(self.end_reason, str):
            end_reason = self.end_reason
        else:
            end_reason = self.end_reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "seat": seat,
                "options": options,
                "phase": phase,
                "round": round_,
                "starter": starter,
                "turn": turn,
                "energy": energy,
                "hand": hand,
                "hand_counts": hand_counts,
                "stack": stack,
                "stack_counts": stack_counts,
                "river_count": river_count,
                "river_top": river_top,
                "river": river,
                "bet": bet,
                "bettor": bettor,
                "bound": bound,
                "bids": bids,
                "flipped": flipped,
                "past": past,
                "winner": winner,
                "end_reason": end_reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.showdown_bid import ShowdownBid  # noqa: PLC0415
        from ..models.showdown_flipped import ShowdownFlipped  # noqa: PLC0415
        from ..models.showdown_options import ShowdownOptions  # noqa: PLC0415
        from ..models.showdown_past_round import ShowdownPastRound  # noqa: PLC0415

        d = dict(src_dict)
        game = check_showdown_view_game(d.pop("game"))

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        options = ShowdownOptions.from_dict(d.pop("options"))

        phase = check_showdown_view_phase(d.pop("phase"))

        round_ = d.pop("round")

        starter = d.pop("starter")

        def _parse_turn(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        turn = _parse_turn(d.pop("turn"))

        energy = cast(list[int], d.pop("energy"))

        def _parse_hand(data: object) -> list[ShowdownViewHandType0Item] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                hand_type_0 = []
                _hand_type_0 = data
                for hand_type_0_item_data in _hand_type_0:
                    hand_type_0_item = check_showdown_view_hand_type_0_item(hand_type_0_item_data)

                    hand_type_0.append(hand_type_0_item)

                return hand_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[ShowdownViewHandType0Item] | None, data)

        hand = _parse_hand(d.pop("hand"))

        hand_counts = cast(list[int], d.pop("hand_counts"))

        def _parse_stack(data: object) -> list[ShowdownViewStackType0Item] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                stack_type_0 = []
                _stack_type_0 = data
                for stack_type_0_item_data in _stack_type_0:
                    stack_type_0_item = check_showdown_view_stack_type_0_item(stack_type_0_item_data)

                    stack_type_0.append(stack_type_0_item)

                return stack_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[ShowdownViewStackType0Item] | None, data)

        stack = _parse_stack(d.pop("stack"))

        stack_counts = cast(list[int], d.pop("stack_counts"))

        river_count = d.pop("river_count")

        def _parse_river_top(data: object) -> None | ShowdownViewRiverTopType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                river_top_type_0 = check_showdown_view_river_top_type_0(data)

                return river_top_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ShowdownViewRiverTopType0, data)

        river_top = _parse_river_top(d.pop("river_top"))

        def _parse_river(data: object) -> list[ShowdownViewRiverType0Item] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                river_type_0 = []
                _river_type_0 = data
                for river_type_0_item_data in _river_type_0:
                    river_type_0_item = check_showdown_view_river_type_0_item(river_type_0_item_data)

                    river_type_0.append(river_type_0_item)

                return river_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[ShowdownViewRiverType0Item] | None, data)

        river = _parse_river(d.pop("river"))

        def _parse_bet(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        bet = _parse_bet(d.pop("bet"))

        def _parse_bettor(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        bettor = _parse_bettor(d.pop("bettor"))

        def _parse_bound(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        bound = _parse_bound(d.pop("bound"))

        bids = []
        _bids = d.pop("bids")
        for bids_item_data in _bids:
            bids_item = ShowdownBid.from_dict(bids_item_data)

            bids.append(bids_item)

        flipped = []
        _flipped = d.pop("flipped")
        for flipped_item_data in _flipped:
            flipped_item = ShowdownFlipped.from_dict(flipped_item_data)

            flipped.append(flipped_item)

        past = []
        _past = d.pop("past")
        for past_item_data in _past:
            past_item = ShowdownPastRound.from_dict(past_item_data)

            past.append(past_item)

        def _parse_winner(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        winner = _parse_winner(d.pop("winner"))

        def _parse_end_reason(data: object) -> None | ShowdownViewEndReasonType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                end_reason_type_0 = check_showdown_view_end_reason_type_0(data)

                return end_reason_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ShowdownViewEndReasonType0, data)

        end_reason = _parse_end_reason(d.pop("end_reason"))

        showdown_view = cls(
            game=game,
            seat=seat,
            options=options,
            phase=phase,
            round_=round_,
            starter=starter,
            turn=turn,
            energy=energy,
            hand=hand,
            hand_counts=hand_counts,
            stack=stack,
            stack_counts=stack_counts,
            river_count=river_count,
            river_top=river_top,
            river=river,
            bet=bet,
            bettor=bettor,
            bound=bound,
            bids=bids,
            flipped=flipped,
            past=past,
            winner=winner,
            end_reason=end_reason,
        )

        showdown_view.additional_properties = d
        return showdown_view

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
