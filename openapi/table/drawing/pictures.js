/** The pictures of the lobby: the bar in the rain, and a card for each game. SVGs of 240 by 120 units. */

import { cardBack, cardFace } from "./cards.js";
import { die } from "./dice.js";
import { s } from "./element.js";
import { robotHead } from "./robots.js";

/** A picture for a game; one that the page has never heard of gets a face-down card. @param {string} game */
export function gamePicture(game) {
  return s(
    "svg",
    { class: "picture", viewBox: "0 0 240 120", "aria-hidden": "true" },
    s("rect", { class: "picture-felt", width: 240, height: 120 }),
    s("ellipse", { class: "picture-lamp", cx: 120, cy: 6, rx: 130, ry: 62 }),
    ...(PICTURES[game] ?? unknown)(),
  );
}

/** The bar: three windows full of rain, and three who wait. */
export function barPicture() {
  return s(
    "svg",
    { class: "bar", viewBox: "0 0 300 104", "aria-hidden": "true" },
    ...[52, 150, 248].map(pane),
    sitting(52, 0.8, "bowler", "visor"),
    sitting(150, 0.95, "antenna", "round"),
    sitting(248, 0.82, "coil", "one"),
    s("path", { class: "bar-counter", d: "M0 90h300v14H0Z" }),
    s("path", { class: "bar-glass", d: "M94 74h13l-2 16h-9Zm100 4h11l-2 12h-7Z" }),
  );
}

/**
 * A window: an SVG within the picture, so that no drop falls out of it.
 *
 * @param {number} x of its middle
 * @param {number} place
 */
function pane(x, place) {
  const drops = Array.from({ length: 16 }, (_, number) => {
    const across = (number * 29 + place * 13) % 80;
    const down = (number * 47 + place * 23) % 72;
    return s("path", { class: `rain rain-${number % 4}`, d: `M${across} ${down}l-2.4 8` });
  });
  return s(
    "svg",
    { x: x - 40, y: 4, width: 80, height: 74, viewBox: "0 0 80 74" },
    s("rect", { class: "bar-window", width: 80, height: 74 }),
    ...drops,
    s("path", { class: "bar-shade", d: "M0 37h80M40 0v74" }),
  );
}

/**
 * @param {number} x
 * @param {number} scale
 * @param {Parameters<typeof robotHead>[0]} gear
 * @param {Parameters<typeof robotHead>[1]} eyes
 */
function sitting(x, scale, gear, eyes) {
  return s(
    "g",
    { class: "bar-guest", transform: `translate(${x} ${90 - 34 * scale}) scale(${scale})` },
    s("path", { class: "bar-body", d: "M-24 60V34q0-10 12-12h24q12 2 12 12v26Z" }),
    s("rect", { class: "bar-head", x: -24, y: -15, width: 48, height: 33, rx: 9 }),
    robotHead(gear, eyes),
  );
}

/** @type {Record<string, () => SVGElement[]>} */
const PICTURES = {
  showdown: () => [lying(cardFace("beartrap"), 46, 34, -9), lying(cardBack(), 92, 26, -2), lying(cardFace("hit"), 140, 32, 8)],
  schieberamsch: () => [lying(cardFace("Jc"), 38, 36, -14), lying(cardFace("Ah"), 84, 26, -3), lying(cardFace("Ts"), 132, 30, 9)],
  "down-and-back": () => [
    ...["Kh", "Kc", "Kd", "9s"].map((card, place) => lying(cardFace(card), 24 + 22 * place, 26, place * 2 - 4, 0.5)),
    ...["4h", "5h", "6h"].map((card, place) => lying(cardFace(card), 142 + 22 * place, 42, place * 3 - 2, 0.5)),
  ],
  "liars-race": () => [
    s("path", { class: "picture-track", d: "M14 96q40-60 92-34t116-42" }),
    ...[[30, 76], [62, 56], [98, 60], [134, 66], [172, 52], [206, 30]].map(([cx = 0, cy = 0], place) =>
      s("circle", { class: `picture-space picture-space-${place % 3}`, cx, cy, r: 10 })),
    lying(die(5), 44, 76, -12, 0.9),
    lying(cardFace("As"), 146, 66, 14, 0.5),
  ],
};

function unknown() {
  return [lying(cardBack(), 92, 26, 4)];
}

/**
 * Something drawn elsewhere, laid down at a place and turned a little.
 *
 * @param {SVGSVGElement} drawing
 * @param {number} x
 * @param {number} y
 * @param {number} degrees
 * @param {number} [scale]
 */
function lying(drawing, x, y, degrees, scale = 0.6) {
  const [, , width = 0, height = 0] = (drawing.getAttribute("viewBox") ?? "").split(" ").map(Number);
  drawing.setAttribute("width", String(width * scale));
  drawing.setAttribute("height", String(height * scale));
  return s("g", { transform: `translate(${x} ${y}) rotate(${degrees})` }, drawing);
}
