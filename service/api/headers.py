"""Conditions, keys and languages in request headers, and the validators in answers."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable

from flask import Response, request
from werkzeug.datastructures import LanguageAccept

from engines.contract import Seat
from engines.texts import LANGUAGES
from service.application.errors import Fault, InvalidParameter
from service.application.play import Precondition

NEVER = -1
"""A version that no decision was ever made at: what If-Match means when it cannot mean this match."""

FOR_EVER = "private, max-age=31536000, immutable"

_ENTITY_TAG = re.compile(r'(?:W/)?"(\d{1,15})(?:\.(s\d|public))?"')
_KEY = re.compile(r"[\x21-\x7e]{1,255}")


def entity_tag(version: int, viewer: Seat | None, *, weak: bool = False) -> str:
    """`"42.s2"` for seat 2 at version 42, `"42.public"` for a spectator; weak if the bytes may differ."""
    tag = f'"{version}.public"' if viewer is None else f'"{version}.s{viewer}"'
    return f"W/{tag}" if weak else tag


def precondition() -> Precondition:
    """The version in If-Match: None without one, `"*"` for any.

    A list means the newest version in it; a tag of another form cannot be of this match and is never current.
    """
    given: str | None = request.environ.get("HTTP_IF_MATCH")
    if given is None:
        return None
    if given.strip() == "*":
        return "*"
    tags = [_ENTITY_TAG.fullmatch(tag.strip()) for tag in given.split(",")]
    return max((int(tag[1]) for tag in tags if tag is not None), default=NEVER)


def is_known(tag: str) -> bool:
    """Does the caller hold this very answer, by If-None-Match?"""
    opaque = tag.removeprefix("W/").strip('"')
    return "HTTP_IF_NONE_MATCH" in request.environ and request.if_none_match.contains_weak(opaque)


def conditional(
    tag: str, make: Callable[[], Response], *, vary: str = "Authorization", for_ever: bool = False
) -> Response:
    """The answer with its validator, or 304 if the caller holds it; `for_ever`: it will never be another."""
    response = Response(status=304) if is_known(tag) else make()
    response.headers["ETag"] = tag
    response.headers["Cache-Control"] = FOR_EVER if for_ever else "private, no-cache"
    response.headers["Vary"] = vary
    return response


def digest_tag(content: bytes) -> str:
    """The validator of an answer that has no version: a list."""
    return f'"{hashlib.sha256(content).hexdigest()[:32]}"'


def idempotency_key() -> str | None:
    """The Idempotency-Key; None without one.

    Raises:
        InvalidParameter: it is empty, too long, or has spaces or letters beyond ASCII.
    """
    key: str | None = request.environ.get("HTTP_IDEMPOTENCY_KEY")
    if key is not None and not _KEY.fullmatch(key):
        fault = Fault("Idempotency-Key", "1 to 255 printable ASCII characters without spaces")
        raise InvalidParameter("this Idempotency-Key cannot be used", [fault])
    return key


def bearer() -> str | None:
    """The token in the Authorization header; None without one. A header of another scheme is nobody's token."""
    given: str | None = request.environ.get("HTTP_AUTHORIZATION")
    if given is None:
        return None
    scheme, _, token = given.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else given


def language() -> str:
    """The language of the texts that suits the caller best; English if none does."""
    accepted: LanguageAccept = request.accept_languages
    return accepted.best_match(LANGUAGES, default=LANGUAGES[0]) or LANGUAGES[0]
