"""What each event changes."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from tests.toy.highest_card.events import CardPlayed, Event, HandDealt, MatchEnded, TrickWon
from tests.toy.highest_card.state import State


def evolve(state: State, event: Event) -> State:
    """The state after the event, which is trusted."""
    match event:
        case HandDealt(seat=seat, cards=cards, next_seat=next_seat):
            dealt = cards or ()
            hands = tuple(dealt if owner == seat else hand for owner, hand in enumerate(state.hands))
            stock = tuple(card for card in state.stock if card not in dealt)
            return replace(state, hands=hands, stock=stock, turn=next_seat)
        case CardPlayed(seat=seat, card=played, next_seat=next_seat):
            hands = tuple(
                tuple(card for card in hand if owner != seat or card != played)
                for owner, hand in enumerate(state.hands)
            )
            return replace(state, hands=hands, trick=(*state.trick, played), turn=next_seat)
        case TrickWon(seat=seat, next_seat=next_seat):
            tricks = tuple(count + (owner == seat) for owner, count in enumerate(state.tricks))
            return replace(state, tricks=tricks, trick=(), seen=state.seen + state.trick, turn=next_seat)
        case MatchEnded():
            return replace(state, phase="finished", turn=None)
        case _:
            assert_never(event)
