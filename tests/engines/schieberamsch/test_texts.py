"""Whatever Schieberamsch can say has words, in every language, and they read well together."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest

from engines.schieberamsch import ENGINE
from engines.schieberamsch.state import Options
from engines.texts import LANGUAGES, rules_text, texts
from service.terminal.sentences import sentence, view_lines
from tests.engines.schieberamsch.test_refusals import REFUSALS
from tests.support import wording
from tests.support.matches import random_match

GAME = "schieberamsch"
NAMES = {"en": ("Ann", "Ben", "Cid"), "ko": ("지우", "민준", "서연")}


def told(message: msgspec.Struct, language: str) -> str:
    values = msgspec.to_builtins(message)
    return sentence(texts(GAME, language), values["type"], values, NAMES[language])


def assert_reads_well(text: str, language: str) -> None:
    """As in every game; and nobody says that something counts once."""
    assert not re.search(r"times 1[.,]|× 1[.,]", text), text
    wording.assert_reads_well(text, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
@pytest.mark.parametrize("grand_hand_allowed", [True, False], ids=["with Grand Hands", "Ramsch only"])
def test_a_whole_log_reads_well_for_every_viewer(grand_hand_allowed: bool, viewer: int | None, language: str) -> None:
    for seed in range(3):
        match = random_match(ENGINE, Options(hands=4, grand_hand=grand_hand_allowed), 3, Random(seed))
        for event in match.events:
            assert_reads_well(told(ENGINE.redact(event, viewer), language), language)
        for step in match.steps:
            view = msgspec.to_builtins(ENGINE.view(step.after, viewer))
            for line in view_lines(texts(GAME, language), view, NAMES[language]):
                assert_reads_well(line, language)
            for seat in ENGINE.to_move(step.after):
                labels = [told(move, language) for move in ENGINE.legal_moves(step.after, seat)]
                assert len(set(labels)) == len(labels)
                for label in labels:
                    assert_reads_well(label, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rule", "facts"), [(row.values[2], row.values[3]) for row in REFUSALS])
def test_every_refusal_reads_well(rule: str, facts: dict[str, Any], language: str) -> None:
    assert_reads_well(sentence(texts(GAME, language), rule, facts, NAMES[language]), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_text_lists_every_option_with_its_default(language: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| `?(\w+)`? \|", rules_text(GAME, language), re.MULTILINE)
    defaults: dict[str, Any] = msgspec.to_builtins(Options())
    assert rows == [(name, msgspec.json.encode(default).decode().strip('"')) for name, default in defaults.items()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_text_lists_every_score_of_a_grand_hand(language: str) -> None:
    """The table of section 4.2."""
    rows = re.findall(r"^\| ([3-8]) \| (\d+) \| (\d+) \| (\d+) \|", rules_text(GAME, language), re.MULTILINE)
    table = [[24 * multiplier * times // 10 for times in (1, 2, 4)] for multiplier in range(3, 9)]
    assert [[int(score) for score in row[1:]] for row in rows] == table
