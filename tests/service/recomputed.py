"""Ratings computed a second time, by a formula of our own and from what a test knows of its matches."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from service.application.match import Match
from service.application.ratings import Rating, Standing, entrants
from service.application.ratings_formula import FIRST, PARAMETERS


def plackett_luce(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Weng and Lin's algorithm 4 as their paper has it, for one player a team.

    OpenSkill's own is the uncertainty that `tau` adds before each match. One that differs from this, such as by
    giving the mean of their changes to those who tie, is another formula and needs another version.
    """
    variance = [one.sigma**2 + PARAMETERS.tau**2 for one in before]
    c = math.sqrt(sum(one + PARAMETERS.beta**2 for one in variance))
    strength = [math.exp(one.mu / c) for one in before]
    everybody = range(len(before))
    worse = [sum(strength[s] for s in everybody if places[s] >= places[q]) for q in everybody]
    tied = [sum(places[s] == places[q] for s in everybody) for q in everybody]
    change, shrink = [], []
    for i in everybody:
        better = [q for q in everybody if places[q] <= places[i]]
        chance = {q: strength[i] / worse[q] for q in better}
        omega = sum(((q == i) - chance[q]) / tied[q] for q in better)
        delta = sum(chance[q] * (1 - chance[q]) / tied[q] for q in better)
        change.append(variance[i] / c * omega)
        shrink.append(math.sqrt(variance[i]) / c * variance[i] / c**2 * delta)
    return [
        Rating(
            mu=before[i].mu + change[i],
            sigma=math.sqrt(variance[i] * max(1 - shrink[i], PARAMETERS.kappa)),
        )
        for i in everybody
    ]


def recomputed(matches: Iterable[Match[Any]]) -> dict[str, Rating]:
    """Everybody's rating after these matches in their order. Whoever holds several seats gets the mean."""
    ratings: dict[str, Rating] = {}
    for match in matches:
        seats = entrants(match)
        after = plackett_luce([ratings.get(seat.who, FIRST) for seat in seats], [seat.place for seat in seats])
        shares: dict[str, list[Rating]] = {}
        for seat, one in zip(seats, after, strict=True):
            shares.setdefault(seat.who, []).append(one)
        for who, share in shares.items():
            count = len(share)
            ratings[who] = Rating(sum(one.mu for one in share) / count, sum(one.sigma for one in share) / count)
    return ratings


def check(standings: Mapping[str, Standing], order: Sequence[Match[Any]]) -> None:
    """Raise AssertionError unless these are the standings after these matches, to 1e-9."""
    wanted = recomputed(order)
    assert standings.keys() == wanted.keys()
    for who, standing in standings.items():
        assert standing.rating.mu == pytest.approx(wanted[who].mu, abs=1e-9, rel=0)
        assert standing.rating.sigma == pytest.approx(wanted[who].sigma, abs=1e-9, rel=0)
        played = [match for match in order if any(seat.who == who for seat in entrants(match))]
        assert standing.results == len(played)
        assert standing.statistics.matches == sum(seat.who == who for match in played for seat in entrants(match))
