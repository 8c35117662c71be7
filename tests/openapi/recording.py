"""Records openapi/examples: what a running server answers, one file an operation, and one a problem.

`python -m tests.openapi.recording`. Examples come from the scenes; for answers that are in none of them, from the table
of every answer. Chance and clock are repeatable, so whoever records again gets the same bytes.
"""

from __future__ import annotations

import json
import logging
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from redis import Redis

from service.api.contract import COUNTED_HEADERS, HEADERS, PARAMETERS
from service.api.problem_kinds import KINDS
from service.processes.embedded_redis import find_server, serving, url
from tests.openapi.document import OPERATIONS
from tests.openapi.repeatable import repeatable
from tests.openapi.scenes import SCENES, SHOWN, Scene, Take
from tests.service.api.asking import Ask
from tests.service.api.client import Client
from tests.service.api.conftest import opening
from tests.service.api.test_every_answer import ROWS

FOLDER = Path(__file__).parents[2] / "openapi" / "examples"

ASKED = {"Accept", "Authorization", "Content-Type", *(parameter["name"] for parameter in PARAMETERS.values())}
"""Headers of a request that are part of an example."""

ANSWERED = {"Content-Type", *HEADERS} - {*COUNTED_HEADERS}
"""Headers of an answer that are part of an example; what is left of a quota is nobody's example."""

LONGEST, CUT = 1_000, 40
"""Characters of a request's body: of one that has more than the first number, only the second is kept."""

FIRST_ITEM = 1_767_268_800_000
"""The first id that items are given in examples."""

SOME_DIGEST = "b2f5ff47436671b6e533d8dc3614845d"

_DIGEST = re.compile(r"\b[0-9a-f]{32}\b")
_ITEM = re.compile(r"\b[0-9]{13}-[0-9]+\b")

Examples = dict[str, list[dict[str, Any]]]
"""By the name of the file."""


def record(api: Client) -> Examples:
    """All examples. Empties the server before each scene and row."""
    examples: Examples = {}
    for name, source in _sources().items():
        with Redis.from_url(api.runtime.settings.required_redis_url()) as store:
            store.flushall()
        with repeatable(name):
            for take in source(api):
                examples.setdefault(_file(take), []).append(steady(_example(take)))
    return dict(sorted(examples.items()))


def steady(example: dict[str, Any]) -> dict[str, Any]:
    """The example, with other ids for the items of a player's own stream, which the store makes by its clock; and with
    another digest of the contract, which holds its own examples.
    """
    ids: dict[str, str] = {}

    def named(found: re.Match[str]) -> str:
        return ids.setdefault(found[0], f"{FIRST_ITEM + len(ids)}-0")

    text = _ITEM.sub(named, json.dumps(example))
    if example["request"]["operation"] == "get_contract":
        text = _DIGEST.sub(SOME_DIGEST, text)
    made: dict[str, Any] = json.loads(text)
    return made


def written(examples: list[dict[str, Any]]) -> str:
    """The text of a file."""
    return json.dumps(examples, indent=2, ensure_ascii=False) + "\n"


def _sources() -> dict[str, Scene]:
    """The scenes, and of the table's rows those whose answers neither a scene nor an earlier row shows."""
    sources, shown = dict(SCENES), set[tuple[str, int]](SHOWN)
    for (operation, status, code), ask in ROWS.items():
        what = (code or operation, status)
        if what not in shown:
            shown.add(what)
            sources[f"{operation} {status} {code}"] = _row(operation, status, code, ask)
    return sources


def _row(operation: str, status: int, code: str | None, ask: Ask) -> Scene:
    described: str = OPERATIONS[operation].declared["responses"][str(status)]["description"]
    shows = described if code is None else KINDS[code].title

    def scene(api: Client) -> Iterator[Take]:
        yield Take(operation, "usual" if code is None else code, shows, ask(api, opening(api)))

    return scene


def _file(take: Take) -> str:
    is_problem = take.answer.mimetype == "application/problem+json"
    return f"problems/{take.answer.json['code']}" if is_problem else take.operation


def _example(take: Take) -> dict[str, Any]:
    asked, answer = take.answer.request, take.answer
    return {
        "name": take.name,
        "shows": take.shows,
        "request": {
            "operation": take.operation,
            "method": asked.method,
            "path": asked.full_path.removesuffix("?"),
            "headers": {name: value for name, value in asked.headers.items() if name in ASKED},
            **_asked_body(asked),
        },
        "answer": {
            "status": answer.status_code,
            "headers": {name: value for name, value in answer.headers.items() if name in ANSWERED},
            **_answered_body(take.operation, answer),
        },
    }


def _asked_body(asked: Any) -> dict[str, Any]:
    stream = asked.environ["wsgi.input"]
    stream.seek(0)
    text = stream.read().decode()
    if not text:
        return {}
    try:
        return {"body": json.loads(text)} if len(text) <= LONGEST else {"body": text[:CUT] + "…"}
    except ValueError:
        return {"body": text}


def _answered_body(operation: str, answer: Any) -> dict[str, Any]:
    if not answer.data:
        return {}
    if not answer.is_json:
        return {"body": answer.text}
    # The contract would hold itself, and that one would too.
    body = {name: answer.json[name] for name in ("openapi", "info")} if operation == "get_contract" else answer.json
    return {"body": body}


def main() -> None:
    """Write the files, and remove those of examples that are no more."""
    logging.disable()
    with tempfile.TemporaryDirectory() as folder, serving(find_server(), Path(folder) / "redis"):
        api = Client(url(Path(folder) / "redis"))
        examples = record(api)
        api.runtime.close()
    for path in FOLDER.rglob("*.json"):
        if str(path.relative_to(FOLDER).with_suffix("")) not in examples:
            path.unlink()
    for name, recorded in examples.items():
        path = FOLDER / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(recorded), encoding="utf-8")


if __name__ == "__main__":
    main()
