"""Those who have no token."""

from __future__ import annotations

from typing import cast

from upcard_client.generated import AuthenticatedClient, Client


def guest(address: str) -> AuthenticatedClient:
    """A client without a token, for the server at this address: `http://127.0.0.1:8000`.

    Wherever a token may be sent, the generated types ask for a client that has one; a guest's is taken as well.
    """
    return cast(AuthenticatedClient, Client(address))
