"""Who is matched with whom, and why not: tables of the pure function, times given in seconds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from service.application.quick_match import FIRST_RANGE, GROWTH, Table, tables_now, within_range, within_range_at
from service.application.quick_match_reasons import next_step, why_waiting
from service.application.tickets import Kept, Waiting, Wish, claim_for, pool_of

LONG = 3_600


def wish(
    who: str,
    at: float = 0,
    seats: tuple[int, ...] = (2,),
    rating: float = 25,
    bots: int | None = None,
    until: float = LONG,
    **more: Any,
) -> Wish:
    """A ticket of `who`, taken at a second; `until` is the second at which it expires, `bots` as in the request."""
    wanted: dict[str, Any] = {"options": {}, "rated": True, **more}
    return Wish(
        id=f"t_{who}",
        player=f"p_{who}",
        name=who,
        game="showdown",
        seats=seats,
        bots_after=bots,
        created_at=round(at * 1_000),
        expires_at=round(until * 1_000),
        rating=rating,
        asked="",
        **wanted,
    )


def told(tables: list[Table]) -> list[str]:
    """`A B` for a table of two people, `A+2` for one with two bots."""
    return [" ".join(one.id[2:] for one in table.wishes) + (f"+{table.bots}" if table.bots else "") for table in tables]


@pytest.mark.parametrize(
    ("waiting", "at", "expected"),
    [
        pytest.param([], 0, [], id="nobody"),
        pytest.param([wish("A")], 0, [], id="one alone waits"),
        pytest.param([wish("A"), wish("B")], 0, ["A B"], id="two for two seats"),
        pytest.param([wish("C", 2), wish("B", 1), wish("A", 0)], 3, ["A B"], id="the oldest first, in whatever order"),
        pytest.param(
            [wish(who, at) for at, who in enumerate("ABCDE")], 9, ["A B", "C D"], id="as many tables as can be"
        ),
        pytest.param([wish("A", seats=(3,)), wish("B", seats=(3,))], 0, [], id="two are too few for three seats"),
        pytest.param([wish("A", seats=(2,)), wish("B", seats=(3,))], 0, [], id="no size in common"),
        pytest.param([wish("A", seats=(2, 3)), wish("B", seats=(3, 4))], 0, [], id="a size in common, too few for it"),
        pytest.param(
            [wish("A", 0, (2, 3)), wish("B", 1, (3, 4)), wish("C", 2, (2, 3))], 3, ["A B C"], id="the size all accept"
        ),
        pytest.param(
            [wish(who, at, (2, 3, 4)) for at, who in enumerate("ABC")],
            3,
            ["A B C"],
            id="the largest table of those here",
        ),
        pytest.param(
            [wish(who, at, (2, 3)) for at, who in enumerate("ABCDE")],
            5,
            ["A B C", "D E"],
            id="a smaller one for the rest",
        ),
        pytest.param(
            [wish("A", 0, (4,)), wish("B", 1), wish("C", 2)], 3, ["B C"], id="who cannot be matched holds nobody up"
        ),
        pytest.param([wish("A"), wish("B", options={"x": 1})], 0, [], id="other options"),
        pytest.param([wish("A", rated=False), wish("B")], 0, [], id="one rated, one not"),
        pytest.param(
            [wish("A", options={"x": 1, "y": 2}), wish("B", options={"y": 2, "x": 1})], 0, ["A B"], id="order"
        ),
        pytest.param([wish("A", rating=25), wish("B", rating=29)], 0, ["A B"], id="just within the first range"),
        pytest.param([wish("A", rating=25), wish("B", rating=29.1)], 0, [], id="just outside the first range"),
        pytest.param([wish("A", rating=25), wish("B", 10, rating=34)], 9.9, [], id="the range grows, not yet enough"),
        pytest.param([wish("A", rating=25), wish("B", 10, rating=34)], 10, ["A B"], id="the range has grown enough"),
        pytest.param(
            [wish("A", rating=25), wish("B", 1, rating=31), wish("C", 2, rating=26)], 3, ["A C"], id="the one in range"
        ),
        pytest.param(
            [wish("A", rating=10), wish("B", 1, rating=30), wish("C", 2, rating=31)], 3, ["B C"], id="others in range"
        ),
        pytest.param([wish("A", until=10), wish("B")], 10, [], id="expired"),
        pytest.param([wish("A", until=10), wish("B")], 9.9, ["A B"], id="not expired yet"),
        pytest.param([wish("A", bots=30)], 29.9, [], id="no bots yet"),
        pytest.param([wish("A", bots=30)], 30, ["A+1"], id="a bot after 30 seconds"),
        pytest.param([wish("A", bots=None)], 3_000, [], id="never bots"),
        pytest.param([wish("A", bots=30, until=30)], 30, [], id="expired when bots would come"),
        pytest.param([wish("A", seats=(3, 4), bots=5)], 5, ["A+2"], id="bots up to the smallest size"),
        pytest.param(
            [wish("A", 0, (3, 4), bots=5), wish("B", 1, (3,), bots=5)], 6, ["A B+1"], id="both may be given bots"
        ),
        pytest.param(
            [wish("A", 0, (3,), bots=5), wish("B", 1, (3,), bots=5)], 5, ["A+2"], id="the other not yet, so alone"
        ),
        pytest.param(
            [wish("A", 0, (3,), bots=5), wish("B", 1, (3,), bots=None)], 99, ["A+2"], id="the other never, so alone"
        ),
        pytest.param(
            [wish("A", 0, (3,), bots=None), wish("B", 1, (3,), bots=5)], 99, ["B+2"], id="the younger one alone"
        ),
        pytest.param([wish("A", bots=5), wish("B", 6)], 6, ["A B"], id="people before bots"),
        pytest.param(
            [wish("A", 0, (3,), rating=10, bots=5), wish("B", 0, (3,), rating=40, bots=5)],
            5,
            ["A+2", "B+2"],
            id="with bots too the ratings must be close",
        ),
    ],
)
def test_who_goes_with_whom(waiting: list[Wish], at: float, expected: list[str]) -> None:
    assert told(list(tables_now(waiting, round(at * 1_000)))) == expected


@pytest.mark.parametrize(
    ("own", "others", "in_all", "at", "expected"),
    [
        pytest.param(wish("A"), [], 1, 0, ("too_few_players", 0, 0, 0), id="nobody else"),
        pytest.param(wish("A"), [], 4, 0, ("other_options", 3, 0, 0), id="all with other options"),
        pytest.param(wish("A"), [wish("B", until=1)], 2, 1, ("too_few_players", 0, 0, 0), id="the other has expired"),
        pytest.param(wish("A"), [wish("B", seats=(3, 4))], 2, 0, ("other_seats", 1, 1, 1), id="other sizes"),
        pytest.param(
            wish("A", seats=(3,)), [wish("B", seats=(3,))], 2, 0, ("too_few_players", 1, 1, 1), id="two for three seats"
        ),
        pytest.param(
            wish("A"), [wish("B", rating=40)], 2, 5, ("no_opponent_within_range", 1, 1, 0), id="one, too strong"
        ),
        pytest.param(
            wish("A", seats=(3,)),
            [wish("B", seats=(3,)), wish("C", seats=(3,), rating=40)],
            7,
            5,
            ("no_opponent_within_range", 6, 2, 1),
            id="one of two",
        ),
        pytest.param(
            wish("C", 5, rating=29),
            [wish("A", 0, rating=2), wish("B", 1, rating=2)],
            3,
            5,
            ("too_few_players", 0, 0, 0),
            id="the others go with each other",
        ),
        pytest.param(wish("A"), [wish("B")], 2, 0, ("being_seated", 0, 0, 0), id="about to be matched"),
        pytest.param(wish("A", bots=5), [], 1, 5, ("being_seated", 0, 0, 0), id="bots about to come"),
    ],
)
def test_why_a_ticket_waits(
    own: Wish, others: list[Wish], in_all: int, at: float, expected: tuple[str, int, int, int]
) -> None:
    why = why_waiting(Kept(own, "waiting"), Waiting([own, *others], in_all), round(at * 1_000))
    assert (why.reason, why.others, why.same_wishes, why.within_range) == expected
    assert "{" not in why.detail


def test_a_claimed_ticket_is_being_seated() -> None:
    why = why_waiting(Kept(wish("A"), "claimed"), Waiting([], 3), 0)
    assert why.reason == "being_seated"


@pytest.mark.parametrize(
    ("own", "others", "at", "expected"),
    [
        pytest.param(wish("A", until=300), [], 0, ("expiry", "1970-01-01T00:05:00.000Z"), id="nothing but its end"),
        pytest.param(wish("A", bots=30), [], 7, ("bots", "1970-01-01T00:00:30.000Z"), id="bots"),
        pytest.param(
            wish("A", bots=30), [wish("B", 5, rating=34)], 7, ("range", "1970-01-01T00:00:10.000Z"), id="the range"
        ),
        pytest.param(
            wish("B", 5, rating=34),
            [wish("A", 0)],
            7,
            ("range", "1970-01-01T00:00:10.000Z"),
            id="the older one's range",
        ),
        pytest.param(
            wish("A", seats=(3,), bots=30),
            [wish("B", seats=(3,), rating=30), wish("C", seats=(3,), rating=35)],
            1,
            ("range", "1970-01-01T00:00:12.000Z"),
            id="the second nearest, for three seats",
        ),
        pytest.param(
            wish("A", seats=(3,), bots=30),
            [wish("B", seats=(3,))],
            1,
            ("bots", "1970-01-01T00:00:30.000Z"),
            id="no range brings a third",
        ),
    ],
)
def test_what_comes_next(own: Wish, others: list[Wish], at: float, expected: tuple[str, str]) -> None:
    step = next_step(own, Waiting([own, *others], 9), round(at * 1_000))
    assert (step.step, step.at) == expected


@pytest.mark.parametrize("seed", range(200))
def test_whatever_waits(seed: int) -> None:
    """Nobody sits twice; every table is of a size that all accept, for one set of wishes; who is left fits nowhere."""
    random = Random(seed)
    waiting = [
        wish(
            str(number),
            at=random.uniform(0, 60),
            seats=tuple(sorted(random.sample((2, 3, 4, 5), random.randrange(1, 5)))),
            rating=random.uniform(10, 40),
            bots=random.choice((None, 5, 30)),
            until=random.uniform(50, 90),
            options={"x": random.randrange(2)},
        )
        for number in range(random.randrange(12))
    ]
    at = random.randrange(60_000, 80_000)
    tables = list(tables_now(waiting, at))
    seated = [one for table in tables for one in table.wishes]
    assert len({one.id for one in seated}) == len(seated)
    for table in tables:
        size = len(table.wishes) + table.bots
        first = min(table.wishes, key=lambda one: one.created_at)
        assert all(size in one.seats and at < one.expires_at for one in table.wishes)
        assert len({pool_of(one) for one in table.wishes}) == 1
        assert all(within_range(first, one, at) for one in table.wishes)
        for one in table.wishes if table.bots else ():
            assert one.bots_after is not None
            assert one.created_at + one.bots_after * 1_000 <= at
    left = [one for one in waiting if one not in seated]
    assert list(tables_now(left, at)) == []


@pytest.mark.parametrize("seed", range(50))
def test_the_range_holds_two_from_the_very_moment_that_is_foretold(seed: int) -> None:
    random = Random(seed)
    one = wish("A", random.uniform(0, 9), rating=random.uniform(0, 50))
    other = wish("B", random.uniform(0, 9), rating=random.uniform(0, 50))
    reached = within_range_at(one, other)
    assert within_range(one, other, reached + 1)
    first = min(one.created_at, other.created_at)
    assert reached == first or not within_range(one, other, reached - 1)


def test_everybody_is_within_range_after_a_minute_and_a_half() -> None:
    assert FIRST_RANGE + GROWTH * 92 == 50


def test_a_table_has_one_match_whoever_finds_it() -> None:
    wishes = [wish(who) for who in "ABC"]
    claim = claim_for(wishes, 2)
    assert claim_for(wishes[::-1], 2) == claim
    assert sorted(one.id for one in claim.wishes) == ["t_A", "t_B", "t_C"]
    assert claim.seats.count(None) == 2
    assert claim_for(wishes, 1).match != claim.match
    assert claim_for(wishes[:2], 2).match != claim.match


def test_no_seat_is_kept_for_whoever_waited_longest() -> None:
    seats = {claim_for([wish(f"A{n}"), wish(f"B{n}"), wish(f"C{n}")], 1).seats.index(wish(f"A{n}")) for n in range(40)}
    assert seats == {0, 1, 2, 3}
