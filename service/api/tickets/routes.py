"""Quick match: taking a ticket, waiting, cancelling."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from flask import Response

from service.api.auth import known
from service.api.bodies import BodyBlueprint
from service.api.contract import empty, ok, operation
from service.api.encoding import answer
from service.api.headers import idempotency_key
from service.api.tickets.schemas import QuickMatchRequest, TicketQuery, TicketsQuery
from service.api.wiring import leaderboards, matches, wiring
from service.application import tickets_desk
from service.application.accounts import Identity
from service.application.tickets_views import Ticket, TicketPage

BASE = "/v1/tickets"

tickets = BodyBlueprint("tickets", __name__, url_prefix=BASE, description="Quick match: tickets that wait for others.")

ANSWERS = (Ticket, TicketPage)
"""What these operations answer."""

PRIVATE = {"Cache-Control": "private, no-store"}
KNOWN = ("unauthenticated", "forbidden")


@tickets.route("", methods=["POST"])
@operation(
    "take_ticket",
    answers={201: ok("The ticket; perhaps it is matched already.", "Ticket", "Location", "Idempotency-Replayed")},
    problems=(
        *KNOWN,
        "invalid_body",
        "body_too_large",
        "unsupported_media_type",
        "invalid_parameter",
        "already_waiting",
        "idempotency_key_reused",
        "not_stored",
        "store_unavailable",
    ),
    parameters=("Idempotency-Key",),
    by=("player",),
)
@known("player")
@tickets.arguments(QuickMatchRequest)
def take_a_ticket(wanted: dict[str, Any], identity: Identity) -> Response:
    """Ask for a quick match

    The ticket waits for others who want the same, for closer ratings first, and then for bots. Once it is matched the
    player's own token acts in the match. A player has at most one ticket that waits for a game. With the same
    Idempotency-Key the same ticket comes again, as it stands then.
    """
    wish = tickets_desk.Wanted(
        game=wanted["game"],
        seats=wanted.get("seats"),
        options=wanted.get("options", {}),
        rated=wanted.get("rated", True),
        bots_after=wanted["fill_with_bots_after"],
        expires_in=wanted["expires_in"],
    )
    taken = tickets_desk.take_ticket(
        matches(), wiring().runtime.tickets, leaderboards(), wish, identity, idempotency_key()
    )
    headers = {"Location": f"{BASE}/{taken.ticket.id}", **PRIVATE}
    if taken.replayed:
        headers["Idempotency-Replayed"] = "true"
    return answer(taken.ticket, 201, headers)


@tickets.route("", methods=["GET"])
@operation(
    "list_tickets",
    answers={200: ok("The player's tickets, newest first.", "TicketPage", "Link")},
    problems=(*KNOWN, "invalid_parameter", "store_unavailable"),
    by=("player",),
)
@known("player")
@tickets.arguments(TicketsQuery, location="query", unknown=None)
def list_my_tickets(query: dict[str, Any], identity: Identity) -> Response:
    """List one's own tickets

    Those that wait, and those that ended within a day.
    """
    page = tickets_desk.list_tickets(wiring().runtime.tickets, identity.account, query.get("cursor"), query["limit"])
    headers = dict(PRIVATE)
    if page.next_cursor is not None:
        headers["Link"] = f'<{BASE}?{urlencode(query | {"cursor": page.next_cursor})}>; rel="next"'
    return answer(page, headers=headers)


@tickets.route("/<ticket_id>", methods=["GET"])
@operation(
    "get_ticket",
    answers={200: ok("The ticket as it stands.", "Ticket")},
    problems=(*KNOWN, "ticket_not_found", "invalid_parameter", "too_many_streams", "store_unavailable"),
    by=("player",),
)
@known("player")
@tickets.arguments(TicketQuery, location="query", unknown=None)
def get_ticket(query: dict[str, Any], ticket_id: str, identity: Identity) -> Response:
    """Look at a ticket

    It says why it waits and what will change next; with `wait` it is held back until it waits no more.
    """
    return answer(_ticket(identity, ticket_id, query["wait"]), headers=PRIVATE)


@tickets.route("/<ticket_id>", methods=["DELETE"])
@operation(
    "cancel_ticket",
    answers={204: empty("The ticket will not be matched.")},
    problems=(*KNOWN, "ticket_not_found", "ticket_matched", "invalid_parameter", "not_stored", "store_unavailable"),
    by=("player",),
)
@known("player")
def cancel_ticket(ticket_id: str, identity: Identity) -> Response:
    """Cancel a ticket

    From then on it is never matched. One that has ended without a match stays as it is.
    """
    tickets_desk.cancel_ticket(wiring().runtime.tickets, identity.account, ticket_id)
    return Response(status=204, headers=PRIVATE)


def _ticket(identity: Identity, ticket_id: str, seconds: int) -> Ticket:
    runtime = wiring().runtime
    ticket = tickets_desk.look_at_ticket(runtime.tickets, identity.account, ticket_id)
    if seconds == 0 or ticket.status != "waiting":
        return ticket
    give_back = wiring().take_place()
    try:
        return tickets_desk.wait_for_ticket(runtime.tickets, runtime.wakeups, identity.account, ticket_id, seconds)
    finally:
        give_back()
