"""Whole matches through the page: each game by mouse, by keyboard and on a phone.

The languages take turns, so that every game and every way to play is tried in both.
"""

from __future__ import annotations

import pytest

from tests.e2e.table.browser import PICTURES
from tests.e2e.table.conftest import Welcome
from tests.e2e.table.guest import DESKTOP, HINT, PHONE, Guest

SHORT: dict[str, dict[str, int | str]] = {
    "showdown": {"starting_energy": 2},
    "schieberamsch": {"hands": 1},
    "down-and-back": {"rounds": 1, "turns": 2},
    "liars-race": {"max_deals": 1},
}
"""Options that make a match short; the form of the page sets them."""

WAYS = ("mouse", "keyboard", "phone")
LANGUAGES = ("en", "ko")

MATCHES = [
    pytest.param(game, way, LANGUAGES[(row + column) % 2], id=f"{game} by {way}")
    for row, game in enumerate(SHORT)
    for column, way in enumerate(WAYS)
]


@pytest.mark.parametrize(("game", "way", "language"), MATCHES)
def test_a_whole_match_is_played(game: str, way: str, language: str, welcome: Welcome) -> None:
    size = PHONE if way == "phone" else DESKTOP
    guest = welcome(language=language, size=size)
    # Night for half of the pictures, as it falls.
    guest.page.emulate_media(color_scheme="dark" if language == "en" else "light")
    guest.open_match(game, **SHORT[game])
    assert guest.may_move()
    guest.make_a_move(by_keyboard=way == "keyboard")
    assert guest.may_move()
    picture = PICTURES / f"{game}-{way}-{language}.png"
    guest.page.screenshot(path=picture, full_page=True)
    moves = 1 + guest.play_to_the_end(by_keyboard=way == "keyboard")
    assert guest.moves_sent() == moves > 0
    assert guest.page.locator(".ending li").count() >= 2
    assert not [line for line in guest.lines() if "{" in line or "undefined" in line or "null" in line]
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    guest.page.screenshot(path=picture.with_stem(f"{picture.stem}-end"), full_page=True)


def sit_opposite(host: Guest, friend: Guest, game: str, **options: str) -> None:
    """The host opens a table for two, and a friend who reads Korean finds the seat by the link."""
    page = host.page
    page.goto(f"{host.address}#/new/{game}")
    page.locator("details summary").click()
    for name, value in options.items():
        page.locator(f"#option-{name}").fill(value)
    page.locator("#seat-2").select_option("")
    page.get_by_role("button", name="Deal the cards").click()
    page.locator(".waiting").wait_for()
    friend.page.goto(page.url)
    friend.page.locator("#own-name").fill("민지")
    friend.page.get_by_role("button", name="앉기").click()
    for guest in (host, friend):
        guest.page.locator(".felt").wait_for()


def test_two_people_play_in_two_browsers(welcome: Welcome) -> None:
    host, friend = welcome(), welcome(language="ko")
    sit_opposite(host, friend, "showdown", starting_energy="2")
    while True:
        latest = max(host.version(), friend.version())
        for guest in (host, friend):
            guest.wait_past(latest - 1)
        if host.page.locator(".ending").count() > 0:
            break
        mover = host if host.page.locator(".status.is-mine").count() > 0 else friend
        assert mover.may_move()
        mover.make_a_move()
    friend.page.locator(".ending").wait_for()
    assert host.moves_sent() > 0
    assert friend.moves_sent() > 0


def test_what_is_chosen_stays_while_somebody_else_decides(welcome: Welcome) -> None:
    host, friend = welcome(), welcome(language="ko")
    sit_opposite(host, friend, "down-and-back", rounds="1", turns="1")
    while host.page.locator(HINT).count() == 0:
        latest = max(host.version(), friend.version())
        for guest in (host, friend):
            guest.wait_past(latest - 1)
        mover = next(guest for guest in (host, friend) if guest.page.locator(".status.is-mine").count() > 0)
        if mover.page.locator(HINT).count() == 0:
            mover.make_a_move()
    host.page.locator(HINT).first.click()
    before = host.version()
    assert friend.may_move()
    friend.make_a_move()
    host.wait_past(before)
    assert host.page.locator(".hand button[aria-pressed=true]").count() == 4


def test_a_quick_match_finds_two_who_look_at_the_same_time(welcome: Welcome) -> None:
    guests = [welcome(), welcome()]
    for guest in guests:
        guest.page.goto(guest.address)
        guest.page.locator(".game", has_text="Showdown").get_by_role("button", name="Quick match").click()
    for guest in guests:
        guest.page.locator(".felt").wait_for()
    assert guests[0].page.url.split("#")[1] == guests[1].page.url.split("#")[1]
    [mover] = [guest for guest in guests if guest.page.locator(".status.is-mine").count() > 0]
    mover.make_a_move()


def test_somebody_watches_a_public_table(welcome: Welcome) -> None:
    player, watcher = welcome(), welcome()
    player.open_match("liars-race", max_deals=1)
    assert player.may_move()
    watcher.page.goto(player.page.url)
    watcher.page.locator(".felt").wait_for()
    assert watcher.page.locator(".hand").count() == 0
    player.play_to_the_end()
    watcher.page.locator(".ending").wait_for()
    assert watcher.lit().count() == 0


def test_the_lobby_keeps_up_with_the_tables(welcome: Welcome) -> None:
    onlooker, host = welcome(), welcome()
    onlooker.page.goto(onlooker.address)
    tables = onlooker.page.locator(".sheet", has_text="Tables to watch")
    tables.wait_for()
    host.open_match("schieberamsch", hands=1)
    row = f"#/match/{host.match()['id']}"
    tables.locator(f"a[href='{row}']").wait_for()
    host.play_to_the_end()
    tables.locator(f"a[href='{row}']").wait_for(state="detached")
