"""What the web server itself refuses, as a problem like every other: such a request never reaches the API."""

from __future__ import annotations

import html
import json
import re
import secrets

_TITLES = {"bad_request": "The request is malformed", "internal_error": "Something broke here"}

_PAGE = re.compile(rb"HTTP/1\.1 (\d{3}) (.*?)\r\n.*</h1>\s*(.*?)\s*</body>", re.DOTALL)


def refusal(status: int, reason: str, detail: str) -> bytes:
    """An answer from its first line on. The connection is closed after it, since nobody knows where to read on."""
    code = "internal_error" if status == 500 else "bad_request"
    problem = {
        "type": f"/v1/problems/{code}",
        "title": _TITLES[code],
        "status": status,
        "detail": detail,
        "instance": "/",
        "code": code,
        "request_id": secrets.token_hex(8),
    }
    body = json.dumps(problem).encode()
    head = (
        f"HTTP/1.1 {status} {reason}\r\n"
        "Connection: close\r\n"
        "Content-Type: application/problem+json\r\n"
        "Cache-Control: no-store\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


class Page:
    """Stands for a connection while gunicorn writes its page for people, and makes a problem of it: `refusal`."""

    refusal = b""

    def gettimeout(self) -> float:
        """Like a connection that does not wait."""
        return 0.0

    def sendall(self, page: bytes) -> None:
        """Take the page."""
        if found := _PAGE.match(page):
            status, reason, message = found[1], found[2].decode("latin1"), html.unescape(found[3].decode("latin1"))
            self.refusal = refusal(int(status), reason, message or reason)
