"""Bots that sleep: they hold what they got, and nothing comes from them, or next to nothing."""

from __future__ import annotations

from contextlib import ExitStack, closing
from functools import partial

from tests.faults.hostile.calling import request
from tests.faults.hostile.rogue import Behaviour, Rogue
from tests.processes.waiting import wait_until

MORE_THAN_THREADS = 150
"""Connections; the server of the suite has 60 threads."""


def hold(sent: bytes, rogue: Rogue) -> None:
    """Hold many connections, each with the begin of a request, and send now and then a byte more over each."""
    with ExitStack() as lines:
        held = [lines.enter_context(closing(rogue.caller.line(sent))) for _ in range(MORE_THAN_THREADS)]
        for _ in range(3):
            # Others are answered while it trickles.
            assert rogue.ask("GET", "/v1/games").status == 200
            for line in held if sent else []:
                line.sendall(b"a")
        rogue.met["connections held"] += len(held)


def keep_streams(rogue: Rogue) -> None:
    """Open one stream after another and read none, until the server says that it is enough."""
    sent = request("GET", f"{rogue.path}/events", rogue.token, None, "Accept: text/event-stream")
    with ExitStack() as lines:
        for _ in range(200):
            line = lines.enter_context(closing(rogue.caller.line(sent, room=4096)))
            status = line.recv(12)[-3:].decode()
            rogue.met[status] += 1
            if status != "200":
                break
        assert rogue.met["503"] == 1, rogue.met
    wait_until(lambda: rogue.caller.ask_again("GET", f"{rogue.path}/events?after={rogue.version}&wait=1").status == 200)


def take_no_answers(rogue: Rogue) -> None:
    """Ask for the largest documents again and again, and take none of them."""
    with ExitStack() as lines:
        for _ in range(10 * rogue.size):
            sent = request("GET", "/openapi.json") * 20
            lines.enter_context(closing(rogue.caller.line(sent, room=4096)))
        rogue.met["answers not taken"] += 200 * rogue.size
        assert rogue.ask("GET", "/v1/games").status == 200


def never_hang_up(rogue: Rogue) -> None:
    """Be refused over and over, and keep each connection."""
    with ExitStack() as lines:
        for _ in range(30 * rogue.size):
            lines.enter_context(closing(rogue.caller.line(b"nonsense\r\n\r\n")))
        rogue.met["connections kept"] += 30 * rogue.size
        assert rogue.ask("GET", "/v1/games").status == 200


def sleep_at_the_table(rogue: Rogue) -> None:
    """Sit there and ask now and then, but never move; whoever sits opposite leaves in the end, as in every test."""
    for _ in range(rogue.size):
        assert (
            rogue.ask("GET", f"{rogue.path}/events?after={rogue.version}&wait=1", None, rogue.token).body["events"]
            == []
        )


SLEEPING: dict[str, Behaviour] = {
    "says nothing on many connections": partial(hold, b""),
    "sends a line byte by byte": partial(hold, b"GET /"),
    "sends headers byte by byte": partial(hold, b"GET / HTTP/1.1\r\nHost: localhost\r\nX: "),
    "sends a body byte by byte": partial(hold, request("POST", "/v1/matches", None, b"{" + b"\n" * 99)[:-90]),
    "sends chunks byte by byte": partial(
        hold, request("POST", "/v1/matches", None, None, "Transfer-Encoding: chunked") + b"1\r\n{\r\n1;"
    ),
    "opens streams and reads none": keep_streams,
    "takes no answers": take_no_answers,
    "never hangs up": never_hang_up,
    "never moves": sleep_at_the_table,
}
