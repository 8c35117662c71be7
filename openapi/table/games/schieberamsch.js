/** Schieberamsch: the skat that goes round, and tricks that nobody wants. */

import { h } from "../drawing/element.js";
import { say } from "../words/language.js";
import { lastTrick, trick } from "./tricks.js";

/** @import { SchieberamschView } from "../contract.js" */
/** @import { Face, Scene } from "./face.js" */

/** @type {Face} */
export const SCHIEBERAMSCH = {
  headline: (scene) => say("hand_number", { hand: viewOf(scene).hand_number }),

  facts(scene, seat) {
    const { totals, trick_points: points, hand_counts: hands } = viewOf(scene);
    return [
      { label: say("score_word"), value: totals[seat] ?? 0 },
      { label: say("card_points"), value: points[seat] ?? 0 },
      { label: say("cards"), value: hands[seat] ?? 0 },
    ];
  },

  tags(scene, seat) {
    const { dealer, soloist } = viewOf(scene);
    return [...(seat === dealer ? [say("dealer")] : []), ...(seat === soloist ? [say("soloist")] : [])];
  },

  felt(scene) {
    const view = viewOf(scene);
    const last = view.tricks.at(-1);
    const seats = view.totals.length;
    return [
      h("div", { class: "piles", key: "piles" }, skat(scene), view.factor > 1 && h("p", { class: "badge", key: "factor" }, say("factor", { factor: view.factor }))),
      view.trick.length > 0 && trick(scene, playsOf(view.trick, view.leader, seats)),
      last && lastTrick(scene, playsOf(last.cards, last.leader, seats), last.winner),
    ];
  },

  hand: (scene) => viewOf(scene).hand,
  wish: (_, card) => ({ type: "play_card", card }),
};

/** @param {Scene} scene */
function viewOf(scene) {
  return /** @type {SchieberamschView} */ (scene.match.view);
}

/** @param {Scene} scene */
function skat(scene) {
  const { skat_count: count, known_skat: known } = viewOf(scene);
  const cards = Array.from({ length: count }, (_, place) => scene.card(known?.[place] ?? null, { key: `skat-${place}` }));
  const content = cards.length > 0 ? h("span", { class: "cards" }, ...cards) : h("span", { class: "card empty" });
  return scene.place(say("skat"), content, { key: "skat", wish: scene.choosing.legalAs({ type: "take_skat" }) });
}

/**
 * The cards of a trick with the seats that played them, which go round from the leader.
 *
 * @param {string[]} cards
 * @param {number} leader
 * @param {number} seats
 */
function playsOf(cards, leader, seats) {
  return cards.map((card, place) => ({ card, seat: (leader + place) % seats }));
}
