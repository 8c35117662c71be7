"""Request bodies. All are read by msgspec, which refuses what cannot be sent back, such as half of a character."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, cast

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
    """Raise UnsupportedMediaType for a body that is not declared as JSON."""
    if request.mimetype != "application/json":
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

    def arguments(self, schema: Any, *, location: str = "json", **more: Any) -> Callable[..., Any]:
        """As flask-smorest has it, but a body of another type is refused: webargs would read it as an empty one."""
        read = super().arguments(schema, location=location, **more)
        if location != "json":
            return cast(Callable[..., Any], read)

        def decorate(view: Callable[..., Any]) -> Callable[..., Any]:
            reading = read(view)

            @wraps(reading)
            def read_json(*arguments: Any, **fields: Any) -> Any:
                refuse_other_media()
                return reading(*arguments, **fields)

            return read_json

        return decorate
