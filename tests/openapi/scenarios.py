"""Writes openapi/scenarios: short matches of test mode that together reach every type of event in the contract.

`python -m tests.openapi.scenarios`. The games' own come from a search, the others are written down here: what happens
at a table around its game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from engines.registry import ENGINES
from tests.openapi.scenario_search import Found, found

FOLDER = Path(__file__).parents[2] / "openapi" / "scenarios"

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve")

SEED = "5eed" * 16

ANN: dict[str, Any] = {"kind": "human", "name": "Ann"}
BEN: dict[str, Any] = {"kind": "human", "name": "Ben"}
OPEN: dict[str, Any] = {"kind": "open"}

Scenario = dict[str, Any]


def all_scenarios() -> Iterator[Scenario]:
    """Every scenario, in the order of their names."""
    games = (_of_a_game(scenario) for game in ENGINES for scenario in found(game))
    return iter(sorted([*_tables(), *games], key=lambda scenario: scenario["name"]))


def written(scenario: Scenario) -> str:
    """The text of a file."""
    return json.dumps(scenario, indent=2, ensure_ascii=False) + "\n"


def _of_a_game(scenario: Found) -> Scenario:
    new = ", ".join(f"`{event}`" for event in scenario.new)
    return {
        "name": f"{scenario.game}-{'-'.join(scenario.new or ('whole_match',)).replace('_', '-')}",
        "shows": f"A match that reaches {new}." if new else "A whole match, the shortest that was found.",
        "open": {
            "game": scenario.game,
            "options": dict(scenario.table.options),
            "seats": [{"kind": "human", "name": name} for name in NAMES[: scenario.table.seats]],
            "test": {"seed": scenario.seed.hex()},
        },
        "steps": [_step("make_move", seat, msgspec.to_builtins(move)) for seat, move in scenario.moves],
        "reaches": _around(scenario.reaches),
    }


def _around(reaches: Iterable[str]) -> list[str]:
    """All events of a match in which these happen in the game, in the order in which they happen first."""
    ended = ["match_finished"] if "match_ended" in reaches else []
    return ["match_opened", "seat_taken", "match_started", *reaches, *ended]


def _tables() -> Iterator[Scenario]:
    """What may happen to seats and tables."""
    yield _at_a_table(
        "open-seat-taken",
        "Somebody takes the open seat, and the match starts.",
        [ANN, OPEN],
        [_step("take_seat", 1, {"seat": 1, "name": "Ben"})],
        ["match_opened", "seat_taken", "match_started", "round_started"],
    )
    yield _at_a_table(
        "seat-left",
        "Somebody leaves before the start, and somebody else comes.",
        [ANN, OPEN, OPEN],
        [
            _step("take_seat", 1, {"seat": 1, "name": "Ben"}),
            _step("leave_seat", 1),
            _step("take_seat", 1, {"seat": 1, "name": "Cid"}),
        ],
        ["match_opened", "seat_taken", "seat_left"],
        game="liars-race",
    )
    yield _at_a_table(
        "everybody-left",
        "The last person leaves before the start, and the match is abandoned.",
        [ANN, OPEN],
        [_step("leave_seat", 0)],
        ["match_opened", "seat_taken", "seat_left", "match_abandoned"],
    )
    yield _at_a_table(
        "guest-becomes-player",
        "A guest makes an account and claims the seat.",
        [ANN, OPEN],
        [_step("claim_seat", 0, {"name": "Ann"})],
        ["match_opened", "seat_taken", "seat_claimed"],
    )
    yield _at_a_table(
        "token-rotated",
        "A seat gets a new token, and acts with it.",
        [ANN, BEN],
        [_step("rotate_seat_token", 0), _step("make_move", 0, {"type": "stack_card", "card": "blank"})],
        ["match_opened", "seat_taken", "match_started", "round_started", "token_rotated", "card_stacked"],
    )
    yield _at_a_table(
        "resigned",
        "Somebody gives up, and the match is over.",
        [ANN, BEN],
        [_step("resign", 0)],
        ["match_opened", "seat_taken", "match_started", "round_started", "seat_resigned", "match_finished"],
    )
    yield _at_a_table(
        "bot-plays-on",
        "Somebody gives a seat to a bot, which has moved when the answer comes.",
        [ANN, BEN],
        [
            _step("make_move", 0, {"type": "stack_card", "card": "blank"}),
            _step("substitute_bot", 1, {"bot": "basic"}),
        ],
        ["match_opened", "seat_taken", "match_started", "round_started", "card_stacked", "seat_substituted"],
        instant=True,
    )


def _at_a_table(
    name: str,
    shows: str,
    seats: list[dict[str, Any]],
    steps: list[dict[str, Any]],
    reaches: list[str],
    *,
    game: str = "showdown",
    instant: bool = False,
) -> Scenario:
    return {
        "name": f"table-{name}",
        "shows": shows,
        "open": {
            "game": game,
            "options": {"first_seat": 0} if game == "showdown" else {},
            "seats": seats,
            "test": {"seed": SEED, "bots": "instant"} if instant else {"seed": SEED},
        },
        "steps": steps,
        "reaches": reaches,
    }


def _step(operation: str, seat: int, body: Any = None) -> dict[str, Any]:
    return {"do": operation, "seat": seat} | ({} if body is None else {"body": body})


def main() -> None:
    """Write the files, and remove those of scenarios that are no more."""
    made = {f"{scenario['name']}.json": written(scenario) for scenario in all_scenarios()}
    for path in FOLDER.glob("*.json"):
        if path.name not in made:
            path.unlink()
    for name, text in made.items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
