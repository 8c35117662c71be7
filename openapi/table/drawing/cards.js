/** Playing cards and those of Showdown, drawn: each is an SVG of 100 by 140 units. What they mean is said elsewhere. */

import { s } from "./element.js";
import { robotHead } from "./robots.js";
import { isRed, suitMark } from "./suits.js";

/** @import { Headgear } from "./robots.js" */

const LEFT = 36;
const MIDDLE = 50;
const RIGHT = 64;

/** Where the pips of a number stand; below the middle they are upside down. @type {Record<string, number[][]>} */
const PIPS = {
  2: [[MIDDLE, 32], [MIDDLE, 108]],
  3: [[MIDDLE, 32], [MIDDLE, 70], [MIDDLE, 108]],
  4: sides(32, 108),
  5: [...sides(32, 108), [MIDDLE, 70]],
  6: sides(32, 70, 108),
  7: [...sides(32, 70, 108), [MIDDLE, 51]],
  8: [...sides(32, 70, 108), [MIDDLE, 51], [MIDDLE, 89]],
  9: [...sides(32, 57, 83, 108), [MIDDLE, 70]],
  T: [...sides(32, 57, 83, 108), [MIDDLE, 45], [MIDDLE, 95]],
};

/** @type {Record<string, {gear: Headgear, eyes: "round" | "visor" | "square" | "one"}>} */
const COURT = {
  J: { gear: "cap", eyes: "square" },
  Q: { gear: "tiara", eyes: "round" },
  K: { gear: "crown", eyes: "visor" },
  X: { gear: "bells", eyes: "one" },
};

/** @type {Record<string, string>} */
const GERMAN_INDEX = { J: "B", Q: "D" };

/** The things on the cards of Showdown. @type {Record<string, string>} */
const THINGS = {
  hit: "M54 24 32 76h14l-6 40 28-56H52l12-36Z",
  beartrap: "M18 62h64v8l-8-6-6 14-8-14-8 16-8-16-8 14-6-14-8 6Zm0 42V90l8 6 6-14 8 14 8-16 8 16 8-14 6 14 8-6v14q-32 12-64 0Z",
  battery: "M34 42h8v-8h16v8h8v66H34Zm8 8v14h16V50Z",
  blank: "M36 64h28v12H36Z",
};

/**
 * The face of a card.
 *
 * @param {string} code such as `Qs`, `Th`, `Xr`, or the name of a card of Showdown
 * @param {{isGerman?: boolean}} [taste]
 */
export function cardFace(code, { isGerman = false } = {}) {
  const thing = THINGS[code];
  if (thing) return face(`thing thing-${code}`, s("path", { d: thing, "fill-rule": "evenodd" }));
  const [rank = "", suit = ""] = code;
  if (rank === "X") return face(suit === "r" ? "red" : "black", figure("X"), index("★", null));
  const sign = rank === "T" ? "10" : isGerman ? (GERMAN_INDEX[rank] ?? rank) : rank;
  return face(isRed(suit) ? "red" : "black", middle(rank, suit), index(sign, suit));
}

/** Does the drawing say by letters which card it is? @param {string} code */
export function hasIndex(code) {
  return !(code in THINGS);
}

/** The back of a card: rain on a window. */
export function cardBack() {
  const drops = [];
  for (let column = 0; column < 6; column += 1) {
    for (let row = 0; row < 7; row += 1) {
      const x = 17 + column * 13 + (row % 2) * 5;
      drops.push(`M${x} ${16 + row * 17}l-3 9`);
    }
  }
  return s(
    "svg",
    { class: "card-drawing card-back", viewBox: "0 0 100 140", "aria-hidden": "true" },
    s("rect", { class: "card-paper", x: 1, y: 1, width: 98, height: 138, rx: 9 }),
    s("rect", { class: "card-pane", x: 8, y: 8, width: 84, height: 124, rx: 5 }),
    s("path", { class: "card-rain", d: drops.join("") }),
  );
}

/**
 * @param {string} look
 * @param {...(SVGElement | SVGElement[])} marks
 */
function face(look, ...marks) {
  return s(
    "svg",
    { class: `card-drawing card-${look}`, viewBox: "0 0 100 140", "aria-hidden": "true" },
    s("rect", { class: "card-paper", x: 1, y: 1, width: 98, height: 138, rx: 9 }),
    ...marks,
  );
}

/**
 * Rank and suit in two corners.
 *
 * @param {string} sign
 * @param {string | null} suit
 */
function index(sign, suit) {
  const corner = () => [
    s("text", { x: 13, y: 23, class: "card-index", "text-anchor": "middle" }, sign),
    ...(suit ? [suitMark(suit, 13, 35, 0.62)] : []),
  ];
  return [s("g", null, ...corner()), s("g", { transform: "rotate(180 50 70)" }, ...corner())];
}

/**
 * @param {string} rank
 * @param {string} suit
 */
function middle(rank, suit) {
  if (rank === "A") return suitMark(suit, MIDDLE, 70, 2.4);
  if (rank in COURT) return [figure(rank), suitMark(suit, MIDDLE, 118, 0.9)].flat();
  return (PIPS[rank] ?? []).map(([x = MIDDLE, y = 70]) => suitMark(suit, x, y, 0.78, y > 70));
}

/** @param {string} rank */
function figure(rank) {
  const { gear, eyes } = COURT[rank] ?? { gear: "antenna", eyes: "round" };
  return s("g", { transform: "translate(50 72) scale(1.1)", class: "card-figure" }, robotHead(gear, eyes));
}

/** @param {...number} rows */
function sides(...rows) {
  return rows.flatMap((y) => [[LEFT, y], [RIGHT, y]]);
}
