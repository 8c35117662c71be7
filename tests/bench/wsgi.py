"""The real app with one route more, which does nothing: what Flask itself costs in the same process."""

from __future__ import annotations

from typing import Any

from service.wsgi import app


@app.get("/empty")
def empty() -> dict[str, Any]:
    return {}
