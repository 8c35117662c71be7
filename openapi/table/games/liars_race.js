/** Liars' Race: the track with its arrows, dice, and the tricks that drive the pawns. */

import { die } from "../drawing/dice.js";
import { h } from "../drawing/element.js";
import { say } from "../words/language.js";
import { pawnMark, track } from "./track.js";
import { lastTrick, trick } from "./tricks.js";

/** @import { LiarsRaceView } from "../contract.js" */
/** @import { Face, Scene } from "./face.js" */

/** @type {Face} */
export const LIARS_RACE = {
  headline(scene) {
    const { deal, trick } = viewOf(scene);
    return say("deal_number", { deal, trick });
  },

  facts(scene, seat) {
    const { dice, positions, hand_counts: hands } = viewOf(scene);
    const eyes = dice[seat];
    return [
      ...(eyes ? [{ label: say("die"), value: eyes, mark: die(eyes) }] : []),
      { label: say("space"), value: positions[seat] ?? 0, mark: pawnMark(seat, scene.names[seat] ?? "") },
      { label: say("cards"), value: hands[seat] ?? 0 },
    ];
  },

  tags: () => [],

  felt(scene) {
    const { board, positions, plays, last_trick: last } = viewOf(scene);
    return [
      h("div", { class: "track-frame", key: "track" }, track(board, positions, scene.names)),
      h(
        "div",
        { class: "tricks", key: "tricks" },
        plays.length > 0 && trick(scene, plays),
        last && lastTrick(scene, last.plays, last.winner),
      ),
    ];
  },

  hand: (scene) => viewOf(scene).hand,
  wish: (_, card) => ({ type: "play_card", card }),
};

/** @param {Scene} scene */
function viewOf(scene) {
  return /** @type {LiarsRaceView} */ (scene.match.view);
}
