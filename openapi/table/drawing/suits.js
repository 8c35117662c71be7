/** The four suits, each a shape around the point 0,0, about 22 units high. */

import { s } from "./element.js";

/** @type {Record<string, string>} */
const SHAPES = {
  c: "M0-11a5 5 0 0 1 4.2 7.8 5 5 0 1 1-3.4 7.6q.5 4.2 3.2 6.6h-8q2.7-2.4 3.2-6.6a5 5 0 1 1-3.4-7.6A5 5 0 0 1 0-11Z",
  d: "M0-12Q4-5 8.5 0 4 5 0 12-4 5-8.5 0-4-5 0-12Z",
  h: "M0 11C-13 1-11-10-5-10-2-10 0-7.5 0-5.5 0-7.5 2-10 5-10 11-10 13 1 0 11Z",
  s: "M0-11C13-1 11 7 5.5 7 3 7 1.3 5.5.7 3.5q.6 4.7 3.3 7.5h-8q2.7-2.8 3.3-7.5C-1.3 5.5-3 7-5.5 7-11 7-13-1 0-11Z",
};

/**
 * @param {string} suit `c`, `d`, `h` or `s`
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @param {boolean} [isUpsideDown]
 */
export function suitMark(suit, x, y, scale, isUpsideDown = false) {
  const turn = isUpsideDown ? " rotate(180)" : "";
  return s("path", { d: SHAPES[suit] ?? "", transform: `translate(${x} ${y}) scale(${scale})${turn}` });
}

/** @param {string} suit */
export function isRed(suit) {
  return suit === "d" || suit === "h";
}
