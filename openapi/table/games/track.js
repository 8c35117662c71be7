/** The track of Liars' Race: spaces in rows that turn back and forth, arrows over them, and the pawns. */

import { s } from "../drawing/element.js";
import { say } from "../words/language.js";

/** @import { LiarsRaceView } from "../contract.js" */

/** @typedef {{x: number, y: number}} Point */

const isNarrow = matchMedia("(max-width: 40rem)");

/** Spaces in a row: fewer on a phone, so that they stay large enough to be read. */
const columns = () => (isNarrow.matches ? 6 : 9);

const CELL = 40;
const MARGIN = 4;

/** Where up to four pawns stand within a space. */
const STANDS = [
  { x: -9, y: -8 },
  { x: 9, y: -8 },
  { x: -9, y: 9 },
  { x: 9, y: 9 },
];

/**
 * @param {LiarsRaceView["board"]} board
 * @param {number[]} positions of the pawns, by seat
 * @param {string[]} names
 */
export function track(board, positions, names) {
  const rows = Math.ceil((board.length + 1) / columns());
  const numbers = Array.from({ length: board.length + 1 }, (_, number) => number);
  const label = [
    say("track", { length: board.length }),
    ...positions.map((space, seat) => say("pawn", { name: names[seat] ?? "", space })),
  ].join(". ");
  return s(
    "svg",
    { class: "track", viewBox: `0 0 ${columns() * CELL + 2 * MARGIN} ${rows * CELL + 2 * MARGIN}`, role: "img", "aria-label": label },
    s("g", null, ...numbers.map((number) => space(number, board))),
    s("g", null, ...board.red.map((arrow) => arrowOf(arrow, "red")), ...board.green.map((arrow) => arrowOf(arrow, "green"))),
    s("g", null, ...numbers.map((number) => sign(number, board))),
    s("g", null, ...positions.map((place, seat) => pawn(place, seat, names[seat] ?? ""))),
  );
}

/**
 * The middle of a space.
 *
 * @param {number} number
 * @returns {Point}
 */
function middle(number) {
  const row = Math.floor(number / columns());
  const along = number % columns();
  const column = row % 2 === 0 ? along : columns() - 1 - along;
  return { x: MARGIN + (column + 0.5) * CELL, y: MARGIN + (row + 0.5) * CELL };
}

/**
 * @param {number} number
 * @param {LiarsRaceView["board"]} board
 */
function space(number, board) {
  const { x, y } = middle(number);
  return s("rect", { class: `space space-${kindOf(number, board)}`, x: x - 18, y: y - 18, width: 36, height: 36, rx: 7 });
}

/**
 * The number of a space, and a sign for those whose colour means something. They lie above the arrows.
 *
 * @param {number} number
 * @param {LiarsRaceView["board"]} board
 */
function sign(number, board) {
  const { x, y } = middle(number);
  const mark = { start: "⚑", goal: "★", green: "▲", red: "▼", plain: "" }[kindOf(number, board)];
  return s(
    "g",
    { class: "space-sign" },
    s("text", { x: x - 14, y: y - 7 }, number),
    s("text", { x: x + 10, y: y + 14, "text-anchor": "middle" }, mark),
  );
}

/**
 * @param {number} number
 * @param {LiarsRaceView["board"]} board
 */
function kindOf(number, board) {
  if (number === 0) return "start";
  if (number === board.length) return "goal";
  if (board.green.some((arrow) => arrow.from === number)) return "green";
  return board.red.some((arrow) => arrow.from === number) ? "red" : "plain";
}

/**
 * An arrow from space to space, bent so that there and back do not cover each other.
 *
 * @param {{from: number, to: number}} arrow
 * @param {"green" | "red"} colour
 */
function arrowOf({ from, to }, colour) {
  const start = middle(from);
  const end = middle(to);
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  const bend = Math.min(16, length / 5);
  const control = { x: (start.x + end.x) / 2 - along.y * bend, y: (start.y + end.y) / 2 + along.x * bend };
  const tip = { x: end.x - along.x * 11, y: end.y - along.y * 11 };
  const angle = (Math.atan2(tip.y - control.y, tip.x - control.x) * 180) / Math.PI;
  return s(
    "g",
    { class: `arrow arrow-${colour}` },
    s("path", { class: "arrow-line", d: `M${start.x} ${start.y}Q${control.x} ${control.y} ${tip.x} ${tip.y}` }),
    s("path", { class: "arrow-head", d: "M4 0-5-4.5V4.5Z", transform: `translate(${tip.x} ${tip.y}) rotate(${angle})` }),
  );
}

/**
 * A seat's pawn beside the track, so that everyone knows whose is whose.
 *
 * @param {number} seat
 * @param {string} name
 */
export function pawnMark(seat, name) {
  return s("svg", { class: `pawn-mark pawn-${seat}`, viewBox: "-10 -10 20 20", "aria-hidden": "true" }, ...figure(name));
}

/** @param {string} name */
function figure(name) {
  return [s("circle", { r: 8 }), s("text", { "text-anchor": "middle", y: 3.8 }, name.slice(0, 1).toUpperCase())];
}

/**
 * @param {number} space
 * @param {number} seat
 * @param {string} name
 */
function pawn(space, seat, name) {
  const { x, y } = middle(space);
  const stand = STANDS[seat % STANDS.length] ?? { x: 0, y: 0 };
  return s(
    "g",
    { class: `pawn pawn-${seat}`, key: `pawn-${seat}`, style: { transform: `translate(${x + stand.x}px, ${y + stand.y}px)` } },
    ...figure(name),
  );
}
