/** Before the start: invite somebody, or sit down on an open seat. */

import { forgetSeat } from "../client/keepsakes.js";
import { leaveSeat, makeInvitation } from "../client/operations.js";
import { h } from "../drawing/element.js";
import { comeAgain, go, linkTo } from "../page/addresses.js";
import { nameField, nameIn } from "../page/own_name.js";
import { share } from "../page/sharing.js";
import { sitDown } from "../page/sitting.js";
import { say } from "../words/language.js";

/** @import { OwnSeat } from "../client/keepsakes.js" */
/** @import { Scene } from "./scene.js" */

/**
 * @param {Scene} scene
 * @param {string} title of the game
 */
export function waiting(scene, title) {
  const { match, session } = scene;
  if (match.status !== "open" || session.past) return null;
  return h("section", { class: "sheet waiting", key: "waiting" }, session.own ? inviting(scene, session.own, title) : sitting(scene));
}

/**
 * @param {Scene} scene
 * @param {OwnSeat} own
 * @param {string} title
 */
function inviting({ match, session, names }, own, title) {
  const invite = async (/** @type {number} */ seat) => {
    try {
      const { code } = await makeInvitation(match.id, own.token, seat);
      await share(say("invite_text", { name: names[own.seat] ?? "", game: title }), linkTo({ screen: "invitation", code }));
    } catch (trouble) {
      session.complain(trouble);
    }
  };
  const leave = async () => {
    try {
      await leaveSeat(match.id, own.token, own.seat);
      forgetSeat(match.id);
      go({ screen: "lobby" });
    } catch (trouble) {
      session.complain(trouble);
    }
  };
  const open = match.seats.filter((seat) => seat.kind === "open");
  return [
    h("p", null, say("invite_about")),
    h(
      "div",
      { class: "row" },
      ...open.map(({ seat }) =>
        h("button", { type: "button", key: `invite-${seat}`, class: "primary", onclick: () => invite(seat) }, say("invite", { number: seat + 1 })),
      ),
      h("button", { type: "button", key: "leave", onclick: leave }, say("leave_seat")),
    ),
  ];
}

/** @param {Scene} scene */
function sitting({ match, session }) {
  const onsubmit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    try {
      await sitDown(match, nameIn(event), {});
      comeAgain();
    } catch (trouble) {
      session.complain(trouble);
    }
  };
  return h("form", { onsubmit }, nameField(), h("button", { type: "submit", class: "primary" }, say("sit_down")));
}
