/** A die, an SVG of 40 by 40 units. */

import { s } from "./element.js";

const PLACES = [[11, 11], [29, 29], [29, 11], [11, 29], [11, 20], [29, 20]];

/** @param {number} eyes 1 to 6 */
export function die(eyes) {
  const even = PLACES.slice(0, eyes - (eyes % 2));
  const dots = eyes % 2 === 1 ? [...even, [20, 20]] : even;
  return s(
    "svg",
    { class: "die", viewBox: "0 0 40 40", "aria-hidden": "true" },
    s("rect", { x: 2, y: 2, width: 36, height: 36, rx: 8 }),
    ...dots.map(([cx = 20, cy = 20]) => s("circle", { cx, cy, r: 3.6 })),
  );
}
