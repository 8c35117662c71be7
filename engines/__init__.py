"""The rules of the games: pure functions over values, with no clock, no user and no input or output."""
