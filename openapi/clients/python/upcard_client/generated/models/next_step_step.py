from typing import Literal

NextStepStep = Literal["bots", "expiry", "range"]

NEXT_STEP_STEP_VALUES: set[NextStepStep] = {
    "bots",
    "expiry",
    "range",
}


def check_next_step_step(value: str) -> NextStepStep:
    if value in NEXT_STEP_STEP_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NEXT_STEP_STEP_VALUES!r}")
