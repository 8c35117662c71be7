/** How a match ended: places, scores and ratings, what lay hidden, and how to go on. */

import { keepSeat } from "../client/keepsakes.js";
import { openRematch } from "../client/operations.js";
import { h } from "../drawing/element.js";
import { addressOf, go } from "../page/addresses.js";
import { say } from "../words/language.js";
import { ratingWord } from "../words/ratings.js";
import { secrets } from "./secrets.js";

/** @import { Scene } from "./scene.js" */

/** @param {Scene} scene */
export function ending(scene) {
  const { outcome, game } = scene.match;
  if (!outcome) return null;
  const ranked = outcome.places
    .map((place, seat) => ({ place, seat, score: outcome.scores[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place);
  return h(
    "section",
    { class: "sheet ending", key: "ending", "aria-labelledby": "ending-title" },
    h("h2", { id: "ending-title" }, say("the_end")),
    h("ol", { class: "rows places" }, ...ranked.map((result) => resultOf(scene, result))),
    secrets(scene),
    // Two guests are expected here, and are not in the contract yet: the proof that the deal was fair, and the coach.
    h("div", { class: "guest-place", key: "fair-deal" }),
    h("div", { class: "guest-place", key: "coach" }),
    h(
      "p",
      { class: "row" },
      scene.session.own && h("button", { type: "button", key: "rematch", class: "primary", onclick: () => playAgain(scene) }, say("rematch")),
      h("a", { class: "button", href: addressOf({ screen: "new", game }) }, say("another")),
    ),
  );
}

/**
 * @param {Scene} scene
 * @param {{place: number, seat: number, score: number}} result
 */
function resultOf(scene, { place, seat, score }) {
  const change = scene.session.changes?.seats.find((rated) => rated.seat === seat);
  const said = change && say("rating_change", { before: ratingWord(change.before), after: ratingWord(change.after) });
  return h(
    "li",
    { class: seat === scene.me ? "is-me" : "" },
    h("span", null, say("place", { place, name: scene.names[seat] ?? "" }), seat === scene.me && ` (${say("you")})`),
    h("span", { class: "result" }, h("b", null, say("score", { score })), said && h("span", { class: "quiet rating" }, said)),
  );
}

/** @param {Scene} scene */
async function playAgain({ session }) {
  const { own, live } = session;
  if (!own) return;
  try {
    const { seat, token, match } = await openRematch(live.id, own.token);
    keepSeat({ match: match.id, game: match.game, seat, token, at: match.created_at });
    go({ screen: "match", match: match.id });
  } catch (trouble) {
    session.complain(trouble);
  }
}
