"""Quick match over HTTP and in the store: taken, matched, cancelled, expired; at the same moment, and half done."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from threading import Barrier
from typing import Any

import msgspec
import pytest
from redis import Redis

from engines.registry import ENGINES
from service.application.play import now
from service.application.quick_match import FIRST_RANGE, GROWTH, tables_now
from service.application.quick_match_seating import LEFT_BEHIND, match_all
from service.application.ratings import Rating, Standing, Statistics
from service.application.tickets import Claim, Kept, Wish, claim_for, pool_of
from service.runtime import Runtime
from service.settings import Settings
from tests.processes.waiting import wait_until
from tests.service.api.client import Client
from worker.relay import tick

TICKETS = "/v1/tickets"
KEY = "0f2d4c1e"
SECOND = 1_000


class Player:
    """Somebody with a token."""

    def __init__(self, api: Client, name: str) -> None:
        self.api = api
        made = api.post("/v1/players", {"name": name}).json
        self.id, self.token = made["id"], made["token"]

    def post(self, json: Any, **more: Any) -> Any:
        return self.api.post(TICKETS, json, token=self.token, **more)

    def take(self, game: str = "showdown", **wanted: Any) -> dict[str, Any]:
        response = self.post({"game": game, **wanted})
        assert response.status_code == 201, response.text
        ticket: dict[str, Any] = response.json
        return ticket

    def get(self, ticket: dict[str, Any], query: str = "") -> Any:
        return self.api.get(f"{TICKETS}/{ticket['id']}{query}", token=self.token).json

    def cancel(self, ticket: dict[str, Any]) -> Any:
        return self.api("DELETE", f"{TICKETS}/{ticket['id']}", token=self.token)

    def kept(self, ticket: dict[str, Any]) -> Kept:
        kept = self.api.runtime.tickets.find(ticket["id"])
        assert kept is not None
        return kept


@pytest.fixture
def ann(api: Client) -> Player:
    return Player(api, "Ann")


@pytest.fixture
def ben(api: Client) -> Player:
    return Player(api, "Ben")


@pytest.fixture
def relay(api: Client) -> Callable[..., None]:
    """Matches as the relay does, so many seconds from now."""
    return lambda later=0: match_all(api.runtime.matches, api.runtime.tickets, now() + later * SECOND)


@pytest.fixture
def two_runtimes(redis_db: str) -> Iterator[list[Runtime]]:
    """Two processes' worth of connections."""
    with ExitStack() as stack:
        runtimes = [Runtime(Settings(redis_url=redis_db)) for _ in range(2)]
        for runtime in runtimes:
            stack.callback(runtime.close)
        yield runtimes


def at_once(*jobs: Callable[[], Any]) -> list[Any]:
    """What these give when they start at the same moment."""
    start = Barrier(len(jobs))

    def run(job: Callable[[], Any]) -> Any:
        start.wait()
        return job()

    with ThreadPoolExecutor(len(jobs)) as threads:
        return list(threads.map(run, jobs))


def seated_twice(api: Client, tickets: list[Kept]) -> list[str]:
    """Faults: a matched ticket whose player does not sit where it says; a match with another number of people."""
    faults = []
    for kept in tickets:
        if kept.state == "matched":
            assert kept.match is not None
            assert kept.seat is not None
            seats = api.runtime.matches.head(kept.match).match.seats
            if seats[kept.seat].player != kept.wish.player:
                faults.append(f"{kept.wish.id} is not in seat {kept.seat} of {kept.match}")
    return faults


def test_two_who_want_the_same_are_matched_at_once(ann: Player, ben: Player, api: Client) -> None:
    first = ann.take()
    assert (first["status"], first["why_waiting"]["reason"], first["rated"]) == ("waiting", "too_few_players", True)
    assert (first["seats"], first["fill_with_bots_after"]) == ([2], 30)
    second = ben.take()
    assert second["status"] == "matched"
    assert {"why_waiting", "widening", "next_step"} & set(second) == set()
    first = ann.get(first)
    assert (first["status"], first["match"]) == ("matched", second["match"])
    assert {first["seat"], second["seat"]} == {0, 1}
    for player, ticket in ((ann, first), (ben, second)):
        seen = api.get(f"/v1/matches/{ticket['match']}", token=player.token).json
        assert (seen["status"], seen["you"]) == ("active", {"seat": ticket["seat"]})
        assert seen["seats"][ticket["seat"]]["player"] == player.id
        assert (seen["settings"]["on_resign"], seen["settings"]["rated"]) == ("forfeit", True)
        assert seen["visibility"] == "public"


