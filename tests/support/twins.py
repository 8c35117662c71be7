"""Every game's twin maker: it gives the beginning of another match, which a viewer cannot tell from the one played.

Each is written from its rules page alone, and without the engine, so that both cannot make the same mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from tests.support.down_and_back_twins import down_and_back_twin
from tests.support.liars_race_twins import liars_race_twin
from tests.support.schieberamsch_twins import schieberamsch_twin
from tests.support.showdown_twins import showdown_twin

Event = dict[str, Any]

Twin = Callable[[list[Event], dict[str, Any], int | None, Random], list[Event] | None]
"""Takes the stored events as in JSON, the options, the viewer (None for a spectator) and the chance that chooses among
twins; gives as many events, or None if it found no way in which anything can differ."""

TWINS: Mapping[str, Twin] = {
    "showdown": showdown_twin,
    "down-and-back": lambda events, options, viewer, random: down_and_back_twin(events, viewer, random),
    "schieberamsch": schieberamsch_twin,
    "liars-race": lambda events, options, viewer, random: liars_race_twin(events, viewer, random),
}
