"""Issuing tickets."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from flask import Response

from service.api.bodies import BodyBlueprint
from service.api.contract import SEATED, ok, operation
from service.api.encoding import answer
from service.api.headers import bearer, idempotency_key
from service.api.streams.schemas import StreamTicketRequest
from service.api.wiring import matches, stream_tickets
from service.application.stream_tickets import Holder, issue_ticket, ticket_holder

streams = BodyBlueprint("streams", __name__, url_prefix="/v1/stream-tickets", description="Tickets for EventSource.")


def held(view: Callable[..., Any]) -> Callable[..., Any]:
    """Prove the caller, whose `holder` the view is given, before the body is read."""

    @wraps(view)
    def proving(**fields: Any) -> Any:
        return view(holder=ticket_holder(matches(), bearer()), **fields)

    return proving


@streams.route("", methods=["POST"])
@operation(
    "issue_stream_ticket",
    answers={201: ok("The ticket, good for one request.", "StreamTicket", "Idempotency-Replayed")},
    problems=(
        "unauthenticated",
        "forbidden",
        "match_not_found",
        "invalid_body",
        "body_too_large",
        "unsupported_media_type",
        "invalid_parameter",
        "idempotency_key_reused",
        "not_stored",
        "store_unavailable",
    ),
    parameters=("Idempotency-Key",),
    by=SEATED,
)
@held
@streams.arguments(StreamTicketRequest)
def issue_a_ticket(wanted: dict[str, Any], holder: Holder) -> Response:
    """Get a ticket for a stream

    A browser's EventSource sends no token: it opens `…/events?ticket=…` within a minute, once. The same Idempotency-Key
    gives the same ticket again for that minute, even if it was used meanwhile.
    """
    issued = issue_ticket(matches(), stream_tickets(), holder, wanted.get("match"), idempotency_key())
    headers = {"Cache-Control": "private, no-store"}
    if issued.replayed:
        headers["Idempotency-Replayed"] = "true"
    return answer(issued.answer, 201, headers)
