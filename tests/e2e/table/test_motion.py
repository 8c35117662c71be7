"""What just happened is shown step by step and moves briefly; for whoever wants no motion, nothing moves."""

from __future__ import annotations

import pytest

from tests.e2e.table.conftest import Welcome
from tests.e2e.table.guest import LIT_CARD, Guest

BRIEF = 600
"""Milliseconds that a movement may last."""

WATCH = """() => {
  window.moved = [];
  window.shown = [];
  document.addEventListener('animationstart', (event) => {
    const [moving] = event.target.getAnimations();
    window.moved.push([event.animationName, moving?.effect.getComputedTiming().activeDuration ?? 0]);
  });
  new MutationObserver(() => {
    const version = Number(document.querySelector('.match')?.dataset.version);
    if (window.shown.at(-1) !== version) window.shown.push(version);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def play_a_card(guest: Guest) -> None:
    guest.open_match("liars-race", max_deals=1)
    assert guest.may_move()
    guest.page.evaluate(WATCH)
    before = guest.version()
    guest.page.locator(LIT_CARD).first.click()
    guest.wait_past(before)
    guest.may_move()


def test_cards_arrive_and_the_bots_move_one_after_the_other(welcome: Welcome) -> None:
    guest = welcome(motion="no-preference")
    play_a_card(guest)
    moved = dict(guest.page.evaluate("window.moved"))
    assert {"arrive", "appear"} <= set(moved)
    assert all(0 < lasts <= BRIEF for lasts in moved.values())
    # At least the own card and that of one bot are moments of their own.
    assert len(guest.page.evaluate("window.shown")) >= 2


def test_nothing_moves_for_whoever_wants_no_motion(welcome: Welcome) -> None:
    guest = welcome(motion="reduce")
    play_a_card(guest)
    assert guest.page.evaluate("window.moved") == []
    assert guest.page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize(("motion", "moving"), [("no-preference", True), ("reduce", False)])
def test_it_rains_in_the_lobby(motion: str, moving: bool, welcome: Welcome) -> None:
    guest = welcome(motion=motion)
    guest.page.goto(guest.address)
    guest.page.locator(".rain").first.wait_for()
    assert (guest.page.evaluate("document.getAnimations().length") > 0) is moving
