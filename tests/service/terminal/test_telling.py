"""What is shown of a match that has nothing to do with any of our games."""

from __future__ import annotations

from typing import Any

import pytest

from service.terminal.telling import Teller
from service.terminal.words import WORDS

AROUND: dict[str, Any] = {
    "seat": "{name}",
    "seat_fields": ["seat"],
    "seat_lists": ["places"],
    "names": {},
    "phases": {},
    "events": {
        "seat_taken": [{"text": "{seat} sits down."}],
        "match_finished": [{"text": "Over: {places}."}],
    },
    "moves": {},
    "rules": {},
}
GAME: dict[str, Any] = {
    "game": {"name": "Toy"},
    "seat": "Mx {name}",
    "seat_fields": ["seat", "turn"],
    "seat_lists": ["points"],
    "names": {"Ks": "K♠"},
    "phases": {"play": "Playing"},
    "view": [{"text": "Turn: {turn}."}, {"text": "Points: {points}."}, {"text": "Hand: {hand}."}],
    "events": {
        "card_played": [{"when": {"card": None}, "text": "{seat} plays a card."}, {"text": "{seat} plays {card}."}],
        "hand_scored": [{"text": "Scored: {points}."}],
    },
    "moves": {"play_card": [{"text": "Play {card}"}], "pass": [{"text": "Pass"}]},
    "rules": {"must-follow": "Follow! You can play: {cards}."},
}
BARE = "── Toy ─────────────────────────────────"
SEATS: list[dict[str, Any]] = [{"seat": 0, "name": "Ann"}, {"seat": 1, "name": "{card}\x1b"}, {"seat": 2}]


@pytest.fixture
def teller() -> Teller:
    teller = Teller({"match": AROUND, "game": GAME}, WORDS["en"], 40)
    teller.meet(SEATS)
    return teller


def match(**more: Any) -> dict[str, Any]:
    return {"status": "active", "seats": SEATS, "to_move": [0], "legal_moves": [], "you": {"seat": 0}, **more}


@pytest.mark.parametrize(
    ("event", "lines"),
    [
        pytest.param({"type": "card_played", "seat": 0, "card": "Ks"}, ["Mx Ann plays K♠."], id="in words"),
        pytest.param({"type": "card_played", "seat": 0, "card": None}, ["Mx Ann plays a card."], id="hidden"),
        pytest.param({"type": "card_played", "seat": 1, "card": None}, ["Mx {card} plays a card."], id="odd name"),
        pytest.param({"type": "match_finished", "places": [1, 2, None]}, ["Over: Ann 1, {card} 2."], id="around"),
        pytest.param({"type": "cards_burnt", "count": 3}, [], id="an event without words"),
        pytest.param({"type": "hand_scored", "score": 3}, [], id="an event whose fields have changed"),
        pytest.param({"type": "card_played", "seat": 7, "card": None}, [], id="a seat that is not there"),
        pytest.param(
            {"type": "hand_scored", "points": [100, 200, 300]},
            ["Scored: Mx Ann 100, Mx {card} 200,", "    Mx Seat 3 300."],
            id="a long line",
        ),
    ],
)
def test_an_event_is_a_sentence_or_nothing(teller: Teller, event: dict[str, Any], lines: list[str]) -> None:
    assert teller.log([event]) == lines


def test_who_sits_down_is_known_from_then_on(teller: Teller) -> None:
    events = [{"type": "seat_taken", "seat": 2, "name": "Cid"}, {"type": "card_played", "seat": 2, "card": "Ks"}]
    assert teller.log(events) == ["Cid sits down.", "Mx Cid plays K♠."]


@pytest.mark.parametrize(
    ("view", "heading", "lines"),
    [
        pytest.param(
            {"phase": "play", "turn": 0, "points": [0, 1], "hand": ["Ks", "2c"], "secret": 5},
            "── Toy · Playing ───────────────────────",
            ["Turn: Mx Ann.", "Points: Mx Ann 0, Mx {card} 1.", "Hand: K♠, 2c."],
            id="everything",
        ),
        pytest.param({"phase": "odd", "hand": ["Ks"]}, BARE, ["Hand: K♠."], id="a phase without words"),
        pytest.param({}, BARE, [], id="nothing known"),
        pytest.param(None, BARE, [], id="not begun"),
    ],
)
def test_a_view_shows_what_has_words(
    teller: Teller, view: dict[str, Any] | None, heading: str, lines: list[str]
) -> None:
    assert teller.view(match() if view is None else match(view=view)) == ["", heading, *lines]


def test_moves_are_numbered_and_one_without_words_can_still_be_chosen(teller: Teller) -> None:
    moves = [{"type": "play_card", "card": "Ks"}, {"type": "pass"}, {"type": "shout"}]
    assert teller.moves(moves) == ["1) Play K♠", "2) Pass", "3) a move without a name"]


@pytest.mark.parametrize(
    ("problem", "said"),
    [
        pytest.param(
            {"code": "illegal_move", "rule": "must-follow", "facts": {"cards": ["Ks", "2c"]}, "detail": "d"},
            "Follow! You can play: K♠, 2c.",
            id="the rule",
        ),
        pytest.param(
            {"code": "illegal_move", "rule": "new-rule", "facts": {}, "detail": "seat 0 holds Ks"},
            "The server says no: seat 0 holds Ks.",
            id="a rule without words",
        ),
        pytest.param(
            {"code": "illegal_move", "rule": "must-follow", "facts": {}, "detail": "no hearts"},
            "The server says no: no hearts.",
            id="a rule without its facts",
        ),
        pytest.param({"code": "not_your_turn", "detail": "seat 1 is"}, "It is not your turn.", id="a known code"),
        pytest.param({"code": "out_of_tea"}, "The server says no: out_of_tea.", id="an unknown code"),
    ],
)
def test_a_refusal_is_said_in_the_best_words_there_are(teller: Teller, problem: dict[str, Any], said: str) -> None:
    assert teller.refusal(problem) == said


@pytest.mark.parametrize(
    ("now", "said"),
    [
        pytest.param(match(to_move=[1]), "Waiting for Mx {card} …", id="one"),
        pytest.param(match(to_move=[0, 2]), "Waiting for Mx Ann, Mx Seat 3 …", id="several"),
        pytest.param(match(status="open", to_move=[]), "Waiting until every seat is taken …", id="open"),
    ],
)
def test_it_is_said_whom_the_table_waits_for(teller: Teller, now: dict[str, Any], said: str) -> None:
    assert teller.waiting(now) == said


def test_the_end_lists_the_best_first_and_marks_the_person(teller: Teller) -> None:
    end = match(status="finished", outcome={"places": [2, 1, 2], "scores": [5, 12, 5], "reason": "goal"})
    assert teller.end(end) == [
        "",
        "Final places:",
        "  1. Mx {card} (12)",
        "  2. Mx Ann (5) ← you",
        "  2. Mx Seat 3 (5)",
    ]


def test_an_abandoned_match_has_no_places(teller: Teller) -> None:
    assert teller.end(match(status="abandoned")) == ["The match was abandoned."]
