"""The table of problems in openapi/README.md, made from the registry: `python -m tests.openapi.error_table`."""

from __future__ import annotations

import re
from pathlib import Path

from service.api.problem_kinds import KINDS

README = Path(__file__).parents[2] / "openapi" / "README.md"

BETWEEN_THE_MARKS = re.compile(r"(?<=<!-- problems -->\n).*?(?=<!-- end -->)", re.DOTALL)


def table() -> str:
    """One row a code: its usual status first, what it means, what a client can do."""
    rows = [
        f"| `{kind.code}` | {', '.join(map(str, kind.statuses))} | {kind.meaning} | {kind.remedy} |"
        for kind in sorted(KINDS.values(), key=lambda kind: (kind.statuses[0], kind.code))
    ]
    return "\n".join(["| code | status | what it means | what to do |", "|---|---|---|---|", *rows, ""])


def written() -> str:
    """The table as the page has it."""
    [found] = BETWEEN_THE_MARKS.findall(README.read_text(encoding="utf-8"))
    return str(found)


def main() -> None:
    """Write the table into the page."""
    text = README.read_text(encoding="utf-8")
    README.write_text(BETWEEN_THE_MARKS.sub(lambda _: table(), text), encoding="utf-8")


if __name__ == "__main__":
    main()
