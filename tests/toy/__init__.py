"""A game that is not offered: tests/architecture/test_fifth_game.py adds it to a copy of the project by the recipe."""
