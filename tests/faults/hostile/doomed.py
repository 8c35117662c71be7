"""A bot that is about to die: it asks without end until it is killed. Run as a program: port, address, path, token."""

from __future__ import annotations

import sys

from tests.faults.hostile.calling import Caller, request


def main(port: int, address: str, path: str, token: str) -> None:
    """Ask for what keeps the server busy, and say when it began."""
    caller = Caller(port, address)
    lines = [caller.line(request("GET", f"{path}/events", token, None, "Accept: text/event-stream")) for _ in range(8)]
    lines += [caller.line(request("GET", f"{path}/events?wait=25&after=5", token)) for _ in range(4)]
    lines += [caller.line(request("POST", f"{path}/moves", token, b"{" * 900)[:-800]) for _ in range(8)]
    assert all(line.recv(1) for line in lines[:8])
    print("busy", flush=True)
    while True:
        caller.ask_again("POST", f"{path}/moves/validate", {"type": "fold"}, token)


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
