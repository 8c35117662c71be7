"""What the shapes of requests have in common."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from marshmallow import RAISE, Schema, fields

_DIGITS = re.compile(r"[0-9]{1,13}")


class Closed(Schema):
    """Unknown fields are refused."""

    class Meta:
        """Settings of marshmallow."""

        unknown = RAISE


class Whole(fields.Integer):
    """A whole number in a query: digits and nothing else. Python alone would read `+5`, `5_0` and other scripts too."""

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **more: Any) -> int:
        if not _DIGITS.fullmatch(str(value)):
            raise self.make_error("invalid", input=value)
        return super()._deserialize(value, attr, data, **more)


class Flag(fields.Boolean):
    """`true` or `false`, and nothing that only resembles them."""

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **more: Any) -> bool:
        if not isinstance(value, bool):
            raise self.make_error("invalid", input=value)
        return value
