"""The rules of a game as plain text."""

from __future__ import annotations

import re

import pytest

from engines.registry import ENGINES
from engines.texts import LANGUAGES, rules_text
from service.terminal.layout import width
from service.terminal.markdown import plain

MARKDOWN = """# Trump **it**

A paragraph that goes
over two lines.

- one `item`
  that goes on
- another, and this one is too long for a line

1. first
10. tenth

| Card | Points |
|------|:------:|
| **Ace** | 11 |
| 님 | 0 |
"""

PLAIN = """Trump it
────────

A paragraph that goes over
two lines.

- one item that goes on
- another, and this one is
  too long for a line

1. first
10. tenth

Card  Points
Ace   11
님    0
""".splitlines()


def test_marks_become_layout() -> None:
    assert plain(MARKDOWN, 26) == [*PLAIN, ""]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(ENGINES))
def test_the_rules_of_every_game_fit_on_a_screen(game: str, language: str) -> None:
    text = rules_text(game, language)
    lines = plain(text, 80)
    assert [line for line in lines if width(line) > 80] == []
    assert not [line for line in lines if re.search(r"[*`|]|^#", line)]
    # No word is lost on the way.
    letters = re.compile(r"[^\W_]+")
    assert letters.findall(" ".join(lines)) == letters.findall(re.sub("[*`]", "", text))
