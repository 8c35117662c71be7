"""Somebody at a terminal with `upcard play`: reads what is printed, and types the numbers of moves."""

from __future__ import annotations

import codecs
import json
import os
import re
import selectors
import shlex
import signal
import subprocess
from contextlib import closing
from http.client import HTTPConnection
from random import Random
from typing import Any

from tests.e2e.product import UPCARD, settings_free_environment

ANSWERED_WITHIN = 60.0
"""Seconds that a person waits for the next question."""

PROMPTS = ("Your move: ", "선택: ")
OFFERS = ("You can:", "할 수 있는 일:")
COMMAND = re.compile(r"^  (upcard play .*)$", re.MULTILINE)
"""The line that says how to continue the match."""

WAY_BACK = re.compile(r"--match http://([^/\s]+)(/\S+) --token (\S+)")


class Person:
    """A running `upcard play`. `screen` is what a terminal would show by now, what was typed included."""

    def __init__(self, *arguments: str) -> None:
        self.screen = ""
        self._process = subprocess.Popen(
            [UPCARD, "play", *arguments],
            env=settings_free_environment() | {"COLUMNS": "80", "PYTHONUTF8": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout
        self._decoder = codecs.getincrementaldecoder("utf-8")()

    def wait_for_question(self) -> bool:
        """Wait until a move is asked for; False if the command ends instead."""
        while not self.screen.endswith(PROMPTS):
            if not self._read():
                return False
        return True

    def wait_for(self, text: str) -> None:
        """Wait until this is on the screen."""
        while text not in self.screen:
            assert self._read(), self.screen

    def type(self, text: str) -> None:
        """Type a line."""
        self.screen += f"{text}\n"
        self._in.write(f"{text}\n".encode())
        self._in.flush()

    def press_ctrl_c(self) -> None:
        """Interrupt the command."""
        self._process.send_signal(signal.SIGINT)

    def press_ctrl_d(self) -> None:
        """End the input."""
        self._in.close()

    def play(self, chance: Random, moves: int = 10_000) -> None:
        """Answer so many questions, each with any of the numbers that are listed, or all until the command ends."""
        while moves and self.wait_for_question():
            self.type(chance.choice(self.numbers()))
            moves -= 1

    def numbers(self) -> list[str]:
        """The numbers of the moves that were listed last."""
        start = max(self.screen.rfind(offer) for offer in OFFERS)
        return re.findall(r"(?:^|\s)(\d+)\) ", self.screen[start:])

    def ask(self, method: str, what: str = "", move: Any = None) -> Any:
        """What the server answers to the person's seat; `what` follows the match's path."""
        server, match, token = WAY_BACK.findall(self.screen)[-1]
        with closing(HTTPConnection(server, timeout=ANSWERED_WITHIN)) as connection:
            headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json", "If-Match": "*"}
            connection.request(method, match + what, None if move is None else json.dumps(move), headers)
            return json.loads(connection.getresponse().read())

    def leave(self) -> int:
        """Read to the end; the exit code."""
        while self._read():
            pass
        return self._process.wait(ANSWERED_WITHIN)

    def end(self) -> None:
        """Leave nothing behind, whatever has happened."""
        self._process.kill()
        self._process.wait()
        self._in.close()
        self._out.close()

    @property
    def way_back(self) -> list[str]:
        """The arguments that the screen says continue the match."""
        return shlex.split(COMMAND.findall(self.screen)[-1])[2:]

    @property
    def told(self) -> list[str]:
        """The lines on the screen, each sentence in one, without the ways back and empty lines."""
        text = COMMAND.sub("", self.screen)
        return [line for line in re.sub(r"\n    (?=\S)", " ", text).splitlines() if line.strip()]

    def _read(self) -> bool:
        """Read on; False at the end of the output."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._out, selectors.EVENT_READ)
            assert selector.select(ANSWERED_WITHIN), f"nothing more came after:\n{self.screen}"
        content = os.read(self._out.fileno(), 65536)
        self.screen += self._decoder.decode(content)
        return bool(content)
