/** Tastes, and deeds that are rare: giving up, handing the seat to a bot, a new key for it. */

import { forgetSeat, keepSeat } from "../client/keepsakes.js";
import { resign, rotateSeatToken, substituteBot } from "../client/operations.js";
import { confirmFirst } from "../drawing/dialog.js";
import { h } from "../drawing/element.js";
import { hasGermanCards } from "../games/faces.js";
import { comeAgain } from "../page/addresses.js";
import { say } from "../words/language.js";

/** @import { OwnSeat } from "../client/keepsakes.js" */
/** @import { Session } from "./session.js" */

/** The bot that takes over. */
const SUBSTITUTE = "basic";

/**
 * @param {Session} session
 * @param {boolean} isGerman
 * @param {(isGerman: boolean) => void} useGerman
 */
export function menu(session, isGerman, useGerman) {
  const { live, own } = session;
  const isIn = own && live.status === "active";
  if (!isIn && !hasGermanCards(live.game)) return null;
  return h(
    "details",
    { class: "sheet menu", key: "menu" },
    h("summary", null, say("menu")),
    hasGermanCards(live.game) && germanChoice(isGerman, useGerman),
    isIn && h("div", { class: "row", key: "deeds" }, ...deeds(session, own)),
  );
}

/**
 * @param {boolean} isGerman
 * @param {(isGerman: boolean) => void} use
 */
function germanChoice(isGerman, use) {
  const onchange = (/** @type {Event} */ event) => use(/** @type {HTMLInputElement} */ (event.target).checked);
  return h("label", { class: "check", key: "german" }, h("input", { type: "checkbox", checked: isGerman, onchange }), say("german_cards"));
}

/**
 * @param {Session} session
 * @param {OwnSeat} own
 */
function deeds(session, own) {
  const about = say(session.live.settings.on_resign === "bot" ? "resign_bot" : "resign_forfeit");
  return [
    deed("substitute", say("substitute_about"), say("substitute"), session, () => handOver(own)),
    deed("resign", about, say("resign"), session, () => resign(own.match, own.token)),
    deed("rotate", say("rotate_about"), say("rotate"), session, () => renewKey(own)),
  ];
}

/**
 * A button that asks before it does anything.
 *
 * @param {string} key
 * @param {string} about
 * @param {string} yes
 * @param {Session} session
 * @param {() => Promise<unknown>} deed
 */
function deed(key, about, yes, session, deed) {
  const done = () => deed().catch((trouble) => session.complain(trouble));
  const onclick = () => confirmFirst(say("sure", { deed: yes }), about, { no: say("keep_playing"), yes }, done);
  return h("button", { type: "button", key, class: "small", onclick }, yes);
}

/** @param {OwnSeat} own */
async function handOver(own) {
  await substituteBot(own.match, own.token, own.seat, SUBSTITUTE);
  forgetSeat(own.match);
  // From here on the person only watches.
  comeAgain();
}

/** @param {OwnSeat} own */
async function renewKey(own) {
  const { token } = await rotateSeatToken(own.match, own.token, own.seat);
  keepSeat({ ...own, token });
  comeAgain();
}
