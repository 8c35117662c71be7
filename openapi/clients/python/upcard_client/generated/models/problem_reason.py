from typing import Literal

ProblemReason = Literal["expired", "revoked", "used"]

PROBLEM_REASON_VALUES: set[ProblemReason] = {
    "expired",
    "revoked",
    "used",
}


def check_problem_reason(value: str) -> ProblemReason:
    if value in PROBLEM_REASON_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PROBLEM_REASON_VALUES!r}")
