"""How a template becomes a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from engines.texts import Texts
from service.terminal.sentences import sentence

TEMPLATES: Texts = {
    "language": "en",
    "seat": "player {name}",
    "seat_fields": ["seat", "winner"],
    "seat_lists": ["points", "hands"],
    "names": {"Qs": "queen of spades", "Kh": "king of hearts"},
    "phases": {},
    "events": {
        "card_played": [
            {"when": {"card": None}, "text": "{seat} plays a card."},
            {"when": {"card": "Qs", "last": True}, "text": "{seat} ends with the {card}!"},
            {"text": "{seat} plays the {card}."},
        ],
        "hand_shown": [{"text": "{seat} shows {hand}."}],
        "hand_scored": [{"text": "Points: {points}."}],
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
    ],
)
def test_what_has_no_words_is_an_error(kind: str, values: dict[str, Any]) -> None:
    with pytest.raises(KeyError):
        sentence(TEMPLATES, kind, values, ("Ann", "Ben"))
