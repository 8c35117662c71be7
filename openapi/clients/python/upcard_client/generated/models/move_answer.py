from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.down_and_back_card_discarded import DownAndBackCardDiscarded
    from ..models.down_and_back_card_drawn import DownAndBackCardDrawn
    from ..models.down_and_back_hand_dealt import DownAndBackHandDealt
    from ..models.down_and_back_match_ended import DownAndBackMatchEnded
    from ..models.down_and_back_pot_carried import DownAndBackPotCarried
    from ..models.down_and_back_pot_shared import DownAndBackPotShared
    from ..models.down_and_back_pot_won import DownAndBackPotWon
    from ..models.down_and_back_round_started import DownAndBackRoundStarted
    from ..models.down_and_back_seat_eliminated import DownAndBackSeatEliminated
    from ..models.down_and_back_showdown_four import DownAndBackShowdownFour
    from ..models.down_and_back_showdown_three import DownAndBackShowdownThree
    from ..models.down_and_back_split_committed import DownAndBackSplitCommitted
    from ..models.down_and_back_stock_refilled import DownAndBackStockRefilled
    from ..models.down_and_back_tie_drawn import DownAndBackTieDrawn
    from ..models.liars_race_card_played import LiarsRaceCardPlayed
    from ..models.liars_race_deal_started import LiarsRaceDealStarted
    from ..models.liars_race_dice_rolled import LiarsRaceDiceRolled
    from ..models.liars_race_hand_dealt import LiarsRaceHandDealt
    from ..models.liars_race_match_ended import LiarsRaceMatchEnded
    from ..models.liars_race_pawn_moved import LiarsRacePawnMoved
    from ..models.liars_race_trick_won import LiarsRaceTrickWon
    from ..models.match import Match
    from ..models.match_abandoned import MatchAbandoned
    from ..models.match_finished import MatchFinished
    from ..models.match_opened import MatchOpened
    from ..models.match_started import MatchStarted
    from ..models.schieberamsch_card_played import SchieberamschCardPlayed
    from ..models.schieberamsch_grand_hand_announced import (
        SchieberamschGrandHandAnnounced,
    )
    from ..models.schieberamsch_hand_dealt import SchieberamschHandDealt
    from ..models.schieberamsch_hand_scored import SchieberamschHandScored
    from ..models.schieberamsch_hand_started import SchieberamschHandStarted
    from ..models.schieberamsch_kontra_said import SchieberamschKontraSaid
    from ..models.schieberamsch_match_ended import SchieberamschMatchEnded
    from ..models.schieberamsch_passed import SchieberamschPassed
    from ..models.schieberamsch_rekontra_said import SchieberamschRekontraSaid
    from ..models.schieberamsch_skat_discarded import SchieberamschSkatDiscarded
    from ..models.schieberamsch_skat_pushed import SchieberamschSkatPushed
    from ..models.schieberamsch_skat_taken import SchieberamschSkatTaken
    from ..models.schieberamsch_trick_won import SchieberamschTrickWon
    from ..models.seat_claimed import SeatClaimed
    from ..models.seat_left import SeatLeft
    from ..models.seat_resigned import SeatResigned
    from ..models.seat_substituted import SeatSubstituted
    from ..models.seat_taken import SeatTaken
    from ..models.showdown_bet_placed import ShowdownBetPlaced
    from ..models.showdown_betting_closed import ShowdownBettingClosed
    from ..models.showdown_card_flipped import ShowdownCardFlipped
    from ..models.showdown_card_forfeited import ShowdownCardForfeited
    from ..models.showdown_card_stacked import ShowdownCardStacked
    from ..models.showdown_folded import ShowdownFolded
    from ..models.showdown_match_ended import ShowdownMatchEnded
    from ..models.showdown_river_shuffled import ShowdownRiverShuffled
    from ..models.showdown_round_ended import ShowdownRoundEnded
    from ..models.showdown_round_started import ShowdownRoundStarted
    from ..models.token_rotated import TokenRotated


T = TypeVar("T", bound="MoveAnswer")


