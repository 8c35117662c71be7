from typing import Literal

SettingsOfMatchOnResign = Literal["bot", "forfeit"]

SETTINGS_OF_MATCH_ON_RESIGN_VALUES: set[SettingsOfMatchOnResign] = {
    "bot",
    "forfeit",
}


def check_settings_of_match_on_resign(value: str) -> SettingsOfMatchOnResign:
    if value in SETTINGS_OF_MATCH_ON_RESIGN_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SETTINGS_OF_MATCH_ON_RESIGN_VALUES!r}")
