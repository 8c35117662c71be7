/** The faces of the games by name: the only place in the page that lists them. */

import { DOWN_AND_BACK } from "./down_and_back.js";
import { LIARS_RACE } from "./liars_race.js";
import { SCHIEBERAMSCH } from "./schieberamsch.js";
import { SHOWDOWN } from "./showdown.js";
import { STRANGER } from "./stranger.js";

/** @type {Record<string, import("./face.js").Face>} */
const FACES = {
  showdown: SHOWDOWN,
  schieberamsch: SCHIEBERAMSCH,
  "down-and-back": DOWN_AND_BACK,
  "liars-race": LIARS_RACE,
};

/** @param {string} game */
export function faceOf(game) {
  return FACES[game] ?? STRANGER;
}

/** Is this game played with cards that have German names too? @param {string} game */
export function hasGermanCards(game) {
  return game === "schieberamsch";
}
