"""Second opinions on the games, written from the rules pages alone; one referee for each game, by its name."""

from __future__ import annotations

from collections.abc import Mapping

from tests.support.referees.contract import Referee
from tests.support.referees.down_and_back import DownAndBack
from tests.support.referees.liars_race import LiarsRace
from tests.support.referees.schieberamsch import Schieberamsch
from tests.support.referees.showdown import Showdown

REFEREES: Mapping[str, type[Referee]] = {
    "showdown": Showdown,
    "down-and-back": DownAndBack,
    "schieberamsch": Schieberamsch,
    "liars-race": LiarsRace,
}
