"""Bots that try to move as they must not: against the rules, out of turn, too late, for others, elsewhere."""

from __future__ import annotations

from functools import partial
from typing import Any

from tests.faults.hostile.calling import Answer, Document
from tests.faults.hostile.rogue import OTHER_SEAT, Behaviour, Rogue

TRIES = 60

NOT_MEANT: dict[str, Any] = {
    "a card that it has no more": {"type": "stack_card", "card": "hit"},
    "a card that nobody knows": {"type": "stack_card", "card": "ace"},
    "a card of another type": {"type": "stack_card", "card": 7},
    "more than there is": {"type": "bet", "count": 8},
    "a bet beyond all": {"type": "bet", "count": 10**30},
    "less than nothing": {"type": "bet", "count": -1},
    "a fold at the wrong time": {"type": "fold"},
    "a flip at the wrong time": {"type": "flip", "pile": "opponent"},
    "a field too many": {"type": "fold", "seat": 1},
    "no type": {},
    "an event": {"type": "match_finished", "version": 6},
    "a list": [{"type": "fold"}] * 500,
}


def move(rogue: Rogue, body: Any, token: str | None, given: str | None, number: int, path: str | None = None) -> Answer:
    """Try to move, each time under another key."""
    headers = {"Idempotency_Key": f"try-{number}-{rogue.random.random()}"} | (
        {} if given is None else {"If_Match": given}
    )
    return rogue.ask("POST", f"{path or rogue.path}/moves", body, token, **headers)


def break_rules(rogue: Rogue) -> None:
    """Try every move that is none, with every precondition that could let it through."""
    for number in range(rogue.size * TRIES):
        body = rogue.random.choice(list(NOT_MEANT.values()))
        given = rogue.random.choice(["*", f'"{rogue.version}"', f'"{rogue.version}.s0"'])
        answer = move(rogue, body, rogue.token, given, number)
        assert answer.code in ("illegal_move", "invalid_body"), answer


def come_too_late(rogue: Rogue) -> None:
    """Send a legal move for every version but the right one, and without any."""
    legal = rogue.legal_move()
    for number in range(rogue.size * TRIES):
        given = rogue.random.choice(
            [
                '"0"',
                f'"{rogue.version - 1}"',
                f'"{rogue.version + 1}"',
                '"999999999999"',
                "nonsense",
                '"5.s9"',
                "W/",
                None,
            ]
        )
        answer = move(rogue, legal, rogue.token, given, number)
        assert answer.code == ("precondition_required" if given is None else "stale_version"), answer


def move_for_others(rogue: Rogue) -> None:
    """Send moves with the other seat's token out of turn, to other matches, and with tokens that it made up."""
    legal = rogue.legal_move()
    elsewhere, theirs = rogue.path, rogue.tokens[OTHER_SEAT]
    own = rogue.token
    rogue.sit_down()
    seat, _, secret = own.rpartition("_")
    tokens: Document = {
        theirs: "not_your_turn",
        rogue.token: "match_not_found",
        rogue.player: "not_a_seat",
        f"{seat[:-1]}{OTHER_SEAT}_{secret}": "unauthenticated",
        f"{own[:-1]}{'a' if own[-1] != 'a' else 'b'}": "unauthenticated",
        own.upper(): "unauthenticated",
        "": "unauthenticated",
    }
    for number in range(rogue.size * TRIES):
        token = rogue.random.choice(list(tokens))
        answer = move(rogue, legal, token, "*", number, elsewhere)
        assert answer.code == tokens[token], (token, answer)


def read_what_is_hidden(rogue: Rogue) -> None:
    """Look for the other's card wherever something is told; what is refused tells nothing either."""
    for number in range(rogue.size * TRIES // 10):
        move(rogue, rogue.random.choice(list(NOT_MEANT.values())), rogue.token, '"0"', number)
        for what in ("", "/events", "/legal-moves", f"?version={rogue.version - number % 3}"):
            answer = rogue.ask("GET", f"{rogue.path}{what}", None, rogue.token)
            assert rogue.tokens[OTHER_SEAT] not in repr(answer), answer
            theirs = [event for event in answer.body.get("events", []) if event.get("seat") == OTHER_SEAT]
            assert {event.get("card") for event in theirs} <= {None}, answer


def play_and_repeat(rogue: Rogue, ways: int = 4) -> None:
    """Make one legal move under one key, again and again, also as another move: it is made once."""
    legal, headers = rogue.legal_move(), {"If_Match": f'"{rogue.version}"', "Idempotency_Key": "mine"}
    first = rogue.ask("POST", f"{rogue.path}/moves", legal, rogue.token, **headers)
    assert first.status == 201
    for number in range(rogue.size * TRIES):
        again = rogue.ask(
            "POST", f"{rogue.path}/moves", legal if number % ways else {"type": "fold"}, rogue.token, **headers
        )
        if number % ways:
            assert (again.status, again.body) == (201, first.body)
        else:
            assert again.code == "idempotency_key_reused"


CHEATING: dict[str, Behaviour] = {
    "breaks the rules": break_rules,
    "comes too late": come_too_late,
    "moves for others": move_for_others,
    "looks for hidden cards": read_what_is_hidden,
    "repeats its move": partial(play_and_repeat, ways=4),
}

CHANGES_NOTHING = ("breaks the rules", "comes too late", "moves for others", "looks for hidden cards")
"""After these the log of the match is the same to the byte."""
