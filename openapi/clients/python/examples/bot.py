"""A bot for any game: it sits down wherever a seat is open or somebody invites it, and says what happens.

Usage: python bot.py http://127.0.0.1:8000 [TOKEN]
Without the token of a player it registers one. It knows no rules: it picks one of the moves that are legal.
"""

from __future__ import annotations

import random
import sys
import threading
import time
from collections import Counter
from contextlib import suppress
from typing import Any

import httpx

from upcard_client import AuthenticatedClient, UpcardProblem, answered, follow_my_matches, guest, make_move, sentence
from upcard_client.generated.api.events import list_events
from upcard_client.generated.api.games import get_texts
from upcard_client.generated.api.matches import get_match, list_matches, take_seat
from upcard_client.generated.api.players import make_player
from upcard_client.generated.models import OwnEvent, OwnItem, PlayerRequest, SeatRequest

LOOK_EVERY = 5.0
"""Seconds between two looks for open seats."""

TROUBLE = (UpcardProblem, httpx.TransportError)


class Bot:
    """Plays in all matches of one player. `told` is the version up to which each match was put in words."""

    def __init__(self, player: AuthenticatedClient) -> None:
        self.player = player
        self.told: Counter[str] = Counter()
        self.texts: dict[str, dict[str, Any]] = {}

    def look_for_seats(self) -> None:
        """Sit down in every public match that has a seat left, now and then, without end."""
        while True:
            with suppress(*TROUBLE):
                for table in answered(list_matches.sync_detailed(client=self.player, status="open", open_seats=1)).data:
                    self.sit_down(table.id)
            time.sleep(LOOK_EVERY)

    def sit_down(self, match_id: str) -> None:
        """Take a seat, unless somebody was faster or we sit there already."""
        with suppress(UpcardProblem):
            answered(take_seat.sync_detailed(match_id, client=self.player, body=SeatRequest()))

    def act(self, match_id: str) -> None:
        """Say what has happened in a match, and move if it is our turn."""
        match = answered(get_match.sync_detailed(match_id, client=self.player))
        if match.game not in self.texts:
            self.texts[match.game] = answered(get_texts.sync_detailed(match.game, client=self.player)).to_dict()
        names = [seat.name or f"seat {seat.seat}" for seat in match.seats]
        page = answered(list_events.sync_detailed(match_id, client=self.player, after=self.told[match_id], limit=500))
        for event in page.events:
            print(f"{match_id} {event.version}: {sentence(self.texts[match.game], event.to_dict(), names)}", flush=True)
        self.told[match_id] = page.next_after
        if match.legal_moves:
            try:
                make_move(self.player, match_id, random.choice(match.legal_moves), match.version)
            except UpcardProblem as refusal:
                # Too late: the clock was faster, or somebody has ended the match.
                if refusal.status not in (409, 412):
                    raise

    def play(self) -> None:
        """Do what there is to do, as it comes, without end."""
        threading.Thread(target=self.look_for_seats, daemon=True).start()
        while True:
            try:
                for item in follow_my_matches(self.player):
                    if isinstance(item, OwnItem | OwnEvent):
                        self.sit_down(item.match) if item.type_ == "invitation" else self.act(item.match)
            except TROUBLE as trouble:
                # The next stream begins with all turns that are open, so none is lost.
                print(f"once more, after {trouble}", flush=True)
                time.sleep(LOOK_EVERY)


if __name__ == "__main__":
    server, *given = sys.argv[1:]
    token = (
        given[0]
        if given
        else answered(make_player.sync_detailed(client=guest(server), body=PlayerRequest(name="Happy-go-lucky"))).token
    )
    Bot(AuthenticatedClient(server, token)).play()
