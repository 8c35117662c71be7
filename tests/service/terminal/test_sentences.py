"""How a template becomes a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from engines.texts import Texts
from service.terminal.sentences import sentence, view_lines

TEMPLATES: Texts = {
    "language": "en",
    "seat": "player {name}",
    "seat_fields": ["seat", "winner", "winners"],
    "seat_lists": ["points", "hands"],
    "names": {"Qs": "queen of spades", "Kh": "king of hearts"},
    "phases": {},
    "view": [
        {"text": "Round {round}."},
        {"when": {"up_card": None}, "text": "Nothing lies open."},
        {"when": {"phase": "play"}, "text": "The open card: {up_card}."},
        {"text": "Points: {points}."},
        {"text": "Shown: {hands}."},
        {"text": "Ahead: {winner}."},
        {"text": "Out: {winners}."},
        {"text": "Bets: {bids}."},
        {"text": "The heights: {bids.count}."},
        {"text": "Split: {split.four}."},
        {"text": "Your hand: {hand}."},
    ],
    "events": {
        "card_played": [
            {"when": {"card": None}, "text": "{seat} plays a card."},
            {"when": {"card": "Qs", "last": True}, "text": "{seat} ends with the {card}!"},
            {"text": "{seat} plays the {card}."},
        ],
        "hand_shown": [{"text": "{seat} shows {hand}."}],
        "hand_scored": [{"text": "Points: {points}."}],
        "trick_won": [{"when": {"points": 0}, "text": "For nothing."}],
        "hands_shown": [{"text": "{hands}."}],
    },
    "moves": {"play_card": [{"text": "Play {card}"}]},
    "rules": {"must-win": "Only {winner} may. Try {cards}, {count} in all."},
}


@pytest.mark.parametrize(
    ("kind", "values", "said"),
    [
        pytest.param("card_played", {"seat": 0, "card": "Kh"}, "player Ann plays the king of hearts.", id="names"),
        pytest.param(
            "card_played", {"seat": 1, "card": None}, "player {card} plays a card.", id="names are not filled"
        ),
        pytest.param("card_played", {"seat": 0}, "player Ann plays a card.", id="missing counts as null"),
        pytest.param(
            "card_played",
            {"seat": 0, "card": "Qs", "last": True},
            "player Ann ends with the queen of spades!",
            id="first variant that fits",
        ),
        pytest.param(
            "card_played",
            {"seat": 0, "card": "Qs", "last": False},
            "player Ann plays the queen of spades.",
            id="every when must fit",
        ),
        pytest.param(
            "hand_shown",
            {"seat": 0, "hand": ["Qs", "Kh", "2c"]},
            "player Ann shows queen of spades, king of hearts, 2c.",
            id="list",
        ),
        pytest.param("hand_scored", {"points": [3, -1]}, "Points: player Ann 3, player {card} -1.", id="by seat"),
        pytest.param("hand_scored", {"points": [None, 2]}, "Points: player {card} 2.", id="by seat, some left out"),
        pytest.param(
            "hands_shown",
            {"hands": [["Qs", "2c"], ["Kh"]]},
            "player Ann queen of spades 2c, player {card} king of hearts.",
            id="lists by seat",
        ),
        pytest.param("play_card", {"card": "Qs"}, "Play queen of spades", id="move"),
        pytest.param(
            "must-win",
            {"winner": 0, "cards": ("Qs", "Kh"), "count": 2},
            "Only player Ann may. Try queen of spades, king of hearts, 2 in all.",
            id="refusal",
        ),
    ],
)
def test_a_sentence_is_made_from_the_first_variant_that_fits(kind: str, values: dict[str, Any], said: str) -> None:
    assert sentence(TEMPLATES, kind, values, ("Ann", "{card}")) == said


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        pytest.param("cards_burnt", {"seat": 0}, id="unknown kind"),
        pytest.param("hand_shown", {"seat": 0}, id="field that is not there"),
        pytest.param("trick_won", {"points": 3}, id="no variant that fits"),
    ],
)
def test_what_has_no_words_is_an_error(kind: str, values: dict[str, Any]) -> None:
    with pytest.raises(KeyError):
        sentence(TEMPLATES, kind, values, ("Ann", "Ben"))


@pytest.mark.parametrize(
    ("view", "lines"),
    [
        pytest.param({"round": 0, "up_card": "Kh"}, ["Round 0."], id="nothing is no line, nought is"),
        pytest.param({"up_card": None}, ["Nothing lies open."], id="when it is null"),
        pytest.param({"up_card": "Kh", "phase": "play"}, ["The open card: king of hearts."], id="when it is that"),
        pytest.param({"up_card": "", "points": [2, None]}, ["Points: player Ann 2."], id="by seat"),
        pytest.param(
            {"up_card": "", "hands": [[], ["2c", "Qs"]]},
            ["Shown: player {card} 2c queen of spades."],
            id="by seat, one empty",
        ),
        pytest.param({"up_card": "", "hands": [[], []], "hand": []}, [], id="empty"),
        pytest.param(
            {"up_card": "", "winner": 0, "winners": [1, 0]},
            ["Ahead: player Ann.", "Out: player {card}, player Ann."],
            id="seats",
        ),
        pytest.param(
            {"up_card": "", "bids": [{"seat": 0, "count": 1}, {"seat": 1, "count": 3, "card": None}]},
            ["Bets: player Ann 1, player {card} 3.", "The heights: 1, 3."],
            id="objects",
        ),
        pytest.param({"up_card": "", "split": {"four": ["Kh", "2c"]}}, ["Split: king of hearts, 2c."], id="inside"),
        pytest.param({"up_card": "", "split": None}, [], id="inside nothing"),
    ],
)
def test_a_view_is_told_in_the_lines_that_have_something_to_say(view: dict[str, Any], lines: list[str]) -> None:
    assert view_lines(TEMPLATES, view, ("Ann", "{card}")) == lines
