/** The viewer's cards. Those that can be played or chosen are lit; pressing another tells why it cannot. */

import { cardFace, hasIndex } from "../drawing/cards.js";
import { h } from "../drawing/element.js";
import { cardLanguage } from "../words/card_names.js";
import { say } from "../words/language.js";

/** @import { Face } from "../games/face.js" */
/** @import { Properties } from "../drawing/element.js" */
/** @import { Scene } from "./scene.js" */

/**
 * @param {Scene} scene
 * @param {Face} face
 */
export function hand(scene, face) {
  const cards = face.hand(scene);
  if (!cards || scene.me === null) return null;
  /** @type {Map<string, number>} */
  const seen = new Map();
  const items = cards.map((card) => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    return h("li", { key: `${card}-${count}` }, cardButton(scene, face, card));
  });
  const narrow = cards.length <= 6 ? cards.length : Math.ceil(cards.length / 2);
  return h(
    "section",
    { class: "hand", key: "hand", "aria-label": say("hand") },
    h("ul", { onkeydown: walk, style: { "--narrow": narrow, "--wide": cards.length } }, ...items),
  );
}

/**
 * @param {Scene} scene
 * @param {Face} face
 * @param {string} card
 */
function cardButton(scene, face, card) {
  const { class: lit = "", ...pressing } = pressingCard(scene, face, card);
  const properties = { type: "button", class: `card card-button ${lit}`, lang: cardLanguage(scene.isGerman) };
  // Not an aria-label, which would have to repeat the letter that is drawn on the card. A card without a letter needs a word.
  const name = h("span", { class: hasIndex(card) ? "unseen" : "card-caption" }, scene.cardName(card));
  return h("button", { ...properties, ...pressing }, cardFace(card, { isGerman: scene.isGerman }), name);
}

/**
 * @param {Scene} scene
 * @param {Face} face
 * @param {string} card
 * @returns {Properties}
 */
function pressingCard(scene, face, card) {
  if (!scene.isPlaying) return { disabled: true };
  const { choosing } = scene;
  if (!choosing.several) {
    const type = choosing.typeForOneCard;
    return scene.pressing(type ? { type, card } : face.wish(scene, card));
  }
  const isChosen = choosing.chosen.has(card);
  if (choosing.canChoose(card)) {
    const toggle = () => {
      choosing.toggle(card);
      scene.redraw();
    };
    return { class: "lit", "aria-pressed": String(isChosen), onclick: toggle };
  }
  // Too many, or one that may not be among them: the server knows which.
  const { type, field, count } = choosing.several;
  const others = choosing.legal.find((move) => move.type === type)?.[field] ?? [];
  const wish = { type, [field]: [card, ...others.filter((/** @type {string} */ other) => other !== card)].slice(0, count) };
  return { "aria-disabled": "true", "aria-pressed": "false", onclick: () => (choosing.chosen.size === count ? undefined : scene.session.explain(wish)) };
}

/**
 * The arrow keys go from card to card.
 *
 * @param {KeyboardEvent} event
 */
function walk(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const cards = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")];
  const place = cards.indexOf(/** @type {HTMLButtonElement} */ (event.target));
  if (!step || place < 0) return;
  event.preventDefault();
  cards[(place + step + cards.length) % cards.length]?.focus();
}
