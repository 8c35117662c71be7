"""What a hand of Schieberamsch costs, for its referee. All lists are by seat, all points with the skat.

Source: rules/schieberamsch.md, sections 4.1 and 4.2.
"""

from __future__ import annotations

from tests.support.referees.contract import Json

JACKS = ["Jc", "Js", "Jh", "Jd"]


def ramsch(points: list[int], tricks: list[int], pushes: int) -> Json:
    """What `hand_scored` says of a hand in which everyone plays alone."""
    factor = 2**pushes
    virgin = march = None
    if 10 in tricks:
        march = tricks.index(10)
        deltas = [-(120 * factor // 10) if seat == march else 0 for seat in range(3)]
    else:
        if 0 in tricks:
            virgin = tricks.index(0)
            factor *= 2
        deltas = [mine * factor // 10 if mine == max(points) else 0 for mine in points]
    return {
        "kind": "ramsch",
        "factor": factor,
        "deltas": deltas,
        "pushes": pushes,
        "virgin": virgin,
        "march": march,
        "soloist": None,
        "won": None,
        "kontra_level": 0,
        "jacks": None,
        "matadors": None,
        "multiplier": None,
    }


def grand_hand(
    points: list[int], tricks: list[int], soloist: int, held: set[str], level: int, loss_factor: int
) -> Json:
    """What `hand_scored` says of a Grand Hand. `held` are the soloist's jacks, those of the skat among them."""
    has_best = "Jc" in held
    matadors = 0
    while matadors < 4 and (JACKS[matadors] in held) == has_best:
        matadors += 1
    solo = points[soloist]
    multiplier = matadors + 2 + (solo >= 90 or solo <= 30) + (tricks[soloist] in {0, 10})
    is_won = solo >= 61
    factor = (1, 2, 4)[level] * (1 if is_won else loss_factor)
    size = 24 * multiplier * factor // 10
    return {
        "kind": "grand_hand",
        "factor": factor,
        "deltas": [(-size if is_won else size) if seat == soloist else 0 for seat in range(3)],
        "pushes": 0,
        "virgin": None,
        "march": None,
        "soloist": soloist,
        "won": is_won,
        "kontra_level": level,
        "jacks": "with" if has_best else "without",
        "matadors": matadors,
        "multiplier": multiplier,
    }
