"""The catalogue says of every game what may be chosen, in every language."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin, get_type_hints

import jsonschema
import msgspec
import pytest

from engines.registry import ENGINES
from engines.texts import LANGUAGES, texts
from service.application.bots import BOTS
from service.application.catalogue import described

EACH = pytest.mark.parametrize("language", LANGUAGES)
OF_EACH_GAME = pytest.mark.parametrize("name", sorted(ENGINES))


def named_values(kind: object) -> set[str]:
    """The strings that a type allows one by one."""
    if get_origin(kind) is Literal:
        return {value for value in get_args(kind) if isinstance(value, str)}
    return set[str]().union(*(named_values(part) for part in get_args(kind)))


@EACH
@OF_EACH_GAME
def test_each_option_has_its_words_and_so_has_each_of_its_named_values(name: str, language: str) -> None:
    types = get_type_hints(ENGINES[name].options_type, include_extras=True)
    words = texts(name, language)["options"]
    assert list(words) == list(types)
    assert {option: set(words[option].get("values", {})) for option in types} == {
        option: named_values(kind) for option, kind in types.items()
    }
    told = [text for option in words.values() for text in (option["title"], option["description"])]
    told += [text for option in words.values() for text in option.get("values", {}).values()]
    assert all(text.strip() == text and "\n" not in text for text in told)
    assert all(told)
    assert len({option["title"] for option in words.values()}) == len(words)


@OF_EACH_GAME
def test_the_languages_differ(name: str) -> None:
    english, korean = (texts(name, language)["options"] for language in ("en", "ko"))
    for option, words in english.items():
        assert words["description"] != korean[option]["description"]
        assert not any("가" <= letter <= "힣" for letter in words["title"] + words["description"])


@EACH
@OF_EACH_GAME
def test_options_are_a_schema_that_stands_by_itself_with_limits_defaults_and_words(name: str, language: str) -> None:
    engine = ENGINES[name]
    schema = described(name, language).options
    jsonschema.Draft202012Validator.check_schema(schema)
    assert schema["additionalProperties"] is False
    defaults = msgspec.to_builtins(engine.options_type())
    for option, words in texts(name, language)["options"].items():
        shown = schema["properties"][option]
        assert (shown["title"], shown["description"]) == (words["title"], words["description"])
        assert shown["default"] == defaults[option]
    jsonschema.validate(defaults, schema)
    jsonschema.validate({}, schema)
    for option in defaults:
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({option: [object]}, schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"unknown": 1}, schema)


@EACH
def test_the_bots_say_what_they_do(language: str) -> None:
    bots = {bot.name: bot.about for bot in described("showdown", language).bots}
    assert tuple(bots) == BOTS
    assert all(bots.values())
    assert len(set(bots.values())) == len(bots)


def test_a_language_has_words_of_its_own() -> None:
    entries: list[Any] = [described(name, language) for name in ENGINES for language in LANGUAGES]
    assert len({(entry.title, entry.summary) for entry in entries}) == len(entries)
