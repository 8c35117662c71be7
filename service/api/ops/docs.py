"""The contract for people to read and try: Swagger UI from its package, no other host involved."""

from __future__ import annotations

import base64
import hashlib
import re
from functools import cache

from flask import Blueprint, Response
from flask_swagger_ui import get_swaggerui_blueprint

_INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


def docs_ui() -> Blueprint:
    """Swagger UI under /docs."""
    ui: Blueprint = get_swaggerui_blueprint(
        "/docs", "/openapi.json", config={"app_name": "Upcard", "validatorUrl": None}, blueprint_name="docs"
    )
    ui.after_request(_allow_own_scripts)
    return ui


def _allow_own_scripts(response: Response) -> Response:
    """Let the page run its own files and the one script that is written in it, and nothing else."""
    if response.mimetype == "text/html":
        response.headers["Content-Security-Policy"] = _page_policy(response.get_data())
    return response


@cache
def _page_policy(page: bytes) -> str:
    hashes = [base64.b64encode(hashlib.sha256(script).digest()).decode() for script in _INLINE.findall(page)]
    scripts = " ".join(["'self'", *(f"'sha256-{digest}'" for digest in hashes)])
    return (
        f"default-src 'none'; script-src {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
