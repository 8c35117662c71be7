"""Writes chance_vectors.json: what `upcard-shuffle-1` gives for some seeds and labels, for any implementation to match.

`python -m tests.engines.record_chance_vectors`; the algorithm is frozen, so the file must never change, only grow.
A vector shuffles the numbers from 0 to `count` - 1, or draws one of them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engines.chance import ALGORITHM, commitment, drawn, shuffled

FILE = Path(__file__).with_name("chance_vectors.json")

SEEDS = (bytes(32), bytes(range(32)), bytes(255 - number for number in range(32)))
LABELS = ("first-seat", "round/1/river", "deal/12", "강/2", "")
SHUFFLED = (0, 1, 2, 4, 8, 9, 52)
DRAWN = (1, 2, 6, 52, 3_000_000_000, 2**32)
"""Of 3,000,000,000 numbers, three words in ten are thrown away; of 2**32, none is."""


def vectors() -> dict[str, Any]:
    """All vectors, as the file holds them."""
    return {
        "algorithm": ALGORITHM,
        "commitments": [{"seed": seed.hex(), "sha256": commitment(seed)} for seed in SEEDS],
        "shuffled": [
            {"seed": seed.hex(), "label": label, "count": count, "order": shuffled(range(count), seed, label)}
            for seed in SEEDS
            for label in LABELS
            for count in SHUFFLED
        ],
        "drawn": [
            {"seed": seed.hex(), "label": label, "count": count, "number": drawn(range(count), seed, label)}
            for seed in SEEDS
            for label in LABELS
            for count in DRAWN
        ],
    }


def written(content: dict[str, Any]) -> str:
    """One vector a line, so that a change reads as a diff."""
    parts = [f'"algorithm": {json.dumps(content["algorithm"])}']
    for name in ("commitments", "shuffled", "drawn"):
        rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in content[name])
        parts.append(f'"{name}": [\n{rows}\n]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(written(vectors()), encoding="utf-8")
