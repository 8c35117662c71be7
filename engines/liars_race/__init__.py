"""Liars' Race, a pawn race for three or four, driven by tricks that are not always worth winning. Edition 1.

Source: rules/liars-race.md, made from the game's own (Korean) text; players read rules.en.md and rules.ko.md.

Seats: 3 or 4. Options and their defaults: `board` standard, `hand_size` auto (6 cards for three seats, 5 for four),
`ace_rank` low, `dice_policy` per_deal, `first_leader` random, `goal_rule` reach_or_pass, `below_start` clamp,
`penalty_shortcuts` true, `max_deals` 30, `reveal_at_end` true.
"""

from __future__ import annotations

from engines.contract import Engine
from engines.liars_race import events, moves
from engines.liars_race.evolve import evolve
from engines.liars_race.rules import SLUGS, check, decide, initial, legal_moves, to_move
from engines.liars_race.scoring import Disclosure, disclose, outcome
from engines.liars_race.state import Options, State, blank
from engines.liars_race.view import View, redact, view
from engines.liars_race.worlds import determinize

ENGINE: Engine[Options, State, moves.Move, events.Event, View] = Engine(
    name="liars-race",
    edition=1,
    seats=range(3, 5),
    options_type=Options,
    move_types=(moves.PlayCard,),
    event_types=(
        events.DealStarted,
        events.HandDealt,
        events.DiceRolled,
        events.CardPlayed,
        events.TrickWon,
        events.PawnMoved,
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
