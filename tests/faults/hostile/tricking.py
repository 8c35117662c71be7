"""Bots that try to fill the server, or to put into it what hurts others."""

from __future__ import annotations

from tests.faults.hostile.rogue import Behaviour, Rogue

TIMES = 60

NAMES = {
    "nothing": "",
    "a space": " ",
    "a NUL": "a\0b",
    "a line": "a\r\nSet-Cookie: b",
    "a terminal's word": "\x1b[2J",
    "backwards": "a\u202eb",
    "too long": "x" * 10_000,
    "half a character": "\ud800",
}


def use_many_keys(rogue: Rogue) -> None:
    """Try a move that is none under one key after another: nothing is kept of them."""
    for number in range(TIMES * rogue.size):
        key = f"{number:0255d}"
        answer = rogue.ask(
            "POST", f"{rogue.path}/moves", {"type": "fold"}, rogue.token, If_Match="*", Idempotency_Key=key
        )
        assert answer.code == "illegal_move", answer


def call_itself_names(rogue: Rogue) -> None:
    """Call itself what hurts whoever shows it: it is refused, or harmless."""
    for name in NAMES.values():
        player = rogue.ask("POST", "/v1/players", {"name": name})
        assert player.status in (400, 422), (name, player)
        seats = [{"kind": "human", "name": name}, {"kind": "open"}]
        match = rogue.ask("POST", "/v1/matches", {"game": "showdown", "seats": seats})
        assert match.status in (400, 422), (name, match)


def refer_at_length(rogue: Rogue) -> None:
    """Give a match a name of its own that fills the server, without being an app."""
    wanted = {"game": "showdown", "seats": [{"kind": "human"}, {"kind": "open"}]}
    for reference in ("x" * 15_000, "a\nb", "", 7, ["x"]):
        answer = rogue.ask("POST", "/v1/matches", wanted | {"external_reference": reference}, rogue.player)
        assert answer.status in (400, 401, 403, 422), answer


def come_and_go(rogue: Rogue) -> None:
    """Take an open seat and leave it, without end: the log grows with the quota, and no faster."""
    # A third seat keeps the match from starting.
    wanted = {"game": "down-and-back", "seats": [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]}
    path = f"/v1/matches/{rogue.ask('POST', '/v1/matches', wanted).body['id']}"
    while not rogue.met["429 quota_exceeded"]:
        taken = rogue.ask("POST", f"{path}/seats", {"name": "Rogue"})
        if taken.status == 201:
            rogue.ask("DELETE", f"{path}/seats/{taken.body['seat']}", None, taken.body["token"])
    # Opened, one seat taken, and what it did since; the first 201 was the answer to the opening.
    assert rogue.ask("GET", path).body["version"] == 2 + (rogue.met["201"] - 1) + rogue.met["204"]


TRICKING: dict[str, Behaviour] = {
    "uses many keys": use_many_keys,
    "calls itself names": call_itself_names,
    "refers at length": refer_at_length,
    "comes and goes": come_and_go,
}
