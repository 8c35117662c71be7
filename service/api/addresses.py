"""The addresses of callers, as they are counted."""

from __future__ import annotations

import hashlib
import ipaddress
from functools import lru_cache


@lru_cache(maxsize=10_000)
def address_of(sent: str | None) -> str:
    """The name under which an address is counted: a hash. A network of IPv6 with 64 bits is one, as its owner is."""
    try:
        address = ipaddress.ip_address(sent or "")
    except ValueError:
        # A socket of this machine has no address.
        return "local"
    if isinstance(address, ipaddress.IPv6Address):
        address = address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False).network_address
    return hashlib.sha256(address.packed).hexdigest()
