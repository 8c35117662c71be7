"""Whatever Down and Back can say has words, in every language, and they read well together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from engines.down_and_back import ENGINE
from engines.down_and_back.events import (
    CardDrawn,
    HandDealt,
    MatchEnded,
    PotWon,
    ShowdownThree,
    SplitCommitted,
    StockRefilled,
    TieDrawn,
)
from engines.down_and_back.moves import DECK
from engines.down_and_back.state import Options
from engines.texts import LANGUAGES, rules_text, texts
from service.terminal.sentences import sentence
from tests.engines.down_and_back.test_refusals import REFUSALS
from tests.support.down_and_back import read
from tests.support.matches import random_match

GAME = "down-and-back"
NAMES = {"en": ("Ann", "Ben", "Cid", "Dot", "Eve"), "ko": ("지우", "민준", "서연", "하준", "유나")}


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
    assert not re.search(r"[{}_]|None|null|\s\s|^\s|\s$", text), text
    plain = re.sub("[♣♦♥♠](10|[2-9AJQK])|(10|[2-9AJQK])[♣♦♥♠]", "", text)
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
    assert len({names[card] for card in DECK}) == 52


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
        for field, particle in re.findall(r"\{(\w+)\}(은|는|이|가|을|를|과|와|으로|로)(?![가-힣])", text):
            assert field in templates["seat_fields"], text
            assert particle in {"은", "이", "을", "과", "으로"}, text
    assert templates["seat"].endswith("님")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_whole_log_reads_well_for_every_viewer(viewer: int | None, language: str) -> None:
    for seat_count in ENGINE.seats:
        for seed in range(3):
            options = Options(rounds=3, starting_chips=2, turns=5)
            match = random_match(ENGINE, options, seat_count, Random(seed))
            for event in match.events:
                assert_reads_well(told(ENGINE.redact(event, viewer), language), language)
            for step in match.steps:
                for seat in ENGINE.to_move(step.after):
                    labels = [told(move, language) for move in ENGINE.legal_moves(step.after, seat)]
                    assert len(set(labels)) == len(labels)
                    for label in labels:
                        assert_reads_well(label, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rule", "facts"), [(row.values[2], row.values[3]) for row in REFUSALS])
def test_every_refusal_reads_well(rule: str, facts: dict[str, Any], language: str) -> None:
    assert_reads_well(sentence(texts(GAME, language), rule, facts, NAMES[language]), language)


SHOWN = ShowdownThree(
    hands=(("Kc", "Qs", "Jd"), None, ("Kh", "Qh", "Jc")),
    categories=("run", None, "run"),
    keys=((13,), None, (13,)),
    tied=(2, 0),
    winner=None,
)


@pytest.mark.parametrize(
    ("event", "english", "korean"),
    [
        pytest.param(
            HandDealt(seat=0, cards=None),
            "Ann is dealt seven cards.",
            "지우 님이 카드 일곱 장을 받았습니다.",
            id="a hidden hand",
        ),
        pytest.param(
            CardDrawn(seat=1, source="stock", card=None, stock_count=9),
            "Ben draws from the stock (9 left).",
            "민준 님이 뽑을 더미에서 한 장 뽑았습니다. (남은 카드 9장)",
            id="a hidden card",
        ),
        pytest.param(
            CardDrawn(seat=1, source="stock", card="Th", stock_count=9),
            "Ben draws 10♥ from the stock (9 left).",
            "민준 님이 뽑을 더미에서 ♥10 카드를 뽑았습니다. (남은 카드 9장)",
            id="the own card",
        ),
        pytest.param(
            CardDrawn(seat=1, source="discard", card="As", stock_count=9),
            "Ben takes A♠ from the discard pile.",
            "민준 님이 버린 더미에서 ♠A 카드를 가져갔습니다.",
            id="a card from the pile",
        ),
        pytest.param(
            StockRefilled(up_card=None, stock_count=17),
            "The stock is too small for the tie: all cards outside the hands are shuffled into a new one (17 cards).",
            "동점을 가리기에 뽑을 더미가 모자라, 손에 없는 카드를 모두 섞어 새 더미를 만들었습니다. (17장)",
            id="a stock for a tie",
        ),
        pytest.param(
            SplitCommitted(seat=2, four=None, three=None),
            "Cid has split the hand.",
            "서연 님이 패를 나누었습니다.",
            id="a hidden split",
        ),
        pytest.param(
            SHOWN,
            "Back: Ann K♣ Q♠ J♦, Cid K♥ Q♥ J♣. Ann run, Cid run: a tie.",
            "백 대결: 지우 님 ♣K ♠Q ♦J, 서연 님 ♥K ♥Q ♣J. 지우 님 런, 서연 님 런. 동점입니다.",
            id="a tie without a seat that is out",
        ),
        pytest.param(
            TieDrawn(half="three", drawn=("Jh", None, "8c"), tied=(), winner=0, stock_count=3),
            "Cards drawn for the tie: Ann J♥, Cid 8♣. Ann wins.",
            "동점 뽑기: 지우 님 ♥J, 서연 님 ♣8. 지우 님이 이겼습니다.",
            id="a tie draw",
        ),
        pytest.param(
            PotWon(seat=0, amount=6, reason="last_seat", chips=(9, 0)),
            "Ann is the last one left and takes the pot of 6. Chips: Ann 9, Ben 0.",
            "마지막으로 남은 지우 님이 팟을 가져갑니다. (칩 6개) 칩: 지우 님 9, 민준 님 0.",
            id="the last one",
        ),
        pytest.param(
            MatchEnded(reason="nobody_can_ante", places=(1, 1), scores=(2, 2)),
            "Nobody can pay the next ante. Chips at the end: Ann 2, Ben 2.",
            "앤티를 낼 수 있는 사람이 없어 게임이 끝났습니다. 최종 칩: 지우 님 2, 민준 님 2.",
            id="an end without a winner of the pot",
        ),
    ],
)
def test_what_is_said(event: msgspec.Struct, english: str, korean: str) -> None:
    for language, said in (("en", english), ("ko", korean)):
        assert told(event, language) == said
        assert_reads_well(said, language)


def test_a_split_is_told_by_its_hand_of_four() -> None:
    ((_, split),) = read("0=KcQsJdTh")
    assert told(split, "en") == "Down: K♣, Q♠, J♦, 10♥"
    assert told(split, "ko") == "다운: ♣K, ♠Q, ♦J, ♥10"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_text_lists_every_option_with_its_default(language: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| `?(\w+)`? \|", rules_text(GAME, language), re.MULTILINE)
    defaults: dict[str, Any] = msgspec.to_builtins(Options())
    assert rows == [(name, "null" if default is None else str(default)) for name, default in defaults.items()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_text_lists_the_hands_from_high_to_low(language: str) -> None:
    names = texts(GAME, language)["names"]
    fours = ("quad", "prial", "bouncer", "run", "flush", "two_pairs", "pair", "high_card")
    threes = ("prial", "bouncer", "run", "flush", "pair", "high_card")
    rows = re.findall(r"^\| \*\*(.+?)\*\* \|", rules_text(GAME, language), re.MULTILINE)
    assert [row.lower() for row in rows] == [names[category] for category in (*fours, *threes)]
    assert not re.search(r"<\w", rules_text(GAME, language))


def test_both_rules_texts_have_the_same_sections() -> None:
    english, korean = (re.findall(r"^#+ ", rules_text(GAME, language), re.MULTILINE) for language in LANGUAGES)
    assert english == korean
