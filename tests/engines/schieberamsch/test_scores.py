"""Rulings on scores, R14 to R23, R25, R26 and R30; and matches scored anew from what was seen at the table.

Source: rules/schieberamsch.md, sections 4 and 5.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engines import schieberamsch
from engines.schieberamsch.events import (
    GrandHandAnnounced,
    HandDealt,
    HandScored,
    KontraSaid,
    RekontraSaid,
    SkatPushed,
    TrickWon,
)
from engines.schieberamsch.moves import JACKS
from engines.schieberamsch.scoring import grand_hand_delta, matadors
from engines.schieberamsch.state import Options
from tests.support.matches import random_match
from tests.support.schieberamsch_scores import grand_hand, ramsch

ENGINE = schieberamsch.ENGINE


@pytest.mark.parametrize(
    ("points", "tricks", "pushes", "deltas"),
    [
        pytest.param("47 46 27", "4 3 3", 1, (9, 0, 0), id="R14 doubled before divided: not 8"),
        pytest.param("57 33 30", "4 3 3", 2, (22, 0, 0), id="R14 four times before divided: not 20"),
        pytest.param("59 31 30", "4 3 3", 0, (5, 0, 0), id="R14 the fraction is dropped, not rounded"),
        pytest.param("45 45 30", "4 3 3", 0, (4, 4, 0), id="R16 each tied seat in full"),
        pytest.param("40 40 40", "4 3 3", 0, (4, 4, 4), id="R16 all three"),
        pytest.param("60 60 0", "6 4 0", 0, (12, 12, 0), id="R17 tied, with a virgin"),
        pytest.param("83 37 0", "7 3 0", 0, (16, 0, 0), id="R18 no tricks: a virgin"),
        pytest.param("83 37 0", "7 2 1", 0, (8, 0, 0), id="R18 a trick worth nothing: no virgin"),
        pytest.param("120 0 0", "10 0 0", 0, (-12, 0, 0), id="R19 two without a trick double nothing"),
        pytest.param("120 0 0", "9 0 1", 0, (24, 0, 0), id="R20 all points in nine tricks are no march"),
        pytest.param("0 120 0", "0 10 0", 0, (0, -12, 0), id="R20 all ten tricks"),
        pytest.param("120 0 0", "10 0 0", 1, (-24, 0, 0), id="R21 one push"),
        pytest.param("120 0 0", "10 0 0", 2, (-48, 0, 0), id="R21 two pushes"),
        pytest.param("120 0 0", "10 0 0", 3, (-96, 0, 0), id="R21 three pushes"),
    ],
)
def test_rulings_on_ramsch(points: str, tricks: str, pushes: int, deltas: tuple[int, ...]) -> None:
    assert ramsch(points, tricks, pushes).deltas == deltas


@pytest.mark.parametrize(
    ("points", "tricks", "pushes", "factor", "virgin", "march"),
    [
        pytest.param("50 40 30", "4 3 3", 0, 1, None, None, id="plain"),
        pytest.param("50 40 30", "4 3 3", 2, 4, None, None, id="pushed"),
        pytest.param("83 37 0", "7 3 0", 1, 4, 2, None, id="R18 a virgin"),
        pytest.param("60 0 60", "5 0 5", 3, 16, 1, None, id="R17 a virgin and three pushes"),
        pytest.param("0 0 120", "0 0 10", 1, 2, None, 2, id="R19 a march"),
    ],
)
def test_what_the_score_of_a_ramsch_tells(
    points: str, tricks: str, pushes: int, factor: int, virgin: int | None, march: int | None
) -> None:
    scored = ramsch(points, tricks, pushes)
    assert (scored.factor, scored.pushes, scored.virgin, scored.march) == (factor, pushes, virgin, march)
    assert (scored.soloist, scored.won, scored.jacks, scored.matadors, scored.multiplier) == (None,) * 5


@pytest.mark.parametrize(
    ("jacks", "points", "tricks", "level", "delta"),
    [
        pytest.param("Jc", 61, 6, 0, -7, id="R15 truncated toward zero: not -8"),
        pytest.param("Jh", 61, 6, 1, -19, id="R15 doubled first: not -20"),
        pytest.param("Jc Js Jh", 61, 6, 0, -12, id="R23 with 3"),
        pytest.param("Jc Js Jh Jd", 61, 6, 0, -14, id="R23 with 4"),
        pytest.param("Jd", 61, 6, 0, -12, id="R23 without 3"),
        pytest.param("", 61, 6, 0, -14, id="R23 without 4"),
        pytest.param("Jc", 89, 8, 0, -7, id="R25 89 is not schneider"),
        pytest.param("Jc", 90, 8, 0, -9, id="R25 90 is schneider"),
        pytest.param("Jc", 30, 3, 0, 9, id="R25 the opponents' 90 is schneider too"),
        pytest.param("Jc", 31, 3, 0, 7, id="R25 the opponents' 89 is not"),
        pytest.param("Jc", 120, 9, 0, -9, id="R25 all points in nine tricks are not schwarz"),
        pytest.param("Jc", 120, 10, 0, -12, id="R25 schwarz"),
        pytest.param("Jc", 0, 1, 0, 9, id="R25 no point, but a trick: not schwarz"),
        pytest.param("Jc", 22, 0, 0, 12, id="R25 schwarz of the opponents"),
        pytest.param("Jc", 60, 6, 0, 7, id="R26 60-60 is lost"),
    ],
)
def test_rulings_on_grand_hands(jacks: str, points: int, tricks: int, level: int, delta: int) -> None:
    scored = grand_hand(jacks, points, tricks, level)
    assert scored.deltas == (0, delta, 0), "R30: the opponents score nothing"
    assert scored.won == (points >= 61)


def test_r22_r23_somebody_always_holds_or_lacks_a_run() -> None:
    sets = [{jack for place, jack in enumerate(JACKS) if number >> place & 1} for number in range(16)]
    for jacks in sets:
        assert 1 <= matadors(jacks) <= 4
        assert matadors(jacks) == matadors(set(JACKS) - jacks), "counted by the soloist or by the opponents, the same"


def test_r26_a_loss_is_doubled_only_by_the_option_and_before_the_division() -> None:
    assert [grand_hand("Jc", 60, 6, 0, factor).deltas[1] for factor in (1, 2)] == [7, 14]
    assert [grand_hand("Jd", 29, 2, 1, factor).deltas[1] for factor in (1, 2)] == [28, 57]
    assert [grand_hand("Jc", 61, 6, 0, factor).deltas[1] for factor in (1, 2)] == [-7, -7]
    assert [grand_hand("Jc", 60, 6, 0, factor).factor for factor in (1, 2)] == [1, 2]


@pytest.mark.parametrize("points", [0, 60, 61, 120])
def test_r30_the_opponents_score_nothing_whatever_happens(points: int) -> None:
    scored = grand_hand("Jc", points, 5, 2)
    assert (scored.deltas[0], scored.deltas[2]) == (0, 0)
    assert scored.deltas[1] != 0


def test_the_multiplier_ranges_from_3_to_8() -> None:
    """Section 4.2: the largest loss and the largest win."""
    assert grand_hand_delta(8, 61, 2, 1) == -76
    assert grand_hand_delta(8, 60, 2, 2) == 153


def scored_anew(seen: list[object], options: Options) -> dict[str, object]:
    """What section 4 says a hand counts, from the cards that were dealt and the tricks that were won."""
    worth = dict(zip("ATKQJ987", (11, 10, 4, 3, 2, 0, 0, 0), strict=True))
    hands = {event.seat: event.cards or () for event in seen if isinstance(event, HandDealt)}
    won = [event for event in seen if isinstance(event, TrickWon)]
    (scored,) = (event for event in seen if isinstance(event, HandScored))
    skat = sum(worth[card[0]] for card in scored.skat)
    points = [sum(worth[card[0]] for trick in won if trick.seat == seat for card in trick.cards) for seat in range(3)]
    tricks = [sum(trick.seat == seat for trick in won) for seat in range(3)]
    soloist = next((event.seat for event in seen if isinstance(event, GrandHandAnnounced)), None)
    deltas = [0, 0, 0]
    if soloist is None:
        most = max(points)
        owners = [seat for seat in range(3) if points[seat] == most]
        for seat in [won[-1].seat] if options.skat_owner == "last_trick" else owners:
            points[seat] += skat
        m = 2 ** sum(isinstance(event, SkatPushed) for event in seen)
        if 10 in tricks:
            deltas[tricks.index(10)] = -(120 * m // 10)
        else:
            m *= 2 if 0 in tricks else 1
            deltas = [own * m // 10 if own == max(points) else 0 for own in points]
    else:
        points[soloist] += skat
        held = {*hands[soloist], *scored.skat}
        run = 1
        while run < 4 and (JACKS[run] in held) == ("Jc" in held):
            run += 1
        solo = points[soloist]
        multiplier = run + 2 + (solo >= 90 or solo <= 30) + (tricks[soloist] in (0, 10))
        raw = 24 * multiplier
        raw *= 2 if any(isinstance(event, KontraSaid) for event in seen) else 1
        raw *= 2 if any(isinstance(event, RekontraSaid) for event in seen) else 1
        deltas[soloist] = -(raw // 10) if solo >= 61 else raw * options.grand_hand_loss_factor // 10
    return {"points": tuple(points), "tricks": tuple(tricks), "deltas": tuple(deltas)}


@pytest.mark.parametrize(
    "grand_hand_allowed", [True, False], ids=["sec 4.2: random matches", "sec 4.1: random matches"]
)
def test_matches_scored_anew(grand_hand_allowed: bool) -> None:
    kinds = Counter[str]()
    for number in range(60):
        random = Random(number)
        options = Options(
            hands=5,
            grand_hand=grand_hand_allowed,
            grand_hand_loss_factor=random.choice((1, 2)),
            skat_owner=random.choice(("last_trick", "most_points")),
        )
        totals, seen = [0, 0, 0], list[object]()
        for event in random_match(ENGINE, options, 3, random).events:
            seen.append(event)
            if isinstance(event, HandScored):
                again = scored_anew(seen, options)
                assert {field: getattr(event, field) for field in again} == again, number
                totals = [total + delta for total, delta in zip(totals, event.deltas, strict=True)]
                assert event.totals == tuple(totals), number
                kinds[event.kind] += 1
                kinds["virgin"] += event.virgin is not None
                seen = []
    assert kinds["grand_hand" if grand_hand_allowed else "virgin"] >= 20
