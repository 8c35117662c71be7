from typing import Literal

ResumeType = Literal["resume"]

RESUME_TYPE_VALUES: set[ResumeType] = {
    "resume",
}


def check_resume_type(value: str) -> ResumeType:
    if value in RESUME_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {RESUME_TYPE_VALUES!r}")
