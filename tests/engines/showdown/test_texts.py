"""Whatever Showdown can say has words, in every language, and they read well together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from engines.contract import IllegalMove
from engines.showdown import ENGINE
from engines.showdown.events import Event
from engines.showdown.moves import KINDS, Bet, Flip, Fold, Move, StackCard
from engines.showdown.state import Options, State
from engines.texts import LANGUAGES, Texts, rules_text, texts
from service.terminal.sentences import sentence
from tests.support.wording import assert_reads_well

NAMES = {"en": ("Ann", "Ben"), "ko": ("지우", "민준")}

TABLES = [
    pytest.param(Options(), id="usual"),
    pytest.param(Options(river_visibility="all"), id="open river"),
    pytest.param(Options(river_visibility="hidden", auto_flip=False), id="hidden river"),
    pytest.param(Options(flip_order="free"), id="free order"),
]

EVERY_MOVE: tuple[Move, ...] = (
    *(StackCard(card=kind) for kind in KINDS),
    *(Bet(count=count) for count in range(1, 9)),
    Fold(),
    *(Flip(pile=pile, index=index) for pile in ("own", "opponent", "river") for index in (None, *range(8))),
)


@cache
def played(options: Options, seed: int) -> tuple[tuple[Event, ...], tuple[State, ...]]:
    """A whole match of random moves: all its events, and the states in which a seat had to decide."""
    random = Random(seed)
    chance = random.randbytes(32)
    state = ENGINE.blank(options, 2, chance)
    new = ENGINE.initial(options, 2, chance)
    events: list[Event] = []
    states: list[State] = []
    while True:
        events += new
        for event in new:
            state = ENGINE.evolve(state, event)
        if not ENGINE.to_move(state):
            return tuple(events), tuple(states)
        states.append(state)
        (seat,) = ENGINE.to_move(state)
        new = ENGINE.decide(state, seat, random.choice(ENGINE.legal_moves(state, seat)))


def told(message: msgspec.Struct, templates: Texts) -> str:
    values = msgspec.to_builtins(message)
    return sentence(templates, values["type"], values, NAMES[templates["language"]])


def refusals(options: Options) -> Iterator[IllegalMove]:
    """Every refusal of every move that either seat could try in three random matches."""
    for seed in range(3):
        events, states = played(options, seed)
        over = ENGINE.blank(options, 2, bytes(32))
        for event in events:
            over = ENGINE.evolve(over, event)
        for state in (*states, over):
            for seat in (0, 1):
                for move in EVERY_MOVE:
                    try:
                        ENGINE.decide(state, seat, move)
                    except IllegalMove as refusal:
                        yield refusal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("options", TABLES)
def test_a_whole_log_reads_well_for_every_viewer(options: Options, viewer: int | None, language: str) -> None:
    templates = texts("showdown", language)
    for seed in range(5):
        events, states = played(options, seed)
        for event in events:
            assert_reads_well(told(ENGINE.redact(event, viewer), templates), language)
        for state in states:
            (seat,) = ENGINE.to_move(state)
            labels = [told(move, templates) for move in ENGINE.legal_moves(state, seat)]
            assert len(set(labels)) == len(labels)
            for label in labels:
                assert_reads_well(label, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_reads_well(language: str) -> None:
    templates = texts("showdown", language)
    said: dict[str, set[str]] = {}
    for options in (Options(), Options(flip_order="free", auto_flip=False)):
        for refusal in refusals(options):
            text = sentence(templates, refusal.rule, refusal.facts, NAMES[language])
            said.setdefault(refusal.rule, set()).add(text)
    assert set(said) == set(ENGINE.rules)
    for text in {text for some in said.values() for text in some}:
        assert_reads_well(text, language)


@pytest.mark.parametrize(
    ("language", "hidden", "shown"),
    [
        ("en", "Ann lays a card face down (stack of 1).", "Ann lays a Hit face down (stack of 1)."),
        (
            "ko",
            "지우 님이 카드 한 장을 뒷면으로 쌓았습니다. (스택 1장)",
            "지우 님이 히트 카드를 뒷면으로 쌓았습니다. (스택 1장)",
        ),
    ],
)
def test_a_hidden_card_is_a_card(language: str, hidden: str, shown: str) -> None:
    (state, *_) = played(Options(first_seat=0), 0)[1]
    (stacked,) = ENGINE.decide(state, 0, StackCard(card="hit"))
    assert told(ENGINE.redact(stacked, 0), texts("showdown", language)) == shown
    assert told(ENGINE.redact(stacked, 1), texts("showdown", language)) == hidden
    assert told(ENGINE.redact(stacked, None), texts("showdown", language)) == hidden


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_text_lists_every_option_with_its_default(language: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| `?(\w+)`? \|", rules_text("showdown", language), re.MULTILINE)
    defaults: dict[str, Any] = msgspec.to_builtins(Options())
    assert rows == [(name, str(default).lower()) for name, default in defaults.items()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_text_uses_the_names_of_the_cards(language: str) -> None:
    text = rules_text("showdown", language)
    for kind in KINDS:
        assert f"| **{texts('showdown', language)['names'][kind]}** |" in text
    assert not re.search(r"<\w", text)
