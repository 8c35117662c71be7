"""The bot `basic` at Schieberamsch: what it believes, and what it does where a player would not hesitate."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.schieberamsch import ENGINE
from engines.schieberamsch.moves import DECK, JACKS, PLACE, DiscardSkat, Move, PlayCard
from engines.schieberamsch.state import State
from tests.support.games import GAMES
from tests.support.matches import random_match
from tests.support.schieberamsch import WORDS, holding, play
from worker.players.schieberamsch import basic, danger
from worker.players.schieberamsch_beliefs import likely_tables, places
from worker.players.schieberamsch_tricks import Table, deltas, play_card, play_out, playable

TIMES = 12


def chosen(state: State) -> Counter[str]:
    """How often `basic` makes each move, of `TIMES` times, in the short notation without the seat."""
    assert state.turn is not None, "nobody is to move"
    view, moves = ENGINE.view(state, state.turn), ENGINE.legal_moves(state, state.turn)
    return Counter(written(basic(view, moves, Random(number))) for number in range(TIMES))


def written(move: Move) -> str:
    match move:
        case PlayCard(card=card):
            return card
        case DiscardSkat(cards=cards):
            return ">" + "".join(cards)
        case _:
            return next(word for word, said in WORDS.items() if said == move)


def table_of(state: State, played: tuple[str, ...] = ()) -> Table:
    """The table as it is; `played` are the cards that the soloist has played."""
    held = () if state.soloist is None else (*state.hands[state.soloist], *played, *state.skat)
    return Table(
        hands=[places(hand) for hand in state.hands],
        skat=places(state.skat),
        leader=state.leader,
        trick=places(state.trick),
        points=[sum(trick.points for trick in state.tricks if trick.winner == seat) for seat in (0, 1, 2)],
        tricks=[sum(trick.winner == seat for trick in state.tricks) for seat in (0, 1, 2)],
        factor=1 << (sum(exchange.pushed for exchange in state.exchanges) + state.kontra_level),
        soloist=state.soloist,
        soloist_jacks=frozenset(PLACE[card] for card in held if card in JACKS),
        loss_factor=state.options.grand_hand_loss_factor,
        most_points_get_skat=state.options.skat_owner == "most_points",
    )


@settings(max_examples=60)
@given(data=st.data())
def test_hands_go_and_score_as_the_rules_have_it(data: st.DataObject) -> None:
    random = Random(data.draw(st.integers(0, 2**32)))
    match = random_match(ENGINE, data.draw(GAMES["schieberamsch"].options), 3, random)
    table: Table | None = None
    for step in match.steps:
        state = step.after
        if table is not None and isinstance(step.move, PlayCard):
            legal = [written(move) for move in ENGINE.legal_moves(step.before, step.seat or 0)]
            assert playable(table.hands[step.seat or 0], table.trick) == places(legal)
            play_card(table, PLACE[step.move.card])
        if table is not None and state.last_hand is not None and state.last_hand != step.before.last_hand:
            assert tuple(deltas(table)) == state.last_hand.deltas
        if state.phase == "play" and not state.tricks and not state.trick:
            table = table_of(state)
        elif state.phase == "play" and table is not None:
            now = table_of(state)
            assert (table.hands, table.trick, table.points) == (now.hands, now.trick, now.points)
    assert table is not None, "no hand was played"


@settings(max_examples=30)
@given(data=st.data())
def test_imagined_tables_fit_what_the_seat_has_seen(data: st.DataObject) -> None:
    random = Random(data.draw(st.integers(0, 2**32)))
    match = random_match(ENGINE, data.draw(GAMES["schieberamsch"].options), 3, random)
    for state in (step.after for step in match.steps[:-1]):
        view = ENGINE.view(state, state.turn)
        for table in likely_tables(view, 3, random):
            assert table.hands[state.turn or 0] == places(view.hand or ())
            assert [len(hand) for hand in table.hands] == list(view.hand_counts)
            assert len(table.skat) == view.skat_count
            assert table.skat == places(state.skat) or view.known_skat is None
            played = [card for trick in (*(trick.cards for trick in view.tricks), view.trick) for card in trick]
            unplayed = [card for pile in (*table.hands, table.skat) for card in pile]
            assert sorted([*unplayed, *places(played)]) == list(range(len(DECK)))


@pytest.mark.parametrize(
    ("line", "seat", "card", "where"),
    [
        pytest.param("1:push 2:push 0:push 1:7c 2:Td", 0, "9c", "1 skat", id="who did not follow has none of the suit"),
        pytest.param("1:push 2:push 0:push 1:Jc 2:Td", 0, "Jd", "1 skat", id="nor jacks, if a jack was led"),
        pytest.param("1:take 1:>AsJs 2:push 0:push", 1, "As", "skat", id="a discard lies in the skat"),
        pytest.param("1:take 1:>AsJs 2:push 0:take 0:>8c7d", 1, "As", "0 skat", id="or with whoever took it up"),
        pytest.param("1:take 1:>AsJs 2:take 2:>9d8h 0:push", 1, "As", "2 skat", id="not with who pushed it"),
        pytest.param("1:push 2:push 0:push", 0, "9c", "1 2 skat", id="an unseen card may lie anywhere"),
    ],
)
def test_where_a_card_may_lie(line: str, seat: int, card: str, where: str) -> None:
    hands = "7d Jh Qh Kh 7s 8s Ks Qs 8c Ac / 7c Jc As Js Ah 9h 7h Qc Kc Tc / Td 9d 8h Kd Qd Ad Ts 9s Th 8d"
    state = play(holding(hands, "9c Jd"), f"1:pass 2:pass 0:pass {line}").state
    tables = likely_tables(ENGINE.view(state, seat), 200, Random(1))
    held = [[*table.hands, table.skat] for table in tables]
    found = {name for piles in held for name, pile in zip("012s", piles, strict=True) if PLACE[card] in pile}
    assert found == {word[0] for word in where.split()}


def test_what_is_tried_at_a_copy_leaves_the_table_alone() -> None:
    state = play(holding("- / Jc / -"), "1:pass 2:pass 0:pass 1:push 2:push 0:push 1:Jc").state
    table = table_of(state)
    play_out(table.copy())
    assert table == table_of(state)


@pytest.mark.parametrize(
    ("hand", "safe", "dangerous"),
    [
        pytest.param("Ac 9c 8c 7c As", "Ac", "As", id="an ace with small cards, and a bare one"),
        pytest.param("7c Kd Qd", "7c", "Qd", id="a seven, and a queen that nothing is below"),
        pytest.param("Jc Jd", "Jd", "Jc", id="the lowest jack, and the highest"),
    ],
)
def test_which_card_is_the_more_dangerous(hand: str, safe: str, dangerous: str) -> None:
    held = places(hand.split())
    assert danger(PLACE[safe], held) < danger(PLACE[dangerous], held)


STRONG = "Jc Js Jh Jd Ac As Ah Tc Ts 7d"
WEAK = "9c 8c 7c 8s Qs 9h 8h 7h 8d 7d"
NO_GRAND_HAND = "1:pass 2:pass 0:pass "
ALL_PUSH = NO_GRAND_HAND + "1:push 2:push 0:push "


@pytest.mark.parametrize(
    ("hands", "line", "expected"),
    [
        pytest.param(f"- / {STRONG} / -", "", "grand", id="four jacks and three aces play alone"),
        pytest.param(f"- / {WEAK} / -", "", "pass", id="small cards do not"),
        pytest.param(f"{STRONG} / - / -", "1:grand 2:pass", "kontra", id="kontra with all jacks"),
        pytest.param(f"{WEAK} / - / -", "1:grand 2:pass", "pass", id="no kontra with none"),
        pytest.param(f"- / {STRONG} / -", "1:grand 2:kontra", "rekontra", id="rekontra with all jacks"),
        pytest.param(f"- / {WEAK} / -", "1:grand 2:kontra", "pass", id="no rekontra with none"),
        pytest.param(f"- / {WEAK} / -", NO_GRAND_HAND, "push", id="a safe hand pushes the skat"),
        pytest.param(
            "- / Ac Td Th Ts Jc Kd Kh Ks Qc 9c / -", NO_GRAND_HAND, "take", id="a hand of high cards takes it"
        ),
        pytest.param(
            "- / Ac Tc Kh 9h 8h 7h Kd 9d 8d 7d / -", NO_GRAND_HAND + "1:take", ">AcTc", id="bare high cards go first"
        ),
        pytest.param(
            "Tc Ks 8s Qs 9h 8h 7h 9d 8d 7d / Kc / Ac", ALL_PUSH + "1:Kc 2:Ac", "Tc", id="the ten under the ace"
        ),
        pytest.param(
            "Ad Ks 8s As Qs 9h 8h 7h Qh Kh / Kc / Ac", ALL_PUSH + "1:Kc 2:Ac", "Ad", id="a bare ace on another's trick"
        ),
        pytest.param(
            "Jd Ts As 9h 8h 7h Qh 8d 7d 9d / Kc / Qc",
            "1:grand 2:pass 0:pass 1:Kc 2:Qc",
            "Jd",
            id="a jack takes the soloist's king",
        ),
    ],
)
def test_what_a_player_would_do(hands: str, line: str, expected: str) -> None:
    # Where the imagined tables are few, another choice may once look as good.
    assert chosen(play(holding(hands, "9s 7s"), line).state)[expected] >= TIMES - 2
