"""What a seat, or a spectator, may know. Hiding happens here and nowhere else.

Source: rules/schieberamsch.md, section 3.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engines.cards import Card
from engines.contract import Seat
from engines.schieberamsch.events import EndReason, Event, HandDealt, HandScored, Phase, SkatDiscarded, SkatTaken
from engines.schieberamsch.scoring import trick_points
from engines.schieberamsch.state import Exchange, Options, State, Trick, pushes


class View(Struct, frozen=True, tag_field="game", tag="schieberamsch"):
    """What this seat, or with `seat` null a spectator, may know.

    `hand` is the viewer's own. `known_skat` holds the two cards of the skat if the viewer's own discard lies there, and
    for everyone once the hand is scored; else null. `passed` lists the seats that announced no Grand Hand; `exchanges`
    tell in order what seats did with the skat, but hold only the cards that the viewer itself took and discarded.
    `factor`, 1, 2, 4 or 8, is what pushes multiply the hand by; `kontra_level` is 1 after a kontra, 2 after a rekontra.
    `leader` leads the `trick` on the table, whose cards are in the order played. By seat: `totals`, the scores;
    `hand_counts`; `trick_points`, the card points in the `tricks` that are won. `last_hand` is the score of the last
    hand that is over. `turn` is null once nobody is to move.
    """

    seat: Seat | None
    options: Options
    phase: Phase
    hand_number: int
    dealer: Seat
    turn: Seat | None
    totals: tuple[int, ...]
    hand: tuple[Card, ...] | None
    hand_counts: tuple[int, ...]
    skat_count: int
    known_skat: tuple[Card, ...] | None
    passed: tuple[Seat, ...]
    exchanges: tuple[Exchange, ...]
    factor: int
    soloist: Seat | None
    kontra_by: Seat | None
    kontra_level: int
    leader: Seat
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    trick_points: tuple[int, ...]
    last_hand: HandScored | None
    end_reason: EndReason | None


def view(state: State, seat: Seat | None) -> View:
    """What this seat, or with None a spectator, knows if it forgot nothing of the hand."""
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        hand_number=state.hand_number,
        dealer=state.dealer,
        turn=state.turn,
        totals=state.totals,
        hand=None if seat is None else state.hands[seat],
        hand_counts=tuple(len(hand) for hand in state.hands),
        skat_count=len(state.skat),
        known_skat=state.skat if _knows_skat(state, seat) else None,
        passed=state.passed,
        exchanges=tuple(
            exchange if exchange.seat == seat else replace(exchange, taken=None, discarded=None)
            for exchange in state.exchanges
        ),
        factor=1 << pushes(state.exchanges),
        soloist=state.soloist,
        kontra_by=state.kontra_by,
        kontra_level=state.kontra_level,
        leader=state.leader,
        trick=state.trick,
        tricks=state.tricks,
        trick_points=trick_points(state),
        last_hand=state.last_hand,
        end_reason=state.end_reason,
    )


def redact(event: Event, seat: Seat | None) -> Event:
    """The event without the fields that this seat, or with None a spectator, may not know."""
    match event:
        case HandDealt(seat=owner) | SkatTaken(seat=owner) | SkatDiscarded(seat=owner) if owner != seat:
            return replace(event, cards=None)
        case _:
            return event


def _knows_skat(state: State, seat: Seat | None) -> bool:
    if state.last_hand is not None and state.last_hand.hand_number == state.hand_number:
        return True
    takers = [exchange for exchange in state.exchanges if not exchange.pushed]
    return bool(takers) and takers[-1].seat == seat and takers[-1].discarded is not None