def test_each_moves_with_the_players_own_token(ann: Player, ben: Player, api: Client) -> None:
    ticket = ann.take(options={"first_seat": 0})
    ben.take(options={"first_seat": 0})
    ticket = ann.get(ticket)
    first = ann if ticket["seat"] == 0 else ben
    path = f"/v1/matches/{ticket['match']}"
    made = api.post(f"{path}/moves", {"type": "stack_card", "card": "blank"}, token=first.token, if_match="*")
    assert made.status_code == 201


@pytest.mark.parametrize("game", ENGINES)
def test_every_game_is_matched_with_people_and_with_bots(
    game: str, api: Client, relay: Callable[..., None], ann: Player
) -> None:
    smallest = ENGINES[game].seats[0]
    people = [Player(api, f"P{number}") for number in range(smallest)]
    tickets = [player.take(game) for player in people]
    seen = [player.get(ticket) for player, ticket in zip(people, tickets, strict=True)]
    assert [ticket["status"] for ticket in seen] == ["matched"] * smallest
    assert sorted(ticket["seat"] for ticket in seen) == list(range(smallest))
    ticket = ann.take(game)
    relay(29)
    assert ann.get(ticket)["status"] == "waiting"
    relay(31)
    ticket = ann.get(ticket)
    match = api.get(f"/v1/matches/{ticket['match']}", token=ann.token).json
    assert match["status"] == "active"
    bots = [seat for seat in match["seats"] if seat["kind"] == "bot"]
    assert [seat["bot"] for seat in bots] == ["basic"] * (smallest - 1)
    assert {seat["name"] for seat in bots} == {"basic bot"}


def test_the_bots_of_a_table_get_their_turns(ann: Player, api: Client, relay: Callable[..., None]) -> None:
    ticket = ann.take("liars-race")
    api.runtime.outbox.prepare()
    relay(31)
    match = ann.get(ticket)["match"]
    head = api.runtime.matches.head(match)
    assert [chance is None for chance in head.secrets.bots] == [seat.kind == "human" for seat in head.match.seats]
    assert head.secrets.tokens == (None, None, None)
    due = {attempt.duty.match for attempt in api.runtime.outbox.overdue(now() + 3_600_000)}
    movers = ENGINES["liars-race"].to_move(head.match.table)
    assert (match in due) == any(head.match.seats[seat].kind == "bot" for seat in movers)
    listed = [note.note.match for note in api.runtime.outbox.read(1) if note.note.listed]
    assert listed == [match]


def test_the_relay_matches_whoever_waits(ann: Player, ben: Player, api: Client) -> None:
    """Two that nobody matched when they came: as if the server had been killed right after keeping the second."""
    ticket = ann.take()
    wish = ann.kept(ticket).wish
    other = msgspec.structs.replace(wish, id="t_" + "a" * 16, player=ben.id, name="Ben")
    assert api.runtime.tickets.add(other) is None
    assert ann.get(ticket)["why_waiting"]["reason"] == "being_seated"
    api.runtime.outbox.prepare()
    tick(api.runtime)
    seen = ann.get(ticket)
    assert (seen["status"], ben.get({"id": other.id})["match"]) == ("matched", seen["match"])


def rate(player: Player, mu: float) -> None:
    """Give somebody a rating in Showdown."""
    standing = Standing(rating=Rating(mu, 1), results=20, statistics=Statistics())
    with Redis.from_url(player.api.runtime.settings.required_redis_url()) as redis:
        redis.hset("upcard:{ratings-showdown}:standings", player.id, msgspec.json.encode(standing))


def test_the_range_of_ratings_widens(ann: Player, ben: Player, relay: Callable[..., None]) -> None:
    rate(ben, 40)
    ticket, other = ann.take(), ben.take(fill_with_bots_after=None)
    why, widening = other["why_waiting"], other["widening"]
    assert (why["reason"], why["others"], why["same_wishes"], why["within_range"]) == (
        "no_opponent_within_range",
        1,
        1,
        0,
    )
    assert (widening["rating"], widening["growth"]) == (40, GROWTH)
    assert FIRST_RANGE <= widening["range"] < FIRST_RANGE + 5
    assert other["next_step"]["step"] == "range"
    relay(20)
    assert ann.get(ticket)["status"] == "waiting"
    relay(22)
    assert ann.get(ticket)["match"] == ben.get(other)["match"]


