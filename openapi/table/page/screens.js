/** One screen at a time, the one that the address names. */

import { h, show } from "../drawing/element.js";
import { say } from "../words/language.js";
import { explained } from "../words/problems.js";
import { addressOf, here } from "./addresses.js";
import { invitation } from "./invitation.js";
import { lobby } from "./lobby.js";
import { newMatch } from "./new_match.js";

let leaving = new AbortController();

/**
 * Show the screen of the address in `main`, now and whenever the address changes.
 *
 * @param {HTMLElement} main
 */
export function showScreen(main) {
  const turn = async () => {
    leaving.abort();
    leaving = new AbortController();
    const { signal } = leaving;
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
    document.title = say("title");
    show(main, h("p", { class: "loading", role: "status" }, say("loading")));
    try {
      await screenFor(main, signal);
    } catch (trouble) {
      if (!signal.aborted) show(main, excuse(explained(trouble)));
    }
  };
  onhashchange = turn;
  turn();
}

/**
 * @param {HTMLElement} main
 * @param {AbortSignal} signal
 */
async function screenFor(main, signal) {
  const place = here();
  switch (place.screen) {
    case "lobby":
      return lobby(main, signal);
    case "new":
      return newMatch(main, place.game, signal);
    case "invitation":
      return invitation(main, place.code, signal);
    case "match": {
      // Loaded when it is needed: whoever only looks into the lobby does not wait for the tables of all games.
      const { matchScreen } = await import("../table/screen.js");
      return matchScreen(main, place, signal);
    }
  }
}

/** @param {string} why */
function excuse(why) {
  return h(
    "section",
    { class: "sheet excuse" },
    h("h1", null, say("title")),
    h("p", { role: "alert" }, why),
    h("p", null, h("a", { class: "button", href: addressOf({ screen: "lobby" }) }, say("back"))),
  );
}
