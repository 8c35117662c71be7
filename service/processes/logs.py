"""What the processes log: lines of one form, in which no secret can be read."""

from __future__ import annotations

import copy
import logging
import re
from typing import TextIO

_SECRET = re.compile(r"\b(seat|plr|app|inv|tkt)_[a-z2-7]{16}[a-z0-9_]*")
"""The tokens of seats, players and apps, the codes of invitations, tickets for streams."""

_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
"""What would begin another line, or tell a terminal what to do."""


class Discreet(logging.Formatter):
    """Writes as another formatter does, but leaves out whatever looks like a secret of ours, wherever it stands.

    Some of them come to us in addresses, and addresses are logged; so a message is one line, whatever is in it.
    """

    def __init__(self, inner: logging.Formatter) -> None:
        super().__init__()
        self._inner = inner

    def format(self, record: logging.LogRecord) -> str:
        """The line, and the lines of a traceback."""
        plain = copy.copy(record)
        plain.msg, plain.args = _CONTROL.sub(_escaped, record.getMessage()), ()
        return _SECRET.sub(r"\1_…", self._inner.format(plain))


def _escaped(character: re.Match[str]) -> str:
    return ascii(character[0])[1:-1]


def log_to(stream: TextIO, level: str) -> None:
    """Log to a stream what is as serious as this level or more."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Discreet(logging.Formatter("%(asctime)s %(name)s %(message)s")))
    logging.basicConfig(level=level.upper(), handlers=[handler])