@_attrs_define
class MoveAnswer:
    """What a move led to: its events as the caller may know them, and the match after them.

    Attributes:
        version (int):
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
            ShowdownRiverShuffled | ShowdownRoundEnded | ShowdownRoundStarted | TokenRotated]):
        match (Match): A match as one viewer may know it.

            `you` is left out for spectators, `view` before the start, `outcome` before the end. `legal_moves` are the
            caller's, complete and ready to be sent; empty when it is not to move. `external_reference` is shown to the app
            that
            opened the match, and to nobody else.
    """

    version: int
    events: list[
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
    match: Match
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.down_and_back_card_discarded import DownAndBackCardDiscarded  # noqa: PLC0415
        from ..models.down_and_back_card_drawn import DownAndBackCardDrawn  # noqa: PLC0415
        from ..models.down_and_back_hand_dealt import DownAndBackHandDealt  # noqa: PLC0415
        from ..models.down_and_back_match_ended import DownAndBackMatchEnded  # noqa: PLC0415
        from ..models.down_and_back_pot_carried import DownAndBackPotCarried  # noqa: PLC0415
        from ..models.down_and_back_pot_shared import DownAndBackPotShared  # noqa: PLC0415
        from ..models.down_and_back_pot_won import DownAndBackPotWon  # noqa: PLC0415
        from ..models.down_and_back_round_started import DownAndBackRoundStarted  # noqa: PLC0415
        from ..models.down_and_back_seat_eliminated import DownAndBackSeatEliminated  # noqa: PLC0415
        from ..models.down_and_back_showdown_four import DownAndBackShowdownFour  # noqa: PLC0415
        from ..models.down_and_back_showdown_three import DownAndBackShowdownThree  # noqa: PLC0415
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
        from ..models.schieberamsch_card_played import SchieberamschCardPlayed  # noqa: PLC0415
        from ..models.schieberamsch_grand_hand_announced import (
            SchieberamschGrandHandAnnounced,  # noqa: PLC0415
        )
        from ..models.schieberamsch_hand_dealt import SchieberamschHandDealt  # noqa: PLC0415
        from ..models.schieberamsch_hand_scored import SchieberamschHandScored  # noqa: PLC0415
        from ..models.schieberamsch_hand_started import SchieberamschHandStarted  # noqa: PLC0415
        from ..models.schieberamsch_kontra_said import SchieberamschKontraSaid  # noqa: PLC0415
        from ..models.schieberamsch_match_ended import SchieberamschMatchEnded  # noqa: PLC0415
        from ..models.schieberamsch_passed import SchieberamschPassed  # noqa: PLC0415
        from ..models.schieberamsch_rekontra_said import SchieberamschRekontraSaid  # noqa: PLC0415
        from ..models.schieberamsch_skat_discarded import SchieberamschSkatDiscarded  # noqa: PLC0415
        from ..models.schieberamsch_skat_pushed import SchieberamschSkatPushed  # noqa: PLC0415
        from ..models.schieberamsch_skat_taken import SchieberamschSkatTaken  # noqa: PLC0415
        from ..models.schieberamsch_trick_won import SchieberamschTrickWon  # noqa: PLC0415
        from ..models.seat_claimed import SeatClaimed  # noqa: PLC0415
        from ..models.seat_left import SeatLeft  # noqa: PLC0415
        from ..models.seat_resigned import SeatResigned  # noqa: PLC0415
        from ..models.seat_substituted import SeatSubstituted  # noqa: PLC0415
        from ..models.seat_taken import SeatTaken  # noqa: PLC0415
        from ..models.showdown_bet_placed import ShowdownBetPlaced  # noqa: PLC0415
        from ..models.showdown_betting_closed import ShowdownBettingClosed  # noqa: PLC0415
        from ..models.showdown_card_flipped import ShowdownCardFlipped  # noqa: PLC0415
        from ..models.showdown_card_forfeited import ShowdownCardForfeited  # noqa: PLC0415
        from ..models.showdown_card_stacked import ShowdownCardStacked  # noqa: PLC0415
        from ..models.showdown_folded import ShowdownFolded  # noqa: PLC0415
        from ..models.showdown_match_ended import ShowdownMatchEnded  # noqa: PLC0415
        from ..models.showdown_river_shuffled import ShowdownRiverShuffled  # noqa: PLC0415
        from ..models.showdown_round_ended import ShowdownRoundEnded  # noqa: PLC0415
        from ..models.showdown_round_started import ShowdownRoundStarted  # noqa: PLC0415
        from ..models.token_rotated import TokenRotated  # noqa: PLC0415

        version = self.version

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

        match = self.match.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "events": events,
                "match": match,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.down_and_back_card_discarded import DownAndBackCardDiscarded  # noqa: PLC0415
        from ..models.down_and_back_card_drawn import DownAndBackCardDrawn  # noqa: PLC0415
        from ..models.down_and_back_hand_dealt import DownAndBackHandDealt  # noqa: PLC0415
        from ..models.down_and_back_match_ended import DownAndBackMatchEnded  # noqa: PLC0415
        from ..models.down_and_back_pot_carried import DownAndBackPotCarried  # noqa: PLC0415
        from ..models.down_and_back_pot_shared import DownAndBackPotShared  # noqa: PLC0415
        from ..models.down_and_back_pot_won import DownAndBackPotWon  # noqa: PLC0415
        from ..models.down_and_back_round_started import DownAndBackRoundStarted  # noqa: PLC0415
        from ..models.down_and_back_seat_eliminated import DownAndBackSeatEliminated  # noqa: PLC0415
        from ..models.down_and_back_showdown_four import DownAndBackShowdownFour  # noqa: PLC0415
        from ..models.down_and_back_showdown_three import DownAndBackShowdownThree  # noqa: PLC0415
        from ..models.down_and_back_split_committed import DownAndBackSplitCommitted  # noqa: PLC0415
        from ..models.down_and_back_stock_refilled import DownAndBackStockRefilled  # noqa: PLC0415
        from ..models.down_and_back_tie_drawn import DownAndBackTieDrawn  # noqa: PLC0415
        from ..models.liars_race_card_played import LiarsRaceCardPlayed  # noqa: PLC0415
        from ..models.liars_race_deal_started import LiarsRaceDealStarted  # noqa: PLC0415
        from ..models.liars_race_dice_rolled import LiarsRaceDiceRolled  # noqa: PLC0415
        from ..models.liars_race_hand_dealt import LiarsRaceHandDealt  # noqa: PLC0415
        from ..models.liars_race_match_ended import LiarsRaceMatchEnded  # noqa: PLC0415
        from ..models.liars_race_pawn_moved import LiarsRacePawnMoved  # noqa: PLC0415
        from ..models.liars_race_trick_won import LiarsRaceTrickWon  # noqa: PLC0415
        from ..models.match import Match  # noqa: PLC0415
        from ..models.match_abandoned import MatchAbandoned  # noqa: PLC0415
        from ..models.match_finished import MatchFinished  # noqa: PLC0415
        from ..models.match_opened import MatchOpened  # noqa: PLC0415
        from ..models.match_started import MatchStarted  # noqa: PLC0415
        from ..models.schieberamsch_card_played import SchieberamschCardPlayed  # noqa: PLC0415
        from ..models.schieberamsch_grand_hand_announced import (
            SchieberamschGrandHandAnnounced,  # noqa: PLC0415
        )
        from ..models.schieberamsch_hand_dealt import SchieberamschHandDealt  # noqa: PLC0415
        from ..models.schieberamsch_hand_scored import SchieberamschHandScored  # noqa: PLC0415
        from ..models.schieberamsch_hand_started import SchieberamschHandStarted  # noqa: PLC0415
        from ..models.schieberamsch_kontra_said import SchieberamschKontraSaid  # noqa: PLC0415
        from ..models.schieberamsch_match_ended import SchieberamschMatchEnded  # noqa: PLC0415
        from ..models.schieberamsch_passed import SchieberamschPassed  # noqa: PLC0415
        from ..models.schieberamsch_rekontra_said import SchieberamschRekontraSaid  # noqa: PLC0415
        from ..models.schieberamsch_skat_discarded import SchieberamschSkatDiscarded  # noqa: PLC0415
        from ..models.schieberamsch_skat_pushed import SchieberamschSkatPushed  # noqa: PLC0415
        from ..models.schieberamsch_skat_taken import SchieberamschSkatTaken  # noqa: PLC0415
        from ..models.schieberamsch_trick_won import SchieberamschTrickWon  # noqa: PLC0415
        from ..models.seat_claimed import SeatClaimed  # noqa: PLC0415
        from ..models.seat_left import SeatLeft  # noqa: PLC0415
        from ..models.seat_resigned import SeatResigned  # noqa: PLC0415
        from ..models.seat_substituted import SeatSubstituted  # noqa: PLC0415
        from ..models.seat_taken import SeatTaken  # noqa: PLC0415
        from ..models.showdown_bet_placed import ShowdownBetPlaced  # noqa: PLC0415
        from ..models.showdown_betting_closed import ShowdownBettingClosed  # noqa: PLC0415
        from ..models.showdown_card_flipped import ShowdownCardFlipped  # noqa: PLC0415
        from ..models.showdown_card_forfeited import ShowdownCardForfeited  # noqa: PLC0415
        from ..models.showdown_card_stacked import ShowdownCardStacked  # noqa: PLC0415
        from ..models.showdown_folded import ShowdownFolded  # noqa: PLC0415
        from ..models.showdown_match_ended import ShowdownMatchEnded  # noqa: PLC0415
        from ..models.showdown_river_shuffled import ShowdownRiverShuffled  # noqa: PLC0415
        from ..models.showdown_round_ended import ShowdownRoundEnded  # noqa: PLC0415
        from ..models.showdown_round_started import ShowdownRoundStarted  # noqa: PLC0415
        from ..models.token_rotated import TokenRotated  # noqa: PLC0415

        d = dict(src_dict)
        version = d.pop("version")

        events = []
        _events = d.pop("events")
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

        match = Match.from_dict(d.pop("match"))

        move_answer = cls(
            version=version,
            events=events,
            match=match,
        )

        move_answer.additional_properties = d
        return move_answer

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
