"""Contains all the data models used in inputs/outputs"""

from .account_change import AccountChange
from .bot import Bot
from .claim_request import ClaimRequest
from .down_and_back_card_discarded import DownAndBackCardDiscarded
from .down_and_back_card_discarded_type import DownAndBackCardDiscardedType
from .down_and_back_card_drawn import DownAndBackCardDrawn
from .down_and_back_card_drawn_source import DownAndBackCardDrawnSource
from .down_and_back_card_drawn_type import DownAndBackCardDrawnType
from .down_and_back_discard import DownAndBackDiscard
from .down_and_back_discard_type import DownAndBackDiscardType
from .down_and_back_disclosure import DownAndBackDisclosure
from .down_and_back_disclosure_game import DownAndBackDisclosureGame
from .down_and_back_draw_discard import DownAndBackDrawDiscard
from .down_and_back_draw_discard_type import DownAndBackDrawDiscardType
from .down_and_back_draw_stock import DownAndBackDrawStock
from .down_and_back_draw_stock_type import DownAndBackDrawStockType
from .down_and_back_halves import DownAndBackHalves
from .down_and_back_hand_dealt import DownAndBackHandDealt
from .down_and_back_hand_dealt_type import DownAndBackHandDealtType
from .down_and_back_hint import DownAndBackHint
from .down_and_back_hint_four_category import DownAndBackHintFourCategory
from .down_and_back_hint_three_category import DownAndBackHintThreeCategory
from .down_and_back_match_ended import DownAndBackMatchEnded
from .down_and_back_match_ended_reason import DownAndBackMatchEndedReason
from .down_and_back_match_ended_type import DownAndBackMatchEndedType
from .down_and_back_options import DownAndBackOptions
from .down_and_back_options_unclaimed_pot import DownAndBackOptionsUnclaimedPot
from .down_and_back_past_round import DownAndBackPastRound
from .down_and_back_pot_carried import DownAndBackPotCarried
from .down_and_back_pot_carried_type import DownAndBackPotCarriedType
from .down_and_back_pot_shared import DownAndBackPotShared
from .down_and_back_pot_shared_type import DownAndBackPotSharedType
from .down_and_back_pot_won import DownAndBackPotWon
from .down_and_back_pot_won_reason import DownAndBackPotWonReason
from .down_and_back_pot_won_type import DownAndBackPotWonType
from .down_and_back_round_started import DownAndBackRoundStarted
from .down_and_back_round_started_type import DownAndBackRoundStartedType
from .down_and_back_seat_eliminated import DownAndBackSeatEliminated
from .down_and_back_seat_eliminated_type import DownAndBackSeatEliminatedType
from .down_and_back_showdown import DownAndBackShowdown
from .down_and_back_showdown_categories_item_type_0 import (
    DownAndBackShowdownCategoriesItemType0,
)
from .down_and_back_showdown_four import DownAndBackShowdownFour
from .down_and_back_showdown_four_categories_item_type_0 import (
    DownAndBackShowdownFourCategoriesItemType0,
)
from .down_and_back_showdown_four_type import DownAndBackShowdownFourType
from .down_and_back_showdown_three import DownAndBackShowdownThree
from .down_and_back_showdown_three_categories_item_type_0 import (
    DownAndBackShowdownThreeCategoriesItemType0,
)
from .down_and_back_showdown_three_type import DownAndBackShowdownThreeType
from .down_and_back_split import DownAndBackSplit
from .down_and_back_split_committed import DownAndBackSplitCommitted
from .down_and_back_split_committed_type import DownAndBackSplitCommittedType
from .down_and_back_split_type import DownAndBackSplitType
from .down_and_back_stock_refilled import DownAndBackStockRefilled
from .down_and_back_stock_refilled_type import DownAndBackStockRefilledType
from .down_and_back_tie_drawn import DownAndBackTieDrawn
from .down_and_back_tie_drawn_half import DownAndBackTieDrawnHalf
from .down_and_back_tie_drawn_type import DownAndBackTieDrawnType
from .down_and_back_turn import DownAndBackTurn
from .down_and_back_turn_source import DownAndBackTurnSource
from .down_and_back_view import DownAndBackView
from .down_and_back_view_end_reason_type_0 import DownAndBackViewEndReasonType0
from .down_and_back_view_game import DownAndBackViewGame
from .down_and_back_view_phase import DownAndBackViewPhase
from .event_page import EventPage
from .explained_seat import ExplainedSeat
from .fault import Fault
from .game import Game
from .game_list import GameList
from .game_options import GameOptions
from .game_rating import GameRating
from .game_texts import GameTexts
from .get_contract_response_200 import GetContractResponse200
from .health import Health
from .invitation_list import InvitationList
from .invitation_request import InvitationRequest
from .known_invitation import KnownInvitation
from .known_invitation_state import KnownInvitationState
from .leaderboard import Leaderboard
from .leaderboard_row import LeaderboardRow
from .legal_moves import LegalMoves
from .liars_race_arrow import LiarsRaceArrow
from .liars_race_board import LiarsRaceBoard
from .liars_race_card_played import LiarsRaceCardPlayed
from .liars_race_card_played_type import LiarsRaceCardPlayedType
from .liars_race_deal_started import LiarsRaceDealStarted
from .liars_race_deal_started_type import LiarsRaceDealStartedType
from .liars_race_dice_rolled import LiarsRaceDiceRolled
from .liars_race_dice_rolled_type import LiarsRaceDiceRolledType
from .liars_race_disclosure import LiarsRaceDisclosure
from .liars_race_disclosure_game import LiarsRaceDisclosureGame
from .liars_race_hand_dealt import LiarsRaceHandDealt
from .liars_race_hand_dealt_type import LiarsRaceHandDealtType
from .liars_race_match_ended import LiarsRaceMatchEnded
from .liars_race_match_ended_reason import LiarsRaceMatchEndedReason
from .liars_race_match_ended_type import LiarsRaceMatchEndedType
from .liars_race_moved import LiarsRaceMoved
from .liars_race_options import LiarsRaceOptions
from .liars_race_options_ace import LiarsRaceOptionsAce
from .liars_race_options_behind_the_start import LiarsRaceOptionsBehindTheStart
from .liars_race_options_board_type_0 import LiarsRaceOptionsBoardType0
from .liars_race_options_dice import LiarsRaceOptionsDice
from .liars_race_options_first_leader_type_0 import LiarsRaceOptionsFirstLeaderType0
from .liars_race_options_hand_size_type_0 import LiarsRaceOptionsHandSizeType0
from .liars_race_options_reaching_the_goal import LiarsRaceOptionsReachingTheGoal
from .liars_race_pawn_moved import LiarsRacePawnMoved
from .liars_race_pawn_moved_cause import LiarsRacePawnMovedCause
from .liars_race_pawn_moved_shortcut_type_0 import LiarsRacePawnMovedShortcutType0
from .liars_race_pawn_moved_type import LiarsRacePawnMovedType
from .liars_race_play import LiarsRacePlay
from .liars_race_play_card import LiarsRacePlayCard
from .liars_race_play_card_type import LiarsRacePlayCardType
from .liars_race_trick import LiarsRaceTrick
from .liars_race_trick_lead_suit_type_0 import LiarsRaceTrickLeadSuitType0
from .liars_race_trick_won import LiarsRaceTrickWon
from .liars_race_trick_won_lead_suit_type_0 import LiarsRaceTrickWonLeadSuitType0
from .liars_race_trick_won_type import LiarsRaceTrickWonType
from .liars_race_view import LiarsRaceView
from .liars_race_view_end_reason_type_0 import LiarsRaceViewEndReasonType0
from .liars_race_view_game import LiarsRaceViewGame
from .liars_race_view_lead_suit_type_0 import LiarsRaceViewLeadSuitType0
from .liars_race_view_phase import LiarsRaceViewPhase
from .list_matches_status import ListMatchesStatus
from .list_my_matches_status import ListMyMatchesStatus
from .listing import Listing
from .listing_status import ListingStatus
from .match import Match
from .match_abandoned import MatchAbandoned
from .match_abandoned_reason import MatchAbandonedReason
from .match_abandoned_type import MatchAbandonedType
from .match_finished import MatchFinished
from .match_finished_type import MatchFinishedType
from .match_opened import MatchOpened
from .match_opened_options import MatchOpenedOptions
from .match_opened_type import MatchOpenedType
from .match_opened_visibility import MatchOpenedVisibility
from .match_options import MatchOptions
from .match_page import MatchPage
from .match_request import MatchRequest
from .match_request_options import MatchRequestOptions
from .match_request_visibility import MatchRequestVisibility
from .match_seat import MatchSeat
from .match_seat_kind import MatchSeatKind
from .match_seat_state import MatchSeatState
from .match_settings import MatchSettings
from .match_settings_on_resign import MatchSettingsOnResign
from .match_started import MatchStarted
from .match_started_options import MatchStartedOptions
from .match_started_type import MatchStartedType
from .match_status import MatchStatus
from .match_visibility import MatchVisibility
from .me import Me
from .me_kind import MeKind
from .move_answer import MoveAnswer
from .new_invitation import NewInvitation
from .new_token import NewToken
from .next_step import NextStep
from .next_step_step import NextStepStep
from .offer import Offer
from .opponents_tally import OpponentsTally
from .option_words import OptionWords
from .option_words_values import OptionWordsValues
from .outcome import Outcome
from .own_event import OwnEvent
from .own_event_type import OwnEventType
from .own_item import OwnItem
from .own_item_type import OwnItemType
from .own_match import OwnMatch
from .own_match_status import OwnMatchStatus
from .own_match_visibility import OwnMatchVisibility
from .own_page import OwnPage
from .own_resume import OwnResume
from .own_resume_type import OwnResumeType
from .own_snapshot import OwnSnapshot
from .place_tally import PlaceTally
from .player import Player
from .player_ratings import PlayerRatings
from .player_request import PlayerRequest
from .player_with_token import PlayerWithToken
from .problem import Problem
from .problem_facts import ProblemFacts
from .problem_kind import ProblemKind
from .problem_kind_fields import ProblemKindFields
from .problem_list import ProblemList
from .problem_reason import ProblemReason
from .quick_match_request import QuickMatchRequest
from .quick_match_request_options import QuickMatchRequestOptions
from .rating_change import RatingChange
from .rating_explanation import RatingExplanation
from .rating_history import RatingHistory
from .rating_parameters import RatingParameters
from .rating_value import RatingValue
from .readiness import Readiness
from .resume import Resume
from .resume_type import ResumeType
from .schieberamsch_announce_grand_hand import SchieberamschAnnounceGrandHand
from .schieberamsch_announce_grand_hand_type import SchieberamschAnnounceGrandHandType
from .schieberamsch_card_played import SchieberamschCardPlayed
from .schieberamsch_card_played_type import SchieberamschCardPlayedType
from .schieberamsch_discard_skat import SchieberamschDiscardSkat
from .schieberamsch_discard_skat_type import SchieberamschDiscardSkatType
from .schieberamsch_disclosure import SchieberamschDisclosure
from .schieberamsch_disclosure_game import SchieberamschDisclosureGame
from .schieberamsch_exchange import SchieberamschExchange
from .schieberamsch_grand_hand_announced import SchieberamschGrandHandAnnounced
from .schieberamsch_grand_hand_announced_phase import (
    SchieberamschGrandHandAnnouncedPhase,
)
from .schieberamsch_grand_hand_announced_type import SchieberamschGrandHandAnnouncedType
from .schieberamsch_hand_dealt import SchieberamschHandDealt
from .schieberamsch_hand_dealt_type import SchieberamschHandDealtType
from .schieberamsch_hand_scored import SchieberamschHandScored
from .schieberamsch_hand_scored_jacks_type_0 import SchieberamschHandScoredJacksType0
from .schieberamsch_hand_scored_kind import SchieberamschHandScoredKind
from .schieberamsch_hand_scored_told import SchieberamschHandScoredTold
from .schieberamsch_hand_scored_told_jacks_type_0 import (
    SchieberamschHandScoredToldJacksType0,
)
from .schieberamsch_hand_scored_told_kind import SchieberamschHandScoredToldKind
from .schieberamsch_hand_scored_told_type import SchieberamschHandScoredToldType
from .schieberamsch_hand_scored_type import SchieberamschHandScoredType
from .schieberamsch_hand_started import SchieberamschHandStarted
from .schieberamsch_hand_started_phase import SchieberamschHandStartedPhase
from .schieberamsch_hand_started_type import SchieberamschHandStartedType
from .schieberamsch_kontra import SchieberamschKontra
from .schieberamsch_kontra_said import SchieberamschKontraSaid
from .schieberamsch_kontra_said_type import SchieberamschKontraSaidType
from .schieberamsch_kontra_type import SchieberamschKontraType
from .schieberamsch_match_ended import SchieberamschMatchEnded
from .schieberamsch_match_ended_reason import SchieberamschMatchEndedReason
from .schieberamsch_match_ended_type import SchieberamschMatchEndedType
from .schieberamsch_options import SchieberamschOptions
from .schieberamsch_options_end_of_the_match import SchieberamschOptionsEndOfTheMatch
from .schieberamsch_options_owner_of_the_skat import SchieberamschOptionsOwnerOfTheSkat
from .schieberamsch_pass import SchieberamschPass
from .schieberamsch_pass_type import SchieberamschPassType
from .schieberamsch_passed import SchieberamschPassed
from .schieberamsch_passed_phase import SchieberamschPassedPhase
from .schieberamsch_passed_type import SchieberamschPassedType
from .schieberamsch_play_card import SchieberamschPlayCard
from .schieberamsch_play_card_type import SchieberamschPlayCardType
from .schieberamsch_push_skat import SchieberamschPushSkat
from .schieberamsch_push_skat_type import SchieberamschPushSkatType
from .schieberamsch_rekontra import SchieberamschRekontra
from .schieberamsch_rekontra_said import SchieberamschRekontraSaid
from .schieberamsch_rekontra_said_type import SchieberamschRekontraSaidType
from .schieberamsch_rekontra_type import SchieberamschRekontraType
from .schieberamsch_skat_discarded import SchieberamschSkatDiscarded
from .schieberamsch_skat_discarded_phase import SchieberamschSkatDiscardedPhase
from .schieberamsch_skat_discarded_type import SchieberamschSkatDiscardedType
from .schieberamsch_skat_pushed import SchieberamschSkatPushed
from .schieberamsch_skat_pushed_phase import SchieberamschSkatPushedPhase
from .schieberamsch_skat_pushed_type import SchieberamschSkatPushedType
from .schieberamsch_skat_taken import SchieberamschSkatTaken
from .schieberamsch_skat_taken_type import SchieberamschSkatTakenType
from .schieberamsch_take_skat import SchieberamschTakeSkat
from .schieberamsch_take_skat_type import SchieberamschTakeSkatType
from .schieberamsch_trick import SchieberamschTrick
from .schieberamsch_trick_won import SchieberamschTrickWon
from .schieberamsch_trick_won_type import SchieberamschTrickWonType
from .schieberamsch_view import SchieberamschView
from .schieberamsch_view_end_reason_type_0 import SchieberamschViewEndReasonType0
from .schieberamsch_view_game import SchieberamschViewGame
from .schieberamsch_view_phase import SchieberamschViewPhase
from .seat_back import SeatBack
from .seat_back_type import SeatBackType
from .seat_claimed import SeatClaimed
from .seat_claimed_type import SeatClaimedType
from .seat_counts import SeatCounts
from .seat_gone import SeatGone
from .seat_gone_type import SeatGoneType
from .seat_left import SeatLeft
from .seat_left_type import SeatLeftType
from .seat_of_match import SeatOfMatch
from .seat_of_match_kind import SeatOfMatchKind
from .seat_place import SeatPlace
from .seat_request import SeatRequest
from .seat_resigned import SeatResigned
from .seat_resigned_type import SeatResignedType
from .seat_substituted import SeatSubstituted
from .seat_substituted_type import SeatSubstitutedType
from .seat_taken import SeatTaken
from .seat_taken_kind import SeatTakenKind
from .seat_taken_type import SeatTakenType
from .seat_tally import SeatTally
from .seat_view import SeatView
from .seat_view_kind import SeatViewKind
from .seat_view_state import SeatViewState
from .seated import Seated
from .settings_of_match import SettingsOfMatch
from .settings_of_match_on_resign import SettingsOfMatchOnResign
from .showdown_bet import ShowdownBet
from .showdown_bet_placed import ShowdownBetPlaced
from .showdown_bet_placed_type import ShowdownBetPlacedType
from .showdown_bet_type import ShowdownBetType
from .showdown_betting_closed import ShowdownBettingClosed
from .showdown_betting_closed_cause import ShowdownBettingClosedCause
from .showdown_betting_closed_type import ShowdownBettingClosedType
from .showdown_bid import ShowdownBid
from .showdown_card_flipped import ShowdownCardFlipped
from .showdown_card_flipped_card import ShowdownCardFlippedCard
from .showdown_card_flipped_pile import ShowdownCardFlippedPile
from .showdown_card_flipped_river_top_type_0 import ShowdownCardFlippedRiverTopType0
from .showdown_card_flipped_type import ShowdownCardFlippedType
from .showdown_card_forfeited import ShowdownCardForfeited
from .showdown_card_forfeited_card_type_0 import ShowdownCardForfeitedCardType0
from .showdown_card_forfeited_type import ShowdownCardForfeitedType
from .showdown_card_stacked import ShowdownCardStacked
from .showdown_card_stacked_card_type_0 import ShowdownCardStackedCardType0
from .showdown_card_stacked_type import ShowdownCardStackedType
from .showdown_disclosure import ShowdownDisclosure
from .showdown_disclosure_game import ShowdownDisclosureGame
from .showdown_disclosure_hands_item_item import ShowdownDisclosureHandsItemItem
from .showdown_disclosure_river_item import ShowdownDisclosureRiverItem
from .showdown_disclosure_stacks_item_item import ShowdownDisclosureStacksItemItem
from .showdown_flip import ShowdownFlip
from .showdown_flip_pile import ShowdownFlipPile
from .showdown_flip_type import ShowdownFlipType
from .showdown_flipped import ShowdownFlipped
from .showdown_flipped_card import ShowdownFlippedCard
from .showdown_flipped_pile import ShowdownFlippedPile
from .showdown_fold import ShowdownFold
from .showdown_fold_type import ShowdownFoldType
from .showdown_folded import ShowdownFolded
from .showdown_folded_type import ShowdownFoldedType
from .showdown_match_ended import ShowdownMatchEnded
from .showdown_match_ended_reason import ShowdownMatchEndedReason
from .showdown_match_ended_type import ShowdownMatchEndedType
from .showdown_options import ShowdownOptions
from .showdown_options_first_seat_type_0 import ShowdownOptionsFirstSeatType0
from .showdown_options_next_starter import ShowdownOptionsNextStarter
from .showdown_options_order_of_flips import ShowdownOptionsOrderOfFlips
from .showdown_options_river import ShowdownOptionsRiver
from .showdown_past_round import ShowdownPastRound
from .showdown_past_round_forfeited_type_0 import ShowdownPastRoundForfeitedType0
from .showdown_past_round_reason import ShowdownPastRoundReason
from .showdown_past_round_river_item_type_0 import ShowdownPastRoundRiverItemType0
from .showdown_past_round_river_top_type_0 import ShowdownPastRoundRiverTopType0
from .showdown_past_round_stacks_item_item_type_0 import (
    ShowdownPastRoundStacksItemItemType0,
)
from .showdown_river_shuffled import ShowdownRiverShuffled
from .showdown_river_shuffled_river_type_0_item import (
    ShowdownRiverShuffledRiverType0Item,
)
from .showdown_river_shuffled_top_type_0 import ShowdownRiverShuffledTopType0
from .showdown_river_shuffled_type import ShowdownRiverShuffledType
from .showdown_round_ended import ShowdownRoundEnded
from .showdown_round_ended_reason import ShowdownRoundEndedReason
from .showdown_round_ended_type import ShowdownRoundEndedType
from .showdown_round_started import ShowdownRoundStarted
from .showdown_round_started_river_top_type_0 import ShowdownRoundStartedRiverTopType0
from .showdown_round_started_river_type_0_item import ShowdownRoundStartedRiverType0Item
from .showdown_round_started_type import ShowdownRoundStartedType
from .showdown_stack_card import ShowdownStackCard
from .showdown_stack_card_card import ShowdownStackCardCard
from .showdown_stack_card_type import ShowdownStackCardType
from .showdown_view import ShowdownView
from .showdown_view_end_reason_type_0 import ShowdownViewEndReasonType0
from .showdown_view_game import ShowdownViewGame
from .showdown_view_hand_type_0_item import ShowdownViewHandType0Item
from .showdown_view_phase import ShowdownViewPhase
from .showdown_view_river_top_type_0 import ShowdownViewRiverTopType0
from .showdown_view_river_type_0_item import ShowdownViewRiverType0Item
from .showdown_view_stack_type_0_item import ShowdownViewStackType0Item
from .statistics import Statistics
from .stream_ticket import StreamTicket
from .stream_ticket_request import StreamTicketRequest
from .substitute_request import SubstituteRequest
from .substitute_request_bot import SubstituteRequestBot
from .test_of_match import TestOfMatch
from .test_of_match_bots import TestOfMatchBots
from .texts import Texts
from .texts_bots import TextsBots
from .texts_events import TextsEvents
from .texts_game import TextsGame
from .texts_moves import TextsMoves
from .texts_names import TextsNames
from .texts_options import TextsOptions
from .texts_phases import TextsPhases
from .texts_rules import TextsRules
from .ticket import Ticket
from .ticket_options import TicketOptions
from .ticket_page import TicketPage
from .ticket_status import TicketStatus
from .token_rotated import TokenRotated
from .token_rotated_type import TokenRotatedType
from .variant import Variant
from .variant_when import VariantWhen
from .verdict import Verdict
from .verdict_facts import VerdictFacts
from .why_waiting import WhyWaiting
from .why_waiting_reason import WhyWaitingReason
from .widening import Widening
from .you import You

