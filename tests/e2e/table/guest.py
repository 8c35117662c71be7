"""A person at the page, who knows no rules: what is lit can be pressed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Locator, Page

WITHIN = 60_000
"""Milliseconds in which anything that is to happen must happen."""

DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 360, "height": 740}

DEAL = re.compile("^(Deal the cards|카드 나누기)$")

LIT_CARD = ".hand button.lit:not([aria-pressed=true])"
HINT = ".hints button"
CONFIRM = ".actions button.primary"
ACTION = ".actions button:not(.primary)"


class Guest:
    """Somebody with a browser of their own. `requests` are method and URL of everything that the page asked for."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        size: dict[str, int] | None = None,
        motion: str = "reduce",
    ) -> None:
        self.address = f"{address}/table/"
        self.requests: list[tuple[str, str]] = []
        self.complaints: list[str] = []
        self.size = size or DESKTOP
        context_settings: dict[str, Any] = {"locale": language, "viewport": self.size, "reduced_motion": motion}
        # A phone has no mouse: what can be pressed there must be pressed by a finger.
        self.has_touch = size == PHONE
        context_settings |= {"has_touch": self.has_touch, "is_mobile": self.has_touch}
        self.context = browser.new_context(**context_settings)
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.set_default_timeout(WITHIN)
        page.on("request", lambda request: self.requests.append((request.method, request.url)))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._heard)
        return page

    def _heard(self, line: ConsoleMessage) -> None:
        # A browser reports every refusal and every broken connection here, and those are meant to happen.
        if line.type == "error" and "Failed to load resource" not in line.text:
            self.complaints.append(line.text)

    def open_match(self, game: str, **options: int | str) -> None:
        """Open a match with as few bots as the game allows."""
        self.page.goto(f"{self.address}#/new/{game}")
        self.page.locator("details summary").click()
        for name, value in options.items():
            field = self.page.locator(f"#option-{name}")
            if field.evaluate("field => field.tagName") == "SELECT":
                field.select_option(str(value))
            else:
                field.fill(str(value))
                field.blur()
        self.deal()
        self.page.locator(".felt").wait_for()

    def deal(self) -> None:
        """Send the form that opens a match."""
        self.page.get_by_role("button", name=DEAL).click()

    def match(self) -> Any:
        """The match as the server shows it to everybody."""
        return self.page.evaluate("fetch(`/v1/matches/${location.hash.split('/')[2]}`).then((answer) => answer.json())")

    def last_event(self) -> Any:
        """What happened last, as the server tells everybody."""
        return self.page.evaluate(
            "after => fetch(`/v1/matches/${location.hash.split('/')[2]}/events?after=${after}`)"
            ".then((answer) => answer.json()).then(({events}) => events.at(-1))",
            self.version() - 1,
        )

    def play_to_the_end(self, *, by_keyboard: bool = False) -> int:
        """Press what is lit until the match is over; how many moves that took."""
        moves = 0
        while self.may_move():
            self.make_a_move(by_keyboard=by_keyboard)
            moves += 1
        return moves

    def may_move(self) -> bool:
        """Wait for the person's turn, or the end: is it their turn?"""
        self.page.locator(".status.is-mine, .ending").first.wait_for()
        return self.page.locator(".ending").count() == 0

    def make_a_move(self, *, by_keyboard: bool = False) -> None:
        """The first move that is lit."""
        press = self.press_by_keyboard if by_keyboard else self.press
        before = self.version()
        if self.page.locator(HINT).count() > 0:
            press(HINT)
        elif self.chooses_several():
            while self.page.locator(CONFIRM).count() == 0:
                press(LIT_CARD)
        if self.page.locator(CONFIRM).count() > 0:
            press(CONFIRM)
        else:
            press(LIT_CARD if self.page.locator(LIT_CARD).count() > 0 else ACTION)
        self.wait_past(before)

    def chooses_several(self) -> bool:
        """Are several cards to be chosen for one move?"""
        return self.page.locator(".hand button[aria-pressed]").count() > 0

    def press(self, selector: str) -> None:
        """Click the first that fits, or touch it."""
        first = self.page.locator(selector).first
        if self.has_touch:
            first.tap()
        else:
            first.click()

    def press_by_keyboard(self, selector: str) -> None:
        """Go to it by Tab alone, and press Enter."""
        for _ in range(120):
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    def version(self) -> int:
        """The version that the page shows."""
        return int(self.page.locator(".match").get_attribute("data-version") or 0)

    def wait_past(self, version: int) -> None:
        """Wait until the page shows a later version."""
        self.page.wait_for_function(
            "before => Number(document.querySelector('.match')?.dataset.version) > before", arg=version
        )

    def moves_sent(self) -> int:
        """How many moves the page has sent."""
        return sum(method == "POST" and url.endswith("/moves") for method, url in self.requests)

    def lines(self) -> list[str]:
        """The log as it is shown."""
        return self.page.locator(".log-frame li").all_inner_texts()

    def lit(self) -> Locator:
        """What can be pressed."""
        return self.page.locator(f"{LIT_CARD}, {ACTION}, .place.lit")
