"""Refusals, as an exception."""

from __future__ import annotations

import json
from typing import Any, TypeVar

import httpx

from upcard_client.generated.models import Problem
from upcard_client.generated.types import Response

Answer = TypeVar("Answer")

_OF_ALL_PROBLEMS = frozenset({"type", "title", "status", "detail", "instance", "code", "request_id"})


class UpcardProblem(Exception):
    """A refusal by the server. `code` is stable, `detail` says to people what is wrong.

    `fields` holds what else the refusal says, as JSON: `current_version` of `stale_version`, `rule` and `legal_moves`
    of `illegal_move`, and so on; `GET /v1/problems` lists them all. `retry_after` is in seconds, 0 if the server names
    no time. Whoever stands in front of the server may refuse in a form of its own: then `code` is empty.
    """

    def __init__(self, status: int, content: bytes, retry_after: str | None = None) -> None:
        said = _said(content)
        self.status = status
        self.code = str(said.get("code", ""))
        self.detail = str(said.get("detail", f"the answer is {status}"))
        self.request_id = str(said.get("request_id", ""))
        self.fields = {name: value for name, value in said.items() if name not in _OF_ALL_PROBLEMS}
        self.retry_after = float(retry_after) if retry_after is not None and retry_after.isdecimal() else 0.0
        super().__init__(f"{status} {self.code}: {self.detail}")


def refused(response: httpx.Response) -> UpcardProblem:
    """The refusal that a response holds. Not checked: that it is one."""
    return UpcardProblem(response.status_code, response.content, response.headers.get("Retry-After"))


def answered(response: Response[Answer | Problem]) -> Answer:
    """What an operation of `generated.api` answered, called as `sync_detailed` or `asyncio_detailed`.

    Raises:
        UpcardProblem: it was refused.
    """
    if response.parsed is None or isinstance(response.parsed, Problem):
        raise UpcardProblem(int(response.status_code), response.content, response.headers.get("Retry-After"))
    return response.parsed


def _said(content: bytes) -> dict[str, Any]:
    try:
        said = json.loads(content)
    except ValueError:
        return {}
    return said if isinstance(said, dict) else {}
