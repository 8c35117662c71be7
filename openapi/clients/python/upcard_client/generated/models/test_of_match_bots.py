from typing import Literal

TestOfMatchBots = Literal["instant"]

TEST_OF_MATCH_BOTS_VALUES: set[TestOfMatchBots] = {
    "instant",
}


def check_test_of_match_bots(value: str) -> TestOfMatchBots:
    if value in TEST_OF_MATCH_BOTS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TEST_OF_MATCH_BOTS_VALUES!r}")
