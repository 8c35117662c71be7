"""The registry of problems as pages for people, who come from the `type` of a problem that they have met."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from flask import Response, render_template_string, request
from markupsafe import Markup, escape

from service.api.encoding import JSON
from service.api.problem_kinds import ProblemKind
from service.api.problems import PROBLEMS_PATH

HTML = "text/html"

_CODE = re.compile(r"`([^`]+)`")

_FRAME = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ title }} · Upcard</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem; }
code { font: 0.95em ui-monospace, monospace; background: #8883; padding: 0.1em 0.3em; border-radius: 0.2em; }
dt { font-weight: 600; margin-top: 1rem; }
dd { margin: 0; }
</style>
</head>
<body>
<main>
<h1>{{ title }}</h1>
"""

_ONE = (
    _FRAME
    + """<p><code>{{ kind.code }}</code>, answered with HTTP status {{ kind.statuses | join(" or ") }}</p>
<dl>
<dt>What it means</dt><dd>{{ words(kind.meaning) }}</dd>
<dt>What to do</dt><dd>{{ words(kind.remedy) }}</dd>
{% for name, meaning in kind.fields.items() -%}
<dt>Field <code>{{ name }}</code></dt><dd>{{ words(meaning) }}</dd>
{% endfor -%}
</dl>
<p><a href="{{ all }}">All problems</a></p>
</main>
</body>
</html>
"""
)

_ALL = (
    _FRAME
    + """<p>Every refusal carries one of these codes. <a href="/docs/">The documentation</a> says which operation
answers with which.</p>
<dl>
{% for kind in kinds -%}
<dt><a href="{{ all }}/{{ kind.code }}"><code>{{ kind.code }}</code></a> {{ kind.title }}</dt>
<dd>{{ words(kind.meaning) }}</dd>
{% endfor -%}
</dl>
</main>
</body>
</html>
"""
)


def wants_page() -> bool:
    """Does the caller like a page better than JSON? Browsers say so; whoever takes anything gets JSON."""
    return request.accept_mimetypes.best_match([JSON, HTML], default=JSON) == HTML


def page_of(kind: ProblemKind) -> Response:
    """What a problem means and what to do."""
    return _page(_ONE, title=kind.title, kind=kind)


def page_of_all(kinds: Sequence[ProblemKind]) -> Response:
    """All problems, each with a link to its page."""
    return _page(_ALL, title="Problems", kinds=kinds)


def words(text: str) -> Markup:
    """The text as HTML, in which what stands between backticks is code."""
    return Markup(_CODE.sub(r"<code>\1</code>", str(escape(text))))  # noqa: S704  # it was escaped just before


def _page(template: str, **values: Any) -> Response:
    content = render_template_string(template, all=PROBLEMS_PATH, words=words, **values)
    # The page loads nothing and runs nothing, so nothing of that is allowed.
    policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
    headers = {"Vary": "Accept", "Content-Security-Policy": policy, "X-Content-Type-Options": "nosniff"}
    return Response(content, content_type=f"{HTML}; charset=utf-8", headers=headers)
