/** Before the start: invite somebody, or sit down on an open seat. */

import { forgetSeat, keepSeat, keepTaste, taste } from "../client/keepsakes.js";
import { leaveSeat, takeSeat } from "../client/operations.js";
import { h } from "../drawing/element.js";
import { comeAgain, go, linkTo } from "../page/addresses.js";
import { share } from "../page/sharing.js";
import { say } from "../words/language.js";

/** @import { Scene } from "./scene.js" */

/**
 * @param {Scene} scene
 * @param {string} title of the game
 */
export function waiting(scene, title) {
  const { match, session } = scene;
  if (match.status !== "open" || session.past) return null;
  return h("section", { class: "sheet waiting", key: "waiting" }, session.own ? inviting(scene, title) : sitting(scene));
}

/**
 * @param {Scene} scene
 * @param {string} title
 */
function inviting({ match, session, names }, title) {
  const { own } = session;
  const invite = () => share(say("invite_text", { name: names[own?.seat ?? 0] ?? "", game: title }), linkTo({ screen: "match", match: match.id }));
  const leave = async () => {
    if (!own) return;
    try {
      await leaveSeat(match.id, own.token, own.seat);
      forgetSeat(match.id);
      go({ screen: "lobby" });
    } catch (trouble) {
      session.complain(trouble);
    }
  };
  return h(
    "div",
    { class: "row" },
    h("button", { type: "button", class: "primary", onclick: invite }, say("invite")),
    h("button", { type: "button", onclick: leave }, say("leave_seat")),
  );
}

/** @param {Scene} scene */
function sitting({ match, session }) {
  const onsubmit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const name = String(new FormData(form).get("name")).trim();
    try {
      const { seat, token } = await takeSeat(match.id, name);
      keepTaste("name", name);
      keepSeat({ match: match.id, game: match.game, seat, token, at: new Date().toISOString() });
      comeAgain();
    } catch (trouble) {
      session.complain(trouble);
    }
  };
  return h(
    "form",
    { onsubmit },
    h(
      "div",
      { class: "option" },
      h("label", { for: "guest-name" }, say("your_name")),
      h("input", { id: "guest-name", name: "name", value: taste("name") ?? "", required: true, maxlength: 40, autocomplete: "nickname" }),
    ),
    h("button", { type: "submit", class: "primary" }, say("sit_down")),
  );
}
