"""Writes playthroughs/: whole matches, event by event, that every later version of the rules must replay.

`python -m tests.engines.record_playthroughs`. A difference in a file that exists is a change of the rules: it needs a
new edition, and the old file stays. Options and moves are drawn at random from the numbers written here.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from engines.contract import AnyEngine
from engines.down_and_back.state import Options as DownAndBackOptions
from engines.liars_race.state import Arrow, Board
from engines.liars_race.state import Options as LiarsRaceOptions
from engines.registry import ENGINES
from engines.schieberamsch.state import Options as SchieberamschOptions
from engines.showdown.state import Options
from tests.support.matches import random_match

LOOP = Board(name="loop", length=16, green=(Arrow(2, 9), Arrow(6, 9)), red=(Arrow(9, 6), Arrow(12, 2), Arrow(14, 6)))
"""A board of one's own."""

FOLDER = Path(__file__).with_name("playthroughs")

RECORDED: dict[str, dict[str, tuple[msgspec.Struct, int]]] = {
    "showdown": {
        "defaults": (Options(), 81),
        "defaults-again": (Options(), 82),
        "open-river": (Options(river_visibility="all"), 83),
        "hidden-river": (Options(river_visibility="hidden"), 84),
        "free-flips": (Options(flip_order="free"), 85),
        "free-flips-by-hand": (Options(flip_order="free", auto_flip=False, river_visibility="hidden"), 86),
        "every-flip-by-hand": (Options(auto_flip=False), 87),
        "loser-starts": (Options(next_starter="loser", first_seat=0), 88),
        "winner-starts": (Options(next_starter="winner", first_seat=1), 89),
        "short-of-energy": (Options(starting_energy=4, energy_cap=6), 90),
        "much-energy": (Options(starting_energy=20, energy_cap=30, battery_gain=5, beartrap_damage=1), 91),
        "secrets-kept": (Options(reveal_at_end=False, battery_gain=0, beartrap_damage=10, starting_energy=10), 92),
    },
    "down-and-back": {
        "defaults": (DownAndBackOptions(), 100),
        "three-seats": (DownAndBackOptions(rounds=4), 101),
        "four-seats": (DownAndBackOptions(rounds=3), 102),
        "five-seats": (DownAndBackOptions(rounds=3), 103),
        "two-refills": (DownAndBackOptions(rounds=1, turns=10), 119),
        "one-turn": (DownAndBackOptions(rounds=20, turns=1), 104),
        "a-tie": (DownAndBackOptions(rounds=3, turns=1, starting_chips=3), 263),
        "last-one-left": (DownAndBackOptions(rounds=20, starting_chips=7, ante=2, turns=1), 111),
        "nobody-can-ante": (DownAndBackOptions(rounds=5, starting_chips=2, turns=1, first_dealer=2), 121),
        "sudden-death": (DownAndBackOptions(rounds=1, unclaimed_pot="sudden_death", turns=2), 122),
    },
    "schieberamsch": {
        "defaults": (SchieberamschOptions(), 140),
        "no-grand-hand": (SchieberamschOptions(grand_hand=False, hands=3), 165),
        "pushed-three-times": (SchieberamschOptions(grand_hand=False, hands=2, first_dealer=1), 217),
        "no-kontra": (SchieberamschOptions(kontra=False, hands=3, first_dealer=2), 141),
        "target": (SchieberamschOptions(end_mode="target", target_score=30), 157),
        "max-hands": (SchieberamschOptions(end_mode="target", target_score=500, max_hands=3), 142),
        "jacks-stay": (SchieberamschOptions(may_discard_jacks=False, grand_hand=False, hands=3), 143),
        "same-dealer-again": (SchieberamschOptions(redeal_after_grand_hand=True, hands=4), 142),
        "losses-doubled": (SchieberamschOptions(grand_hand_loss_factor=2, hands=2), 140),
        "most-points": (SchieberamschOptions(skat_owner="most_points", grand_hand=False, hands=2), 142),
        "a-tie": (SchieberamschOptions(hands=1), 1520),
        "a-march": (SchieberamschOptions(grand_hand=False, hands=1), 622),
    },
    "liars-race": {
        "defaults": (LiarsRaceOptions(), 200),
        "four-seats": (LiarsRaceOptions(), 201),
        "short-board": (LiarsRaceOptions(board="short"), 203),
        "long-board": (LiarsRaceOptions(board="long", first_leader=2), 204),
        "own-board": (LiarsRaceOptions(board=LOOP, first_leader=0), 205),
        "two-cards": (LiarsRaceOptions(hand_size=2, board="short"), 206),
        "thirteen-cards": (LiarsRaceOptions(hand_size=13, ace_rank="high"), 207),
        "dice-every-trick": (LiarsRaceOptions(dice_policy="per_trick", below_start="skip"), 208),
        "dice-once": (LiarsRaceOptions(dice_policy="per_game", penalty_shortcuts=False), 209),
        "exact-stay": (LiarsRaceOptions(goal_rule="exact_stay"), 210),
        "exact-bounce": (LiarsRaceOptions(goal_rule="exact_bounce", board="short"), 211),
        "last-deal": (LiarsRaceOptions(max_deals=1, hand_size=3), 213),
        "hands-kept": (LiarsRaceOptions(reveal_at_end=False, board="short"), 212),
    },
}
"""For each game and name: the options, and the number that chance, moves and the number of seats are drawn from."""


def playthrough(engine: AnyEngine, options: Any, number: int) -> dict[str, Any]:
    """A whole match as JSON values."""
    match = random_match(engine, options, engine.seats[number % len(engine.seats)], Random(number))
    return {
        "game": engine.name,
        "edition": engine.edition,
        "options": as_json(options),
        "seat_count": match.seat_count,
        "seed": match.blank.seed.hex(),
        "steps": [
            {"seat": step.seat, "move": as_json(step.move), "events": as_json(step.events)} for step in match.steps
        ],
        "outcome": as_json(engine.outcome(match.now)),
    }


def as_json(value: Any) -> Any:
    """The value as its codec writes it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def written(content: dict[str, Any]) -> str:
    """One event a line, so that a change reads as a diff."""
    head = "".join(
        f"{json.dumps(key)}: {json.dumps(content[key])},\n" for key in content if key not in ("steps", "outcome")
    )
    steps = ",\n".join(
        f'{{"seat": {json.dumps(step["seat"])}, "move": {json.dumps(step["move"])}, "events": [\n'
        + ",\n".join("  " + json.dumps(event) for event in step["events"])
        + "\n]}"
        for step in content["steps"]
    )
    return "{\n" + head + f'"steps": [\n{steps}\n],\n"outcome": {json.dumps(content["outcome"])}\n}}\n'


def file_of(game: str, name: str) -> Path:
    """Where the match is kept."""
    return FOLDER / f"{game}-{name}.json"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game, matches in RECORDED.items():
        for name, (options, number) in matches.items():
            file_of(game, name).write_text(written(playthrough(ENGINES[game], options, number)), encoding="utf-8")
