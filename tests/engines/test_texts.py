"""Whatever a game can say has words, in every language. How they read is for the tests of each game."""

from __future__ import annotations

import re
from typing import get_type_hints

import msgspec
import pytest

from engines.contract import AnyEngine
from engines.registry import ENGINES
from engines.texts import LANGUAGES, rules_text, texts
from tests.support.games import GAMES
from tests.support.wording import messages, tag, words_of

every_game = pytest.mark.parametrize("engine", ENGINES.values(), ids=list(ENGINES))
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_message = pytest.mark.parametrize(
    ("engine", "kind"),
    [pytest.param(engine, kind, id=f"{name}-{kind}") for name, engine in ENGINES.items() for kind in messages(engine)],
)


@every_language
@every_game
def test_every_event_move_and_refusal_has_words(engine: AnyEngine, language: str) -> None:
    templates = texts(engine.name, language)
    assert templates["language"] == language
    assert set(templates["events"]) == {tag(event) for event in engine.event_types}
    assert set(templates["moves"]) == {tag(move) for move in engine.move_types}
    assert set(templates["rules"]) == set(engine.rules)
    assert set(templates["phases"]) == set(words_of(get_type_hints(engine.view_type)["phase"]))


@every_language
@every_game
def test_every_word_and_card_of_the_game_has_a_name(engine: AnyEngine, language: str) -> None:
    fields = [kind for struct in messages(engine).values() for kind in get_type_hints(struct).values()]
    view = get_type_hints(engine.view_type)
    ends = [view["end_reason"]] if "end_reason" in view else []
    spoken = {word for kind in (*fields, view["phase"], *ends) for word in words_of(kind)}
    names, deck = texts(engine.name, language)["names"], set(GAMES[engine.name].deck)
    assert set(names) == spoken | deck
    assert len({names[card] for card in deck}) == len(deck)


@every_language
@every_message
def test_variants_name_fields_that_exist_and_one_always_fits(engine: AnyEngine, kind: str, language: str) -> None:
    templates = texts(engine.name, language)
    variants = (templates["events"] | templates["moves"])[kind]
    fields = {field.encode_name for field in msgspec.structs.fields(messages(engine)[kind])}
    for variant in variants:
        assert set(re.findall(r"\{(.*?)\}", variant["text"])) <= fields
        assert set(variant.get("when", {})) <= fields
        assert set(variant) <= {"when", "text"}
    assert ["when" in variant for variant in variants] == [True] * (len(variants) - 1) + [False]


@every_language
@every_message
def test_no_variant_hides_a_later_one(engine: AnyEngine, kind: str, language: str) -> None:
    """A variant whose conditions are all among those of a later one would always be taken first."""
    templates = texts(engine.name, language)
    conditions = [variant.get("when", {}).items() for variant in (templates["events"] | templates["moves"])[kind]]
    for number, condition in enumerate(conditions):
        assert not any(condition <= later for later in conditions[number + 1 :])


@every_game
def test_the_languages_have_the_same_keys(engine: AnyEngine) -> None:
    english, korean = (texts(engine.name, language) for language in LANGUAGES)
    assert english.keys() == korean.keys()
    assert english["game"].keys() == korean["game"].keys()
    assert english["names"].keys() == korean["names"].keys()
    assert english["seat_fields"] == korean["seat_fields"]
    assert english["seat_lists"] == korean["seat_lists"]


@every_game
def test_korean_particles_do_not_depend_on_what_is_put_in(engine: AnyEngine) -> None:
    templates = texts(engine.name, "ko")
    said = [*templates["rules"].values(), *(line["text"] for line in templates["view"])]
    said += [
        variant["text"] for variants in (templates["events"] | templates["moves"]).values() for variant in variants
    ]
    for text in said:
        for field, particle in re.findall(r"\{(\w+)\}(은|는|이|가|을|를|과|와|으로|로)(?![가-힣])", text):
            assert field in templates["seat_fields"], text
            assert particle in {"은", "이", "을", "과", "으로"}, text
    assert templates["seat"].endswith("님")


@every_game
def test_both_rules_texts_have_the_same_sections(engine: AnyEngine) -> None:
    english, korean = (re.findall(r"^#+ ", rules_text(engine.name, language), re.MULTILINE) for language in LANGUAGES)
    assert english == korean
