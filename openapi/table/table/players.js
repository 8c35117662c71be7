/** Who sits at the table: names, whose turn it is, and what everybody may know of each seat. */

import { h } from "../drawing/element.js";
import { portrait } from "../drawing/robots.js";
import { say } from "../words/language.js";
import { ratingWord } from "../words/ratings.js";

/** @import { SeatView } from "../contract.js" */
/** @import { Face } from "../games/face.js" */
/** @import { Scene } from "./scene.js" */

/**
 * The seats in the order in which they sit, the viewer's first.
 *
 * @param {Scene} scene
 * @param {Face} face
 */
export function players(scene, face) {
  const { seats } = scene.match;
  const first = scene.me ?? 0;
  const round = seats.map((_, place) => seats[(first + place) % seats.length]).filter((seat) => seat !== undefined);
  return h("ul", { class: "players", key: "players", "aria-label": say("players") }, ...round.map((seat) => player(scene, face, seat)));
}

/**
 * @param {Scene} scene
 * @param {Face} face
 * @param {SeatView} seat
 */
function player(scene, face, { seat, kind, state }) {
  const isTurn = scene.match.to_move.includes(seat);
  const hasView = scene.match.view !== undefined;
  const rating = scene.session.ratings[seat];
  const tags = [
    seat === scene.me && say("you"),
    kind === "bot" && say("bot"),
    scene.session.away.has(seat) && say("away"),
    state === "resigned" && say("resign"),
    ...(hasView ? face.tags(scene, seat) : []),
  ].filter(Boolean);
  return h(
    "li",
    { key: `seat-${seat}`, class: `player seat-${seat % 5} ${isTurn ? "has-turn" : ""}`, "aria-current": isTurn ? "true" : null },
    portrait(seat, kind),
    h("p", { class: "player-name" }, isTurn && h("span", { "aria-hidden": "true", class: "turn-mark" }, "▶ "), scene.names[seat]),
    rating && h("p", { class: "quiet rating", key: "rating" }, say("rating", { rating: ratingWord(rating) })),
    tags.length > 0 && h("p", { class: "tags" }, ...tags.map((tag) => h("span", { class: "tag" }, tag))),
    hasView &&
      h(
        "dl",
        { class: "facts" },
        ...face.facts(scene, seat).map(({ label, value, mark }) => h("div", null, h("dt", null, label), h("dd", null, mark, h("span", null, value)))),
      ),
  );
}
