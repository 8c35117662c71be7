/** The regulars: heads of robots, and one of a person, about 44 units wide around the point 0,0. */

import { s } from "./element.js";

/** @typedef {"crown" | "tiara" | "cap" | "bells" | "antenna" | "coil" | "vane" | "bowler" | "fins"} Headgear */

/** @type {Record<Headgear, string>} */
const HEADGEAR = {
  crown: "M-17-15V-31l8.5 8L0-34l8.5 11 8.5-8v16Z",
  tiara: "M-16-15q3-9 8-9 3-7 8-10 5 3 8 10 5 0 8 9Z",
  cap: "M-18-15q0-13 16-13 14 0 15 9h9q-2 4-8 4Z",
  bells: "M-17-15-25-30l12 5L0-36l13 11 12-5-8 15Z",
  antenna: "M-1.5-15v-11a4 4 0 1 1 3 0v11Z",
  coil: "M-7-15v-3H7v3Zm2-5v-3H5v3Zm2-5v-3h6v3Z",
  vane: "M-1.5-15v-9H-12l5-6h19l-5 6H1.5v9Z",
  bowler: "M-22-15q2-4 9-4 0-13 13-13t13 13q7 0 9 4Z",
  fins: "M-14-15l-3-12 8 6 9-12 9 12 8-6-3 12Z",
};

const EYES = /** @type {const} */ (["round", "visor", "square", "one"]);
const GEAR = /** @type {Headgear[]} */ (["antenna", "bowler", "coil", "vane", "fins"]);

/**
 * A robot's head in two tones: `currentColor`, and the class `glow` for what shines.
 *
 * @param {Headgear} gear
 * @param {typeof EYES[number]} eyes
 */
export function robotHead(gear, eyes) {
  return s(
    "g",
    { fill: "none", stroke: "currentColor", "stroke-width": 2.5, "stroke-linejoin": "round", "stroke-linecap": "round" },
    s("path", { d: HEADGEAR[gear], fill: "currentColor", "fill-opacity": 0.25 }),
    s("rect", { x: -20, y: -15, width: 40, height: 33, rx: 9, fill: "currentColor", "fill-opacity": 0.12 }),
    s("path", { d: "M-20-3h-4v10h4M20-3h4v10h-4" }),
    s("path", { d: "M-7 9H7M-7 12.5H7", "stroke-width": 1.8 }),
    eyesOf(eyes),
  );
}

/**
 * The face of whoever sits on a seat.
 *
 * @param {number} seat
 * @param {"bot" | "human" | "open"} kind
 */
export function portrait(seat, kind) {
  const face = kind === "bot" ? robotHead(GEAR[seat % GEAR.length] ?? "antenna", EYES[seat % EYES.length] ?? "round") : person(kind);
  return s("svg", { class: `portrait portrait-${seat % 5}`, viewBox: "-30 -38 60 60", "aria-hidden": "true" }, face);
}

/** @param {typeof EYES[number]} eyes */
function eyesOf(eyes) {
  const lit = { class: "glow", stroke: "none" };
  switch (eyes) {
    case "round":
      return [s("circle", { cx: -8, cy: -2, r: 4, ...lit }), s("circle", { cx: 8, cy: -2, r: 4, ...lit })];
    case "visor":
      return s("rect", { x: -14, y: -6, width: 28, height: 8, rx: 4, ...lit });
    case "square":
      return [s("rect", { x: -12, y: -6, width: 8, height: 8, ...lit }), s("rect", { x: 4, y: -6, width: 8, height: 8, ...lit })];
    case "one":
      return s("circle", { cx: 0, cy: -2, r: 6, ...lit });
  }
}

/** @param {"human" | "open"} kind */
function person(kind) {
  const line = { fill: "none", stroke: "currentColor", "stroke-width": 2.5, "stroke-linejoin": "round" };
  if (kind === "open") return s("circle", { cx: 0, cy: -6, r: 20, "stroke-dasharray": "5 5", ...line });
  return s(
    "g",
    line,
    s("path", { d: "M-12-10q0 22 12 24 12-2 12-24", fill: "currentColor", "fill-opacity": 0.12 }),
    s("path", { d: "M-26-10q26 6 52 0-4-4-12-5-1-16-8-16-4 0-6 3-2-3-6-3-7 0-8 16-8 1-12 5Z", fill: "currentColor", "fill-opacity": 0.3 }),
    s("path", { d: "M-6-1h1M6-1h1M-4 7q4 3 8 0", "stroke-linecap": "round" }),
  );
}
