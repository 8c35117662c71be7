"""Small, quiet towards other hosts, and usable by everyone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

from tests.e2e.table.checks import axe_source
from tests.e2e.table.conftest import Welcome
from tests.e2e.table.guest import PHONE, Guest

if TYPE_CHECKING:
    from playwright.sync_api import Response

FIRST_LOAD = 200_000

Going = Callable[[Guest], Any]


def lobby(guest: Guest) -> None:
    guest.page.goto(guest.address)
    guest.page.locator(".games").wait_for()


def opening(guest: Guest) -> None:
    guest.page.goto(f"{guest.address}#/new/liars-race")
    guest.page.locator("details summary").click()
    guest.page.locator("#option-board").select_option("one of your own")
    guest.page.locator("#option-board-own-green").click()


def rules(guest: Guest) -> None:
    lobby(guest)
    guest.page.locator(".game").first.get_by_role("button", name="Rules").click()
    guest.page.locator("dialog h3").first.wait_for()


def at_a_table(game: str) -> Going:
    def going(guest: Guest) -> None:
        guest.open_match(game)
        assert guest.may_move()
        for summary in guest.page.locator(".side summary").all():
            summary.click()

    return going


def at_the_end(guest: Guest) -> None:
    guest.open_match("showdown", starting_energy=1)
    guest.play_to_the_end()
    guest.page.locator(".places .rating").first.wait_for()
    guest.page.locator(".secrets summary").click()


def waiting(guest: Guest) -> None:
    guest.page.goto(f"{guest.address}#/new/showdown")
    guest.page.locator("#seat-2").select_option("")
    guest.deal()
    guest.page.locator(".waiting").wait_for()


def invited(guest: Guest) -> None:
    waiting(guest)
    guest.page.get_by_role("button", name="Invite to seat 2").click()
    link = guest.page.locator("dialog input.link").input_value()
    guest.page.evaluate("localStorage.clear()")
    guest.page.goto("about:blank")
    guest.page.goto(link)
    guest.page.locator("#own-name").wait_for()


def asked_for_sure(guest: Guest) -> None:
    at_a_table("showdown")(guest)
    guest.page.locator(".menu").get_by_role("button", name="Give up").click()
    guest.page.locator("dialog h2").wait_for()


def splitting(guest: Guest) -> None:
    guest.open_match("down-and-back", rounds=1, turns=1)
    while guest.page.locator(".hints").count() == 0:
        assert guest.may_move()
        guest.make_a_move()
        guest.may_move()


def in_the_past(guest: Guest) -> None:
    at_a_table("schieberamsch")(guest)
    guest.page.locator(".history button").first.click()
    guest.page.locator(".status", has_text="You are looking at the past.").wait_for()


SCREENS = {
    "lobby": lobby,
    "opening": opening,
    "rules": rules,
    "showdown": at_a_table("showdown"),
    "schieberamsch": at_a_table("schieberamsch"),
    "down-and-back": at_a_table("down-and-back"),
    "liars-race": at_a_table("liars-race"),
    "splits": splitting,
    "waiting": waiting,
    "invited": invited,
    "sure": asked_for_sure,
    "end": at_the_end,
    "past": in_the_past,
}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(screen: str, theme: str, welcome: Welcome) -> None:
    guest = welcome(size=PHONE if theme == "light" else None)
    guest.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    SCREENS[screen](guest)
    guest.page.evaluate(axe_source())
    found = guest.page.evaluate("axe.run(document).then(({violations}) => violations)")
    assert [(fault["id"], [node["html"] for node in fault["nodes"]]) for fault in found] == []
    # Not `innerWidth`: a phone that finds the page too wide shows it smaller, and calls that its width.
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= guest.size["width"]


@pytest.mark.parametrize("screen", ["lobby", "down-and-back"])
def test_the_first_load_is_small_and_asks_no_other_host(screen: str, welcome: Welcome) -> None:
    guest = welcome()
    answers: list[Response] = []
    # Playwright marks the handlers that it is given, and a list's own method cannot be marked.
    guest.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108
    SCREENS[screen](guest)
    guest.page.wait_for_load_state("load")
    files = [answer for answer in answers if "/table/" in answer.url]
    sent = sum(answer.request.sizes()["responseBodySize"] for answer in files)
    assert 20_000 < sent < FIRST_LOAD / 2
    if screen == "lobby":
        # Even where nothing is packed on the way.
        assert sum(len(answer.body()) for answer in files) < FIRST_LOAD
    assert {urlsplit(url).netloc for _, url in guest.requests} == {urlsplit(guest.address).netloc}


def test_language_and_colours_are_kept(welcome: Welcome) -> None:
    guest = welcome()
    lobby(guest)
    guest.page.get_by_label("Language").select_option("ko")
    guest.page.get_by_role("heading", name="게임", exact=True).wait_for()
    guest.page.get_by_label("색").select_option("light")
    guest.page.reload()
    guest.page.get_by_role("heading", name="게임", exact=True).wait_for()
    assert guest.page.locator("html[lang=ko][data-theme=light]").count() == 1


def test_cards_have_german_names_for_who_likes_them(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_match("schieberamsch")
    guest.page.locator(".menu summary").click()
    guest.page.get_by_label("German card names").check()
    names = guest.page.locator(".hand button .unseen").all_inner_texts()
    assert len(names) == 10
    assert all(name.split()[0] in {"Kreuz", "Pik", "Herz", "Karo"} for name in names)


def test_the_arrow_keys_walk_along_the_hand(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_match("liars-race")
    assert guest.may_move()
    cards = guest.page.locator(".hand button")
    cards.first.focus()
    guest.page.keyboard.press("ArrowRight")
    assert cards.nth(1).evaluate("card => card === document.activeElement")
    guest.page.keyboard.press("ArrowLeft")
    guest.page.keyboard.press("ArrowLeft")
    assert cards.last.evaluate("card => card === document.activeElement")
