"""`upcard play` against the whole product: whole matches, however often they are interrupted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from random import Random

import pytest

from engines.registry import ENGINES
from engines.texts import LANGUAGES, texts, texts_in
from service.terminal.layout import width
from service.terminal.sentences import sentence
from service.terminal.words import KOREAN
from tests.e2e.conftest import Sit
from tests.e2e.mischief import Fate, Passing, between
from tests.e2e.person import COMMAND, Person
from tests.e2e.player import public
from tests.e2e.product import Upcard

pytestmark = pytest.mark.skipif(not Path("/proc/self").exists(), reason="finds processes by /proc")


def shortest(port: int, game: str) -> list[str]:
    """Options that make a match short: all whole numbers as low as they may be."""
    properties = public(port, f"/v1/games/{game}")["options"]["properties"]
    return [f"--option={name}={schema['minimum']}" for name, schema in properties.items() if "minimum" in schema]


def log_in_words(person: Person, language: str) -> list[str]:
    """The whole log of the match as sentences, made of the server's words without the client."""
    match = person.ask("GET")
    names = [seat["name"] for seat in match["seats"]]
    around, game = texts_in("service.application", language), texts(match["game"], language)
    return [
        sentence(around if event["type"] in around["events"] else game, event["type"], event, names)
        for event in person.ask("GET", "/events?limit=500")["events"]
    ]


def assert_told_once(person: Person, language: str) -> None:
    """The whole log is on the screen, in order, and nothing of it twice."""
    log = log_in_words(person, language)
    shown = [line for line in person.told if line in set(log)]
    assert Counter(shown) == Counter(log)
    assert shown == log


def assert_reads_well(person: Person, language: str) -> None:
    """No name of a field, no JSON, no foreign words, and no line wider than the terminal."""
    screen = COMMAND.sub("", person.screen)
    assert not re.search(r"[{}\[\]_\"]|None|null|True|False|true|false", screen), screen
    assert [line for line in screen.splitlines() if width(line) > 80] == []
    foreign = "[가-힣ㄱ-ㅣ]" if language == "en" else "[A-Za-z]{2}"
    assert not re.search(foreign, screen), screen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(ENGINES))
def test_a_match_of_every_game_is_played_to_its_end(
    product: Upcard, address: str, sit: Sit, game: str, language: str
) -> None:
    counts = ENGINES[game].seats
    bot, seats = ("basic", counts[0]) if language == "en" else ("random", counts[-1])
    options = shortest(product.port, game)
    person = sit(game, "--server", address, "--bots", bot, f"--seats={seats}", "--lang", language, *options)
    person.play(Random(f"{game}/{language}"))
    assert person.leave() == 0
    assert_told_once(person, language)
    assert_reads_well(person, language)
    match = person.ask("GET")
    assert (match["status"], len(match["seats"])) == ("finished", seats)
    places = [
        re.fullmatch(r"  (\d+)(?:\.|위) (.*?)(?: 님)? \((-?\d+)\)(?: ← (you|나))?", line)
        for line in person.told[-seats:]
    ]
    shown = {found[2]: (int(found[1]), int(found[3])) for found in places if found}
    outcome = match["outcome"]
    assert shown == {
        seat["name"]: (place, score)
        for seat, place, score in zip(match["seats"], outcome["places"], outcome["scores"], strict=True)
    }
    assert [found[2] for found in places if found and found[4]] == [match["seats"][0]["name"]]


def test_a_match_that_is_long_goes_on_and_on(product: Upcard, address: str, sit: Sit) -> None:
    person = sit("showdown", "--server", address, "--name", "Ann", "--auto")
    person.play(Random("long"))
    assert person.leave() == 0
    assert_told_once(person, "en")
    assert_reads_well(person, "en")
    assert all(
        len(re.findall(r"\d+\) ", part.split("Your move")[0])) > 1 for part in person.screen.split("You can:")[1:]
    )
    assert "The only move: " in person.screen


