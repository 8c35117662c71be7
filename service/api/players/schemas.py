"""What is asked for when a player is made."""

from __future__ import annotations

from service.api.matches.schemas import Name
from service.api.shapes import Closed


class PlayerRequest(Closed):
    """A player to be made."""

    name = Name("How the player is called.", required=True)
