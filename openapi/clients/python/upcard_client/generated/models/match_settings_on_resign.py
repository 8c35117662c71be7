from typing import Literal

MatchSettingsOnResign = Literal["bot", "forfeit"]

MATCH_SETTINGS_ON_RESIGN_VALUES: set[MatchSettingsOnResign] = {
    "bot",
    "forfeit",
}


def check_match_settings_on_resign(value: str) -> MatchSettingsOnResign:
    if value in MATCH_SETTINGS_ON_RESIGN_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_SETTINGS_ON_RESIGN_VALUES!r}")
