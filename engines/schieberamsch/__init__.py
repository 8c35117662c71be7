"""Schieberamsch, a trick-taking game for three in which card points are to be avoided. Edition 1.

Source: rules/schieberamsch.md, made from the game's own (Korean) text; players read rules.en.md and rules.ko.md.

Seats: exactly 3. Options and their defaults: `end_mode` hands, `hands` 9, `target_score` 50, `max_hands` 36,
`first_dealer` null (drawn), `grand_hand` true, `kontra` true, `may_discard_jacks` true, `redeal_after_grand_hand`
false, `grand_hand_loss_factor` 1, `skat_owner` last_trick.
"""

from __future__ import annotations

from engines.contract import Engine
from engines.schieberamsch import events, moves
from engines.schieberamsch.evolve import evolve
from engines.schieberamsch.rules import SLUGS, check, decide, initial, legal_moves, to_move
from engines.schieberamsch.scoring import Disclosure, disclose, outcome
from engines.schieberamsch.state import Options, State, blank
from engines.schieberamsch.view import View, redact, view
from engines.schieberamsch.worlds import determinize

ENGINE: Engine[Options, State, moves.Move, events.Event, View] = Engine(
    name="schieberamsch",
    edition=1,
    seats=range(3, 4),
    options_type=Options,
    move_types=(
        moves.Pass,
        moves.AnnounceGrandHand,
        moves.Kontra,
        moves.Rekontra,
        moves.TakeSkat,
        moves.PushSkat,
        moves.DiscardSkat,
        moves.PlayCard,
    ),
    event_types=(
        events.HandStarted,
        events.HandDealt,
        events.Passed,
        events.GrandHandAnnounced,
        events.KontraSaid,
        events.RekontraSaid,
        events.SkatTaken,
        events.SkatDiscarded,
        events.SkatPushed,
        events.CardPlayed,
        events.TrickWon,
        events.HandScored,
        events.MatchEnded,
    ),
    state_type=State,
    view_type=View,
    disclosure_type=Disclosure,
    rules=SLUGS,
    check=check,
    blank=blank,
    initial=initial,
    decide=decide,
    evolve=evolve,
    to_move=to_move,
    legal_moves=legal_moves,
    view=view,
    redact=redact,
    disclose=disclose,
    determinize=determinize,
    outcome=outcome,
)
