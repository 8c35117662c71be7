"""Tickets at the same moment, and matchers that are killed half-way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from service.application.play import now
from service.application.quick_match import tables_now
from service.application.quick_match_seating import LEFT_BEHIND, match_all
from service.application.tickets import Kept, claim_for, pool_of
from service.runtime import Runtime
from service.settings import Settings
from tests.service.api.client import Client
from tests.service.api.ticketing import SECOND, Player, at_once, relay


@pytest.fixture
def ann(api: Client) -> Player:
    return Player(api, "Ann")


@pytest.fixture
def ben(api: Client) -> Player:
    return Player(api, "Ben")


@pytest.fixture
def two_runtimes(redis_db: str) -> Iterator[list[Runtime]]:
    """Two processes' worth of connections."""
    with ExitStack() as stack:
        runtimes = [Runtime(Settings(redis_url=redis_db)) for _ in range(2)]
        for runtime in runtimes:
            stack.callback(runtime.close)
        yield runtimes


def misplaced(api: Client, tickets: list[Kept]) -> list[str]:
    """Faults: matched tickets whose players do not sit where they say."""
    faults = []
    for kept in tickets:
        if kept.state == "matched":
            assert kept.match is not None
            assert kept.seat is not None
            seats = api.runtime.matches.head(kept.match).match.seats
            if seats[kept.seat].player != kept.wish.player:
                faults.append(f"{kept.wish.id} is not in seat {kept.seat} of {kept.match}")
    return faults


@pytest.mark.parametrize("round_", range(5))
def test_two_who_come_at_once_are_matched(round_: int, ann: Player, ben: Player) -> None:
    first, second = at_once(ann.take, ben.take)
    relay(ann.api)
    match = ann.get(first)["match"]
    assert ben.get(second)["match"] == match


@pytest.mark.parametrize("round_", range(5))
def test_one_player_who_asks_twice_at_once_gets_one_ticket(round_: int, ann: Player) -> None:
    answers = at_once(*[lambda: ann.post({"game": "showdown"})] * 4)
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]
    ids = {answer.json["id"] if answer.status_code == 201 else answer.json["ticket"]["id"] for answer in answers}
    assert len(ids) == 1


@pytest.mark.parametrize("round_", range(10))
def test_cancelled_and_matched_at_once(round_: int, ann: Player, ben: Player) -> None:
    ticket = ann.take()
    cancelled, other = at_once(lambda: ann.cancel(ticket), ben.take)
    status = ann.get(ticket)["status"]
    assert (cancelled.status_code, status) in ((204, "cancelled"), (409, "matched"))
    assert ben.get(other)["status"] == ("waiting" if status == "cancelled" else "matched")


@pytest.mark.parametrize("round_", range(5))
def test_a_ticket_that_two_claim_at_once_has_one_winner(
    round_: int, ann: Player, ben: Player, api: Client, two_runtimes: list[Runtime]
) -> None:
    """Two matchers that have each found another table for Ann."""
    wish = ann.kept(ann.take(fill_with_bots_after=None)).wish
    others = [msgspec.structs.replace(wish, id=f"t_{letter * 16}", player=f"p_{letter * 16}") for letter in "bc"]
    for other in others:
        assert api.runtime.tickets.add(other) is None
    claims = [claim_for([wish, other], 0) for other in others]
    won = at_once(
        *(
            lambda runtime=runtime, claim=claim: runtime.tickets.claim(claim, now())
            for runtime, claim in zip(two_runtimes, claims, strict=True)
        )
    )
    assert sorted(won) == [False, True]
    states = [api.runtime.tickets.find(other.id).state for other in others]  # type: ignore[union-attr]
    assert sorted(zip(states, won, strict=True)) == [("claimed", True), ("waiting", False)]


