from typing import Literal

LiarsRaceOptionsReachingTheGoal = Literal["exact_bounce", "exact_stay", "reach_or_pass"]

LIARS_RACE_OPTIONS_REACHING_THE_GOAL_VALUES: set[LiarsRaceOptionsReachingTheGoal] = {
    "exact_bounce",
    "exact_stay",
    "reach_or_pass",
}


def check_liars_race_options_reaching_the_goal(value: str) -> LiarsRaceOptionsReachingTheGoal:
    if value in LIARS_RACE_OPTIONS_REACHING_THE_GOAL_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_OPTIONS_REACHING_THE_GOAL_VALUES!r}")
