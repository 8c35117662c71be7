"""The table, where people play: static files that use the contract alone, served beside it."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from pathlib import Path

from flask import Blueprint, Response, request
from werkzeug.exceptions import NotFound
from werkzeug.security import safe_join

TABLE_PATH = "/table/"

FOLDER = Path(__file__).parents[3] / "openapi" / "table"
"""The files as they are: there is no build step."""

MEDIA = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}

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
    place = safe_join(str(FOLDER), path)
    if place is None or not Path(place).is_file():
        raise NotFound
    is_packed = request.accept_encodings["gzip"] > 0
    content, tag = _content(Path(place), Path(place).stat().st_mtime_ns, is_packed)
    # Not guessed from the name: that depends on the machine, and browsers run nothing that is called plain text.
    response = Response(content, content_type=MEDIA.get(Path(place).suffix, "application/octet-stream"))
    if is_packed:
        response.content_encoding = "gzip"
    response.vary.add("Accept-Encoding")
    response.set_etag(tag)
    response.headers["Cache-Control"] = "public, no-cache"
    response.headers["Content-Security-Policy"] = POLICY
    response.make_conditional(request)
    return response


@lru_cache(maxsize=500)
def _content(place: Path, changed: int, is_packed: bool) -> tuple[bytes, str]:
    """The bytes that are sent, and their tag. `changed` is part of the key: a file that was edited is read anew."""
    content = place.read_bytes()
    if is_packed:
        # Without a time, so that every process packs the same bytes.
        content = gzip.compress(content, mtime=0)
    return content, hashlib.sha256(content).hexdigest()[:32]
