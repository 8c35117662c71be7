/** Showdown: two stacks, the river between them, and energy that runs out. */

import { h } from "../drawing/element.js";
import { say } from "../words/language.js";

/** @import { Move, ShowdownView } from "../contract.js" */
/** @import { Child, Face, Scene } from "./face.js" */

/** @typedef {"own" | "opponent" | "river"} Pile */

/** @type {Face} */
export const SHOWDOWN = {
  headline: (scene) => say("round", { round: viewOf(scene).round }),

  facts(scene, seat) {
    const { energy, options, hand_counts: hands } = viewOf(scene);
    const left = energy[seat] ?? 0;
    const most = options.energy_cap ?? left;
    return [
      { label: say("energy"), value: left, mark: h("span", { class: "meter", style: { "--part": left / most } }) },
      { label: say("cards"), value: hands[seat] ?? 0 },
    ];
  },

  tags(scene, seat) {
    const bid = viewOf(scene).bids.findLast((said) => said.seat === seat);
    return bid ? [`${say("bet")} ${bid.count}`] : [];
  },

  felt(scene) {
    const view = viewOf(scene);
    const me = view.seat ?? 0;
    const other = 1 - me;
    return [
      h("div", { class: "piles", key: "piles" }, stack(scene, other, "opponent"), river(scene), stack(scene, me, "own")),
      view.flipped.length > 0 &&
        h(
          "div",
          { class: "group", key: "flipped" },
          h("h2", null, view.bet === null ? say("flipped") : `${say("flipped")} ${view.flipped.length}/${view.bet}`),
          h("div", { class: "cards" }, ...view.flipped.map(({ card }, place) => scene.faceUp(card, { key: `flipped-${place}` }))),
        ),
    ];
  },

  hand: (scene) => viewOf(scene).hand,
  wish: (_, card) => ({ type: "stack_card", card }),
};

/** @param {Scene} scene */
function viewOf(scene) {
  return /** @type {ShowdownView} */ (scene.match.view);
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @param {Pile} pile
 */
function stack(scene, seat, pile) {
  const { stack_counts: counts, stack, seat: me, flipped } = viewOf(scene);
  const count = counts[seat] ?? 0;
  const known = seat === me ? [...(stack ?? [])].reverse() : null;
  const turned = flipped.filter((flip) => flip.seat === seat).length;
  const cards = Array.from({ length: count }, (_, index) => known?.[index] ?? null);
  return pileOf(scene, pile, `${say("stack")}: ${scene.names[seat]}`, cards, Math.max(0, count - turned));
}

/** @param {Scene} scene */
function river(scene) {
  const { river_count: count, river, river_top: top } = viewOf(scene);
  const cards = Array.from({ length: count }, (_, index) => river?.[index] ?? (index === 0 ? top : null));
  return pileOf(scene, "river", say("river"), cards, count);
}

/**
 * A pile, its top card first in `cards`. Where any card of it may be turned, each is a button of its own.
 *
 * @param {Scene} scene
 * @param {Pile} pile
 * @param {string} label
 * @param {(string | null)[]} cards
 * @param {number} count that still lie there
 */
function pileOf(scene, pile, label, cards, count) {
  const key = `pile-${pile}`;
  const several = scene.choosing.legal.filter((move) => move.type === "flip" && move["pile"] === pile && (move["index"] ?? null) !== null);
  const lying = cards.slice(0, 8).reverse();
  const note = h("b", null, `×${count}`);
  if (several.length > 0) {
    const buttons = several.map((move) => cardButton(scene, move, cards[move["index"]] ?? null));
    return h("div", { class: "place", key }, h("span", { class: "place-cards row" }, ...buttons), h("span", { class: "place-label" }, label, " ", note));
  }
  const content = lying.length > 0 ? heap(scene, lying, key) : h("span", { class: "card empty" });
  return scene.place(label, content, { key, note, wish: { type: "flip", pile } });
}

/**
 * @param {Scene} scene
 * @param {Move} move
 * @param {string | null} card
 */
function cardButton(scene, move, card) {
  const { class: lit = "", ...pressing } = scene.pressing(move);
  const properties = { type: "button", class: `card-button ${lit}`, "aria-label": scene.tell(move), ...pressing };
  return h("button", properties, scene.card(card, { "aria-hidden": "true" }));
}

/**
 * @param {Scene} scene
 * @param {(string | null)[]} cards the top one last
 * @param {string} key
 * @returns {Child}
 */
function heap(scene, cards, key) {
  return h("span", { class: "heap" }, ...cards.map((card, place) => scene.card(card, { key: `${key}-${place}` })));
}
