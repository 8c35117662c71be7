"""Making invitations, looking at them, taking them back."""

from __future__ import annotations

from typing import Any

from flask import Response

from service.api.auth import host
from service.api.bodies import BodyBlueprint
from service.api.contract import Caller, empty, ok, operation
from service.api.encoding import answer
from service.api.headers import bearer, idempotency_key
from service.api.invitations.schemas import InvitationRequest
from service.api.wiring import matches, wiring
from service.application import inviting
from service.application.envelope import timestamp

invitations = BodyBlueprint(
    "invitations", __name__, url_prefix="/v1", description="Invitations: codes by which somebody may sit down, once."
)

ANSWERS = (inviting.NewInvitation, inviting.InvitationList, inviting.Offer)

OF_A_MATCH = "/matches/<match_id>/invitations"
OFFERS = "/invitations"

HOSTS: tuple[Caller, ...] = ("seat", "player", "app")
CALLER = ("unauthenticated", "not_a_seat", "match_not_found", "invalid_parameter")
STORE = ("not_stored", "store_unavailable")

PRIVATE = {"Cache-Control": "private, no-store"}


@invitations.route(OF_A_MATCH, methods=["POST"])
@operation(
    "make_invitation",
    answers={201: ok("The invitation, with its code.", "NewInvitation", "Location", "Idempotency-Replayed")},
    problems=(
        *CALLER,
        "invalid_body",
        "body_too_large",
        "unsupported_media_type",
        "match_started",
        "match_over",
        "no_open_seat",
        "too_many_invitations",
        "idempotency_key_reused",
        *STORE,
    ),
    parameters=("Idempotency-Key",),
    by=HOSTS,
)
@host
@invitations.arguments(InvitationRequest)
def make_an_invitation(wanted: dict[str, Any], match_id: str) -> Response:
    """Invite somebody

    Anybody at the table may, and the app that opened the match. The code is shown only in this answer; whoever brings
    it first gets the seat. With a `player` it is for that player alone, who learns of it from GET /v1/me/events, may
    look at the match, and needs no code to sit down. Revoke an invitation to make its seat open to everybody again.
    """
    made = inviting.invite(
        matches(),
        match_id,
        bearer(),
        wanted.get("seat"),
        wanted.get("player"),
        wanted["expires_in"],
        idempotency_key(),
    )
    kept = made.invitation
    url = f"{_public_url()}/v1{OFFERS}/{made.code}"
    shown = inviting.NewInvitation(
        id=kept.id, seat=kept.seat, player=kept.player, expires_at=timestamp(kept.expires_at), code=made.code, url=url
    )
    headers = {"Location": f"/v1{OFFERS}/{made.code}", **PRIVATE}
    if made.replayed:
        headers["Idempotency-Replayed"] = "true"
    return answer(shown, 201, headers)


@invitations.route(OF_A_MATCH, methods=["GET"])
@operation(
    "list_invitations",
    answers={200: ok("All invitations to this match, without their codes.", "InvitationList")},
    problems=(*CALLER, "store_unavailable"),
    by=HOSTS,
)
def list_all(match_id: str) -> Response:
    """List the invitations to a match

    All of them, whoever made them, and what has become of each; without their codes, which are shown only once.
    """
    return answer(inviting.list_invitations(matches(), match_id, bearer()), headers=PRIVATE)


@invitations.route(f"{OF_A_MATCH}/<invitation_id>", methods=["DELETE"])
@operation(
    "revoke_invitation",
    answers={204: empty("Nobody can come with this invitation any more.")},
    problems=(*CALLER, "invitation_not_found", "invitation_gone", *STORE),
    by=HOSTS,
)
def revoke(match_id: str, invitation_id: str) -> Response:
    """Take an invitation back

    Anybody at the table may, whoever has made it.
    """
    inviting.revoke(matches(), match_id, bearer(), invitation_id)
    return Response(status=204)


@invitations.route(f"{OFFERS}/<code>", methods=["GET"])
@operation(
    "get_invitation",
    answers={200: ok("What the invitation offers.", "Offer")},
    problems=("invalid_parameter", "invitation_not_found", "invitation_gone", "store_unavailable"),
)
def look_at_an_invitation(code: str) -> Response:
    """Look at an invitation

    Take the seat with `POST /v1/matches/{id}/seats` and the code as `invitation`.
    """
    return answer(inviting.offer(matches(), code), headers=PRIVATE)


def _public_url() -> str:
    """Where this server is for others; empty if it has not been told."""
    return (wiring().runtime.settings.public_url or "").rstrip("/")
