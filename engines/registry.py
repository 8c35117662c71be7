"""The games that are played here: the only list of them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engines import down_and_back, liars_race, schieberamsch, showdown
from engines.contract import AnyEngine

ENGINES: Mapping[str, AnyEngine] = MappingProxyType(
    {engine.name: engine for engine in (showdown.ENGINE, down_and_back.ENGINE, schieberamsch.ENGINE, liars_race.ENGINE)}
)
"""Each game by its name."""
