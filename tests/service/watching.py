"""A viewer looks on while somebody moves: a stream and a long poll that were open before, and what is told after."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import msgspec

from engines.contract import Seat
from tests.service.pairs import Pair
from tests.service.questions import LOG, STREAM, VIEW
from tests.service.worlds import Question, World

KINDS = ("followed", "polled", "made", "made again", "missed", "view after", "log after")
"""Every kind of answer here."""


def watched(
    world: World, pair: Pair, seat: Seat, move: msgspec.Struct, waiter: ThreadPoolExecutor | None
) -> list[tuple[str, bytes]]:
    """What the viewer is told when this seat makes this move; with a `waiter` in a long poll too."""
    viewer, version, told = pair.viewer, world.version, list[tuple[str, bytes]]()
    headers = {"If-Match": f'"{version}"', "Idempotency-Key": "now"}
    made = Question("made", "/moves", msgspec.json.encode(move), headers)
    with world.asked(viewer, Question("followed", "/events", headers=STREAM)) as stream:
        frames = [next(stream.chunks), next(stream.chunks)]
        poll = None
        if waiter is not None:
            poll = waiter.submit(world.told, viewer, Question("polled", f"/events?after={version}&wait=30"))
            while not world.somebody_waits():
                assert not poll.done()
        own = world.told(seat, made)
        world.look_again()
        while f"id: {world.version}\n".encode() not in frames[-1]:
            frames.append(next(stream.chunks))
    told.append(("followed", world.without_public(b"".join(frames))))
    if poll is not None:
        told.append(("polled", world.without_public(poll.result(timeout=20))))
    if seat == viewer:
        told += [("made", world.without_public(own)), ("made again", world.answer(viewer, made))]
    late = Question("missed", "/moves", msgspec.json.encode(pair.tried[0]), {"If-Match": '"1"'})
    after = (late, VIEW._replace(kind="view after"), LOG._replace(kind="log after"))
    return [*told, *((asked.kind, world.answer(viewer, asked)) for asked in after)]
