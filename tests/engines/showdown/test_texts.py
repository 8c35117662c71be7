"""Whatever Showdown can say has words, in every language, and they read well together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from engines.contract import IllegalMove
from engines.showdown import ENGINE
from engines.showdown.events import Event
from engines.showdown.moves import KINDS, Bet, Flip, Fold, Move, StackCard
from engines.showdown.state import Options, State
from engines.texts import LANGUAGES, Texts, rules_text, texts
from service.terminal.sentences import sentence

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
    assert not re.search(r"[{}_]|None|null|\s\s|^\s|\s$", text), text
    if language == "ko":
        assert not re.search("[A-Za-z]", text), text
    else:
        assert text.isascii() or "→" in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_move_and_refusal_has_words(language: str) -> None:
    templates = texts("showdown", language)
    assert templates["language"] == language
    assert set(templates["events"]) == {tag(event) for event in ENGINE.event_types}
    assert set(templates["moves"]) == {tag(move) for move in ENGINE.move_types}
    assert set(templates["rules"]) == set(ENGINE.rules)
    assert set(templates["phases"]) == set(words_of(get_type_hints(ENGINE.view_type)["phase"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_the_game_uses_has_a_name(language: str) -> None:
    fields = [kind for struct in MESSAGES.values() for kind in get_type_hints(struct).values()]
    view = get_type_hints(ENGINE.view_type)
    spoken = {word for kind in (*fields, view["phase"], view["end_reason"]) for word in words_of(kind)}
    assert set(texts("showdown", language)["names"]) == spoken


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", MESSAGES)
def test_variants_name_fields_that_exist_and_one_always_fits(kind: str, language: str) -> None:
    templates = texts("showdown", language)
    variants = (templates["events"] | templates["moves"])[kind]
    fields = {field.name for field in msgspec.structs.fields(MESSAGES[kind])}
    for variant in variants:
        assert set(re.findall(r"\{(.*?)\}", variant["text"])) <= fields
        assert set(variant.get("when", {})) <= fields
        assert set(variant) <= {"when", "text"}
    assert ["when" in variant for variant in variants] == [True] * (len(variants) - 1) + [False]


def test_the_languages_have_the_same_keys() -> None:
    english, korean = (texts("showdown", language) for language in LANGUAGES)
    assert english.keys() == korean.keys()
    assert english["game"].keys() == korean["game"].keys()
    assert english["names"].keys() == korean["names"].keys()
    assert english["seat_fields"] == korean["seat_fields"]
    assert english["seat_lists"] == korean["seat_lists"]


def test_korean_particles_do_not_depend_on_what_is_put_in() -> None:
    templates = texts("showdown", "ko")
    said = [*templates["rules"].values()]
    said += [
        variant["text"] for variants in (templates["events"] | templates["moves"]).values() for variant in variants
    ]
    for text in said:
        for field, particle in re.findall(r"\{(\w+)\}(은|는|이|가|을|를|과|와|으로|로)(?![가-힣])", text):
            assert field in templates["seat_fields"], text
            assert particle in {"은", "이", "을", "과", "으로"}, text
    assert templates["seat"].endswith("님")


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


def test_both_rules_texts_have_the_same_sections() -> None:
    english, korean = (re.findall(r"^#+ ", rules_text("showdown", language), re.MULTILINE) for language in LANGUAGES)
    assert english == korean
