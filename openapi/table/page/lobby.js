/** The lobby: the games, the person's matches, and tables to join or to watch. */

import { ownSeats } from "../client/keepsakes.js";
import { listGames, listMatches } from "../client/operations.js";
import { h, show } from "../drawing/element.js";
import { barPicture, gamePicture } from "../drawing/pictures.js";
import { say } from "../words/language.js";
import { addressOf, comeAgain } from "./addresses.js";
import { listOwnMatches, ownMatches } from "./own_matches.js";
import { quickMatch } from "./quick_match.js";
import { showRules } from "./rules.js";

/** @import { Game, Listing } from "../contract.js" */

const MOST_LISTED = 6;

/**
 * @param {HTMLElement} main
 * @param {AbortSignal} signal
 */
export async function lobby(main, signal) {
  const [games, open, active, own] = await Promise.all([
    listGames(),
    listMatches("open"),
    listMatches("active"),
    listOwnMatches(),
  ]);
  if (signal.aborted) return;
  const titles = new Map(games.map((game) => [game.name, game.title]));
  show(
    main,
    h(
      "section",
      { class: "welcome" },
      h("div", null, h("h1", null, say("tagline")), h("p", null, say("invitation"))),
      barPicture(),
    ),
    h("h2", null, say("games")),
    h("ul", { class: "games" }, ...games.map(gameCard)),
    h(
      "div",
      { class: "lists" },
      ownMatches(own, titles),
      publicList("open_tables", "nothing_open", "sit_down", open, titles),
      publicList("public_tables", "nothing_public", "watch", active, titles),
    ),
    h("p", { class: "again" }, h("button", { type: "button", class: "small", onclick: comeAgain }, say("refresh"))),
  );
}

/** @param {Game} game */
function gameCard(game) {
  const { min, max } = game.seats;
  const titleId = `game-${game.name}`;
  return h(
    "li",
    { class: "game", key: game.name },
    gamePicture(game.name),
    h("h3", { id: titleId }, game.title),
    h("p", null, game.summary),
    h("p", { class: "quiet" }, say("seats", { seats: min === max ? min : `${min}–${max}` })),
    h(
      "p",
      { class: "row" },
      h("a", { class: "button primary small", href: addressOf({ screen: "new", game: game.name }), "aria-describedby": titleId }, say("play")),
      h("button", { type: "button", class: "small", "aria-describedby": titleId, onclick: () => quickMatch(game.name, game.title) }, say("quick_match")),
      h("button", { type: "button", class: "small", "aria-describedby": titleId, onclick: () => showRules(game.name, game.title) }, say("rules")),
    ),
  );
}

/**
 * @param {"open_tables" | "public_tables"} title
 * @param {"nothing_open" | "nothing_public"} nothing
 * @param {"sit_down" | "watch"} verb
 * @param {Listing[]} matches
 * @param {Map<string, string>} titles
 */
function publicList(title, nothing, verb, matches, titles) {
  const own = new Set(ownSeats().map((seat) => seat.match));
  const rows = matches
    .filter((match) => !own.has(match.id))
    .slice(0, MOST_LISTED)
    .map((match) => {
      const names = match.seats.flatMap((seat) => seat.name ?? []).join(", ");
      const label = `${titles.get(match.game) ?? match.game}: ${names}`;
      return h(
        "li",
        { key: match.id },
        h("span", null, label),
        h("a", { class: "button small", href: addressOf({ screen: "match", match: match.id }), "aria-label": `${say(verb)}: ${label}` }, say(verb)),
      );
    });
  return h(
    "section",
    { class: "sheet" },
    h("h2", null, say(title)),
    rows.length > 0 ? h("ul", { class: "rows" }, ...rows) : h("p", { class: "quiet" }, say(nothing)),
  );
}
