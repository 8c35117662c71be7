"""HTTP: the published contract. The only place that knows Flask and marshmallow."""

from __future__ import annotations

from typing import Any


def openapi_document() -> dict[str, Any]:
    """The contract as OpenAPI 3.1.1, made from the code; needs no server."""
    from service.api.app import create_app
    from service.api.contract import document
    from service.runtime import Runtime
    from service.settings import Settings

    return document(create_app(Runtime(Settings(redis_url="redis://localhost"))))
