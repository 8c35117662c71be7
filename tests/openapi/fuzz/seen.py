"""What operations have answered, and how often."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from schemathesis import Case
from schemathesis.core.transport import Response

from tests.service.api.client import Declared


class Seen:
    """Answers that were counted.

    `answers` has how often each operation has given each status and problem code; `tried` and `done` how many requests
    of each operation were mended, and how many of those were carried out.
    """

    def __init__(self) -> None:
        self.answers: Counter[Declared] = Counter()
        self.tried: Counter[str] = Counter()
        self.done: Counter[str] = Counter()

    def count(self, case: Case[Any], response: Response, *, mended: bool) -> str | None:
        """Count an answer. Gives its problem code, if it has one."""
        is_problem = response.headers.get("content-type", [""])[0] == "application/problem+json"
        code: str | None = response.json()["code"] if is_problem else None
        # Other methods are tried at the same address, to see that they are refused.
        if response.request.method == case.operation.method.upper():
            name: str = case.operation.definition.raw["operationId"]
            self.answers[name, response.status_code, code] += 1
            self.tried[name] += mended
            self.done[name] += mended and response.status_code < 400
        return code

    def add(self, other: Seen) -> None:
        """Count what others have counted."""
        self.answers += other.answers
        self.tried += other.tried
        self.done += other.done

    def write(self, file: Path) -> None:
        """Write everything into a file."""
        rows = [[*answer, times] for answer, times in self.answers.items()]
        file.write_text(json.dumps([rows, self.tried, self.done]), encoding="utf-8")

    @classmethod
    def read(cls, file: Path) -> Seen:
        """What `write` has written."""
        rows, tried, done = json.loads(file.read_text(encoding="utf-8"))
        seen = cls()
        seen.answers.update({(name, status, code): times for name, status, code, times in rows})
        seen.tried.update(tried)
        seen.done.update(done)
        return seen
