/** Down and Back: stock, discard pile and pot, and at the end of a round two showdowns. */

import { h, s } from "../drawing/element.js";
import { say } from "../words/language.js";

/** @import { DownAndBackView } from "../contract.js" */
/** @import { Face, Scene } from "./face.js" */

/** Cards of the discard pile that are shown; the others are in the words of the table. */
const SHOWN = 5;

/** @type {Face} */
export const DOWN_AND_BACK = {
  headline: (scene) => say("round", { round: viewOf(scene).round }),

  facts(scene, seat) {
    const { chips, hand_counts: hands } = viewOf(scene);
    return [
      { label: say("chips"), value: chips[seat] ?? 0 },
      { label: say("cards"), value: hands[seat] ?? 0 },
    ];
  },

  tags(scene, seat) {
    const { dealer, known } = viewOf(scene);
    const held = (known[seat] ?? []).map((card) => scene.word(card));
    return [...(seat === dealer ? [say("dealer")] : []), ...held];
  },

  felt(scene) {
    const view = viewOf(scene);
    return [
      h("div", { class: "piles", key: "piles" }, stock(scene), discards(scene), pot(view.pot)),
      showdowns(scene),
    ];
  },

  hand: (scene) => viewOf(scene).hand,
  wish: (_, card) => ({ type: "discard", card }),
  advice: splits,
};

/** @param {Scene} scene */
function viewOf(scene) {
  return /** @type {DownAndBackView} */ (scene.match.view);
}

/** @param {Scene} scene */
function stock(scene) {
  const count = viewOf(scene).stock_count;
  const content = count > 0 ? scene.faceDown() : h("span", { class: "card empty" });
  return scene.place(say("stock"), content, { key: "stock", wish: { type: "draw_stock" }, note: h("b", null, `×${count}`) });
}

/** @param {Scene} scene */
function discards(scene) {
  const { pile } = viewOf(scene);
  const cards = pile.slice(0, SHOWN).reverse().map((card) => scene.faceUp(card, { key: `discard-${card}` }));
  const content = cards.length > 0 ? h("span", { class: "heap wide" }, ...cards) : h("span", { class: "card empty" });
  return scene.place(say("discard_pile"), content, { key: "discards", wish: { type: "draw_discard" }, note: h("b", null, `×${pile.length}`) });
}

/** @param {number} amount */
function pot(amount) {
  const chips = [0, 1, 2].map((place) => s("ellipse", { cx: 24, cy: 26 - place * 7, rx: 18, ry: 8 }));
  return h(
    "div",
    { class: "place pot", key: "pot" },
    h("span", { class: "place-cards" }, s("svg", { class: "chips", viewBox: "0 0 48 40", "aria-hidden": "true" }, ...chips)),
    h("span", { class: "place-label" }, say("pot"), " ", h("b", null, amount)),
  );
}

/** The two showdowns of this round, or of the last one until there is something new. @param {Scene} scene */
function showdowns(scene) {
  const view = viewOf(scene);
  const last = view.last_round;
  const four = view.four ?? last?.four;
  const three = view.four ? view.three : last?.three;
  if (!four) return null;
  const isFresh = view.four !== null || view.turns.length === 0 || view.phase === "finished";
  return h(
    "details",
    { class: "group showdowns", key: `showdowns-${isFresh}`, open: isFresh },
    h("summary", null, say("last_showdown")),
    showdown(scene, say("down"), four),
    three && showdown(scene, say("back_hand"), three),
  );
}

/**
 * @param {Scene} scene
 * @param {string} title
 * @param {NonNullable<DownAndBackView["four"]>} shown
 */
function showdown(scene, title, { hands, categories, winner }) {
  const rows = hands.flatMap((cards, seat) =>
    cards === null
      ? []
      : h(
          "li",
          { class: seat === winner ? "has-won" : "" },
          h("span", { class: "card-owner" }, seat === winner && "★ ", scene.names[seat], ": ", scene.word(categories[seat]), seat === winner && ` (${say("won")})`),
          h("span", { class: "cards" }, ...cards.map((card) => scene.faceUp(card))),
        ),
  );
  return [h("h2", null, winner === null ? `${title}: ${say("tie")}` : title), h("ul", { class: "hands" }, ...rows)];
}

/** All ways to split the hand, each with what its halves would be; the server lists them. @param {Scene} scene */
function splits(scene) {
  const { hints } = viewOf(scene);
  if (!hints || hints.length === 0 || !scene.isPlaying) return null;
  const { chosen } = scene.choosing;
  const rows = hints.map((hint) => {
    const isChosen = chosen.size === hint.four.length && hint.four.every((card) => chosen.has(card));
    const choose = () => {
      scene.choosing.chosen = new Set(hint.four);
      scene.redraw();
    };
    const small = (/** @type {string[]} */ cards) => h("span", { class: "words" }, cards.map((card) => scene.word(card)).join(" "));
    const categories = say("hint", { four: scene.word(hint.four_category), three: scene.word(hint.three_category) });
    return h(
      "li",
      { key: hint.four.join() },
      h("button", { type: "button", class: "hint", "aria-pressed": String(isChosen), onclick: choose }, h("b", null, categories), small(hint.four), small(hint.three)),
    );
  });
  return h("details", { class: "hints", key: "hints", open: true }, h("summary", null, say("hint_list")), h("ul", null, ...rows));
}
