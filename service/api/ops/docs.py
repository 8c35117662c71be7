"""The contract for people to read and try: Swagger UI from its package, no other host involved."""

from __future__ import annotations

from flask import Blueprint
from flask_swagger_ui import get_swaggerui_blueprint


def docs_ui() -> Blueprint:
    """Swagger UI under /docs."""
    ui: Blueprint = get_swaggerui_blueprint(
        "/docs", "/openapi.json", config={"app_name": "Upcard", "validatorUrl": None}, blueprint_name="docs"
    )
    return ui
