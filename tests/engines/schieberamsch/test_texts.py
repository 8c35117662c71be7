"""Whatever Schieberamsch can say has words, in every language, and they read well together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from engines.schieberamsch import ENGINE
from engines.schieberamsch.moves import DECK
from engines.schieberamsch.state import Options
from engines.texts import LANGUAGES, rules_text, texts
from service.terminal.sentences import sentence, view_lines
from tests.engines.schieberamsch.test_refusals import REFUSALS
from tests.support.matches import random_match

GAME = "schieberamsch"
NAMES = {"en": ("Ann", "Ben", "Cid"), "ko": ("지우", "민준", "서연")}


def told(message: msgspec.Struct, language: str) -> str:
    values = msgspec.to_builtins(message)
    return sentence(texts(GAME, language), values["type"], values, NAMES[language])


def words_of(kind: object) -> Iterator[str]:
    """The strings that a type allows one by one."""
    if get_origin(kind) is Literal:
        yield from get_args(kind)
    else:
        for part in get_args(kind):
            yield from words_of(part)


def tag(struct: type[msgspec.Struct]) -> str:
    name = struct.__struct_config__.tag
    assert isinstance(name, str)
    return name


MESSAGES = {tag(struct): struct for struct in (*ENGINE.event_types, *ENGINE.move_types)}


def assert_reads_well(text: str, language: str) -> None:
    assert not re.search(r"[{}_]|None|null|\s\s|^\s|\s$|times 1[.,]|× 1[.,]", text), text
    plain = re.sub("[♣♦♥♠](10|[7-9AJQK])|(10|[7-9AJQK])[♣♦♥♠]", "", text)
    assert not re.search("[♣♦♥♠]", plain), text
    if language == "ko":
        assert not re.search("[A-Za-z]", plain), text
    else:
        assert plain.isascii(), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_move_and_refusal_has_words(language: str) -> None:
    templates = texts(GAME, language)
    assert templates["language"] == language
    assert set(templates["events"]) == {tag(event) for event in ENGINE.event_types}
    assert set(templates["moves"]) == {tag(move) for move in ENGINE.move_types}
    assert set(templates["rules"]) == set(ENGINE.rules)
    assert set(templates["phases"]) == set(words_of(get_type_hints(ENGINE.view_type)["phase"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_and_card_of_the_game_has_a_name(language: str) -> None:
    fields = [kind for struct in MESSAGES.values() for kind in get_type_hints(struct).values()]
    view = get_type_hints(ENGINE.view_type)
    spoken = {word for kind in (*fields, view["phase"], view["end_reason"]) for word in words_of(kind)}
    names = texts(GAME, language)["names"]
    assert set(names) == spoken | set(DECK)
    assert len({names[card] for card in DECK}) == 32


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", MESSAGES)
def test_variants_name_fields_that_exist_and_one_always_fits(kind: str, language: str) -> None:
    templates = texts(GAME, language)
    variants = (templates["events"] | templates["moves"])[kind]
    fields = {field.name for field in msgspec.structs.fields(MESSAGES[kind])}
    for variant in variants:
        assert set(re.findall(r"\{(.*?)\}", variant["text"])) <= fields
        assert set(variant.get("when", {})) <= fields
        assert set(variant) <= {"when", "text"}
    assert ["when" in variant for variant in variants] == [True] * (len(variants) - 1) + [False]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", MESSAGES)
def test_no_variant_hides_a_later_one(kind: str, language: str) -> None:
    """A variant whose conditions are all among those of a later one would always be taken first."""
    templates = texts(GAME, language)
    conditions = [variant.get("when", {}).items() for variant in (templates["events"] | templates["moves"])[kind]]
    for number, condition in enumerate(conditions):
        assert not any(condition <= later for later in conditions[number + 1 :])


def test_the_languages_have_the_same_keys() -> None:
    english, korean = (texts(GAME, language) for language in LANGUAGES)
    assert english.keys() == korean.keys()
    assert english["game"].keys() == korean["game"].keys()
    assert english["names"].keys() == korean["names"].keys()
    assert english["seat_fields"] == korean["seat_fields"]
    assert english["seat_lists"] == korean["seat_lists"]


def test_korean_particles_do_not_depend_on_what_is_put_in() -> None:
    templates = texts(GAME, "ko")
    said = [*templates["rules"].values()]
    said += [
        variant["text"] for variants in (templates["events"] | templates["moves"]).values() for variant in variants
    ]
    for text in said:
        for name, particle in re.findall(r"\{(\w+)\}(은|는|이|가|을|를|과|와|으로|로)(?![가-힣])", text):
            assert name in templates["seat_fields"], text
            assert particle in {"은", "이", "을", "과", "으로"}, text
    assert templates["seat"].endswith("님")


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


def test_both_rules_texts_have_the_same_sections() -> None:
    english, korean = (re.findall(r"^#+ ", rules_text(GAME, language), re.MULTILINE) for language in LANGUAGES)
    assert english == korean
