"""Bots that crash: in the middle of a request, before they have read the answer, in the middle of a stream."""

from __future__ import annotations

import json
import subprocess
import sys

from tests.faults.hostile.calling import break_off, request
from tests.faults.hostile.rogue import Behaviour, Rogue


def be_killed(rogue: Rogue) -> None:
    """Be a process that is killed with kill -9 while it holds streams, long polls and halves of requests."""
    program = [sys.executable, "-m", "tests.faults.hostile.doomed", str(rogue.caller.port), rogue.caller.address]
    for _ in range(2 * rogue.size):
        bot = subprocess.Popen([*program, rogue.path, rogue.token], stdout=subprocess.PIPE)
        try:
            assert bot.stdout is not None
            assert bot.stdout.readline() == b"busy\n"
        finally:
            bot.kill()
            bot.communicate()
        rogue.met["killed"] += 1


def break_streams(rogue: Rogue) -> None:
    """Break off streams of both forms after some bytes of them, and before the first."""
    for number in range(40 * rogue.size):
        accept = ("text/event-stream", "application/x-ndjson")[number % 2]
        line = rogue.caller.line(request("GET", f"{rogue.path}/events", rogue.token, None, f"Accept: {accept}"))
        if number % 3:
            line.recv(rogue.random.randint(1, 900))
        break_off(line)
        rogue.met["broken off"] += 1


def break_requests(rogue: Rogue) -> None:
    """Break off in the middle of a head, of a body and of chunks, at every byte that could matter."""
    body = json.dumps(rogue.legal_move()).encode()
    whole = request("POST", f"{rogue.path}/moves", rogue.token, body, "If-Match: *")
    chunks = request("POST", f"{rogue.path}/moves", rogue.token, None, "Transfer-Encoding: chunked") + b"5\r\n{"
    for number in range(60 * rogue.size):
        sent = (whole, chunks)[number % 2]
        break_off(rogue.caller.line(sent[: rogue.random.randint(1, len(sent) - 1)]))
        rogue.met["broken off"] += 1


def break_before_the_answer(rogue: Rogue) -> None:
    """Send a move and break off: it is made or not, and asking again under its key tells which."""
    for number in range(5 * rogue.size):
        rogue.sit_down()
        body, key = json.dumps(rogue.legal_move()).encode(), f"key-{number}"
        heads = (f'If-Match: "{rogue.version}"', f"Idempotency-Key: {key}")
        break_off(rogue.caller.line(request("POST", f"{rogue.path}/moves", rogue.token, body, *heads)))
        again = rogue.ask(
            "POST", f"{rogue.path}/moves", body, rogue.token, If_Match=f'"{rogue.version}"', Idempotency_Key=key
        )
        assert (again.status, again.body["version"]) == (201, rogue.version + 1)
        rogue.met["broken off"] += 1


CRASHING: dict[str, Behaviour] = {
    "is killed": be_killed,
    "breaks off streams": break_streams,
    "breaks off requests": break_requests,
    "breaks off before the answer": break_before_the_answer,
}
