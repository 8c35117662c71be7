"""The table, where people play: static files that use the contract alone, served beside it."""

from __future__ import annotations

from pathlib import Path

from flask import Blueprint, Response, send_from_directory

TABLE_PATH = "/table/"

FOLDER = Path(__file__).parents[3] / "openapi" / "table"
"""The files as they are: there is no build step."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
)
"""Own scripts, styles and requests, nothing written into the page, and no other host."""


def table_ui() -> Blueprint:
    """The page under /table/."""
    ui = Blueprint("table", __name__)
    ui.add_url_rule(TABLE_PATH, view_func=_file, defaults={"path": "index.html"})
    ui.add_url_rule(f"{TABLE_PATH}<path:path>", view_func=_file)
    return ui


def _file(path: str) -> Response:
    """A file, which browsers keep and ask after each time: modules of two releases must not meet in one page."""
    response = send_from_directory(FOLDER, path, conditional=True, etag=True)
    response.cache_control.public = True
    response.headers["Content-Security-Policy"] = POLICY
    return response
