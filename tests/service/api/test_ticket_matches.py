"""What tickets become: matches with people and with bots, in every game."""

from __future__ import annotations

import msgspec
import pytest
from redis import Redis

from engines.registry import ENGINES
from service.application.play import now
from service.application.quick_match import FIRST_RANGE, GROWTH
from service.application.ratings import Rating, Standing, Statistics
from tests.service.api.client import Client
from tests.service.api.ticketing import TICKETS, Player, relay
from worker.relay import tick


@pytest.fixture
def ann(api: Client) -> Player:
    return Player(api, "Ann")


@pytest.fixture
def ben(api: Client) -> Player:
    return Player(api, "Ben")


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
def test_every_game_is_matched_with_people_and_with_bots(game: str, api: Client, ann: Player) -> None:
    smallest = ENGINES[game].seats[0]
    people = [Player(api, f"P{number}") for number in range(smallest)]
    tickets = [player.take(game) for player in people]
    seen = [player.get(ticket) for player, ticket in zip(people, tickets, strict=True)]
    assert [ticket["status"] for ticket in seen] == ["matched"] * smallest
    assert sorted(ticket["seat"] for ticket in seen) == list(range(smallest))
    ticket = ann.take(game)
    relay(api, 25)
    assert ann.get(ticket)["status"] == "waiting"
    relay(api, 31)
    ticket = ann.get(ticket)
    match = api.get(f"/v1/matches/{ticket['match']}", token=ann.token).json
    assert match["status"] == "active"
    bots = [seat for seat in match["seats"] if seat["kind"] == "bot"]
    assert [seat["bot"] for seat in bots] == ["basic"] * (smallest - 1)
    assert {seat["name"] for seat in bots} == {"basic bot"}


def test_the_bots_of_a_table_get_their_turns(ann: Player, api: Client) -> None:
    ticket = ann.take("liars-race")
    api.runtime.outbox.prepare()
    relay(api, 31)
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


def test_the_range_of_ratings_widens(ann: Player, ben: Player) -> None:
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
    relay(ann.api, 15)
    assert ann.get(ticket)["status"] == "waiting"
    relay(ann.api, 22)
    assert ann.get(ticket)["match"] == ben.get(other)["match"]


def test_other_wishes_are_not_matched(ann: Player, ben: Player) -> None:
    ticket = ann.take(rated=False)
    assert ben.take()["why_waiting"]["reason"] == "other_options"
    relay(ann.api, 25)
    assert ann.get(ticket)["status"] == "waiting"
    relay(ann.api, 31)
    assert ann.get(ticket)["match"] != ben.get(ben.api.get(TICKETS, token=ben.token).json["data"][0])["match"]


def test_unrated_tickets_make_unrated_matches(ann: Player, ben: Player, api: Client) -> None:
    ann.take(rated=False)
    match = ben.take(rated=False)["match"]
    assert api.get(f"/v1/matches/{match}").json["settings"]["rated"] is False


def test_defaults_that_are_spelt_out_are_the_same_wishes(ann: Player, ben: Player) -> None:
    usual = ann.take()["options"]
    assert ben.take(options=usual)["status"] == "matched"