def test_nothing_is_lost_or_told_twice_when_connections_break(product: Upcard, sit: Sit) -> None:
    # The very first answer comes, or the person would be told that no server is there. Then every match and move is
    # sent three times: it is lost on the way, or its answer is, before one comes back.
    fates: dict[str, Iterator[Fate]] = {
        "GET": cycle((None, "lose the answer", None, "hang up")),
        "POST": cycle(("hang up", "lose the answer", None)),
    }
    posts: list[bytes] = []
    is_over = False

    def decide(passing: Passing) -> Fate:
        if is_over:
            return None
        if passing.method == "POST":
            posts.append(passing.body)
        return next(fates[passing.method])

    with between(product.port, decide) as address:
        person = sit("showdown", "--server", address, "--option=starting_energy=2", "--lang=ko")
        person.play(Random("a match with breaks"))
        assert person.leave() == 0
        is_over = True
        assert_told_once(person, "ko")
    assert len(posts) > 9
    assert posts == [body for body in posts[::3] for _ in range(3)]
    # The key makes a move that is sent again the same move, not one that comes too late.
    assert KOREAN.refusals["stale_version"] not in person.told
    assert "서버가 응답하지 않아 다시 시도하는 중 …" in person.told
    assert "서버와 다시 연결되었습니다." in person.told


@pytest.mark.parametrize(
    ("how", "code", "said"),
    [
        pytest.param("ctrl-d", 0, "You have left the table; the match waits for you.", id="ctrl-d"),
        pytest.param("q", 0, "You have left the table; the match waits for you.", id="q"),
        pytest.param("ctrl-c", 130, "Interrupted.", id="ctrl-c"),
    ],
)
def test_a_match_that_was_left_is_continued_by_the_command_that_was_printed(
    product: Upcard, address: str, sit: Sit, how: str, code: int, said: str
) -> None:
    first = sit("showdown", "--server", address, "--name", "Ann", "--option=starting_energy=2")
    first.play(Random(how), moves=2)
    assert first.wait_for_question()
    match how:
        case "ctrl-d":
            first.press_ctrl_d()
        case "ctrl-c":
            first.press_ctrl_c()
        case _:
            first.type(how)
    assert first.leave() == code
    assert said in first.told
    assert len(COMMAND.findall(first.screen)) == 2
    assert "Traceback" not in first.screen
    second = sit(*first.way_back)
    second.play(Random(how))
    assert second.leave() == 0
    assert second.way_back == first.way_back
    match = second.ask("GET")
    assert (match["status"], match["seats"][0]["name"]) == ("finished", "Ann")
    # What was told before is recalled as far as a person needs it; then nothing is left out.
    log = log_in_words(second, "en")
    shown = [line for line in second.told if line in set(log)]
    assert shown == log[-len(shown) :]


def test_a_server_that_stays_away_is_given_up(product: Upcard, sit: Sit) -> None:
    with between(product.port, lambda passing: None) as address:
        person = sit("showdown", "--server", address, "--patience=0.3")
        assert person.wait_for_question()
    person.type(person.numbers()[0])
    assert person.leave() == 1
    assert "The server does not answer; trying again …" in person.told
    assert person.told[-1].startswith(f"upcard: No server answers at {address} (")
    assert len(COMMAND.findall(person.screen)) == 2


def test_who_answers_too_late_sees_what_has_happened(product: Upcard, address: str, sit: Sit) -> None:
    person = sit("showdown", "--server", address, "--option=first_seat=0")
    assert person.wait_for_question()
    person.ask("POST", "/moves", {"type": "stack_card", "card": "blank"})
    person.play(Random(0), moves=1)
    assert person.wait_for_question()
    assert person.told.count("The table has moved on in the meantime. Look again.") == 1
    assert person.told.count("Player lays a Blank face down (stack of 1).") == 1
    assert_told_once(person, "en")