def test_other_wishes_are_not_matched(ann: Player, ben: Player, relay: Callable[..., None]) -> None:
    ticket = ann.take(rated=False)
    assert ben.take()["why_waiting"]["reason"] == "other_options"
    relay(29)
    assert ann.get(ticket)["status"] == "waiting"
    relay(31)
    assert ann.get(ticket)["match"] != ben.get(ben.api.get(TICKETS, token=ben.token).json["data"][0])["match"]


def test_unrated_tickets_make_unrated_matches(ann: Player, ben: Player, api: Client) -> None:
    ann.take(rated=False)
    match = ben.take(rated=False)["match"]
    assert api.get(f"/v1/matches/{match}").json["settings"]["rated"] is False


def test_defaults_that_are_spelt_out_are_the_same_wishes(ann: Player, ben: Player) -> None:
    usual = ann.take()["options"]
    assert ben.take(options=usual)["status"] == "matched"


@pytest.mark.parametrize(
    ("game", "wanted", "expected"),
    [
        pytest.param("down-and-back", {}, [2, 3, 4, 5], id="all that the game allows"),
        pytest.param("down-and-back", {"seats": 3}, [3], id="a number"),
        pytest.param("down-and-back", {"seats": [4, 3, 4]}, [3, 4], id="a list"),
        pytest.param("down-and-back", {"options": {"first_dealer": 3}}, [4, 5], id="all that the options allow"),
    ],
)
def test_sizes_of_tables(game: str, wanted: dict[str, Any], expected: list[int], ann: Player) -> None:
    assert ann.take(game, **wanted)["seats"] == expected


@pytest.mark.parametrize(
    ("change", "pointer"),
    [
        pytest.param({"game": "poker"}, "/game", id="unknown game"),
        pytest.param({"seats": 3}, "/seats", id="a size that the game does not allow"),
        pytest.param({"seats": [2, 3]}, "/seats", id="one of them"),
        pytest.param({"seats": []}, "/seats", id="no size"),
        pytest.param({"seats": [2.0]}, "/seats", id="no whole number"),
        pytest.param({"seats": True}, "/seats", id="no number"),
        pytest.param({"options": {"energy": 1}}, "/options/energy", id="unknown option"),
        pytest.param({"options": {"starting_energy": 11}}, "/options/starting_energy", id="options that clash"),
        pytest.param(
            {"game": "down-and-back", "seats": [3, 4], "options": {"first_dealer": 3}},
            "/options/first_dealer",
            id="an option that does not go with a size that is named",
        ),
        pytest.param({"fill_with_bots_after": 4}, "/fill_with_bots_after", id="bots too soon"),
        pytest.param({"fill_with_bots_after": 601}, "/fill_with_bots_after", id="bots too late"),
        pytest.param({"expires_in": 9}, "/expires_in", id="too short"),
        pytest.param({"rated": "yes"}, "/rated", id="not a flag"),
        pytest.param({"name": "Ann"}, "/name", id="unknown field"),
    ],
)
def test_what_is_wrong_is_pointed_at(change: dict[str, Any], pointer: str, ann: Player) -> None:
    response = ann.post({"game": "showdown", **change})
    assert (response.status_code, response.json["code"]) == (422, "invalid_body")
    assert pointer in [fault["pointer"] for fault in response.json["errors"]]
    assert ann.api.get(TICKETS, token=ann.token).json["data"] == []


def test_one_ticket_a_player_and_game(ann: Player) -> None:
    first = ann.take()
    again = ann.post({"game": "showdown"})
    assert (again.status_code, again.json["code"], again.json["ticket"]["id"]) == (409, "already_waiting", first["id"])
    assert ann.take("liars-race")["status"] == "waiting"
    ann.cancel(first)
    assert ann.take()["id"] != first["id"]


def test_whoever_is_matched_may_wait_again(ann: Player, ben: Player) -> None:
    ann.take()
    ben.take()
    assert ann.take()["status"] == "waiting"


def test_the_same_key_takes_one_ticket(ann: Player, ben: Player) -> None:
    first = ann.post({"game": "showdown"}, idempotency_key=KEY)
    again = ann.post({"game": "showdown"}, idempotency_key=KEY)
    assert again.json["id"] == first.json["id"]
    assert again.headers["Location"] == first.headers["Location"] == f"{TICKETS}/{first.json['id']}"
    assert (first.headers.get("Idempotency-Replayed"), again.headers["Idempotency-Replayed"]) == (None, "true")
    other = ann.post({"game": "showdown", "rated": False}, idempotency_key=KEY)
    assert other.json["code"] == "idempotency_key_reused"
    match = ben.post({"game": "showdown"}, idempotency_key=KEY).json["match"]
    assert ann.post({"game": "showdown"}, idempotency_key=KEY).json["match"] == match
    assert ann.api.get(TICKETS, token=ann.token).json["data"][0]["match"] == match


