"""Nothing that happens to a page loses or doubles a move."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.product import Upcard, running
from tests.e2e.table.conftest import Welcome
from tests.e2e.table.guest import HINT, LIT_CARD, Guest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route


def without_streams(route: Route) -> None:
    """Let through what is asked for once, and no stream."""
    if route.request.headers.get("accept") == "text/event-stream":
        route.abort()
    else:
        route.continue_()


SHOWS_EARLIER = "version => Number(document.querySelector('.match').dataset.version) < version"


def test_a_double_click_makes_one_move(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_match("liars-race", max_deals=1)
    while guest.may_move():
        before, sent = guest.version(), guest.moves_sent()
        guest.page.locator(LIT_CARD).first.dblclick()
        guest.wait_past(before)
        guest.may_move()
        assert guest.moves_sent() == sent + 1


def test_in_flight_mode_a_move_waits_until_there_is_a_network(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_match("liars-race", max_deals=1)
    assert guest.may_move()
    before = guest.version()
    guest.context.set_offline(True)
    guest.page.locator(LIT_CARD).first.click()
    guest.page.locator(".connection.lost").wait_for()
    guest.context.set_offline(False)
    guest.wait_past(before)
    assert guest.may_move()
    own = [line for line in guest.lines() if line.startswith("Guest plays")]
    assert len(own) == 1


def test_a_page_that_slept_is_right_when_it_wakes(welcome: Welcome) -> None:
    sleeper, other = welcome(), welcome()
    sleeper.open_match("liars-race", max_deals=1)
    assert sleeper.may_move()
    device = sleeper.context.new_cdp_session(sleeper.page)
    device.send("Page.setWebLifecycleState", {"state": "frozen"})
    sleeper.context.set_offline(True)
    # Meanwhile the match goes on, in another browser of the same person.
    other.page.goto(other.address)
    seats = sleeper.context.storage_state()["origins"][0]["localStorage"]
    for entry in seats:
        other.page.evaluate("([name, value]) => localStorage.setItem(name, value)", [entry["name"], entry["value"]])
    other.page.goto(sleeper.page.url)
    other.play_to_the_end()
    sleeper.context.set_offline(False)
    device.send("Page.setWebLifecycleState", {"state": "active"})
    sleeper.page.locator(".ending").wait_for()
    sleeper.wait_past(other.version() - 1)
    assert sleeper.moves_sent() == 0


def test_what_is_played_in_one_tab_shows_in_the_other(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_match("liars-race", max_deals=1)
    assert guest.may_move()
    other = guest.new_page()
    other.goto(guest.page.url)
    other.locator(".status.is-mine").wait_for()
    guest.play_to_the_end()
    other.locator(".ending").wait_for()
    other.wait_for_function(
        "last => Number(document.querySelector('.match').dataset.version) === last", arg=guest.version()
    )
    for page in (guest.page, other):
        page.locator(".log-frame li", has_text="The match is over.").wait_for()
    assert other.locator(".log-frame li").all_inner_texts() == guest.lines()


def test_a_tab_that_was_overtaken_says_so_and_makes_no_second_move(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_match("liars-race", max_deals=1)
    assert guest.may_move()
    behind = guest.new_page()
    # This tab hears nothing more of the match, as on a bad connection, and goes on showing the first decision.
    behind.route("**/events?**", without_streams)
    behind.goto(guest.page.url)
    behind.locator(".status.is-mine").wait_for()
    stale = behind.locator(LIT_CARD).first
    guest.make_a_move()
    assert guest.may_move()
    version = guest.version()
    stale.click()
    behind.get_by_role("alert").filter(has_text="The table has moved on.").wait_for()
    assert guest.version() == version
    behind.unroute("**/events?**", without_streams)
    behind.locator(f".match[data-version='{version}'] .status.is-mine").wait_for()


def test_a_reload_goes_on_where_the_match_was(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_match("schieberamsch", hands=1)
    assert guest.may_move()
    guest.make_a_move()
    assert guest.may_move()
    lines, version = guest.lines(), guest.version()
    guest.page.reload()
    assert guest.may_move()
    assert (guest.lines(), guest.version()) == (lines, version)


def test_a_move_that_the_rules_forbid_is_explained(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_match("down-and-back", rounds=1)
    assert guest.may_move()
    # A card can be discarded only after one was drawn, and the page does not know that.
    guest.page.locator(".hand button").first.click(force=True)
    guest.page.get_by_role("alert").filter(has_text="Draw a card before you discard.").wait_for()
    assert guest.moves_sent() == 0


def test_each_split_comes_with_what_its_halves_are(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_match("down-and-back", rounds=1, turns=1)
    while guest.page.locator(HINT).count() == 0:
        assert guest.may_move()
        guest.make_a_move()
        assert guest.may_move()
    # All ways to choose four of seven, as the own view lists them.
    assert guest.page.locator(HINT).count() == 35
    hint = guest.page.locator(HINT).first
    assert re.fullmatch(r".+ down, .+ back", hint.locator("b").inner_text())
    hint.click()
    assert guest.page.locator(".hand button[aria-pressed=true]").count() == 4
    assert hint.get_attribute("aria-pressed") == "true"


def test_any_past_moment_can_be_looked_at_and_shared(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_match("liars-race", max_deals=1)
    assert guest.may_move()
    guest.make_a_move()
    assert guest.may_move()
    now, match_address = guest.version(), guest.page.url
    guest.page.locator(".history summary").click()
    shown = now
    while shown > 1:
        if guest.page.locator("#version").get_attribute("min") == str(shown):
            break
        guest.page.get_by_role("button", name="Earlier").click()
        guest.page.wait_for_function(SHOWS_EARLIER, arg=shown)
        shown = guest.version()
        assert guest.lit().count() == 0
        assert len(guest.lines()) <= shown
    first = shown
    guest.page.get_by_role("button", name="Later").click()
    guest.wait_past(first)
    moment = guest.version()
    guest.page.get_by_role("button", name="Share this moment").click()
    link = guest.page.locator("dialog input.link").input_value()
    guest.page.locator("dialog").get_by_role("button", name="Close").click()
    guest.page.get_by_role("button", name="Back to now").click()
    guest.page.locator(f".match[data-version='{now}'] .status.is-mine").wait_for()
    guest.page.goto("about:blank")
    assert link == f"{match_address}/at/{moment}"
    guest.page.goto(link)
    guest.page.locator(f".match[data-version='{moment}']").wait_for()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder for a product of its own."""
    return tmp_path / "data"


def test_a_server_that_was_away_is_back_without_a_reload(data: Path, browser: Browser) -> None:
    with running(data) as first:
        port = first.port
        guest = Guest(browser, f"http://127.0.0.1:{port}")
        guest.open_match("liars-race", max_deals=1)
        assert guest.may_move()
        version = guest.version()
        assert first.ask_to_stop() == 0
        guest.page.locator(".connection.lost").wait_for()
        # Pressed while nobody answers: the move is kept, and made when the server is back.
        guest.page.locator(LIT_CARD).first.click()
    again = Upcard(data, "--port", str(port))
    try:
        again.wait_until_up()
        guest.wait_past(version)
        guest.page.locator(".connection:not(.lost)").wait_for(state="attached")
        guest.play_to_the_end()
        hands = [line for line in guest.lines() if line.startswith("Guest plays")]
        assert len(hands) == len(set(hands)) > 0
    finally:
        again.end()
        guest.context.close()
