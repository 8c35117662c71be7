/** What lay hidden, opened after the end as far as the match's options allow. */

import { h } from "../drawing/element.js";
import { say, words } from "../words/language.js";

/** @import { Scene } from "./scene.js" */

/** The fields that hold a list for each seat; of the others, lists within lists are numbered. */
const BY_SEAT = new Set(["hands", "stacks", "discards"]);

/** @param {Scene} scene */
export function secrets(scene) {
  const finished = scene.session.events.findLast((event) => event.type === "match_finished");
  const { game, past, ...hidden } = finished?.["disclosure"] ?? {};
  const groups = Object.entries(hidden).flatMap(([field, value]) => {
    const rows = rowsOf(scene, value, BY_SEAT.has(field));
    return rows.length > 0 ? [h("h3", null, titleOf(field)), h("ul", { class: "hands" }, ...rows)] : [];
  });
  if (groups.length === 0) return null;
  return h("details", { class: "secrets", key: "secrets" }, h("summary", null, say("secrets")), ...groups);
}

/** @param {string} field */
function titleOf(field) {
  return /** @type {Record<string, string>} */ (words().secrets_of)[field] ?? field;
}

/**
 * A row for each list of cards; each says whose it is, or which.
 *
 * @param {Scene} scene
 * @param {any} value
 * @param {boolean} isBySeat
 * @param {string} [label]
 * @returns {HTMLElement[]}
 */
function rowsOf(scene, value, isBySeat, label = "") {
  if (!Array.isArray(value) || value.length === 0) return [];
  if (typeof value[0] === "string") {
    const cards = value.map((/** @type {string} */ card) => scene.faceUp(card));
    return [h("li", null, label && h("span", { class: "card-owner" }, label), h("span", { class: "cards" }, ...cards))];
  }
  // Discards are by hand first, and by seat within.
  const isNested = value.some((part) => Array.isArray(part) && part.some(Array.isArray));
  return value.flatMap((part, place) => {
    const own = isBySeat && !isNested ? (scene.names[place] ?? "") : say("numbered", { number: place + 1 });
    return rowsOf(scene, part, isBySeat, [label, own].filter(Boolean).join(" · "));
  });
}
