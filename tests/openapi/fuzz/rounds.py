"""A round of fuzzing: schemathesis against a running Upcard of its own, with bots that move meanwhile.

A round is repeatable by its seed, as far as chance on the server allows: its ids and cards are others each time.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from service.application.people import make_app
from service.processes.embedded_redis import url
from service.runtime import Runtime
from service.settings import Settings
from tests.e2e.product import running
from tests.openapi.fuzz.seen import Seen

ROOT = Path(__file__).parents[3]
CONTRACT = ROOT / "openapi" / "openapi.json"
CONFIG = Path(__file__).with_name("schemathesis.toml")

EACH_ALONE, IN_A_ROW = "examples,coverage,fuzzing", "stateful"
"""The phases of schemathesis: operations each for itself, and one after the other along the links."""

ROUND = ((EACH_ALONE, 10), *[(IN_A_ROW, 40)] * 3)
"""The runs of a round: phases, and how much is drawn; each gets the next seed."""

_PHASE = re.compile(r"(Examples|Coverage|Fuzzing|Stateful) \(in [0-9.]+s\)")
_LOOSE_ENDS = re.compile(r"^Failed to extract data.*?(?=^=+ [A-Z])", re.MULTILINE | re.DOTALL)


class Server(NamedTuple):
    """A running Upcard, and the key of an app there."""

    address: str
    app_key: str


class Run(NamedTuple):
    """A run of schemathesis: has it found nothing, what has it printed, and what has it seen?"""

    passed: bool
    said: str
    seen: Seen

    @property
    def findings(self) -> str:
        """What it has printed, without the links that could not be followed since there was nothing at their end."""
        return _LOOSE_ENDS.sub("", self.said)


@contextmanager
def server() -> Iterator[Server]:
    """`upcard up` on an empty folder, without quotas."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        with running(data, UPCARD_LIMITS="off") as product:
            runtime = Runtime(Settings(redis_url=url(data / "redis")))
            _, key = make_app(runtime.accounts, "Fuzz")
            runtime.close()
            yield Server(f"http://127.0.0.1:{product.port}", key)


def fuzz(server: Server, phases: str, examples: int, seed: int, tell: Callable[[str], None]) -> Run:
    """Run some phases of schemathesis; `tell` gets a line for each that is done."""
    with tempfile.TemporaryDirectory() as folder:
        seen = Path(folder) / "seen.json"
        command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(CONFIG), "run"]
        command += [str(CONTRACT), "--url", server.address, "--phases", phases, "--max-examples", str(examples)]
        command += ["--seed", str(seed), "--continue-on-failure"]
        told = {"FUZZ_ADDRESS": server.address, "FUZZ_APP_KEY": server.app_key, "FUZZ_SEEN": str(seen)}
        environment = os.environ | told | {"PYTHONPATH": str(ROOT)}
        lines = []
        with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for line in process.stdout:
                lines.append(line)
                if _PHASE.search(line):
                    tell(line.strip())
        return Run(process.returncode == 0, "".join(lines), Seen.read(seen))


def play_round(seed: int, tell: Callable[[str], None]) -> Iterator[Run]:
    """All runs of a round, on a server of its own."""
    with server() as running_one:
        for number, (phases, examples) in enumerate(ROUND):
            yield fuzz(running_one, phases, examples, seed + number, tell)
