"""Answers as bytes: msgspec writes them, marshmallow never does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from flask import Response

encode = msgspec.json.Encoder().encode

JSON = "application/json"


def answer(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A JSON answer."""
    return Response(encode(value), status, headers, content_type=JSON)
