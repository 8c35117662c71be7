/** A game that this page has never heard of: the table in words, and all moves as buttons. */

/** @import { Face } from "./face.js" */

/** @type {Face} */
export const STRANGER = {
  headline: () => "",
  facts: () => [],
  tags: () => [],
  felt: () => [],
  hand: (scene) => /** @type {{hand?: string[]} | undefined} */ (scene.match.view)?.hand ?? null,
  wish: (_, card) => ({ type: "play_card", card }),
};
