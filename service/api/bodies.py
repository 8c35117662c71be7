"""Request bodies. All are read by msgspec, which refuses what cannot be sent back, such as half of a character."""

from __future__ import annotations

from typing import Any

import msgspec
from flask import Request, request
from flask_smorest import Blueprint
from webargs.flaskparser import FlaskParser
from werkzeug.exceptions import UnsupportedMediaType

from service.api.wiring import wiring
from service.application.codec import unreadable


def json_body() -> bytes:
    """The body as it came.

    Raises:
        UnsupportedMediaType: it is not declared as JSON.
        RequestEntityTooLarge: it is larger than the server accepts.
    """
    refuse_other_media()
    length = request.environ.get("CONTENT_LENGTH", "")
    if not length.isdigit() or int(length) > wiring().runtime.settings.max_body_bytes:
        # Chunked, or too large: Werkzeug knows what to do.
        return request.get_data(cache=False)
    body: bytes = request.environ["wsgi.input"].read(int(length))
    return body


def refuse_other_media() -> None:
    """Raise UnsupportedMediaType for a body that is sent and not declared as JSON."""
    if request.method == "POST" and request.mimetype != "application/json":
        raise UnsupportedMediaType


class _Parser(FlaskParser):
    def _raw_load_json(self, req: Request) -> Any:
        try:
            return msgspec.json.decode(req.get_data())
        except (msgspec.DecodeError, RecursionError) as error:
            raise unreadable(error) from error


class BodyBlueprint(Blueprint):  # type: ignore[misc]  # flask-smorest ships no types
    """A blueprint whose bodies are JSON and are declared as such."""

    ARGUMENTS_PARSER = _Parser()

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        # webargs would read a body of another type as an empty one.
        self.before_request(refuse_other_media)
