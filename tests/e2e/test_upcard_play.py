"""`upcard play`, as a person at a terminal sees it, against the whole product."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from http.client import HTTPConnection
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.registry import ENGINES
from engines.texts import LANGUAGES, texts, texts_in
from service.terminal.layout import width
from service.terminal.sentences import sentence
from service.terminal.words import KOREAN
from tests.e2e.mischief import Fate, Passing, between
from tests.e2e.person import COMMAND, Person
from tests.e2e.player import Document, public
from tests.e2e.product import Upcard, running, upcard

pytestmark = pytest.mark.skipif(not Path("/proc/self").exists(), reason="finds processes by /proc")

NOBODY = "http://127.0.0.1:9"
"""An address where nothing answers: port 9 is the discard service, which nobody runs any more."""

Sit = Callable[..., Person]


@pytest.fixture(scope="module")
def product(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upcard]:
    with running(tmp_path_factory.mktemp("product") / "data") as product:
        yield product


@pytest.fixture(scope="module")
def address(product: Upcard) -> str:
    return f"http://127.0.0.1:{product.port}"


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Starts `upcard play` with some arguments; whatever still runs after the test is ended."""
    people: list[Person] = []

    def start(*arguments: str) -> Person:
        people.append(Person(*arguments))
        return people[-1]

    yield start
    for person in people:
        person.end()


def shortest(port: int, game: str) -> list[str]:
    """Options that make a match short: all whole numbers as low as they may be."""
    properties = public(port, f"/v1/games/{game}")["options"]["properties"]
    return [f"--option={name}={schema['minimum']}" for name, schema in properties.items() if "minimum" in schema]


def asked(person: Person, port: int, method: str, what: str = "", move: Document | None = None) -> Any:
    """What the server answers to the person's seat."""
    _, match, token = COMMAND.findall(person.screen)[-1]
    with closing(HTTPConnection("127.0.0.1", port, timeout=20)) as connection:
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json", "If-Match": "*"}
        path = f"/v1/matches/{match.rpartition('/')[2]}{what}"
        connection.request(method, path, None if move is None else json.dumps(move), headers)
        return json.loads(connection.getresponse().read())


def log_in_words(person: Person, port: int, language: str) -> list[str]:
    """The whole log of the match as sentences, made of the server's words without the client."""
    match = asked(person, port, "GET")
    names = [seat["name"] for seat in match["seats"]]
    around, game = texts_in("service.application", language), texts(match["game"], language)
    return [
        sentence(around if event["type"] in around["events"] else game, event["type"], event, names)
        for event in asked(person, port, "GET", "/events?limit=500")["events"]
    ]


def assert_told_once(person: Person, port: int, language: str) -> None:
    """The whole log is on the screen, in order, and nothing of it twice."""
    log = log_in_words(person, port, language)
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
    assert_told_once(person, product.port, language)
    assert_reads_well(person, language)
    match = asked(person, product.port, "GET")
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
    assert_told_once(person, product.port, "en")
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
    posts = []

    def decide(passing: Passing) -> Fate:
        if passing.method == "POST":
            posts.append(passing.body)
        return next(fates[passing.method])

    with between(product.port, decide) as address:
        person = sit("showdown", "--server", address, "--option=starting_energy=2", "--lang=ko")
        person.play(Random("a match with breaks"))
        assert person.leave() == 0
    assert_told_once(person, product.port, "ko")
    assert len(posts) > 9
    assert posts == [body for body in posts[::3] for _ in range(3)]
    # The key makes a move that is sent again the same move, not one that comes too late.
    assert KOREAN.refusals["stale_version"] not in person.told
    assert "서버가 응답하지 않아 다시 시도하는 중 …" in person.told
    assert "서버와 다시 연결되었습니다." in person.told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Nobody may bet before both players have stacked a card."),
        ("ko", texts("showdown", "ko")["rules"]["both-must-stack-first"]),
    ],
)
def test_a_refused_move_is_explained_by_the_rule(product: Upcard, sit: Sit, language: str, told: str) -> None:
    too_early = iter([b'{"type": "bet", "count": 1}'])

    def decide(passing: Passing) -> Fate:
        return next(too_early, None) if passing.path.endswith("/moves") else None

    with between(product.port, decide) as address:
        person = sit("showdown", "--server", address, "--option=first_seat=0", "--lang", language)
        person.play(Random(0), moves=1)
        assert person.wait_for_question()
        assert person.told.count(told) == 1
        # Nothing has happened, and the same move can be made now.
        assert asked(person, product.port, "GET")["version"] == 5
        person.play(Random(0), moves=1)
        assert person.wait_for_question()
        person.press_ctrl_d()
        assert person.leave() == 0
    assert person.told.count(told) == 1


def test_who_answers_too_late_sees_what_has_happened(product: Upcard, address: str, sit: Sit) -> None:
    person = sit("showdown", "--server", address, "--option=first_seat=0")
    assert person.wait_for_question()
    asked(person, product.port, "POST", "/moves", {"type": "stack_card", "card": "blank"})
    person.play(Random(0), moves=1)
    assert person.wait_for_question()
    assert person.told.count("The table has moved on in the meantime. Look again.") == 1
    assert person.told.count("Player lays a Blank face down (stack of 1).") == 1
    assert_told_once(person, product.port, "en")


