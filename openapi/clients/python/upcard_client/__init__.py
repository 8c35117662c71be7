"""A client for Upcard: what is generated from its contract, and a few functions that make streams and moves safe.

`generated` holds an operation for each of the contract's (`generated.api`) and its schemas as classes
(`generated.models`), untouched. By hand:

- `guest` is a client without a token;
- `answered` gives what an operation answered, or raises its refusal as `UpcardProblem`;
- `follow_match` and `follow_my_matches` tell every event once and in order, over as many connections as it takes;
- `make_move` repeats a move until it is answered, and never makes it twice;
- `sentence` says what an event says to people, by the texts of its game.
"""

from upcard_client.events import Event, Presence, read_event
from upcard_client.following import follow_match, follow_my_matches
from upcard_client.generated import AuthenticatedClient, Client
from upcard_client.guests import guest
from upcard_client.moving import make_move
from upcard_client.problems import UpcardProblem, answered
from upcard_client.sentences import sentence

__all__ = [
    "AuthenticatedClient",
    "Client",
    "Event",
    "Presence",
    "UpcardProblem",
    "answered",
    "follow_match",
    "follow_my_matches",
    "guest",
    "make_move",
    "read_event",
    "sentence",
]
