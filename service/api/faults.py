"""Faults on purpose: what a request meets that asks for it by the header `Upcard-Fault`, in test mode.

Without test mode nothing of this is there. A connection is broken by raising what a broken connection raises: a web
server takes it for a client that is gone, and hangs up without a word.
"""

from __future__ import annotations

import errno
import logging
from collections.abc import Callable, Iterable, Iterator
from typing import Any, assert_never

from flask import Flask, Response, request

from service.api.examples import problem_example
from service.api.fault_header import (
    FORMS,
    HEADER,
    CutStream,
    Delay,
    LostAnswer,
    LostRequest,
    Malformed,
    Problem,
    wanted,
)
from service.api.problem_kinds import KINDS
from service.api.problems import problem
from service.api.security import Wsgi
from service.application.errors import Fault, InvalidParameter
from service.runtime import Runtime, stopping

log = logging.getLogger("upcard.faults")

HERE = "upcard.fault"
"""Where a request says which problem it is answered with."""


def install(app: Flask, runtime: Runtime) -> None:
    """Let requests to this app meet the faults that they ask for."""
    app.before_request(_answer_with_the_problem)
    app.wsgi_app = Faulty(app.wsgi_app, runtime.faults.is_first)  # type: ignore[method-assign]  # Flask's own way


class Faulty:
    """An app whose connections break, and whose answers are late, when a request asks for it.

    `is_first` says of a name whether its fault is still to happen.
    """

    def __init__(self, app: Wsgi, is_first: Callable[[str], bool]) -> None:
        self._app = app
        self._is_first = is_first

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        """Answer as the app does, or not at all.

        Raises:
            ConnectionResetError: the connection shall break.
        """
        header = environ.get("HTTP_UPCARD_FAULT")
        if header is None:
            return self._app(environ, start_response)
        fault, once = wanted(header)
        if once is not None and not self._is_first(once):
            return self._app(environ, start_response)
        log.info("%s %s: %s", environ["REQUEST_METHOD"], environ["PATH_INFO"], header)
        match fault:
            case Problem() | Malformed():
                environ[HERE] = fault
            case Delay(milliseconds):
                stopping.wait(milliseconds / 1_000)
            case LostRequest():
                raise _broken()
            case LostAnswer():
                _close(self._app(environ, start_response))
                raise _broken()
            case CutStream(objects):
                return _Cut(self._app(environ, start_response), objects)
            case _:
                assert_never(fault)
        return self._app(environ, start_response)


class _Cut(Iterator[bytes]):
    """What an app answers, up to so many objects of a stream."""

    def __init__(self, answer: Iterable[bytes], objects: int) -> None:
        self._answer = answer
        self._pieces = iter(answer)
        self._left = objects
        self._is_stream = False

    def __next__(self) -> bytes:
        if self._is_stream and self._left == 0:
            raise _broken()
        piece = next(self._pieces)
        # A stream begins with its greeting, which is no object, as whatever fills a silence.
        if piece.startswith(b":") or not piece.strip():
            self._is_stream = True
        else:
            self._left -= 1
        return piece

    def close(self) -> None:
        _close(self._answer)


def _close(answer: Iterable[bytes]) -> None:
    close = getattr(answer, "close", None)
    if close is not None:
        close()


def _broken() -> ConnectionResetError:
    return ConnectionResetError(errno.ECONNRESET, f"asked for by {HEADER}")


def _answer_with_the_problem() -> Response | None:
    """The problem that was asked for, with the fields of its example in the contract; None for the usual answer.

    Raises:
        InvalidParameter: no fault was named.
    """
    match request.environ.get(HERE):
        case Problem(code):
            return _problem(code)
        case Malformed(given):
            raise InvalidParameter(f"{given!r} is no fault: {FORMS}", [Fault(HEADER, FORMS)])
    return None


def _problem(code: str) -> Response:
    kind = KINDS[code]
    example = problem_example(code, kind.statuses[0])
    answer = problem(code, example.get("detail", kind.meaning), **{name: example[name] for name in kind.fields})
    if answer.status_code == 405 and request.url_rule is not None:
        answer.headers["Allow"] = ", ".join(sorted(request.url_rule.methods or ()))
    return answer