@pytest.mark.parametrize("round_", range(3))
def test_many_matchers_seat_nobody_twice(round_: int, api: Client, ann: Player, two_runtimes: list[Runtime]) -> None:
    """31 tickets for tables of 2 or 3, put down without anybody looking; then four matchers at the same moment."""
    usual = ann.kept(ann.take("down-and-back", seats=[2, 3], fill_with_bots_after=None)).wish
    wishes = [usual]
    for number in range(30):
        letters = f"{'abcdefghijklmnopqrstuvwxyz234567'[number]}" * 16
        wish = msgspec.structs.replace(
            usual, id=f"t_{letters}", player=f"p_{letters}", seats=((2, 3), (3,), (2,))[number % 3]
        )
        assert api.runtime.tickets.add(wish) is None
        wishes.append(wish)
    at = now()
    at_once(*(lambda runtime=runtime: match_all(runtime.matches, runtime.tickets, at) for runtime in two_runtimes * 2))
    match_all(api.runtime.matches, api.runtime.tickets, at)
    kept = [ticket for wish in wishes if (ticket := api.runtime.tickets.find(wish.id)) is not None]
    assert misplaced(api, kept) == []
    left = [ticket.wish for ticket in kept if ticket.state != "matched"]
    assert list(tables_now(left, at)) == []
    assert len({(ticket.match, ticket.seat) for ticket in kept if ticket.state == "matched"}) == 31 - len(left)
    matches = {ticket.match for ticket in kept if ticket.match is not None}
    people = [seat.player for match in matches for seat in api.runtime.matches.head(match).match.seats]
    assert len(set(people)) == len(people) == 31 - len(left)
    assert api.runtime.tickets.left_behind(at + 3_600_000) == []


class Killed(BaseException):
    """A process that is gone: nothing after this runs."""


@pytest.mark.parametrize("before", ["append", "settle"])
def test_a_matcher_that_is_killed(
    before: str, ann: Player, ben: Player, api: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticket = ann.take()
    wish = ann.kept(ticket).wish
    other = msgspec.structs.replace(wish, id="t_" + "a" * 16, player=ben.id, name="Ben")
    assert api.runtime.tickets.add(other) is None

    def killed(*_: Any, **__: Any) -> None:
        raise Killed

    before_that = now() - 1
    with monkeypatch.context() as patched:
        patched.setattr(api.runtime.matches if before == "append" else api.runtime.tickets, before, killed)
        with pytest.raises(Killed):
            relay(api)
    claim = claim_for([wish, other], 0)
    assert api.runtime.tickets.left_behind(now() + SECOND) == [claim]
    seen = ann.get(ticket)
    assert (seen["status"], seen["why_waiting"]["reason"]) == ("waiting", "being_seated")
    assert "next_step" not in seen
    assert ann.cancel(ticket).json["code"] == "ticket_matched"
    assert ann.post({"game": "showdown"}).json["code"] == "already_waiting"
    match_all(api.runtime.matches, api.runtime.tickets, before_that + LEFT_BEHIND)
    assert ann.get(ticket)["status"] == "waiting"
    # However late: these two were matched.
    at_once(*[lambda: relay(api, 3_600)] * 2)
    assert (ann.get(ticket)["match"], ben.get({"id": other.id})["match"]) == (claim.match, claim.match)
    assert misplaced(api, [ann.kept(ticket), ben.kept({"id": other.id})]) == []
    assert api.runtime.tickets.left_behind(now() + 9_999_999) == []


def test_a_claim_that_cannot_be_opened_is_given_back(ann: Player, api: Client) -> None:
    """As if it had been made by a server of another version, whose Showdown had one more option."""
    usual = ann.kept(ann.take()).wish
    odd = msgspec.structs.replace(usual, id="t_" + "c" * 16, player="p_" + "c" * 16, options={"gone": 1})
    assert api.runtime.tickets.add(odd) is None
    assert api.runtime.tickets.claim(claim_for([odd], 1), now())
    relay(api, 3)
    kept = api.runtime.tickets.find(odd.id)
    assert kept is not None
    assert kept.state == "waiting"
    assert [wish.id for wish in api.runtime.tickets.waiting("showdown", pool_of(odd)).pool] == [odd.id]
    relay(api, 31)
    assert (api.runtime.tickets.find(odd.id), api.runtime.tickets.left_behind(now() + 99_999)) == (kept, [])
    relay(api, 301)
    kept = api.runtime.tickets.find(odd.id)
    assert kept is not None
    assert kept.state == "expired"


def test_settling_twice_changes_nothing(ann: Player, ben: Player, api: Client) -> None:
    ticket = ann.take()
    other = ben.take()
    claim = claim_for([ann.kept(ticket).wish, ben.kept(other).wish], 0)
    assert claim.match == other["match"]
    again = ann.take()
    api.runtime.tickets.settle(claim)
    api.runtime.tickets.give_back(claim)
    assert ann.get(ticket)["status"] == "matched"
    assert ann.get(again)["status"] == "waiting"
    assert ann.post({"game": "showdown"}).json["ticket"]["id"] == again["id"]
