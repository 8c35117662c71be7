"""How ratings change: OpenSkill's Plackett-Luce, with every parameter written down here and published.

Source: Weng and Lin, A Bayesian Approximation Method for Online Ranking, JMLR 12 (2011), algorithm 4.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from service.application.ratings import Rating

FORMULA = "plackett-luce-1"
"""The version of everything on this page. Whoever changes a number here gives it another name."""


class RatingParameters(msgspec.Struct, frozen=True):
    """The formula of the ratings: OpenSkill's Plackett-Luce with these parameters.

    Everybody starts with `mu` and `sigma`. A rating is shown as `mu - ordinal_sigmas * sigma`, and is provisional while
    its `sigma` is above `provisional_above`. `limit_sigma`: may a match never make a rating less certain.
    """

    formula: str = FORMULA
    model: str = "Plackett-Luce"
    mu: float = 25.0
    sigma: float = 25.0 / 3
    beta: float = 25.0 / 6
    kappa: float = 0.0001
    tau: float = 25.0 / 300
    limit_sigma: bool = False
    ordinal_sigmas: float = 3.0
    provisional_above: float = 5.0


PARAMETERS = RatingParameters()

FIRST = Rating(mu=PARAMETERS.mu, sigma=PARAMETERS.sigma)
"""The rating of somebody who has no result yet."""


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Everybody's rating after a match that ended in these places, 1 for the best; equal places are ties."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    return [Rating(mu=one.mu, sigma=one.sigma) for [one] in model.rate(teams, ranks=list(places))]


def ordinal(rating: Rating) -> float:
    """A rating as one number: what somebody is almost certainly better than."""
    return rating.mu - PARAMETERS.ordinal_sigmas * rating.sigma


def is_provisional(rating: Rating) -> bool:
    """Are there too few results to trust this rating? It takes 12 to 20 to end that, by the number of seats."""
    return rating.sigma > PARAMETERS.provisional_above


@cache
def _model() -> Any:
    # Only whoever rates a match needs OpenSkill; the API never does.
    from openskill.models import PlackettLuce

    return PlackettLuce(
        mu=PARAMETERS.mu,
        sigma=PARAMETERS.sigma,
        beta=PARAMETERS.beta,
        kappa=PARAMETERS.kappa,
        tau=PARAMETERS.tau,
        limit_sigma=PARAMETERS.limit_sigma,
    )
