from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.problem_reason import ProblemReason, check_problem_reason
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.down_and_back_card_discarded import DownAndBackCardDiscarded
    from ..models.down_and_back_card_drawn import DownAndBackCardDrawn
    from ..models.down_and_back_discard import DownAndBackDiscard
    from ..models.down_and_back_draw_discard import DownAndBackDrawDiscard
    from ..models.down_and_back_draw_stock import DownAndBackDrawStock
    from ..models.down_and_back_hand_dealt import DownAndBackHandDealt
    from ..models.down_and_back_match_ended import DownAndBackMatchEnded
    from ..models.down_and_back_pot_carried import DownAndBackPotCarried
    from ..models.down_and_back_pot_shared import DownAndBackPotShared
    from ..models.down_and_back_pot_won import DownAndBackPotWon
    from ..models.down_and_back_round_started import DownAndBackRoundStarted
    from ..models.down_and_back_seat_eliminated import DownAndBackSeatEliminated
    from ..models.down_and_back_showdown_four import DownAndBackShowdownFour
    from ..models.down_and_back_showdown_three import DownAndBackShowdownThree
    from ..models.down_and_back_split import DownAndBackSplit
    from ..models.down_and_back_split_committed import DownAndBackSplitCommitted
    from ..models.down_and_back_stock_refilled import DownAndBackStockRefilled
    from ..models.down_and_back_tie_drawn import DownAndBackTieDrawn
    from ..models.fault import Fault
    from ..models.liars_race_card_played import LiarsRaceCardPlayed
    from ..models.liars_race_deal_started import LiarsRaceDealStarted
    from ..models.liars_race_dice_rolled import LiarsRaceDiceRolled
    from ..models.liars_race_hand_dealt import LiarsRaceHandDealt
    from ..models.liars_race_match_ended import LiarsRaceMatchEnded
    from ..models.liars_race_pawn_moved import LiarsRacePawnMoved
    from ..models.liars_race_play_card import LiarsRacePlayCard
    from ..models.liars_race_trick_won import LiarsRaceTrickWon
    from ..models.match_abandoned import MatchAbandoned
    from ..models.match_finished import MatchFinished
    from ..models.match_opened import MatchOpened
    from ..models.match_started import MatchStarted
    from ..models.problem_facts import ProblemFacts
    from ..models.schieberamsch_announce_grand_hand import SchieberamschAnnounceGrandHand
    from ..models.schieberamsch_card_played import SchieberamschCardPlayed
    from ..models.schieberamsch_discard_skat import SchieberamschDiscardSkat
    from ..models.schieberamsch_grand_hand_announced import (
        SchieberamschGrandHandAnnounced,
    )
    from ..models.schieberamsch_hand_dealt import SchieberamschHandDealt
    from ..models.schieberamsch_hand_scored import SchieberamschHandScored
    from ..models.schieberamsch_hand_started import SchieberamschHandStarted
    from ..models.schieberamsch_kontra import SchieberamschKontra
    from ..models.schieberamsch_kontra_said import SchieberamschKontraSaid
    from ..models.schieberamsch_match_ended import SchieberamschMatchEnded
    from ..models.schieberamsch_pass import SchieberamschPass
    from ..models.schieberamsch_passed import SchieberamschPassed
    from ..models.schieberamsch_play_card import SchieberamschPlayCard
    from ..models.schieberamsch_push_skat import SchieberamschPushSkat
    from ..models.schieberamsch_rekontra import SchieberamschRekontra
    from ..models.schieberamsch_rekontra_said import SchieberamschRekontraSaid
    from ..models.schieberamsch_skat_discarded import SchieberamschSkatDiscarded
    from ..models.schieberamsch_skat_pushed import SchieberamschSkatPushed
    from ..models.schieberamsch_skat_taken import SchieberamschSkatTaken
    from ..models.schieberamsch_take_skat import SchieberamschTakeSkat
    from ..models.schieberamsch_trick_won import SchieberamschTrickWon
    from ..models.seat_claimed import SeatClaimed
    from ..models.seat_left import SeatLeft
    from ..models.seat_resigned import SeatResigned
    from ..models.seat_substituted import SeatSubstituted
    from ..models.seat_taken import SeatTaken
    from ..models.showdown_bet import ShowdownBet
    from ..models.showdown_bet_placed import ShowdownBetPlaced
    from ..models.showdown_betting_closed import ShowdownBettingClosed
    from ..models.showdown_card_flipped import ShowdownCardFlipped
    from ..models.showdown_card_forfeited import ShowdownCardForfeited
    from ..models.showdown_card_stacked import ShowdownCardStacked
    from ..models.showdown_flip import ShowdownFlip
    from ..models.showdown_fold import ShowdownFold
    from ..models.showdown_folded import ShowdownFolded
    from ..models.showdown_match_ended import ShowdownMatchEnded
    from ..models.showdown_river_shuffled import ShowdownRiverShuffled
    from ..models.showdown_round_ended import ShowdownRoundEnded
    from ..models.showdown_round_started import ShowdownRoundStarted
    from ..models.showdown_stack_card import ShowdownStackCard
    from ..models.ticket import Ticket
    from ..models.token_rotated import TokenRotated


T = TypeVar("T", bound="Problem")


