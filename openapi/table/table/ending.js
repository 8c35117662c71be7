/** How a match ended: places, scores, and all hands if the match opens them. */

import { h } from "../drawing/element.js";
import { addressOf } from "../page/addresses.js";
import { say } from "../words/language.js";

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
    h(
      "ol",
      { class: "rows places" },
      ...ranked.map(({ place, seat, score }) =>
        h(
          "li",
          { class: seat === scene.me ? "is-me" : "" },
          h("span", null, say("place", { place, name: scene.names[seat] ?? "" }), seat === scene.me && ` (${say("you")})`),
          h("b", null, say("score", { score })),
        ),
      ),
    ),
    openHands(scene),
    h("p", null, h("a", { class: "button primary", href: addressOf({ screen: "new", game }) }, say("another"))),
  );
}

/** @param {Scene} scene */
function openHands(scene) {
  const finished = scene.session.events.findLast((event) => event.type === "match_finished");
  /** @type {string[][]} */
  const hands = finished?.["disclosure"]?.hands ?? [];
  if (!hands.some((cards) => cards.length > 0)) return null;
  return h(
    "details",
    null,
    h("summary", null, say("all_hands")),
    h(
      "ul",
      { class: "hands" },
      ...hands.map((cards, seat) =>
        h("li", null, h("span", { class: "card-owner" }, scene.names[seat]), h("span", { class: "cards" }, ...cards.map((card) => scene.faceUp(card)))),
      ),
    ),
  );
}
