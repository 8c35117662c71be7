from typing import Literal

KnownInvitationState = Literal["expired", "open", "revoked", "used"]

KNOWN_INVITATION_STATE_VALUES: set[KnownInvitationState] = {
    "expired",
    "open",
    "revoked",
    "used",
}


def check_known_invitation_state(value: str) -> KnownInvitationState:
    if value in KNOWN_INVITATION_STATE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {KNOWN_INVITATION_STATE_VALUES!r}")
