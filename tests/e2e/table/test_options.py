"""The form of a game's options is made from their JSON Schema."""

from __future__ import annotations

from tests.e2e.table.conftest import Welcome
from tests.e2e.table.guest import Guest


def add_arrow(guest: Guest, colour: str, number: int, *, start: int, end: int) -> None:
    guest.page.locator(f"#option-board-own-{colour}").click()
    guest.page.locator(f"#option-board-own-{colour}-{number}-from").fill(str(start))
    guest.page.locator(f"#option-board-own-{colour}-{number}-to").fill(str(end))


def test_a_board_of_ones_own_is_built_and_its_faults_are_named(welcome: Welcome) -> None:
    guest = welcome()
    guest.page.goto(f"{guest.address}#/new/liars-race")
    guest.page.locator("details summary").click()
    guest.page.locator("#option-board").select_option("one of your own")
    guest.page.locator("#option-board-own-name").fill("Short cut")
    guest.page.locator("#option-board-own-length").fill("14")
    add_arrow(guest, "green", 0, start=3, end=9)
    guest.deal()
    fault = guest.page.get_by_role("alert").filter(has_text="the green arrow 3→9 must lead to a red space")
    fault.wait_for()
    add_arrow(guest, "red", 0, start=9, end=3)
    add_arrow(guest, "red", 1, start=5, end=4)
    guest.page.locator(".own-rows").nth(1).get_by_role("button", name="Remove").last.click()
    guest.deal()
    guest.page.locator(".felt").wait_for()
    assert (guest.page.locator(".space").count(), guest.page.locator(".arrow").count()) == (15, 2)


def test_what_is_typed_stays_when_a_seat_is_added(welcome: Welcome) -> None:
    guest = welcome()
    guest.page.goto(f"{guest.address}#/new/down-and-back")
    guest.page.locator("#own-name").fill("Ada")
    guest.page.locator("details summary").click()
    guest.page.locator("#option-rounds").fill("3")
    guest.page.get_by_role("button", name="Add a seat").click()
    guest.page.locator("#seat-3").wait_for()
    guest.deal()
    guest.page.locator(".felt").wait_for()
    assert guest.page.locator(".player-name").first.inner_text().endswith("Ada")
    assert guest.page.locator(".player").count() == 3
    assert guest.match()["options"]["rounds"] == 3


def test_a_ticked_option_and_a_word_among_numbers_are_sent(welcome: Welcome) -> None:
    guest = welcome()
    guest.page.goto(f"{guest.address}#/new/liars-race")
    guest.page.locator("details summary").click()
    guest.page.locator("#option-penalty_shortcuts").uncheck()
    guest.page.locator("#option-hand_size").select_option("4")
    guest.page.get_by_label("Counts for the ratings").uncheck()
    guest.deal()
    guest.page.locator(".felt").wait_for()
    match = guest.match()
    assert (match["options"]["penalty_shortcuts"], match["options"]["hand_size"]) == (False, 4)
    assert match["settings"]["rated"] is False
