"""What is asked for when a player or an app changes."""

from __future__ import annotations

from service.api.matches.schemas import Name
from service.api.shapes import Closed


class AccountChange(Closed):
    """What is to be different."""

    name = Name("How the player or app is called from now on.", required=True)
