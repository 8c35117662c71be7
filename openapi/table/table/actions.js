/** Whose turn it is, what can be done besides playing a card, and why the last thing did not work. */

import { h } from "../drawing/element.js";
import { say } from "../words/language.js";

/** @import { Scene } from "./scene.js" */

/** @param {Scene} scene */
export function status(scene) {
  return h("p", { class: `status ${mayMove(scene) && !scene.session.isBusy ? "is-mine" : ""}`, role: "status", key: "status" }, statusLine(scene));
}

/** @param {Scene} scene */
export function actions(scene) {
  const { choosing, session } = scene;
  if (!mayMove(scene)) return h("div", { class: "actions", key: "actions" });
  const buttons = choosing.withoutCards.map((move) =>
    h("button", { type: "button", key: JSON.stringify(move), "aria-disabled": session.isBusy ? "true" : null, onclick: () => session.move(move) }, scene.tell(move)),
  );
  return h("div", { class: "actions", key: "actions" }, confirmation(scene), ...buttons);
}

/** @param {Scene} scene */
export function trouble(scene) {
  return h("p", { class: "trouble", role: "alert", key: "trouble" }, scene.session.trouble);
}

/** For a move that names several cards: how many are chosen, and the button that makes it. @param {Scene} scene */
function confirmation(scene) {
  const { several, complete, chosen } = scene.choosing;
  if (!several) return null;
  if (!complete) {
    return h("p", { class: "quiet", key: "choose", role: "status" }, say("choose_cards", { count: several.count, chosen: chosen.size }));
  }
  const said = say("confirm", { move: scene.tell(complete) });
  return h("button", { type: "button", key: "confirm", class: "primary", onclick: () => scene.session.move(complete) }, said);
}

/** @param {Scene} scene */
function mayMove(scene) {
  return scene.isPlaying && scene.choosing.legal.length > 0;
}

/** @param {Scene} scene */
function statusLine(scene) {
  const { match, session } = scene;
  if (session.past) return say("past");
  if (session.isBusy) return say("moving");
  if (match.status === "open") return say("waiting_for_seats");
  if (match.status === "finished") return say("the_end");
  if (match.status === "abandoned") return say("abandoned");
  const phase = scene.texts.phases[/** @type {{phase?: string} | undefined} */ (match.view)?.phase ?? ""];
  if (mayMove(scene)) return phase ? say("your_move_as", { phase }) : say("your_move");
  // Between a move and what it led to, the table still shows whose turn it was.
  if (scene.me !== null && match.to_move.includes(scene.me)) return say("loading");
  return (scene.me === null ? `${say("watching")} ` : "") + say("waiting_for", { names: match.to_move.map((seat) => scene.seatName(seat)).join(", ") });
}
