"""Raincheck: Showdown, a bluffing game for two with four cards each. Edition 1.

Source: rules/showdown.md, made from the game's own (Korean) text; players read rules.en.md and rules.ko.md.

Seats: exactly 2. Options and their defaults: `starting_energy` 10, `energy_cap` 10, `beartrap_damage` 3,
`battery_gain` 1, `river_visibility` top, `flip_order` top_down, `next_starter` alternate, `first_seat` random,
`auto_flip` true, `reveal_at_end` true.
"""

from __future__ import annotations

from engines.contract import Engine
from engines.showdown import events, moves
from engines.showdown.evolve import evolve
from engines.showdown.rules import SLUGS, check, decide, initial, legal_moves, to_move
from engines.showdown.scoring import Disclosure, disclose, outcome
from engines.showdown.state import Options, State, blank
from engines.showdown.view import View, redact, view
from engines.showdown.worlds import determinize

ENGINE: Engine[Options, State, moves.Move, events.Event, View] = Engine(
    name="showdown",
    edition=1,
    seats=range(2, 3),
    options_type=Options,
    move_types=(moves.StackCard, moves.Bet, moves.Fold, moves.Flip),
    event_types=(
        events.RoundStarted,
        events.CardStacked,
        events.BetPlaced,
        events.Folded,
        events.BettingClosed,
        events.CardFlipped,
        events.RoundEnded,
        events.CardForfeited,
        events.RiverShuffled,
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
