"""The registry of problems: what each means and what a client can do."""

from __future__ import annotations

import msgspec


class ProblemKind(msgspec.Struct, frozen=True, omit_defaults=True):
    """One kind of problem. `meaning` says what it is, `remedy` what a client can do; `fields` are the ones it adds.

    `statuses` holds the usual status first.
    """

    code: str
    statuses: tuple[int, ...]
    title: str
    meaning: str
    remedy: str
    fields: dict[str, str] = {}


_KINDS = (
    ProblemKind(
        "unauthenticated", (401,), "Who are you?",
        "The request needs the token of a seat, and brought none, or one that nobody holds.",
        "Send `Authorization: Bearer seat_…` with the token from the answer that opened the match or took the seat.",
    ),
    ProblemKind(
        "forbidden", (403,), "Not for you",
        "The caller is known, and this is for callers of another kind, or for whoever holds another seat.",
        "Send the token that the operation asks for.",
    ),
    ProblemKind(
        "not_a_seat", (403,), "You may only watch",
        "The caller may watch this match, and holds no seat in it.",
        "Take an open seat, or send the token of one.",
    ),
    ProblemKind(
        "test_mode_off", (403,), "This server has no test mode",
        "The match is to follow a script, and only servers in test mode have matches that do.",
        "Leave out `test`, or use a server that was started with `--test-mode`.",
    ),
    ProblemKind(
        "match_not_found", (404,), "No such match",
        "No match has this id, or it is private, or the token belongs to another match.",
        "Check the id, and that the token is the one of this match.",
    ),
    ProblemKind(
        "version_not_found", (404,), "No such version",
        "The match never had this version, or has not had it yet for those who watch.",
        "Ask for a version up to `current_version`, or without one for the newest.",
        {"current_version": "the newest version that the caller may see"},
    ),
    ProblemKind(
        "game_not_found", (404,), "No such game",
        "The server does not offer a game of this name.",
        "GET /v1/games lists the games.",
        {"games": "the names of the games"},
    ),
    ProblemKind(
        "player_not_found", (404,), "No such player",
        "No player has this id.",
        "Check the id; it begins with `p_`.",
    ),
    ProblemKind(
        "ticket_not_found", (404,), "No such ticket",
        "The player has no ticket with this id, or its end was more than a day ago.",
        "GET /v1/tickets lists the player's tickets.",
    ),
    ProblemKind(
        "not_rated", (404,), "No rating here",
        "The player has no rating in this game, or none that this match has changed.",
        "Ratings come with finished matches that are set to be rated and have no guests; give a worker a moment.",
    ),
    ProblemKind(
        "problem_not_found", (404,), "No such problem",
        "There is no problem with this code.",
        "GET /v1/problems lists them.",
    ),
    ProblemKind(
        "not_found", (404,), "Nothing is here",
        "No resource has this address.",
        "GET /openapi.json describes every address there is.",
    ),
    ProblemKind(
        "method_not_allowed", (405,), "Not with this method",
        "The resource exists but does not know this method.",
        "The `Allow` header lists the methods.",
    ),
    ProblemKind(
        "match_over", (409,), "The match has ended",
        "No more moves can be made in this match.",
        "Read the outcome in the match.",
        {"match_status": "the status of the match"},
    ),
    ProblemKind(
        "match_not_started", (409,), "The match has not started",
        "Some seats are still open; the match starts by itself when all are taken.",
        "Wait for `match_started` in the events.",
        {"open_seats": "the seats that nobody has taken"},
    ),
    ProblemKind(
        "match_not_finished", (409,), "The match has not been played to its end",
        "The match is still open or being played, or it was abandoned before it began.",
        "Wait for `match_finished` in the events.",
        {"match_status": "the status of the match"},
    ),
    ProblemKind(
        "match_started", (409,), "The match has started",
        "Every seat has been taken; from then on nobody can leave.",
        "Resign, or let a bot play on in the seat.",
    ),
    ProblemKind(
        "not_your_turn", (409,), "Another seat is to move",
        "The caller faces no decision now.",
        "Wait for an event after which `to_move` holds the caller's seat.",
        {"to_move": "the seats that the table waits for"},
    ),
    ProblemKind(
        "no_open_seat", (409,), "The seat is taken",
        "The seat asked for, or every seat, is taken, kept for somebody who is invited, or does not exist.",
        "Take one of `open_seats`, or look for another match in the lobby.",
        {"open_seats": "the seats that can be taken"},
    ),
    ProblemKind(
        "invitation_not_found", (404,), "No such invitation",
        "No invitation has this code, or this id in this match.",
        "Check that the code was copied whole; it begins with `inv_`.",
    ),
    ProblemKind(
        "invitation_gone", (410,), "The invitation is over",
        "Somebody has come with it (`used`), somebody has taken it back (`revoked`), or its time is over (`expired`), "
        "as it also is when the match has started or ended.",
        "Ask for a new invitation.",
        {"reason": "how the invitation ended: `used`, `revoked` or `expired`"},
    ),
    ProblemKind(
        "too_many_invitations", (409,), "Too many invitations",
        "There have been as many invitations to this match as there may be.",
        "Use those that are open, or open another match.",
    ),
    ProblemKind(
        "already_seated", (409,), "You have a seat here",
        "The player holds a seat in this match; nobody holds two.",
        "Play in that seat: a player's token acts in all of the player's seats.",
        {"seat": "the seat of the player"},
    ),
    ProblemKind(
        "seat_claimed", (409,), "This seat is no guest's",
        "The seat belongs to another player already, or a bot plays in it.",
        "Nothing can be done; only a guest's seat can be claimed.",
    ),
    ProblemKind(
        "already_waiting", (409,), "You wait already",
        "The player has a ticket that waits for this game; there can be only one.",
        "Wait for that `ticket`, or cancel it first.",
        {"ticket": "the player's ticket"},
    ),
    ProblemKind(
        "ticket_matched", (409,), "A table has been found",
        "The ticket has been matched, so it cannot be cancelled.",
        "Play the match that the `ticket` names, or will name in a moment; or resign there.",
        {"ticket": "the player's ticket"},
    ),
    ProblemKind(
        "stale_version", (412,), "Your decision has changed",
        "The caller answers a decision that has closed since the version in If-Match; perhaps a move came twice.",
        "Look at the missed `events`, then decide again with If-Match: current_version.",
        {"current_version": "the version of the match", "events": "what the caller missed, at most 100 events"},
    ),
    ProblemKind(
        "body_too_large", (413,), "The body is too large",
        "The request body is larger than the server accepts.",
        "Every valid request is far smaller; check what is sent.",
    ),
    ProblemKind(
        "unsupported_media_type", (415,), "Send JSON",
        "The body is not declared as `application/json`.",
        "Send `Content-Type: application/json`.",
    ),
    ProblemKind(
        "bad_request", (400, 408, 414, 417, 431, 501), "The request is malformed",
        "The request breaks HTTP's own rules (400, 417, 501), its address or its headers are too long (414, 431), or "
        "it was not whole in time (408).",
        "Check the request line, the headers and the body's length.",
    ),
    ProblemKind(
        "invalid_body", (422, 400), "The body has the wrong shape",
        "The body is not JSON (400), or a field is missing, unknown, or has a value that it cannot have (422).",
        "`errors` points to each fault.",
        {"errors": "what is wrong, each with a JSON pointer"},
    ),
    ProblemKind(
        "invalid_parameter", (422,), "A parameter has the wrong shape",
        "A query parameter or a header is unknown or has a value that it cannot have.",
        "`errors` names each one.",
        {"errors": "what is wrong, each with the name of the parameter"},
    ),
    ProblemKind(
        "idempotency_key_reused", (422,), "This key was used for something else",
        "The Idempotency-Key belongs to an earlier request with another body.",
        "Use a new key for every new request, the same key only to repeat one.",
    ),
    ProblemKind(
        "illegal_move", (422,), "The rules forbid this move",
        "The move is well formed, but the rules of the game do not allow it now. Nothing has changed.",
        "`rule` is the slug of the rule (its text: GET /v1/games/{game}/texts); choose one of `legal_moves`.",
        {
            "rule": "the slug of the broken rule",
            "facts": "what explains the refusal",
            "legal_moves": "the moves that are allowed",
        },
    ),
    ProblemKind(
        "precondition_required", (428,), "Say which version you answer",
        "A move came without If-Match.",
        'Send If-Match with the version of the match as you know it, such as "5", or * for whatever is current.',
    ),
    ProblemKind(
        "quota_exceeded", (429,), "Too many requests",
        "The token, or the address, has sent as many requests of this kind as it may within a window.",
        "Wait for Retry-After seconds. `RateLimit` on every answer says what is left; an answer of 304 is free.",
        {"retry_after": "the seconds until there is more", "policy": "the quota that is used up"},
    ),
    ProblemKind(
        "internal_error", (500,), "Something broke here",
        "The server has a bug. Nothing was stored half.",
        "Report it with the Request-Id; the same request with the same Idempotency-Key is safe to repeat.",
    ),
    ProblemKind(
        "not_stored", (503,), "It could not be stored",
        "The store had trouble while writing: the request took effect wholly or not at all.",
        "Repeat it after Retry-After seconds with the same Idempotency-Key: that never makes it happen twice.",
    ),
    ProblemKind(
        "store_unavailable", (503,), "The store does not answer",
        "Nothing could be read, and nothing has changed.",
        "Try again after Retry-After seconds.",
    ),
    ProblemKind(
        "too_many_streams", (503,), "No room for one more stream",
        "The server holds as many open event streams as it may, of everybody or of the caller's address.",
        "Try again after Retry-After seconds, or read the events page by page.",
    ),
)  # fmt: skip
KINDS = {kind.code: kind for kind in _KINDS}
"""The registry of problems, by code."""
