/** Back in time: any past version of the match, exactly as this seat saw it. */

import { h } from "../drawing/element.js";
import { linkTo } from "../page/addresses.js";
import { share } from "../page/sharing.js";
import { say } from "../words/language.js";
import { momentAfter } from "./moments.js";

/** @import { Session } from "./session.js" */

/** @param {Session} session */
export function history(session) {
  const last = session.live.version;
  const version = session.shown.version;
  const first = momentAfter(session.events, 0);
  const look = (/** @type {number} */ wanted) => session.lookBack(wanted >= last ? null : Math.max(first, wanted));
  const oninput = (/** @type {Event} */ event) => look(/** @type {HTMLInputElement} */ (event.target).valueAsNumber);
  const label = say("version", { version, last });
  return h(
    "details",
    { class: "sheet history", key: "history", open: session.past !== null },
    h("summary", null, say("history")),
    h("label", { for: "version" }, label),
    h("input", { type: "range", id: "version", min: first, max: last, value: version, oninput }),
    h(
      "p",
      { class: "row" },
      h("button", { type: "button", class: "small", onclick: () => look(version - 1) }, say("earlier")),
      h("button", { type: "button", class: "small", onclick: () => look(momentAfter(session.events, version)) }, say("later")),
      h("button", { type: "button", class: "small", onclick: () => look(last) }, say("now")),
      h("button", { type: "button", class: "small", onclick: () => shareMoment(session, version) }, say("share_moment")),
    ),
  );
}

/**
 * @param {Session} session
 * @param {number} version
 */
function shareMoment(session, version) {
  return share(say("title"), linkTo({ screen: "match", match: session.live.id, version }));
}