def test_a_cancelled_ticket_is_never_matched(ann: Player, ben: Player, relay: Callable[..., None]) -> None:
    ticket = ann.take()
    assert ann.cancel(ticket).status_code == 204
    assert ann.get(ticket)["status"] == "cancelled"
    assert ann.cancel(ticket).status_code == 204
    assert ben.take()["status"] == "waiting"
    relay(290)
    assert ann.get(ticket)["status"] == "cancelled"
    assert "match" not in ann.get(ticket)


def test_a_matched_ticket_cannot_be_cancelled(ann: Player, ben: Player) -> None:
    ticket, match = ann.take(), ben.take()["match"]
    refused = ann.cancel(ticket)
    assert (refused.status_code, refused.json["code"], refused.json["ticket"]["match"]) == (
        409,
        "ticket_matched",
        match,
    )


def test_a_ticket_expires(ann: Player, ben: Player, relay: Callable[..., None]) -> None:
    ticket = ann.take(expires_in=60, fill_with_bots_after=None)
    relay(59)
    assert ann.get(ticket)["status"] == "waiting"
    relay(61)
    assert ann.get(ticket)["status"] == "expired"
    assert ben.take()["status"] == "waiting"
    assert ann.cancel(ticket).status_code == 204
    assert ann.get(ticket)["status"] == "expired"


def test_an_expired_ticket_that_nobody_saw_stops_no_other(ann: Player, api: Client) -> None:
    ticket = ann.take()
    wish = ann.kept(ticket).wish
    old = msgspec.structs.replace(wish, id="t_" + "b" * 16, game="liars-race", expires_at=now() - 1)
    assert api.runtime.tickets.add(old) is None
    new = ann.take("liars-race", seats=3)
    assert new["id"] != old.id
    assert ann.get({"id": old.id})["status"] == "expired"


def test_a_ticket_is_its_players_alone(ann: Player, ben: Player, api: Client) -> None:
    ticket = ann.take()
    for method in ("GET", "DELETE"):
        answer = api(method, f"{TICKETS}/{ticket['id']}", token=ben.token)
        assert (answer.status_code, answer.json["code"]) == (404, "ticket_not_found"), method
    assert api.get(TICKETS, token=ben.token).json["data"] == []
    assert ann.get(ticket)["status"] == "waiting"


@pytest.mark.parametrize("ticket", ["x", "t_AAAAAAAAAAAAAAAA", "t_aaaaaaaaaaaaaaaa", "t_{p00}aaaaaaaaaaa"])
def test_an_id_that_is_no_tickets(ticket: str, ann: Player) -> None:
    assert ann.get({"id": ticket})["code"] == "ticket_not_found"


def test_the_link_leads_through_all_of_ones_tickets(ann: Player) -> None:
    taken = []
    for _ in range(5):
        taken.append(ann.take()["id"])
        ann.cancel({"id": taken[-1]})
    seen: list[str] = []
    address: str | None = f"{TICKETS}?limit=2"
    while address is not None:
        page = ann.api.get(address, token=ann.token)
        seen += [ticket["id"] for ticket in page.json["data"]]
        link = page.headers.get("Link")
        address = None if link is None else link.partition("<")[2].partition(">")[0]
        # One that is taken while somebody reads shifts no page.
        ann.cancel(ann.take())
    assert sorted(seen) == sorted(taken)


@pytest.fixture
def one_place(redis_db: str) -> Iterator[Client]:
    """A server on which one caller may wait at a time, which tells when somebody does; its bells are hung already."""
    client = Client(redis_db, max_streams=1)
    cat = Player(client, "Cat")
    cat.get(cat.take("schieberamsch", fill_with_bots_after=None), "?wait=1")
    yield client
    client.runtime.close()


