"""Who sits where: invitations, giving a seat up, new keys for it, and another match with the same people."""

from __future__ import annotations

import json
from typing import Any

from tests.e2e.table.conftest import Welcome
from tests.e2e.table.guest import Guest

SHARE_SHEET = "Object.defineProperty(navigator, 'share', { value: async (given) => { window.shared = given; } })"


def open_private_table(host: Guest) -> None:
    """A table for two at Showdown, the other seat open and not listed."""
    host.page.goto(f"{host.address}#/new/showdown")
    host.page.locator("details summary").click()
    host.page.locator("#option-starting_energy").fill("1")
    host.page.locator("#seat-2").select_option("")
    host.page.get_by_label("Not listed").check()
    host.deal()
    host.page.locator(".waiting").wait_for()


def invite(host: Guest) -> str:
    """The link that the system's share sheet was given."""
    host.page.get_by_role("button", name="Invite to seat 2").click()
    # A function: an expression would be evaluated anew each time, which the page's policy forbids.
    host.page.wait_for_function("() => window.shared")
    return str(host.page.evaluate("window.shared.url"))


def sit_down(guest: Guest, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.page.locator("#own-name").fill(name)
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.locator(".felt").wait_for()


def own_seat(guest: Guest) -> dict[str, Any]:
    seats: list[dict[str, Any]] = json.loads(guest.page.evaluate("localStorage['upcard.seats']"))
    return seats[0]


def press_in_menu(guest: Guest, deed: str) -> None:
    """Choose something in the menu, and say in the window that it is meant."""
    guest.page.locator(".menu summary").click()
    guest.page.locator(".menu").get_by_role("button", name=deed).click()
    guest.page.locator("dialog").get_by_role("button", name=deed).click()


def test_a_friend_sits_down_by_an_invitation_and_both_play_again(welcome: Welcome) -> None:
    host, friend, stranger = welcome(), welcome(), welcome()
    host.page.add_init_script(SHARE_SHEET)
    open_private_table(host)
    link = invite(host)
    stranger.page.goto(host.page.url)
    stranger.page.get_by_role("alert").filter(has_text="There is no such match").wait_for()
    sit_down(friend, link, "Bea")
    host.page.locator(".felt").wait_for()
    stranger.page.goto(link)
    stranger.page.get_by_role("alert").filter(has_text="This invitation is over").wait_for()
    play_together(host, friend)
    first = host.page.url
    for guest in (host, friend):
        guest.page.get_by_role("button", name="Rematch").click()
    for guest in (host, friend):
        guest.page.wait_for_function("first => location.href !== first", arg=first)
        guest.page.locator(".felt").wait_for()
    assert host.page.url.split("#")[1] == friend.page.url.split("#")[1]
    assert {own_seat(host)["seat"], own_seat(friend)["seat"]} == {0, 1}


def play_together(*guests: Guest) -> None:
    """Play until the match is over for all."""
    while True:
        latest = max(guest.version() for guest in guests)
        for guest in guests:
            guest.wait_past(latest - 1)
        if guests[0].page.locator(".ending").count() > 0:
            break
        mover = next(guest for guest in guests if guest.page.locator(".status.is-mine").count() > 0)
        mover.make_a_move()
    for guest in guests:
        guest.page.locator(".ending").wait_for()


def test_without_a_share_sheet_the_link_is_shown(welcome: Welcome) -> None:
    host = welcome()
    open_private_table(host)
    host.page.get_by_role("button", name="Invite to seat 2").click()
    link = host.page.locator("dialog input.link").input_value()
    assert "#/invitation/inv_" in link
    host.page.keyboard.press("Escape")
    host.page.get_by_role("button", name="Leave the seat").click()
    host.page.locator(".games").wait_for()
    assert host.page.evaluate("localStorage['upcard.seats']") == "[]"


def test_a_bot_takes_over_a_seat(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_match("liars-race", max_deals=1)
    assert guest.may_move()
    press_in_menu(guest, "Hand my seat to a bot")
    guest.page.locator(".ending").wait_for()
    assert guest.page.locator(".hand").count() == 0
    assert guest.moves_sent() == 0


def test_who_gives_up_has_lost(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_match("showdown")
    assert guest.may_move()
    press_in_menu(guest, "Give up")
    guest.page.locator(".ending").wait_for()
    assert guest.page.locator(".places .is-me").inner_text().startswith("2. ")


def test_a_new_key_locks_out_whoever_has_the_old_one(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_match("schieberamsch", hands=1)
    assert guest.may_move()
    before = own_seat(guest)
    press_in_menu(guest, "New key for my seat")
    guest.page.wait_for_function("old => !localStorage['upcard.seats'].includes(old)", arg=before["token"])
    assert guest.may_move()
    guest.make_a_move()
    status = guest.page.evaluate(
        "([match, token]) => fetch(`/v1/matches/${match}`, { headers: { Authorization: `Bearer ${token}` } })"
        ".then((answer) => answer.status)",
        [before["match"], before["token"]],
    )
    assert status == 401


def test_the_account_gets_a_new_key_and_keeps_its_matches(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_match("liars-race", max_deals=1)
    assert guest.may_move()
    guest.page.goto(f"{guest.address}#/")
    guest.page.locator(".state", has_text="Your move").wait_for()
    before = guest.page.evaluate("localStorage['upcard.account']")
    guest.page.get_by_text("My account in this browser").click()
    guest.page.get_by_role("button", name="New key for my account").click()
    guest.page.locator("dialog").get_by_role("button", name="New key for my account").click()
    guest.page.get_by_role("status").filter(has_text="There is a new key").wait_for()
    assert guest.page.evaluate("localStorage['upcard.account']") != before
    guest.page.reload()
    guest.page.locator(".state", has_text="Your move").wait_for()


def test_an_account_knows_its_seats_in_a_browser_that_has_forgotten_them(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_match("liars-race", max_deals=1)
    assert guest.may_move()
    guest.page.evaluate("localStorage.removeItem('upcard.seats')")
    guest.page.goto("about:blank")
    guest.page.goto(guest.address)
    guest.page.locator(".rows a", has_text="Liars' Race").click()
    assert guest.may_move()
    guest.make_a_move()


def test_ratings_stand_at_the_table_and_change_with_the_match(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_match("showdown", starting_energy=1)
    guest.play_to_the_end()
    changes = guest.page.locator(".places .rating")
    changes.first.wait_for()
    assert changes.count() == 2
    own = guest.page.locator(".places .is-me .rating").inner_text()
    after = own.split("→")[1].strip()
    guest.page.get_by_role("button", name="Rematch").click()
    guest.page.locator(".player", has_text="you").locator(".rating", has_text=after).wait_for()


def test_what_lay_hidden_is_opened_as_the_match_allows(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_match("showdown", starting_energy=1)
    guest.play_to_the_end()
    guest.page.get_by_text("What lay hidden").click()
    told = guest.last_event()["disclosure"]
    hidden = sum(map(len, [*told["hands"], *told["stacks"], told["river"]]))
    assert guest.page.locator(".secrets .card").count() == hidden > 0
    guest.page.goto(f"{guest.address}#/new/showdown")
    guest.page.locator("details summary").click()
    guest.page.locator("#option-starting_energy").fill("1")
    guest.page.locator("#option-reveal_at_end").uncheck()
    guest.deal()
    guest.page.locator(".felt").wait_for()
    guest.play_to_the_end()
    assert guest.page.locator(".secrets").count() == 0
