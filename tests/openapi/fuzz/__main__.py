"""`python -m tests.openapi.fuzz`: rounds of fuzzing until the time is up, and a summary.

Exits with 1 if anything is found, or if requests that could be carried out hardly ever are.
"""

from __future__ import annotations

import argparse
import secrets
import sys
import time

from tests.openapi.fuzz.report import idle, never_seen, table, undeclared
from tests.openapi.fuzz.rounds import ROUND, play_round
from tests.openapi.fuzz.seen import Seen


def main() -> int:
    """Fuzz, and tell on the terminal what comes of it. Gives the exit code."""
    arguments = _arguments()
    seen, failed = Seen(), list[int]()
    end = time.monotonic() + 60 * arguments.minutes
    seed, rounds = arguments.seed, 0
    while time.monotonic() < end if arguments.rounds is None else rounds < arguments.rounds:
        print(f"round {rounds + 1}, seed {seed}", flush=True)
        for run in play_round(seed, lambda line: print(f"  {line}", flush=True)):
            seen.add(run.seen)
            if not run.passed:
                failed.append(seed)
                print(run.findings, flush=True)
        seed, rounds = seed + len(ROUND), rounds + 1
    _tell(seen, rounds)
    for each in dict.fromkeys(failed):
        print(f'FOUND SOMETHING, see above; once more: make fuzz ARGS="--seed {each} --rounds 1"')
    return int(bool(failed or undeclared(seen) or idle(seen)))


def _tell(seen: Seen, rounds: int) -> None:
    print(
        f"\n{seen.answers.total()} requests in {rounds} rounds. Of each operation: how many, how many were carried out"
    )
    print("of those that could be expected to, and all answers.")
    print("\n".join(table(seen)))
    print("\nDeclared and never seen, but for what only servers answer that are broken, full or busy:")
    for name, answers in never_seen(seen).items():
        print(f"{name:24}{', '.join(answers)}")
    print()
    for answer in undeclared(seen):
        print("NOT DECLARED:", *answer)
    for name, share in idle(seen).items():
        print(f"HARDLY EVER CARRIED OUT: {name}, {share}")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make fuzz")
    parser.add_argument("--minutes", type=float, default=10, help="how long; a round that has begun is finished")
    parser.add_argument("--rounds", type=int, help="how many rounds, however long they take")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000), help="the seed of the first round")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
