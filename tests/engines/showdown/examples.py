"""The rows of the table of worked examples.

Source: rules/showdown.md, section 13.
"""

from __future__ import annotations

from msgspec import Struct

FULL = "HTNB / HTNB"


class Example(Struct, frozen=True):
    """A row: a position, its moves, and what is expected. What is None is not looked at.

    `lost` is a hand and the card that chance takes from it, `"HTNB: H"`; `order` the river that chance then makes.
    `refused` is the slug for the last move. `flips` lists the flipper's energy, before the first card and after each.
    `tops` lists the river's visible top before each flip. `by_hand`: the table is looked at before a flip that the
    server would make by itself.
    """

    name: str
    energy: str = "10/10"
    hands: str = FULL
    river: str = "-"
    starter: int = 0
    moves: str = ""
    lost: str = ""
    order: str = ""
    by_hand: bool = False

    refused: str | None = None
    legal: str | None = None
    bound: int | None = None
    flips: str | None = None
    turned: str | None = None
    tops: str | None = None
    loser: int | None = None
    reason: str | None = None
    then_hands: str | None = None
    then_river: str | None = None
    then_energy: str | None = None
    then_starter: int | None = None
    won: str | None = None


EXAMPLES = (
    Example("S1 the first card", legal="s:H s:T s:N s:B"),
    Example(
        "S2 no bet before both have stacked",
        moves="s0:N b1:1",
        refused="both-must-stack-first",
        legal="s:H s:T s:N s:B",
    ),
    Example("S3 stack on or bet", moves="s0:N s1:N", legal="s:H s:T s:B b:1 b:2"),
    Example(
        "S4 a battery at the cap",
        moves="s0:B s1:N b0:1 f1 x0:own",
        lost="HTNB: H",
        order="H",
        then_energy="10/10",
        loser=1,
        then_hands="HTNB / TNB",
        then_river="H",
        then_starter=1,
    ),
    Example(
        "S5 a beartrap costs 3",
        moves="s0:T s1:H b0:1 f1 x0:own",
        lost="HTNB: N",
        order="N",
        then_energy="7/10",
        loser=1,
        then_hands="HTNB / HTB",
        then_river="N",
    ),
    Example(
        "S6 no energy left, the battery below comes too late",
        energy="3/10",
        hands="HTNB / TNB",
        river="H",
        moves="s0:B s1:N s0:T s1:T b0:2 f1 x0:own",
        turned="T",
        then_energy="0/10",
        won="1 by energy",
    ),
    Example(
        "S7 the battery above comes in time",
        energy="3/10",
        hands="HTNB / TNB",
        river="H",
        moves="s0:T s1:N s0:B s1:T b0:2 f1 x0:own x0:own",
        lost="TNB: N",
        order="NH",
        flips="3 4 1",
        loser=1,
        then_hands="HTNB / TB",
        then_river="NH",
    ),
    Example(
        "S8 no energy left on the card that reaches the bet",
        energy="3/1",
        hands="TN / B",
        river="HHTNB",
        moves="s0:T s1:B b0:1 f1 x0:own",
        then_energy="0/1",
        won="1 by energy",
    ),
    Example(
        "S9 the forfeit is drawn from the whole hand",
        moves="s0:N s1:N s0:H s1:B b0:1 f1 x0:own",
        lost="HTNB: B",
        order="B",
        loser=0,
        reason="hit",
        then_hands="HTN / HTNB",
        then_river="B",
    ),
    Example(
        "S10 a bet above the bound",
        hands="HNB / HT",
        river="TNB",
        moves="s0:N s1:H s0:B b1:4 b0:7",
        refused="bet-above-bound",
        bound=6,
        legal="b:5 b:6 f",
    ),
    Example(
        "S11 a bet that does not rise",
        hands="HNB / HT",
        river="TNB",
        moves="s0:N s1:H s0:B b1:4 b0:4",
        refused="bet-must-rise",
    ),
    Example(
        "S12 a bet of the bound closes the betting",
        hands="HNB / HT",
        river="TNB",
        moves="s0:N s1:H s0:B b1:4 b0:6",
        bound=6,
        legal="x:own",
        by_hand=True,
    ),
    Example(
        "S13 an empty hand must bet", hands="H / HTNB", river="TNB", moves="s0:H s1:N", legal="b:1 b:2 b:3 b:4 b:5"
    ),
    Example(
        "S14 the own hit costs the last card",
        hands="H / HTNB",
        river="TNB",
        moves="s0:H s1:N b0:1 f1 x0:own",
        lost="H: H",
        order="TNBH",
        then_energy="10/10",
        won="1 by cards",
    ),
    Example(
        "S15 the own stack comes first",
        hands="HTNB / HNB",
        river="T",
        moves="s0:N s1:B b0:2 f1 x0:opp",
        refused="own-stack-first",
        legal="x:own",
        by_hand=True,
    ),
    Example(
        "S16 river before opponent",
        hands="HTNB / HNB",
        river="T",
        moves="s0:N s1:B b0:3 x0:own x0:riv x0:opp",
        lost="HNB: H",
        order="HT",
        flips="10 10 7 8",
        loser=1,
        then_energy="8/10",
        then_hands="HTNB / NB",
    ),
    Example(
        "S17 opponent before river",
        hands="HTNB / HNB",
        river="T",
        moves="s0:N s1:B b0:3 x0:own x0:opp x0:riv",
        lost="HNB: H",
        order="HT",
        flips="10 10 10 7",
        loser=1,
        then_energy="7/10",
        then_hands="HTNB / NB",
    ),
    Example(
        "S18 the other seat's last card",
        energy="4/6",
        hands="NB / T",
        river="HHTNB",
        moves="s0:N s1:T b0:1 f1 x0:own",
        lost="T: T",
        then_energy="4/6",
        won="0 by cards",
    ),
    Example(
        "S19 the opponent's hit costs the last card",
        energy="4/6",
        hands="N / HB",
        river="HTTNB",
        moves="s0:N s1:H b0:2 f1 x0:own x0:opp",
        lost="N: N",
        reason="hit",
        loser=0,
        won="1 by cards",
    ),
    Example(
        "S20 the river's hit",
        energy="8/8",
        hands="TNB / HB",
        river="HTN",
        moves="s0:T s1:B s0:B b1:1 b0:4 f1 x0:own x0:own x0:opp x0:riv",
        lost="TNB: T",
        order="TNHT",
        flips="8 9 6 7 7",
        reason="hit",
        loser=0,
        then_hands="NB / HB",
        then_river="TNHT",
        then_energy="7/8",
    ),
    Example(
        "S21 each river card uncovers the next",
        energy="5/9",
        hands="HB / TN",
        river="NTHB",
        starter=1,
        moves="s1:N s0:B b1:1 b0:4 f1 x0:own x0:riv x0:riv x0:opp",
        lost="TN: T",
        order="BTNHT",
        tops="NNTH",
        flips="5 6 6 3 3",
        loser=1,
        then_hands="HB / N",
        then_starter=0,
    ),
    Example(
        "S22 the hit below is never shown",
        moves="s0:H s1:N s0:B s1:T b0:1 f1 x0:own",
        lost="HTNB: N",
        order="N",
        turned="B",
        loser=1,
        then_hands="HTNB / HTB",
    ),
    Example(
        "S23 the loser does not start",
        moves="s0:H s1:N b0:1 f1 x0:own",
        lost="HTNB: H",
        order="H",
        loser=0,
        then_starter=1,
        then_hands="TNB / HTNB",
    ),
    Example(
        "S24 all eight cards on the table",
        energy="1/1",
        hands="N / B",
        river="HHTTNB",
        starter=1,
        moves="s1:B s0:N",
        legal="b:1 b:2 b:3 b:4 b:5 b:6 b:7 b:8",
    ),
    Example(
        "S25 two beartraps survived",
        energy="7/9",
        hands="TN / TB",
        river="HHNB",
        moves="s0:T s1:T b0:2 f1 x0:own x0:opp",
        lost="TB: B",
        order="BNHHB",
        flips="7 4 1",
        loser=1,
        then_hands="TN / T",
    ),
    Example(
        "S26 two beartraps not survived",
        energy="6/9",
        hands="TN / TB",
        river="HHNB",
        moves="s0:T s1:T b0:2 f1 x0:own x0:opp",
        flips="6 3 0",
        won="1 by energy",
    ),
)
