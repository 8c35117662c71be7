"""The server and the matches that the tests of the service use too."""

from __future__ import annotations

from tests.service.api.conftest import api, client, opened

__all__ = ["api", "client", "opened"]
