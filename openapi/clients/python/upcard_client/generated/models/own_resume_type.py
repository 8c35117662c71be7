from typing import Literal

OwnResumeType = Literal["resume"]

OWN_RESUME_TYPE_VALUES: set[OwnResumeType] = {
    "resume",
}


def check_own_resume_type(value: str) -> OwnResumeType:
    if value in OWN_RESUME_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OWN_RESUME_TYPE_VALUES!r}")
