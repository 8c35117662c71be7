"""Plays a match against bots as a player, with the client alone, and prints what it was told as JSON.

Usage: python match.py SERVER GAME OPTIONS SEATS
"""

from __future__ import annotations

import json
import sys
import threading
from random import Random
from typing import Any

from upcard_client import AuthenticatedClient, answered, follow_match, follow_my_matches, guest, make_move
from upcard_client.generated.api.matches import get_match, open_match
from upcard_client.generated.api.players import make_player
from upcard_client.generated.models import Match, MatchRequest, OwnEvent, PlayerRequest


def told(news: Any) -> dict[str, Any]:
    """What was told as JSON, and the class that it came as."""
    return {"class": type(news).__name__, "told": news if isinstance(news, dict) else news.to_dict()}


def follow_own(player: AuthenticatedClient, news: list[dict[str, Any]]) -> None:
    """Note what the player's own stream tells, until a match has ended."""
    for item in follow_my_matches(player):
        news.append(told(item))
        if isinstance(item, OwnEvent) and item.type_ == "match_ended":
            return


server, game, options, seats = sys.argv[1:]
random = Random(game)
made = answered(make_player.sync_detailed(client=guest(server), body=PlayerRequest(name="Ann")))
ann = AuthenticatedClient(server, made.token)
own: list[dict[str, Any]] = []
listening = threading.Thread(target=follow_own, args=(ann, own), daemon=True)
listening.start()

request = MatchRequest.from_dict(
    {
        "game": game,
        "options": json.loads(options),
        "seats": [{"kind": "human"}] + [{"kind": "bot", "bot": "basic"}] * (int(seats) - 1),
    }
)
opened = answered(open_match.sync_detailed(client=ann, body=request))
match: Match = opened
followed: list[dict[str, Any]] = []
answers: list[dict[str, Any]] = []
for news in follow_match(ann, opened.id):
    followed.append(told(news))
    match = answered(get_match.sync_detailed(opened.id, client=ann))
    if match.legal_moves:
        # Half of the moves are for whatever is current, so that nothing but the key keeps them from being made twice.
        version = match.version if len(answers) % 2 else None
        answers.append(make_move(ann, opened.id, random.choice(match.legal_moves), version).to_dict())
listening.join()
print(
    json.dumps(
        {
            "match": opened.id,
            "token": made.token,
            "followed": followed,
            "answers": answers,
            "own": own,
            "outcome": match.to_dict()["outcome"],
        }
    )
)