@pytest.mark.parametrize(
    ("language", "typed", "shown"),
    [
        pytest.param("en", "?", "Two robot outlaws", id="rules"),
        pytest.param("en", "l", "A table for 2 is set up.", id="log"),
        pytest.param("ko", "ㅣ", "2인용 테이블이 마련되었습니다.", id="log, typed in Korean"),
        pytest.param("en", "v", "── Showdown · Stacking ──", id="view"),
        pytest.param("ko", "ㅍ", "── 쇼다운 · 쌓기 ──", id="view, typed in Korean"),
        pytest.param("en", "5", "The moves are numbered from 1 to 4.", id="no such number"),
        pytest.param("en", "0", "The moves are numbered from 1 to 4.", id="nought"),
        pytest.param("en", "²", "Type the number of a move", id="no plain digit"),
        pytest.param("en", "hit", "Type the number of a move", id="a word"),
        pytest.param("en", "", "Type the number of a move", id="nothing"),
    ],
)
def test_what_else_may_be_typed(address: str, sit: Sit, language: str, typed: str, shown: str) -> None:
    person = sit("showdown", "--server", address, "--option=first_seat=0", "--lang", language)
    assert person.wait_for_question()
    before = len(person.screen)
    person.type(typed)
    assert person.wait_for_question()
    assert shown in person.screen[before:]


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
    match = asked(second, product.port, "GET")
    assert (match["status"], match["seats"][0]["name"]) == ("finished", "Ann")
    # What was told before is recalled as far as a person needs it; then nothing is left out.
    log = log_in_words(second, product.port, "en")
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


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        pytest.param(
            ["chess"], "There is no game chess. There are: " + ", ".join(sorted(ENGINES)) + ".", id="no such game"
        ),
        pytest.param(["a b?c#d"], "There is no game a b?c#d.", id="odd letters"),
        pytest.param(["체스", "--lang=ko"], "그런 게임은 없습니다: 체스. 있는 게임: down-and-back,", id="in Korean"),
        pytest.param(["showdown", "--seats=3"], "Showdown is not played by 3. Players: 2.", id="too many seats"),
        pytest.param(["showdown", "--bots=deep"], "There is no bot deep. There are: random, basic.", id="no such bot"),
        pytest.param(["showdown", "--name= "], "Nobody can be called  : 1 to 40 visible", id="no name"),
        pytest.param(
            ["down-and-back", "--option=rounds=0"],
            "The option rounds cannot be 0. How many rounds the match lasts. Allowed: 1–100. Usually 10.",
            id="option out of range",
        ),
        pytest.param(
            ["down-and-back", "--option=rounds=0", "--lang=ko"],
            "옵션 rounds의 값으로 쓸 수 없습니다: 0. 게임이 이어지는 라운드 수. 가능한 값: 1–100. 기본값: 10.",
            id="option in Korean",
        ),
        pytest.param(
            ["showdown", "--option=decks=2"],
            "There is no option decks. There are: starting_energy,",
            id="no such option",
        ),
        pytest.param(
            ["down-and-back", "--option=starting_chips=2", "--option=ante=5"],
            "The option starting_chips cannot be 2. What each seat begins with; at least the ante.",
            id="options that do not go together",
        ),
        pytest.param(["--match=m_aaaaaaaaaaaaaaaa", "--token=x"], "Nobody at this table has that token.", id="token"),
        pytest.param(["--match=m_a", "--token=é"], "Nobody at this table has that token.", id="not even a token"),
        pytest.param(["--match=a b", "--token=x"], "a b is neither the id nor the address of a match.", id="no id"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(address: str, arguments: list[str], said: str) -> None:
    ended = upcard("play", "--server", address, *arguments)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.startswith(f"upcard: {said}")
    assert ended.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        pytest.param(["showdown", "--server", NOBODY], 1, f"upcard: No server answers at {NOBODY} (", id="nobody"),
        pytest.param(
            ["showdown", "--server", NOBODY, "--lang=ko"],
            1,
            f"upcard: {NOBODY} 주소에서 서버가",
            id="nobody, in Korean",
        ),
        pytest.param(
            ["showdown", "--server=localhost:8000"], 1, "upcard: localhost:8000 is not the address", id="no URL"
        ),
        pytest.param(["showdown", "--server=http://x:y"], 1, "upcard: http://x:y is not the address", id="no port"),
        pytest.param([], 2, "Usage: upcard play", id="neither game nor match"),
        pytest.param(["showdown", "--match=m_a", "--token=x"], 2, "Usage: upcard play", id="game and match"),
        pytest.param(["--match=m_a"], 2, "Usage: upcard play", id="match without token"),
        pytest.param(["showdown", "--option=rounds"], 2, "Usage: upcard play", id="option without value"),
    ],
)
def test_what_was_not_meant_is_said_without_a_server(arguments: list[str], code: int, said: str) -> None:
    ended = upcard("play", *arguments)
    assert (ended.returncode, ended.stdout) == (code, "")
    assert ended.stderr.startswith(said)
    assert "Traceback" not in ended.stderr
