"""Invitations that are used, made and revoked at the same moment: one winner, and a clear answer for the other."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from tests.service.api.asking import OPEN
from tests.service.api.invited import FREE, HUMAN, Table, code_of, invite, join, states, three


def at_once(ways: list[Callable[[], Any]]) -> list[Any]:
    start = Barrier(len(ways))

    def go(what: Callable[[], Any]) -> Any:
        start.wait()
        return what()

    with ThreadPoolExecutor(len(ways)) as people:
        return list(people.map(go, ways))


@pytest.mark.parametrize("wanted", [{}, {"seat": 1}], ids=["any seat", "one seat"])
@pytest.mark.parametrize("round_", range(5))
def test_two_who_come_with_the_same_invitation(round_: int, wanted: Any, opened: Table) -> None:
    table = three(opened, HUMAN, FREE, FREE, FREE)
    code = code_of(table, **wanted)
    answers = at_once([lambda: join(table, code), lambda: join(table, code)])
    answers.sort(key=lambda answer: int(answer.status_code))
    assert [answer.status_code for answer in answers] == [201, 410]
    assert answers[1].json["reason"] == "used"
    assert [seat["kind"] for seat in table.api.get(table.path).json["seats"]].count("human") == 2


@pytest.mark.parametrize("round_", range(5))
def test_whoever_is_invited_against_a_stranger_for_the_last_seat(round_: int, opened: Table) -> None:
    table = opened(seats=OPEN)
    code = code_of(table)
    invited, stranger = at_once([lambda: join(table, code), lambda: join(table)])
    assert sorted((invited.status_code, stranger.status_code)) in ([201, 409], [201, 410])
    if invited.status_code == 201:
        assert (stranger.json["code"], states(table)) == ("no_open_seat", ["used"])
    else:
        assert (invited.json["reason"], states(table)) == ("expired", ["expired"])


@pytest.mark.parametrize("round_", range(5))
def test_coming_against_taking_back(round_: int, opened: Table) -> None:
    table = three(opened)
    made = invite(table, seat=1).json
    path = f"{table.path}/invitations/{made['id']}"
    ways = [lambda: join(table, made["code"]), lambda: table.api("DELETE", path, token=table.tokens[0])]
    joined, revoked = at_once(ways)
    assert (joined.status_code, revoked.status_code) in ((201, 410), (410, 204))
    assert states(table) == ["used" if joined.status_code == 201 else "revoked"]


@pytest.mark.parametrize("round_", range(5))
def test_two_who_invite_to_the_same_seat(round_: int, opened: Table) -> None:
    table = three(opened)
    answers = at_once([lambda: invite(table, seat=1), lambda: invite(table, seat=1)])
    assert sorted(answer.status_code for answer in answers) == [201, 409]
    assert states(table) == ["open"]
