/** A trick on the felt, as both trick-taking games have it. */

import { h } from "../drawing/element.js";
import { say } from "../words/language.js";

/** @import { Scene } from "./face.js" */

/**
 * @param {Scene} scene
 * @param {{seat: number, card: string}[]} plays in the order played
 */
export function trick(scene, plays) {
  return h(
    "div",
    { class: "group trick", key: "trick" },
    h("h2", null, say("trick")),
    h("ol", { class: "cards" }, ...plays.map((play) => played(scene, play, "trick"))),
  );
}

/**
 * The last trick, small, so that nobody misses how it ended.
 *
 * @param {Scene} scene
 * @param {{seat: number, card: string}[]} plays
 * @param {number} winner
 */
export function lastTrick(scene, plays, winner) {
  return h(
    "div",
    { class: "group last-trick", key: "last-trick" },
    h("h2", null, `${say("last_trick")}: ${scene.names[winner]}`),
    h("ol", { class: "cards" }, ...plays.map((play) => played(scene, play, "last", play.seat === winner))),
  );
}

/**
 * @param {Scene} scene
 * @param {{seat: number, card: string}} play
 * @param {string} where
 * @param {boolean} [hasWon]
 */
function played(scene, { seat, card }, where, hasWon = false) {
  return h(
    "li",
    { key: `${where}-${seat}-${card}`, class: hasWon ? "has-won" : "" },
    scene.faceUp(card),
    h("span", { class: "card-owner" }, hasWon && h("span", { "aria-hidden": "true" }, "★ "), scene.names[seat]),
  );
}