__all__ = (
    "AccountChange",
    "Bot",
    "ClaimRequest",
    "DownAndBackCardDiscarded",
    "DownAndBackCardDiscardedType",
    "DownAndBackCardDrawn",
    "DownAndBackCardDrawnSource",
    "DownAndBackCardDrawnType",
    "DownAndBackDiscard",
    "DownAndBackDiscardType",
    "DownAndBackDisclosure",
    "DownAndBackDisclosureGame",
    "DownAndBackDrawDiscard",
    "DownAndBackDrawDiscardType",
    "DownAndBackDrawStock",
    "DownAndBackDrawStockType",
    "DownAndBackHalves",
    "DownAndBackHandDealt",
    "DownAndBackHandDealtType",
    "DownAndBackHint",
    "DownAndBackHintFourCategory",
    "DownAndBackHintThreeCategory",
    "DownAndBackMatchEnded",
    "DownAndBackMatchEndedReason",
    "DownAndBackMatchEndedType",
    "DownAndBackOptions",
    "DownAndBackOptionsUnclaimedPot",
    "DownAndBackPastRound",
    "DownAndBackPotCarried",
    "DownAndBackPotCarriedType",
    "DownAndBackPotShared",
    "DownAndBackPotSharedType",
    "DownAndBackPotWon",
    "DownAndBackPotWonReason",
    "DownAndBackPotWonType",
    "DownAndBackRoundStarted",
    "DownAndBackRoundStartedType",
    "DownAndBackSeatEliminated",
    "DownAndBackSeatEliminatedType",
    "DownAndBackShowdown",
    "DownAndBackShowdownCategoriesItemType0",
    "DownAndBackShowdownFour",
    "DownAndBackShowdownFourCategoriesItemType0",
    "DownAndBackShowdownFourType",
    "DownAndBackShowdownThree",
    "DownAndBackShowdownThreeCategoriesItemType0",
    "DownAndBackShowdownThreeType",
    "DownAndBackSplit",
    "DownAndBackSplitCommitted",
    "DownAndBackSplitCommittedType",
    "DownAndBackSplitType",
    "DownAndBackStockRefilled",
    "DownAndBackStockRefilledType",
    "DownAndBackTieDrawn",
    "DownAndBackTieDrawnHalf",
    "DownAndBackTieDrawnType",
    "DownAndBackTurn",
    "DownAndBackTurnSource",
    "DownAndBackView",
    "DownAndBackViewEndReasonType0",
    "DownAndBackViewGame",
    "DownAndBackViewPhase",
    "EventPage",
    "ExplainedSeat",
    "Fault",
    "Game",
    "GameList",
    "GameOptions",
    "GameRating",
    "GameTexts",
    "GetContractResponse200",
    "Health",
    "InvitationList",
    "InvitationRequest",
    "KnownInvitation",
    "KnownInvitationState",
    "Leaderboard",
    "LeaderboardRow",
    "LegalMoves",
    "LiarsRaceArrow",
    "LiarsRaceBoard",
    "LiarsRaceCardPlayed",
    "LiarsRaceCardPlayedType",
    "LiarsRaceDealStarted",
    "LiarsRaceDealStartedType",
    "LiarsRaceDiceRolled",
    "LiarsRaceDiceRolledType",
    "LiarsRaceDisclosure",
    "LiarsRaceDisclosureGame",
    "LiarsRaceHandDealt",
    "LiarsRaceHandDealtType",
    "LiarsRaceMatchEnded",
    "LiarsRaceMatchEndedReason",
    "LiarsRaceMatchEndedType",
    "LiarsRaceMoved",
    "LiarsRaceOptions",
    "LiarsRaceOptionsAce",
    "LiarsRaceOptionsBehindTheStart",
    "LiarsRaceOptionsBoardType0",
    "LiarsRaceOptionsDice",
    "LiarsRaceOptionsFirstLeaderType0",
    "LiarsRaceOptionsHandSizeType0",
    "LiarsRaceOptionsReachingTheGoal",
    "LiarsRacePawnMoved",
    "LiarsRacePawnMovedCause",
    "LiarsRacePawnMovedShortcutType0",
    "LiarsRacePawnMovedType",
    "LiarsRacePlay",
    "LiarsRacePlayCard",
    "LiarsRacePlayCardType",
    "LiarsRaceTrick",
    "LiarsRaceTrickLeadSuitType0",
    "LiarsRaceTrickWon",
    "LiarsRaceTrickWonLeadSuitType0",
    "LiarsRaceTrickWonType",
    "LiarsRaceView",
    "LiarsRaceViewEndReasonType0",
    "LiarsRaceViewGame",
    "LiarsRaceViewLeadSuitType0",
    "LiarsRaceViewPhase",
    "Listing",
    "ListingStatus",
    "ListMatchesStatus",
    "ListMyMatchesStatus",
    "Match",
    "MatchAbandoned",
    "MatchAbandonedReason",
    "MatchAbandonedType",
    "MatchFinished",
    "MatchFinishedType",
    "MatchOpened",
    "MatchOpenedOptions",
    "MatchOpenedType",
    "MatchOpenedVisibility",
    "MatchOptions",
    "MatchPage",
    "MatchRequest",
    "MatchRequestOptions",
    "MatchRequestVisibility",
    "MatchSeat",
    "MatchSeatKind",
    "MatchSeatState",
    "MatchSettings",
    "MatchSettingsOnResign",
    "MatchStarted",
    "MatchStartedOptions",
    "MatchStartedType",
    "MatchStatus",
    "MatchVisibility",
    "Me",
    "MeKind",
    "MoveAnswer",
    "NewInvitation",
    "NewToken",
    "NextStep",
    "NextStepStep",
    "Offer",
    "OpponentsTally",
    "OptionWords",
    "OptionWordsValues",
    "Outcome",
    "OwnEvent",
    "OwnEventType",
    "OwnItem",
    "OwnItemType",
    "OwnMatch",
    "OwnMatchStatus",
    "OwnMatchVisibility",
    "OwnPage",
    "OwnResume",
    "OwnResumeType",
    "OwnSnapshot",
    "PlaceTally",
    "Player",
    "PlayerRatings",
    "PlayerRequest",
    "PlayerWithToken",
    "Problem",
    "ProblemFacts",
    "ProblemKind",
    "ProblemKindFields",
    "ProblemList",
    "ProblemReason",
    "QuickMatchRequest",
    "QuickMatchRequestOptions",
    "RatingChange",
    "RatingExplanation",
    "RatingHistory",
    "RatingParameters",
    "RatingValue",
    "Readiness",
    "Resume",
    "ResumeType",
    "SchieberamschAnnounceGrandHand",
    "SchieberamschAnnounceGrandHandType",
    "SchieberamschCardPlayed",
    "SchieberamschCardPlayedType",
    "SchieberamschDiscardSkat",
    "SchieberamschDiscardSkatType",
    "SchieberamschDisclosure",
    "SchieberamschDisclosureGame",
    "SchieberamschExchange",
    "SchieberamschGrandHandAnnounced",
    "SchieberamschGrandHandAnnouncedPhase",
    "SchieberamschGrandHandAnnouncedType",
    "SchieberamschHandDealt",
    "SchieberamschHandDealtType",
    "SchieberamschHandScored",
    "SchieberamschHandScoredJacksType0",
    "SchieberamschHandScoredKind",
    "SchieberamschHandScoredTold",
    "SchieberamschHandScoredToldJacksType0",
    "SchieberamschHandScoredToldKind",
    "SchieberamschHandScoredToldType",
    "SchieberamschHandScoredType",
    "SchieberamschHandStarted",
    "SchieberamschHandStartedPhase",
    "SchieberamschHandStartedType",
    "SchieberamschKontra",
    "SchieberamschKontraSaid",
    "SchieberamschKontraSaidType",
    "SchieberamschKontraType",
    "SchieberamschMatchEnded",
    "SchieberamschMatchEndedReason",
    "SchieberamschMatchEndedType",
    "SchieberamschOptions",
    "SchieberamschOptionsEndOfTheMatch",
    "SchieberamschOptionsOwnerOfTheSkat",
    "SchieberamschPass",
    "SchieberamschPassed",
    "SchieberamschPassedPhase",
    "SchieberamschPassedType",
    "SchieberamschPassType",
    "SchieberamschPlayCard",
    "SchieberamschPlayCardType",
    "SchieberamschPushSkat",
    "SchieberamschPushSkatType",
    "SchieberamschRekontra",
    "SchieberamschRekontraSaid",
    "SchieberamschRekontraSaidType",
    "SchieberamschRekontraType",
    "SchieberamschSkatDiscarded",
    "SchieberamschSkatDiscardedPhase",
    "SchieberamschSkatDiscardedType",
    "SchieberamschSkatPushed",
    "SchieberamschSkatPushedPhase",
    "SchieberamschSkatPushedType",
    "SchieberamschSkatTaken",
    "SchieberamschSkatTakenType",
    "SchieberamschTakeSkat",
    "SchieberamschTakeSkatType",
    "SchieberamschTrick",
    "SchieberamschTrickWon",
    "SchieberamschTrickWonType",
    "SchieberamschView",
    "SchieberamschViewEndReasonType0",
    "SchieberamschViewGame",
    "SchieberamschViewPhase",
    "SeatBack",
    "SeatBackType",
    "SeatClaimed",
    "SeatClaimedType",
    "SeatCounts",
    "Seated",
    "SeatGone",
    "SeatGoneType",
    "SeatLeft",
    "SeatLeftType",
    "SeatOfMatch",
    "SeatOfMatchKind",
    "SeatPlace",
    "SeatRequest",
    "SeatResigned",
    "SeatResignedType",
    "SeatSubstituted",
    "SeatSubstitutedType",
    "SeatTaken",
    "SeatTakenKind",
    "SeatTakenType",
    "SeatTally",
    "SeatView",
    "SeatViewKind",
    "SeatViewState",
    "SettingsOfMatch",
    "SettingsOfMatchOnResign",
    "ShowdownBet",
    "ShowdownBetPlaced",
    "ShowdownBetPlacedType",
    "ShowdownBettingClosed",
    "ShowdownBettingClosedCause",
    "ShowdownBettingClosedType",
    "ShowdownBetType",
    "ShowdownBid",
    "ShowdownCardFlipped",
    "ShowdownCardFlippedCard",
    "ShowdownCardFlippedPile",
    "ShowdownCardFlippedRiverTopType0",
    "ShowdownCardFlippedType",
    "ShowdownCardForfeited",
    "ShowdownCardForfeitedCardType0",
    "ShowdownCardForfeitedType",
    "ShowdownCardStacked",
    "ShowdownCardStackedCardType0",
    "ShowdownCardStackedType",
    "ShowdownDisclosure",
    "ShowdownDisclosureGame",
    "ShowdownDisclosureHandsItemItem",
    "ShowdownDisclosureRiverItem",
    "ShowdownDisclosureStacksItemItem",
    "ShowdownFlip",
    "ShowdownFlipped",
    "ShowdownFlippedCard",
    "ShowdownFlippedPile",
    "ShowdownFlipPile",
    "ShowdownFlipType",
    "ShowdownFold",
    "ShowdownFolded",
    "ShowdownFoldedType",
    "ShowdownFoldType",
    "ShowdownMatchEnded",
    "ShowdownMatchEndedReason",
    "ShowdownMatchEndedType",
    "ShowdownOptions",
    "ShowdownOptionsFirstSeatType0",
    "ShowdownOptionsNextStarter",
    "ShowdownOptionsOrderOfFlips",
    "ShowdownOptionsRiver",
    "ShowdownPastRound",
    "ShowdownPastRoundForfeitedType0",
    "ShowdownPastRoundReason",
    "ShowdownPastRoundRiverItemType0",
    "ShowdownPastRoundRiverTopType0",
    "ShowdownPastRoundStacksItemItemType0",
    "ShowdownRiverShuffled",
    "ShowdownRiverShuffledRiverType0Item",
    "ShowdownRiverShuffledTopType0",
    "ShowdownRiverShuffledType",
    "ShowdownRoundEnded",
    "ShowdownRoundEndedReason",
    "ShowdownRoundEndedType",
    "ShowdownRoundStarted",
    "ShowdownRoundStartedRiverTopType0",
    "ShowdownRoundStartedRiverType0Item",
    "ShowdownRoundStartedType",
    "ShowdownStackCard",
    "ShowdownStackCardCard",
    "ShowdownStackCardType",
    "ShowdownView",
    "ShowdownViewEndReasonType0",
    "ShowdownViewGame",
    "ShowdownViewHandType0Item",
    "ShowdownViewPhase",
    "ShowdownViewRiverTopType0",
    "ShowdownViewRiverType0Item",
    "ShowdownViewStackType0Item",
    "Statistics",
    "StreamTicket",
    "StreamTicketRequest",
    "SubstituteRequest",
    "SubstituteRequestBot",
    "TestOfMatch",
    "TestOfMatchBots",
    "Texts",
    "TextsBots",
    "TextsEvents",
    "TextsGame",
    "TextsMoves",
    "TextsNames",
    "TextsOptions",
    "TextsPhases",
    "TextsRules",
    "Ticket",
    "TicketOptions",
    "TicketPage",
    "TicketStatus",
    "TokenRotated",
    "TokenRotatedType",
    "Variant",
    "VariantWhen",
    "Verdict",
    "VerdictFacts",
    "WhyWaiting",
    "WhyWaitingReason",
    "Widening",
    "You",
)
