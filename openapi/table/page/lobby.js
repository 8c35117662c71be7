/** The lobby: the games, the person's matches, and tables to join or to watch. */

import { pause } from "../client/connection.js";
import { ownSeats } from "../client/keepsakes.js";
import { listGames, listMatches } from "../client/operations.js";
import { h, show } from "../drawing/element.js";
import { barPicture, gamePicture } from "../drawing/pictures.js";
import { say } from "../words/language.js";
import { addressOf } from "./addresses.js";
import { listOwnMatches, ownMatches } from "./own_matches.js";
import { quickMatch } from "./quick_match.js";
import { showRules } from "./rules.js";

/** @import { Game, Listing } from "../contract.js" */

const MOST_LISTED = 6;

/** Milliseconds between two looks at the lists. */
const LOOK_EVERY = 4000;

/**
 * @param {HTMLElement} main
 * @param {AbortSignal} signal
 */
export async function lobby(main, signal) {
  const [games, lists] = await Promise.all([listGames(), listsNow()]);
  if (signal.aborted) return;
  const titles = new Map(games.map((game) => [game.name, game.title]));
  const own = ownMatches(titles);
  const open = publicList("open_tables", "nothing_open", "sit_down", titles);
  const active = publicList("public_tables", "nothing_public", "watch", titles);
  /** @param {Lists} now */
  const tell = (now) => {
    own.tell(now.own);
    open.tell(now.open);
    active.tell(now.active);
  };
  tell(lists);
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
    h("div", { class: "lists" }, own.section, open.section, active.section),
  );
  keepUp(tell, signal);
}

/** @typedef {Awaited<ReturnType<typeof listsNow>>} Lists */

async function listsNow() {
  const [open, active, own] = await Promise.all([listMatches("open"), listMatches("active"), listOwnMatches()]);
  return { open, active, own };
}

/**
 * Look at the lists again and again, as long as somebody looks at the page.
 *
 * @param {(lists: Lists) => void} tell
 * @param {AbortSignal} signal
 */
async function keepUp(tell, signal) {
  while (!signal.aborted) {
    await pause(LOOK_EVERY, signal);
    if (document.hidden || signal.aborted) continue;
    // Refused, for instance because of a quota: the lists stay as they are until the next look.
    const lists = await listsNow().catch(() => null);
    if (lists && !signal.aborted) tell(lists);
  }
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
 * A list of public matches, to be told what is in it, again and again.
 *
 * @param {"open_tables" | "public_tables"} title
 * @param {"nothing_open" | "nothing_public"} nothing
 * @param {"sit_down" | "watch"} verb
 * @param {Map<string, string>} titles
 */
function publicList(title, nothing, verb, titles) {
  const list = h("div");
  /** @param {Listing[]} matches */
  const tell = (matches) => {
    const own = new Set(ownSeats().map((seat) => seat.match));
    const rows = matches
      .filter((match) => !own.has(match.id))
      .slice(0, MOST_LISTED)
      .map((match) => publicRow(match, titles.get(match.game) ?? match.game, say(verb)));
    show(list, rows.length > 0 ? h("ul", { class: "rows" }, ...rows) : h("p", { class: "quiet" }, say(nothing)));
  };
  return { tell, section: h("section", { class: "sheet" }, h("h2", null, say(title)), list) };
}

/**
 * @param {Listing} match
 * @param {string} title of its game
 * @param {string} verb what can be done there
 */
function publicRow(match, title, verb) {
  const label = `${title}: ${match.seats.flatMap((seat) => seat.name ?? []).join(", ")}`;
  const href = addressOf({ screen: "match", match: match.id });
  return h(
    "li",
    { key: match.id },
    h("span", null, label),
    h("a", { class: "button small", href, "aria-label": `${verb}: ${label}` }, verb),
  );
}