@_attrs_define
class Problem:
    """A refusal (RFC 9457). `code` is stable; the fields after it depend on it.

    Attributes:
        type_ (str):
        title (str):
        status (int):
        detail (str):
        instance (str):
        code (str):
        request_id (str):
        errors (list[Fault] | Unset): what is wrong, each with the name of the parameter
        events (list[DownAndBackCardDiscarded | DownAndBackCardDrawn | DownAndBackHandDealt | DownAndBackMatchEnded |
            DownAndBackPotCarried | DownAndBackPotShared | DownAndBackPotWon | DownAndBackRoundStarted |
            DownAndBackSeatEliminated | DownAndBackShowdownFour | DownAndBackShowdownThree | DownAndBackSplitCommitted |
            DownAndBackStockRefilled | DownAndBackTieDrawn | LiarsRaceCardPlayed | LiarsRaceDealStarted |
            LiarsRaceDiceRolled | LiarsRaceHandDealt | LiarsRaceMatchEnded | LiarsRacePawnMoved | LiarsRaceTrickWon |
            MatchAbandoned | MatchFinished | MatchOpened | MatchStarted | SchieberamschCardPlayed |
            SchieberamschGrandHandAnnounced | SchieberamschHandDealt | SchieberamschHandScored | SchieberamschHandStarted |
            SchieberamschKontraSaid | SchieberamschMatchEnded | SchieberamschPassed | SchieberamschRekontraSaid |
            SchieberamschSkatDiscarded | SchieberamschSkatPushed | SchieberamschSkatTaken | SchieberamschTrickWon |
            SeatClaimed | SeatLeft | SeatResigned | SeatSubstituted | SeatTaken | ShowdownBetPlaced | ShowdownBettingClosed
            | ShowdownCardFlipped | ShowdownCardForfeited | ShowdownCardStacked | ShowdownFolded | ShowdownMatchEnded |
            ShowdownRiverShuffled | ShowdownRoundEnded | ShowdownRoundStarted | TokenRotated] | Unset): what the caller
            missed, at most 100 events
        legal_moves (list[DownAndBackDiscard | DownAndBackDrawDiscard | DownAndBackDrawStock | DownAndBackSplit |
            LiarsRacePlayCard | SchieberamschAnnounceGrandHand | SchieberamschDiscardSkat | SchieberamschKontra |
            SchieberamschPass | SchieberamschPlayCard | SchieberamschPushSkat | SchieberamschRekontra |
            SchieberamschTakeSkat | ShowdownBet | ShowdownFlip | ShowdownFold | ShowdownStackCard] | Unset): the moves that
            are allowed
        to_move (list[int] | Unset): the seats that the table waits for
        open_seats (list[int] | Unset): the seats that can be taken
        seat (int | Unset): the seat of the player
        games (list[str] | Unset): the names of the games
        match_status (str | Unset): the status of the match
        reason (ProblemReason | Unset): how the invitation ended: `used`, `revoked` or `expired`
        ticket (Ticket | Unset): A ticket as its player sees it.

            While it waits: `why_waiting`, `widening`, and `next_step` unless that is the match. Once matched: `match`, in
            which
            the player's own token acts, and `seat`. `seats` are the acceptable sizes of the table, `fill_with_bots_after`
            is in
            seconds, null for never.
        current_version (int | Unset): the version of the match
        rule (str | Unset): the slug of the broken rule
        retry_after (int | Unset): the seconds until there is more
        policy (str | Unset): the quota that is used up
        facts (ProblemFacts | Unset): what explains the refusal
    """

    type_: str
    title: str
    status: int
    detail: str
    instance: str
    code: str
    request_id: str
    errors: list[Fault] | Unset = UNSET
    events: (
        list[
            DownAndBackCardDiscarded
            | DownAndBackCardDrawn
            | DownAndBackHandDealt
            | DownAndBackMatchEnded
            | DownAndBackPotCarried
            | DownAndBackPotShared
            | DownAndBackPotWon
            | DownAndBackRoundStarted
            | DownAndBackSeatEliminated
            | DownAndBackShowdownFour
            | DownAndBackShowdownThree
            | DownAndBackSplitCommitted
            | DownAndBackStockRefilled
            | DownAndBackTieDrawn
            | LiarsRaceCardPlayed
            | LiarsRaceDealStarted
            | LiarsRaceDiceRolled
            | LiarsRaceHandDealt
            | LiarsRaceMatchEnded
            | LiarsRacePawnMoved
            | LiarsRaceTrickWon
            | MatchAbandoned
            | MatchFinished
            | MatchOpened
            | MatchStarted
            | SchieberamschCardPlayed
            | SchieberamschGrandHandAnnounced
            | SchieberamschHandDealt
            | SchieberamschHandScored
            | SchieberamschHandStarted
            | SchieberamschKontraSaid
            | SchieberamschMatchEnded
            | SchieberamschPassed
            | SchieberamschRekontraSaid
            | SchieberamschSkatDiscarded
            | SchieberamschSkatPushed
            | SchieberamschSkatTaken
            | SchieberamschTrickWon
            | SeatClaimed
            | SeatLeft
            | SeatResigned
            | SeatSubstituted
            | SeatTaken
            | ShowdownBetPlaced
            | ShowdownBettingClosed
            | ShowdownCardFlipped
            | ShowdownCardForfeited
            | ShowdownCardStacked
            | ShowdownFolded
            | ShowdownMatchEnded
            | ShowdownRiverShuffled
            | ShowdownRoundEnded
            | ShowdownRoundStarted
            | TokenRotated
        ]
        | Unset
    ) = UNSET
    legal_moves: (
        list[
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
        | Unset
    ) = UNSET
    to_move: list[int] | Unset = UNSET
    open_seats: list[int] | Unset = UNSET
    seat: int | Unset = UNSET
    games: list[str] | Unset = UNSET
    match_status: str | Unset = UNSET
    reason: ProblemReason | Unset = UNSET
    ticket: Ticket | Unset = UNSET
    current_version: int | Unset = UNSET
    rule: str | Unset = UNSET
    retry_after: int | Unset = UNSET
    policy: str | Unset = UNSET
    facts: ProblemFacts | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.down_and_back_card_discarded import DownAndBackCardDiscarded  # noqa: PLC0415
        from ..models.down_and_back_card_drawn import DownAndBackCardDrawn  # noqa: PLC0415
        from ..models.down_and_back_discard import DownAndBackDiscard  # noqa: PLC0415
        from ..models.down_and_back_draw_discard import DownAndBackDrawDiscard  # noqa: PLC0415
        from ..models.down_and_back_draw_stock import DownAndBackDrawStock  # noqa: PLC0415
        from ..models.down_and_back_hand_dealt import DownAndBackHandDealt  # noqa: PLC0415
        from ..models.down_and_back_match_ended import DownAndBackMatchEnded  # noqa: PLC0415
        from ..models.down_and_back_pot_carried import DownAndBackPotCarried  # noqa: PLC0415
        from ..models.down_and_back_pot_shared import DownAndBackPotShared  # noqa: PLC0415
        from ..models.down_and_back_pot_won import DownAndBackPotWon  # noqa: PLC0415
        from ..models.down_and_back_round_started import DownAndBackRoundStarted  # noqa: PLC0415
        from ..models.down_and_back_seat_eliminated import DownAndBackSeatEliminated  # noqa: PLC0415
        from ..models.down_and_back_showdown_four import DownAndBackShowdownFour  # noqa: PLC0415
        from ..models.down_and_back_showdown_three import DownAndBackShowdownThree  # noqa: PLC0415
        from ..models.down_and_back_split import DownAndBackSplit  # noqa: PLC0415
        from ..models.down_and_back_split_committed import DownAndBackSplitCommitted  # noqa: PLC0415
        from ..models.down_and_back_stock_refilled import DownAndBackStockRefilled  # noqa: PLC0415
        from ..models.down_and_back_tie_drawn import DownAndBackTieDrawn  # noqa: PLC0415
        from ..models.liars_race_card_played import LiarsRaceCardPlayed  # noqa: PLC0415
        from ..models.liars_race_deal_started import LiarsRaceDealStarted  # noqa: PLC0415
        from ..models.liars_race_dice_rolled import LiarsRaceDiceRolled  # noqa: PLC0415
        from ..models.liars_race_hand_dealt import LiarsRaceHandDealt  # noqa: PLC0415
        from ..models.liars_race_pawn_moved import LiarsRacePawnMoved  # noqa: PLC0415
        from ..models.liars_race_trick_won import LiarsRaceTrickWon  # noqa: PLC0415
        from ..models.match_abandoned import MatchAbandoned  # noqa: PLC0415
        from ..models.match_finished import MatchFinished  # noqa: PLC0415
        from ..models.match_opened import MatchOpened  # noqa: PLC0415
        from ..models.match_started import MatchStarted  # noqa: PLC0415
        from ..models.schieberamsch_announce_grand_hand import (
            SchieberamschAnnounceGrandHand,  # noqa: PLC0415
        )
        from ..models.schieberamsch_card_played import SchieberamschCardPlayed  # noqa: PLC0415
        from ..models.schieberamsch_discard_skat import SchieberamschDiscardSkat  # noqa: PLC0415
        from ..models.schieberamsch_grand_hand_announced import (
            SchieberamschGrandHandAnnounced,  # noqa: PLC0415
        )
        from ..models.schieberamsch_hand_dealt import SchieberamschHandDealt  # noqa: PLC0415
        from ..models.schieberamsch_hand_scored import SchieberamschHandScored  # noqa: PLC0415
        from ..models.schieberamsch_hand_started import SchieberamschHandStarted  # noqa: PLC0415
        from ..models.schieberamsch_kontra import SchieberamschKontra  # noqa: PLC0415
        from ..models.schieberamsch_kontra_said import SchieberamschKontraSaid  # noqa: PLC0415
        from ..models.schieberamsch_match_ended import SchieberamschMatchEnded  # noqa: PLC0415
        from ..models.schieberamsch_pass import SchieberamschPass  # noqa: PLC0415
        from ..models.schieberamsch_passed import SchieberamschPassed  # noqa: PLC0415
        from ..models.schieberamsch_play_card import SchieberamschPlayCard  # noqa: PLC0415
        from ..models.schieberamsch_push_skat import SchieberamschPushSkat  # noqa: PLC0415
        from ..models.schieberamsch_rekontra import SchieberamschRekontra  # noqa: PLC0415
        from ..models.schieberamsch_rekontra_said import SchieberamschRekontraSaid  # noqa: PLC0415
        from ..models.schieberamsch_skat_discarded import SchieberamschSkatDiscarded  # noqa: PLC0415
        from ..models.schieberamsch_skat_pushed import SchieberamschSkatPushed  # noqa: PLC0415
        from ..models.schieberamsch_skat_taken import SchieberamschSkatTaken  # noqa: PLC0415
        from ..models.schieberamsch_take_skat import SchieberamschTakeSkat  # noqa: PLC0415
        from ..models.schieberamsch_trick_won import SchieberamschTrickWon  # noqa: PLC0415
        from ..models.seat_claimed import SeatClaimed  # noqa: PLC0415
        from ..models.seat_left import SeatLeft  # noqa: PLC0415
        from ..models.seat_resigned import SeatResigned  # noqa: PLC0415
        from ..models.seat_substituted import SeatSubstituted  # noqa: PLC0415
        from ..models.seat_taken import SeatTaken  # noqa: PLC0415
        from ..models.showdown_bet import ShowdownBet  # noqa: PLC0415
        from ..models.showdown_bet_placed import ShowdownBetPlaced  # noqa: PLC0415
        from ..models.showdown_betting_closed import ShowdownBettingClosed  # noqa: PLC0415
        from ..models.showdown_card_flipped import ShowdownCardFlipped  # noqa: PLC0415
        from ..models.showdown_card_forfeited import ShowdownCardForfeited  # noqa: PLC0415
        from ..models.showdown_card_stacked import ShowdownCardStacked  # noqa: PLC0415
        from ..models.showdown_flip import ShowdownFlip  # noqa: PLC0415
        from ..models.showdown_fold import ShowdownFold  # noqa: PLC0415
        from ..models.showdown_folded import ShowdownFolded  # noqa: PLC0415
        from ..models.showdown_match_ended import ShowdownMatchEnded  # noqa: PLC0415
        from ..models.showdown_river_shuffled import ShowdownRiverShuffled  # noqa: PLC0415
        from ..models.showdown_round_ended import ShowdownRoundEnded  # noqa: PLC0415
        from ..models.showdown_round_started import ShowdownRoundStarted  # noqa: PLC0415
        from ..models.showdown_stack_card import ShowdownStackCard  # noqa: PLC0415
        from ..models.token_rotated import TokenRotated  # noqa: PLC0415

        type_ = self.type_

        title = self.title

        status = self.status

        detail = self.detail

        instance = self.instance

        code = self.code

        request_id = self.request_id

        errors: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.errors, Unset):
            errors = []
            for errors_item_data in self.errors:
                errors_item = errors_item_data.to_dict()
                errors.append(errors_item)

        events: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.events, Unset):
            events = []
            for events_item_data in self.events:
                events_item: dict[str, Any]
                if isinstance(events_item_data, MatchOpened):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, SeatTaken):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, SeatLeft):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, SeatClaimed):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, TokenRotated):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, SeatResigned):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, SeatSubstituted):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, MatchStarted):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, MatchFinished):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, MatchAbandoned):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, ShowdownRoundStarted):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, ShowdownCardStacked):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, ShowdownBetPlaced):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, ShowdownFolded):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, ShowdownBettingClosed):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, ShowdownCardFlipped):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, ShowdownRoundEnded):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, ShowdownCardForfeited):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, ShowdownRiverShuffled):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, ShowdownMatchEnded):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, DownAndBackRoundStarted):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, DownAndBackHandDealt):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, DownAndBackCardDrawn):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, DownAndBackStockRefilled):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, DownAndBackCardDiscarded):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, DownAndBackSplitCommitted):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, DownAndBackShowdownFour):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, DownAndBackShowdownThree):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, DownAndBackTieDrawn):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, DownAndBackPotWon):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, DownAndBackPotCarried):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, DownAndBackPotShared):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, DownAndBackSeatEliminated):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, DownAndBackMatchEnded):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, SchieberamschHandStarted):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, SchieberamschHandDealt):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, SchieberamschPassed):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, SchieberamschGrandHandAnnounced):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, SchieberamschKontraSaid):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, SchieberamschRekontraSaid):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, SchieberamschSkatTaken):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, SchieberamschSkatDiscarded):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, SchieberamschSkatPushed):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, SchieberamschCardPlayed):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, SchieberamschTrickWon):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, SchieberamschHandScored):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, SchieberamschMatchEnded):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, LiarsRaceDealStarted):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, LiarsRaceHandDealt):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, LiarsRaceDiceRolled):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, LiarsRaceCardPlayed):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, LiarsRaceTrickWon):
                    events_item = events_item_data.to_dict()
                elif isinstance(events_item_data, LiarsRacePawnMoved):
                    events_item = events_item_data.to_dict()
                else:
                    events_item = events_item_data.to_dict()

                events.append(events_item)

        legal_moves: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.legal_moves, Unset):
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

        to_move: list[int] | Unset = UNSET
        if not isinstance(self.to_move, Unset):
            to_move = self.to_move

        open_seats: list[int] | Unset = UNSET
        if not isinstance(self.open_seats, Unset):
            open_seats = self.open_seats

        seat = self.seat

        games: list[str] | Unset = UNSET
        if not isinstance(self.games, Unset):
            games = self.games

        match_status = self.match_status

        reason: str | Unset = UNSET
        if not isinstance(self.reason, Unset):
            reason = self.reason

        ticket: dict[str, Any] | Unset = UNSET
        if not isinstance(self.ticket, Unset):
            ticket = self.ticket.to_dict()

        current_version = self.current_version

        rule = self.rule

        retry_after = self.retry_after

        policy = self.policy

        facts: dict[str, Any] | Unset = UNSET
        if not isinstance(self.facts, Unset):
            facts = self.facts.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "title": title,
                "status": status,
                "detail": detail,
                "instance": instance,
                "code": code,
                "request_id": request_id,
            }
        )
        if errors is not UNSET:
            field_dict["errors"] = errors
        if events is not UNSET:
            field_dict["events"] = events
        if legal_moves is not UNSET:
            field_dict["legal_moves"] = legal_moves
        if to_move is not UNSET:
            field_dict["to_move"] = to_move
        if open_seats is not UNSET:
            field_dict["open_seats"] = open_seats
        if seat is not UNSET:
            field_dict["seat"] = seat
        if games is not UNSET:
            field_dict["games"] = games
        if match_status is not UNSET:
            field_dict["match_status"] = match_status
        if reason is not UNSET:
            field_dict["reason"] = reason
        if ticket is not UNSET:
            field_dict["ticket"] = ticket
        if current_version is not UNSET:
            field_dict["current_version"] = current_version
        if rule is not UNSET:
            field_dict["rule"] = rule
        if retry_after is not UNSET:
            field_dict["retry_after"] = retry_after
        if policy is not UNSET:
            field_dict["policy"] = policy
        if facts is not UNSET:
            field_dict["facts"] = facts

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.down_and_back_card_discarded import DownAndBackCardDiscarded  # noqa: PLC0415
        from ..models.down_and_back_card_drawn import DownAndBackCardDrawn  # noqa: PLC0415
        from ..models.down_and_back_discard import DownAndBackDiscard  # noqa: PLC0415
        from ..models.down_and_back_draw_discard import DownAndBackDrawDiscard  # noqa: PLC0415
        from ..models.down_and_back_draw_stock import DownAndBackDrawStock  # noqa: PLC0415
        from ..models.down_and_back_hand_dealt import DownAndBackHandDealt  # noqa: PLC0415
        from ..models.down_and_back_match_ended import DownAndBackMatchEnded  # noqa: PLC0415
        from ..models.down_and_back_pot_carried import DownAndBackPotCarried  # noqa: PLC0415
        from ..models.down_and_back_pot_shared import DownAndBackPotShared  # noqa: PLC0415
        from ..models.down_and_back_pot_won import DownAndBackPotWon  # noqa: PLC0415
        from ..models.down_and_back_round_started import DownAndBackRoundStarted  # noqa: PLC0415
        from ..models.down_and_back_seat_eliminated import DownAndBackSeatEliminated  # noqa: PLC0415
        from ..models.down_and_back_showdown_four import DownAndBackShowdownFour  # noqa: PLC0415
        from ..models.down_and_back_showdown_three import DownAndBackShowdownThree  # noqa: PLC0415
        from ..models.down_and_back_split import DownAndBackSplit  # noqa: PLC0415
        from ..models.down_and_back_split_committed import DownAndBackSplitCommitted  # noqa: PLC0415
        from ..models.down_and_back_stock_refilled import DownAndBackStockRefilled  # noqa: PLC0415
        from ..models.down_and_back_tie_drawn import DownAndBackTieDrawn  # noqa: PLC0415
        from ..models.fault import Fault  # noqa: PLC0415
        from ..models.liars_race_card_played import LiarsRaceCardPlayed  # noqa: PLC0415
        from ..models.liars_race_deal_started import LiarsRaceDealStarted  # noqa: PLC0415
        from ..models.liars_race_dice_rolled import LiarsRaceDiceRolled  # noqa: PLC0415
        from ..models.liars_race_hand_dealt import LiarsRaceHandDealt  # noqa: PLC0415
        from ..models.liars_race_match_ended import LiarsRaceMatchEnded  # noqa: PLC0415
        from ..models.liars_race_pawn_moved import LiarsRacePawnMoved  # noqa: PLC0415
        from ..models.liars_race_play_card import LiarsRacePlayCard  # noqa: PLC0415
        from ..models.liars_race_trick_won import LiarsRaceTrickWon  # noqa: PLC0415
        from ..models.match_abandoned import MatchAbandoned  # noqa: PLC0415
        from ..models.match_finished import MatchFinished  # noqa: PLC0415
        from ..models.match_opened import MatchOpened  # noqa: PLC0415
        from ..models.match_started import MatchStarted  # noqa: PLC0415
        from ..models.problem_facts import ProblemFacts  # noqa: PLC0415
        from ..models.schieberamsch_announce_grand_hand import (
            SchieberamschAnnounceGrandHand,  # noqa: PLC0415
        )
        from ..models.schieberamsch_card_played import SchieberamschCardPlayed  # noqa: PLC0415
        from ..models.schieberamsch_discard_skat import SchieberamschDiscardSkat  # noqa: PLC0415
        from ..models.schieberamsch_grand_hand_announced import (
            SchieberamschGrandHandAnnounced,  # noqa: PLC0415
        )
        from ..models.schieberamsch_hand_dealt import SchieberamschHandDealt  # noqa: PLC0415
        from ..models.schieberamsch_hand_scored import SchieberamschHandScored  # noqa: PLC0415
        from ..models.schieberamsch_hand_started import SchieberamschHandStarted  # noqa: PLC0415
        from ..models.schieberamsch_kontra import SchieberamschKontra  # noqa: PLC0415
        from ..models.schieberamsch_kontra_said import SchieberamschKontraSaid  # noqa: PLC0415
        from ..models.schieberamsch_match_ended import SchieberamschMatchEnded  # noqa: PLC0415
        from ..models.schieberamsch_pass import SchieberamschPass  # noqa: PLC0415
        from ..models.schieberamsch_passed import SchieberamschPassed  # noqa: PLC0415
        from ..models.schieberamsch_play_card import SchieberamschPlayCard  # noqa: PLC0415
        from ..models.schieberamsch_push_skat import SchieberamschPushSkat  # noqa: PLC0415
        from ..models.schieberamsch_rekontra import SchieberamschRekontra  # noqa: PLC0415
        from ..models.schieberamsch_rekontra_said import SchieberamschRekontraSaid  # noqa: PLC0415
        from ..models.schieberamsch_skat_discarded import SchieberamschSkatDiscarded  # noqa: PLC0415
        from ..models.schieberamsch_skat_pushed import SchieberamschSkatPushed  # noqa: PLC0415
        from ..models.schieberamsch_skat_taken import SchieberamschSkatTaken  # noqa: PLC0415
        from ..models.schieberamsch_take_skat import SchieberamschTakeSkat  # noqa: PLC0415
        from ..models.schieberamsch_trick_won import SchieberamschTrickWon  # noqa: PLC0415
        from ..models.seat_claimed import SeatClaimed  # noqa: PLC0415
        from ..models.seat_left import SeatLeft  # noqa: PLC0415
        from ..models.seat_resigned import SeatResigned  # noqa: PLC0415
        from ..models.seat_substituted import SeatSubstituted  # noqa: PLC0415
        from ..models.seat_taken import SeatTaken  # noqa: PLC0415
        from ..models.showdown_bet import ShowdownBet  # noqa: PLC0415
        from ..models.showdown_bet_placed import ShowdownBetPlaced  # noqa: PLC0415
        from ..models.showdown_betting_closed import ShowdownBettingClosed  # noqa: PLC0415
        from ..models.showdown_card_flipped import ShowdownCardFlipped  # noqa: PLC0415
        from ..models.showdown_card_forfeited import ShowdownCardForfeited  # noqa: PLC0415
        from ..models.showdown_card_stacked import ShowdownCardStacked  # noqa: PLC0415
        from ..models.showdown_flip import ShowdownFlip  # noqa: PLC0415
        from ..models.showdown_fold import ShowdownFold  # noqa: PLC0415
        from ..models.showdown_folded import ShowdownFolded  # noqa: PLC0415
        from ..models.showdown_match_ended import ShowdownMatchEnded  # noqa: PLC0415
        from ..models.showdown_river_shuffled import ShowdownRiverShuffled  # noqa: PLC0415
        from ..models.showdown_round_ended import ShowdownRoundEnded  # noqa: PLC0415
        from ..models.showdown_round_started import ShowdownRoundStarted  # noqa: PLC0415
        from ..models.showdown_stack_card import ShowdownStackCard  # noqa: PLC0415
        from ..models.ticket import Ticket  # noqa: PLC0415
        from ..models.token_rotated import TokenRotated  # noqa: PLC0415

        d = dict(src_dict)
        type_ = d.pop("type")

        title = d.pop("title")

        status = d.pop("status")

        detail = d.pop("detail")

        instance = d.pop("instance")

        code = d.pop("code")

        request_id = d.pop("request_id")

        _errors = d.pop("errors", UNSET)
        errors: list[Fault] | Unset = UNSET
        if _errors is not UNSET:
            errors = []
            for errors_item_data in _errors:
                errors_item = Fault.from_dict(errors_item_data)

                errors.append(errors_item)

        _events = d.pop("events", UNSET)
        events: (
            list[
                DownAndBackCardDiscarded
                | DownAndBackCardDrawn
                | DownAndBackHandDealt
                | DownAndBackMatchEnded
                | DownAndBackPotCarried
                | DownAndBackPotShared
                | DownAndBackPotWon
                | DownAndBackRoundStarted
                | DownAndBackSeatEliminated
                | DownAndBackShowdownFour
                | DownAndBackShowdownThree
                | DownAndBackSplitCommitted
                | DownAndBackStockRefilled
                | DownAndBackTieDrawn
                | LiarsRaceCardPlayed
                | LiarsRaceDealStarted
                | LiarsRaceDiceRolled
                | LiarsRaceHandDealt
                | LiarsRaceMatchEnded
                | LiarsRacePawnMoved
                | LiarsRaceTrickWon
                | MatchAbandoned
                | MatchFinished
                | MatchOpened
                | MatchStarted
                | SchieberamschCardPlayed
                | SchieberamschGrandHandAnnounced
                | SchieberamschHandDealt
                | SchieberamschHandScored
                | SchieberamschHandStarted
                | SchieberamschKontraSaid
                | SchieberamschMatchEnded
                | SchieberamschPassed
                | SchieberamschRekontraSaid
                | SchieberamschSkatDiscarded
                | SchieberamschSkatPushed
                | SchieberamschSkatTaken
                | SchieberamschTrickWon
                | SeatClaimed
                | SeatLeft
                | SeatResigned
                | SeatSubstituted
                | SeatTaken
                | ShowdownBetPlaced
                | ShowdownBettingClosed
                | ShowdownCardFlipped
                | ShowdownCardForfeited
                | ShowdownCardStacked
                | ShowdownFolded
                | ShowdownMatchEnded
                | ShowdownRiverShuffled
                | ShowdownRoundEnded
                | ShowdownRoundStarted
                | TokenRotated
            ]
            | Unset
        ) = UNSET
        if _events is not UNSET:
            events = []
            for events_item_data in _events:

                def _parse_events_item(
                    data: object,
                ) -> (
                    DownAndBackCardDiscarded
                    | DownAndBackCardDrawn
                    | DownAndBackHandDealt
                    | DownAndBackMatchEnded
                    | DownAndBackPotCarried
                    | DownAndBackPotShared
                    | DownAndBackPotWon
                    | DownAndBackRoundStarted
                    | DownAndBackSeatEliminated
                    | DownAndBackShowdownFour
                    | DownAndBackShowdownThree
                    | DownAndBackSplitCommitted
                    | DownAndBackStockRefilled
                    | DownAndBackTieDrawn
                    | LiarsRaceCardPlayed
                    | LiarsRaceDealStarted
                    | LiarsRaceDiceRolled
                    | LiarsRaceHandDealt
                    | LiarsRaceMatchEnded
                    | LiarsRacePawnMoved
                    | LiarsRaceTrickWon
                    | MatchAbandoned
                    | MatchFinished
                    | MatchOpened
                    | MatchStarted
                    | SchieberamschCardPlayed
                    | SchieberamschGrandHandAnnounced
                    | SchieberamschHandDealt
                    | SchieberamschHandScored
                    | SchieberamschHandStarted
                    | SchieberamschKontraSaid
                    | SchieberamschMatchEnded
                    | SchieberamschPassed
                    | SchieberamschRekontraSaid
                    | SchieberamschSkatDiscarded
                    | SchieberamschSkatPushed
                    | SchieberamschSkatTaken
                    | SchieberamschTrickWon
                    | SeatClaimed
                    | SeatLeft
                    | SeatResigned
                    | SeatSubstituted
                    | SeatTaken
                    | ShowdownBetPlaced
                    | ShowdownBettingClosed
                    | ShowdownCardFlipped
                    | ShowdownCardForfeited
                    | ShowdownCardStacked
                    | ShowdownFolded
                    | ShowdownMatchEnded
                    | ShowdownRiverShuffled
                    | ShowdownRoundEnded
                    | ShowdownRoundStarted
                    | TokenRotated
                ):
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_event_type_0 = MatchOpened.from_dict(data)

                        return componentsschemas_event_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_event_type_1 = SeatTaken.from_dict(data)

                        return componentsschemas_event_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_event_type_2 = SeatLeft.from_dict(data)

                        return componentsschemas_event_type_2
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_event_type_3 = SeatClaimed.from_dict(data)

                        return componentsschemas_event_type_3
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_event_type_4 = TokenRotated.from_dict(data)

                        return componentsschemas_event_type_4
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_event_type_5 = SeatResigned.from_dict(data)

                        return componentsschemas_event_type_5
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_event_type_6 = SeatSubstituted.from_dict(data)

                        return componentsschemas_event_type_6
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_event_type_7 = MatchStarted.from_dict(data)

                        return componentsschemas_event_type_7
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_event_type_8 = MatchFinished.from_dict(data)

                        return componentsschemas_event_type_8
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_event_type_9 = MatchAbandoned.from_dict(data)

                        return componentsschemas_event_type_9
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_showdown_event_type_0 = ShowdownRoundStarted.from_dict(data)

                        return componentsschemas_showdown_event_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_showdown_event_type_1 = ShowdownCardStacked.from_dict(data)

                        return componentsschemas_showdown_event_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_showdown_event_type_2 = ShowdownBetPlaced.from_dict(data)

                        return componentsschemas_showdown_event_type_2
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_showdown_event_type_3 = ShowdownFolded.from_dict(data)

                        return componentsschemas_showdown_event_type_3
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_showdown_event_type_4 = ShowdownBettingClosed.from_dict(data)

                        return componentsschemas_showdown_event_type_4
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_showdown_event_type_5 = ShowdownCardFlipped.from_dict(data)

                        return componentsschemas_showdown_event_type_5
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_showdown_event_type_6 = ShowdownRoundEnded.from_dict(data)

                        return componentsschemas_showdown_event_type_6
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_showdown_event_type_7 = ShowdownCardForfeited.from_dict(data)

                        return componentsschemas_showdown_event_type_7
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_showdown_event_type_8 = ShowdownRiverShuffled.from_dict(data)

                        return componentsschemas_showdown_event_type_8
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_showdown_event_type_9 = ShowdownMatchEnded.from_dict(data)

                        return componentsschemas_showdown_event_type_9
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_down_and_back_event_type_0 = DownAndBackRoundStarted.from_dict(data)

                        return componentsschemas_down_and_back_event_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_down_and_back_event_type_1 = DownAndBackHandDealt.from_dict(data)

                        return componentsschemas_down_and_back_event_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_down_and_back_event_type_2 = DownAndBackCardDrawn.from_dict(data)

                        return componentsschemas_down_and_back_event_type_2
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_down_and_back_event_type_3 = DownAndBackStockRefilled.from_dict(data)

                        return componentsschemas_down_and_back_event_type_3
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_down_and_back_event_type_4 = DownAndBackCardDiscarded.from_dict(data)

                        return componentsschemas_down_and_back_event_type_4
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_down_and_back_event_type_5 = DownAndBackSplitCommitted.from_dict(data)

                        return componentsschemas_down_and_back_event_type_5
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_down_and_back_event_type_6 = DownAndBackShowdownFour.from_dict(data)

                        return componentsschemas_down_and_back_event_type_6
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_down_and_back_event_type_7 = DownAndBackShowdownThree.from_dict(data)

                        return componentsschemas_down_and_back_event_type_7
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_down_and_back_event_type_8 = DownAndBackTieDrawn.from_dict(data)

                        return componentsschemas_down_and_back_event_type_8
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_down_and_back_event_type_9 = DownAndBackPotWon.from_dict(data)

                        return componentsschemas_down_and_back_event_type_9
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_down_and_back_event_type_10 = DownAndBackPotCarried.from_dict(data)

                        return componentsschemas_down_and_back_event_type_10
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_down_and_back_event_type_11 = DownAndBackPotShared.from_dict(data)

                        return componentsschemas_down_and_back_event_type_11
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_down_and_back_event_type_12 = DownAndBackSeatEliminated.from_dict(data)

                        return componentsschemas_down_and_back_event_type_12
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_down_and_back_event_type_13 = DownAndBackMatchEnded.from_dict(data)

                        return componentsschemas_down_and_back_event_type_13
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_schieberamsch_event_type_0 = SchieberamschHandStarted.from_dict(data)

                        return componentsschemas_schieberamsch_event_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_schieberamsch_event_type_1 = SchieberamschHandDealt.from_dict(data)

                        return componentsschemas_schieberamsch_event_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_schieberamsch_event_type_2 = SchieberamschPassed.from_dict(data)

                        return componentsschemas_schieberamsch_event_type_2
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_schieberamsch_event_type_3 = SchieberamschGrandHandAnnounced.from_dict(data)

                        return componentsschemas_schieberamsch_event_type_3
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_schieberamsch_event_type_4 = SchieberamschKontraSaid.from_dict(data)

                        return componentsschemas_schieberamsch_event_type_4
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_schieberamsch_event_type_5 = SchieberamschRekontraSaid.from_dict(data)

                        return componentsschemas_schieberamsch_event_type_5
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_schieberamsch_event_type_6 = SchieberamschSkatTaken.from_dict(data)

                        return componentsschemas_schieberamsch_event_type_6
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_schieberamsch_event_type_7 = SchieberamschSkatDiscarded.from_dict(data)

                        return componentsschemas_schieberamsch_event_type_7
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_schieberamsch_event_type_8 = SchieberamschSkatPushed.from_dict(data)

                        return componentsschemas_schieberamsch_event_type_8
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_schieberamsch_event_type_9 = SchieberamschCardPlayed.from_dict(data)

                        return componentsschemas_schieberamsch_event_type_9
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_schieberamsch_event_type_10 = SchieberamschTrickWon.from_dict(data)

                        return componentsschemas_schieberamsch_event_type_10
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_schieberamsch_event_type_11 = SchieberamschHandScored.from_dict(data)

                        return componentsschemas_schieberamsch_event_type_11
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_schieberamsch_event_type_12 = SchieberamschMatchEnded.from_dict(data)

                        return componentsschemas_schieberamsch_event_type_12
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_liars_race_event_type_0 = LiarsRaceDealStarted.from_dict(data)

                        return componentsschemas_liars_race_event_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_liars_race_event_type_1 = LiarsRaceHandDealt.from_dict(data)

                        return componentsschemas_liars_race_event_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_liars_race_event_type_2 = LiarsRaceDiceRolled.from_dict(data)

                        return componentsschemas_liars_race_event_type_2
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_liars_race_event_type_3 = LiarsRaceCardPlayed.from_dict(data)

                        return componentsschemas_liars_race_event_type_3
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_liars_race_event_type_4 = LiarsRaceTrickWon.from_dict(data)

                        return componentsschemas_liars_race_event_type_4
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_liars_race_event_type_5 = LiarsRacePawnMoved.from_dict(data)

                        return componentsschemas_liars_race_event_type_5
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_liars_race_event_type_6 = LiarsRaceMatchEnded.from_dict(data)

                    return componentsschemas_liars_race_event_type_6

                events_item = _parse_events_item(events_item_data)

                events.append(events_item)

        _legal_moves = d.pop("legal_moves", UNSET)
        legal_moves: (
            list[
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
            | Unset
        ) = UNSET
        if _legal_moves is not UNSET:
            legal_moves = []
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

        to_move = cast(list[int], d.pop("to_move", UNSET))

        open_seats = cast(list[int], d.pop("open_seats", UNSET))

        seat = d.pop("seat", UNSET)

        games = cast(list[str], d.pop("games", UNSET))

        match_status = d.pop("match_status", UNSET)

        _reason = d.pop("reason", UNSET)
        reason: ProblemReason | Unset
        if isinstance(_reason, Unset):
            reason = UNSET
        else:
            reason = check_problem_reason(_reason)

        _ticket = d.pop("ticket", UNSET)
        ticket: Ticket | Unset
        if isinstance(_ticket, Unset):
            ticket = UNSET
        else:
            ticket = Ticket.from_dict(_ticket)

        current_version = d.pop("current_version", UNSET)

        rule = d.pop("rule", UNSET)

        retry_after = d.pop("retry_after", UNSET)

        policy = d.pop("policy", UNSET)

        _facts = d.pop("facts", UNSET)
        facts: ProblemFacts | Unset
        if isinstance(_facts, Unset):
            facts = UNSET
        else:
            facts = ProblemFacts.from_dict(_facts)

        problem = cls(
            type_=type_,
            title=title,
            status=status,
            detail=detail,
            instance=instance,
            code=code,
            request_id=request_id,
            errors=errors,
            events=events,
            legal_moves=legal_moves,
            to_move=to_move,
            open_seats=open_seats,
            seat=seat,
            games=games,
            match_status=match_status,
            reason=reason,
            ticket=ticket,
            current_version=current_version,
            rule=rule,
            retry_after=retry_after,
            policy=policy,
            facts=facts,
        )

        problem.additional_properties = d
        return problem

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
