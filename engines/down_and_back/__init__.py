"""Down and Back, a game of drawing and discarding for two to five, for a pot that only a double win takes. Edition 1.

Source: rules/down-and-back.md, made from the game's own (Korean) text; players read rules.en.md and rules.ko.md.

Seats: 2 to 5. Options and their defaults: `rounds` 10, `starting_chips` 20, `ante` 1, `turns` 6, `first_dealer` null
(drawn), `unclaimed_pot` split.
"""

from __future__ import annotations

from engines.contract import Engine
from engines.down_and_back import events, moves
from engines.down_and_back.evolve import evolve
from engines.down_and_back.rules import SLUGS, check, decide, initial, legal_moves, to_move
from engines.down_and_back.scoring import Disclosure, disclose, outcome
from engines.down_and_back.state import Options, State, blank
from engines.down_and_back.view import View, redact, view
from engines.down_and_back.worlds import determinize

ENGINE: Engine[Options, State, moves.Move, events.Event, View] = Engine(
    name="down-and-back",
    edition=1,
    seats=range(2, 6),
    options_type=Options,
    move_types=(moves.DrawStock, moves.DrawDiscard, moves.Discard, moves.Split),
    event_types=(
        events.RoundStarted,
        events.HandDealt,
        events.CardDrawn,
        events.StockRefilled,
        events.CardDiscarded,
        events.SplitCommitted,
        events.ShowdownFour,
        events.ShowdownThree,
        events.TieDrawn,
        events.PotWon,
        events.PotCarried,
        events.PotShared,
        events.SeatEliminated,
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
