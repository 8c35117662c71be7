"""What stands in the head of every answer, whatever it is: rules for browsers, and who may read it from elsewhere.

The outermost layer, so that no answer is without it, and it costs nothing: the heads are made once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from flask import Response, request

from service.settings import Settings

Heads = list[tuple[str, str]]
Wsgi = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]

EXPOSED = (
    "Allow",
    "Content-Language",
    "ETag",
    "Idempotency-Replayed",
    "Link",
    "Location",
    "RateLimit",
    "RateLimit-Policy",
    "Request-Id",
    "Retry-After",
    "WWW-Authenticate",
)
"""Headers that a browser may show to a page of another origin."""

ASKED = (
    "Accept-Language",
    "Authorization",
    "Content-Type",
    "Idempotency-Key",
    "If-Match",
    "If-None-Match",
    "Last-Event-ID",
    "Request-Id",
)
"""Headers that such a page may send. The star after them stands for all others, but never for Authorization."""

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")
"""Those that we do not know are among them, so that a page may read why it is refused."""

PREFLIGHT: Heads = [
    ("Access-Control-Allow-Methods", ", ".join(METHODS)),
    ("Access-Control-Allow-Headers", ", ".join((*ASKED, "*"))),
    ("Access-Control-Max-Age", "86400"),
]

NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
"""The content policy of what is no page."""


def answer_preflight() -> Response | None:
    """The answer to a browser that asks beforehand whether a page of another origin may; it may ask for anything.

    Even for what does not exist: refused, the page could not read why.
    """
    if request.method == "OPTIONS" and "HTTP_ACCESS_CONTROL_REQUEST_METHOD" in request.environ:
        return Response(status=204, headers=PREFLIGHT)
    return None


class Covered:
    """An app with the same heads on each answer; what the app says itself stands."""

    def __init__(self, app: Wsgi, settings: Settings) -> None:
        self._app = app
        self._origins = frozenset(settings.cors_origins)
        self._for_everyone = "*" in self._origins
        self._always = [
            ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "no-referrer"),
            ("Cross-Origin-Resource-Policy", "cross-origin" if self._for_everyone else "same-origin"),
        ]
        if settings.hsts_seconds:
            self._always.append(("Strict-Transport-Security", f"max-age={settings.hsts_seconds}"))

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        """Answer as the app does."""
        across = self._across(environ.get("HTTP_ORIGIN"))

        def start(status: str, heads: Heads, *trouble: Any) -> Any:
            names = {name.lower() for name, _ in heads}
            missing = []
            if "content-security-policy" not in names:
                missing.append(("Content-Security-Policy", NOTHING_ALLOWED))
            if "cache-control" not in names:
                missing.append(("Cache-Control", "no-store"))
            return start_response(status, [*heads, *self._always, *across, *missing], *trouble)

        return self._app(environ, start)

    def _across(self, origin: str | None) -> Heads:
        """What lets a page of this origin read the answer. Without `*` it depends on the origin, also for caches."""
        if self._for_everyone:
            return [("Access-Control-Allow-Origin", "*"), _EXPOSE]
        if origin in self._origins:
            return [("Access-Control-Allow-Origin", str(origin)), _EXPOSE, _VARY]
        return [_VARY]


_EXPOSE = ("Access-Control-Expose-Headers", ", ".join(EXPOSED))
_VARY = ("Vary", "Origin")