@pytest.mark.parametrize("end", ["matched", "cancelled"])
def test_waiting_ends_with_the_ticket_s_waiting(end: str, one_place: Client, ben: Player) -> None:
    ann, cat = Player(one_place, "Ann"), Player(one_place, "Cat")
    ticket, other = ann.take(), cat.take("liars-race")
    start = time.monotonic()
    with ThreadPoolExecutor(1) as thread:
        waiting = thread.submit(ann.get, ticket, "?wait=30")
        wait_until(lambda: cat.get(other, "?wait=1").get("code") == "too_many_streams")
        assert not waiting.done()
        if end == "matched":
            ben.take()
        else:
            ann.cancel(ticket)
        waited = waiting.result()
    assert (waited["status"], "match" in waited) == (end, end == "matched")
    assert time.monotonic() - start < 15


def test_waiting_in_vain_ends_in_time(ann: Player) -> None:
    assert ann.get(ann.take(), "?wait=1")["status"] == "waiting"


@pytest.mark.parametrize("round_", range(5))
def test_two_who_come_at_once_are_matched(round_: int, ann: Player, ben: Player, relay: Callable[..., None]) -> None:
    first, second = at_once(ann.take, ben.take)
    relay()
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
    assert seated_twice(api, kept) == []
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
    before: str, ann: Player, ben: Player, api: Client, relay: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    ticket = ann.take()
    wish = ann.kept(ticket).wish
    other = msgspec.structs.replace(wish, id="t_" + "a" * 16, player=ben.id, name="Ben")
    assert api.runtime.tickets.add(other) is None

    def killed(*_: Any, **__: Any) -> None:
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr(api.runtime.matches if before == "append" else api.runtime.tickets, before, killed)
        with pytest.raises(Killed):
            relay()
    claim = claim_for([wish, other], 0)
    assert api.runtime.tickets.left_behind(now() + SECOND) == [claim]
    seen = ann.get(ticket)
    assert (seen["status"], seen["why_waiting"]["reason"]) == ("waiting", "being_seated")
    assert "next_step" not in seen
    assert ann.cancel(ticket).json["code"] == "ticket_matched"
    assert ann.post({"game": "showdown"}).json["code"] == "already_waiting"
    relay(LEFT_BEHIND / SECOND - 1)
    assert ann.get(ticket)["status"] == "waiting"
    # However late: these two were matched.
    at_once(*[lambda: relay(3_600)] * 2)
    assert (ann.get(ticket)["match"], ben.get({"id": other.id})["match"]) == (claim.match, claim.match)
    assert seated_twice(api, [ann.kept(ticket), ben.kept({"id": other.id})]) == []
    assert api.runtime.tickets.left_behind(now() + 9_999_999) == []


def left_behind(api: Client, wish: Wish, **change: Any) -> tuple[Wish, Claim]:
    """A ticket that its server could not open a match for, claimed all the same by one that could."""
    odd = msgspec.structs.replace(wish, id="t_" + "c" * 16, player="p_" + "c" * 16, **change)
    assert api.runtime.tickets.add(odd) is None
    claim = claim_for([odd], 1)
    assert api.runtime.tickets.claim(claim, now())
    return odd, claim


def test_a_claim_that_cannot_be_opened_is_given_back(ann: Player, api: Client, relay: Callable[..., None]) -> None:
    odd, _ = left_behind(api, ann.kept(ann.take()).wish, options={"gone": 1})
    relay(3)
    kept = api.runtime.tickets.find(odd.id)
    assert kept is not None
    assert kept.state == "waiting"
    assert [wish.id for wish in api.runtime.tickets.waiting("showdown", pool_of(odd)).pool] == [odd.id]
    relay(31)
    assert (api.runtime.tickets.find(odd.id), api.runtime.tickets.left_behind(now() + 99_999)) == (kept, [])
    relay(301)
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


def test_what_has_ended_is_forgotten_after_a_day(ann: Player, ben: Player, api: Client) -> None:
    ended = [ann.take(), ben.take()]
    gone = Player(api, "Cat").take("liars-race")
    assert api("DELETE", f"{TICKETS}/{gone['id']}", token=ann.token).status_code == 404
    with Redis.from_url(api.runtime.settings.required_redis_url()) as redis:
        left = [int(redis.pttl(f"upcard:{{tickets}}:ticket:{ticket['id']}")) for ticket in (*ended, gone)]
        assert all(86_000_000 < ms <= 86_400_000 for ms in left[:2])
        # One that waits stays until it is ended.
        assert left[2] == -1
        for ticket in ended:
            redis.delete(f"upcard:{{tickets}}:ticket:{ticket['id']}")
    assert ann.get(ended[0])["code"] == "ticket_not_found"
    assert ann.api.get(TICKETS, token=ann.token).json["data"] == []
