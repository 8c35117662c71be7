"""Highest Card, a toy: everybody plays a card, the highest takes the trick. Edition 1.

Seats: 2 to 4. Options and their defaults: `cards` 3, `reveal_at_end` true.
"""

from __future__ import annotations

from engines.contract import Engine
from tests.toy.highest_card import events, moves
from tests.toy.highest_card.evolve import evolve
from tests.toy.highest_card.rules import SLUGS, check, decide, initial, legal_moves, to_move
from tests.toy.highest_card.scoring import Disclosure, disclose, outcome
from tests.toy.highest_card.state import Options, State, blank
from tests.toy.highest_card.view import View, redact, view
from tests.toy.highest_card.worlds import determinize

ENGINE: Engine[Options, State, moves.Move, events.Event, View] = Engine(
    name="highest-card",
    edition=1,
    seats=range(2, 5),
    options_type=Options,
    move_types=(moves.PlayCard,),
    event_types=(events.HandDealt, events.CardPlayed, events.TrickWon, events.MatchEnded),
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
