/** The person's own matches: those of the account, and seats that this browser has taken without it. */

import { forgetSeat, keepSeat, ownAccount, ownSeats, replaceToken } from "../client/keepsakes.js";
import { listMyMatches, rotateMyToken } from "../client/operations.js";
import { Refused } from "../client/refusals.js";
import { confirmFirst } from "../drawing/dialog.js";
import { h, show } from "../drawing/element.js";
import { say } from "../words/language.js";
import { explained } from "../words/problems.js";
import { addressOf } from "./addresses.js";

/** @import { OwnMatch } from "../contract.js" */
/** @import { OwnSeat } from "../client/keepsakes.js" */

const MOST_LISTED = 6;

/**
 * The matches of the account, if there is one. Seats that were taken in another browser are remembered here from now on.
 *
 * @returns {Promise<OwnMatch[]>}
 */
export async function listOwnMatches() {
  const token = ownAccount();
  if (!token) return [];
  try {
    const matches = await listMyMatches(token);
    const known = new Set(ownSeats().map((seat) => seat.match));
    for (const { id, game, created_at: at, you } of [...matches].reverse()) {
      if (you && !known.has(id)) keepSeat({ match: id, game, seat: you.seat, token, at });
    }
    return matches;
  } catch (trouble) {
    // A server that was set up anew knows nobody any more; there is a new account with the next match.
    if (trouble instanceof Refused) return [];
    throw trouble;
  }
}

/**
 * The list of one's own matches, to be told what the server says of them, again and again.
 *
 * @param {Map<string, string>} titles of the games
 */
export function ownMatches(titles) {
  const list = h("div");
  /** @param {OwnMatch[]} matches */
  const tell = (matches) => {
    const rows = ownSeats()
      .sort((one, other) => other.at.localeCompare(one.at))
      .slice(0, MOST_LISTED)
      .map((seat) => {
        const match = matches.find((known) => known.id === seat.match);
        return ownRow(seat, match, titles.get(seat.game) ?? seat.game, () => tell(matches));
      });
    show(list, rows.length > 0 ? h("ul", { class: "rows" }, ...rows) : h("p", { class: "quiet" }, say("no_matches")));
  };
  return { tell, section: h("section", { class: "sheet" }, h("h2", null, say("my_matches")), list, ownAccount() && accountKey()) };
}

/**
 * @param {OwnSeat} seat
 * @param {OwnMatch | undefined} match as the server lists it
 * @param {string} title of the game
 * @param {() => void} again
 */
function ownRow(seat, match, title, again) {
  const forget = () => {
    forgetSeat(seat.match);
    again();
  };
  const when = new Date(seat.at).toLocaleString(document.documentElement.lang, { dateStyle: "short", timeStyle: "short" });
  const isTurn = match?.to_move.includes(seat.seat) ?? false;
  const state = match && say(isTurn ? "your_move" : `status_${match.status}`);
  return h(
    "li",
    { key: seat.match },
    h(
      "span",
      null,
      h("a", { href: addressOf({ screen: "match", match: seat.match }) }, `${title}, ${when}`),
      state && h("span", { class: `state ${isTurn ? "is-mine" : "quiet"}` }, state),
    ),
    h("button", { type: "button", class: "small", "aria-label": `${say("forget")}: ${title}, ${when}`, onclick: forget }, say("forget")),
  );
}

/** A new key for the account: whoever has got hold of the old one is locked out. */
function accountKey() {
  const line = h("p", { class: "quiet", role: "status" });
  const renew = async () => {
    try {
      const token = ownAccount();
      if (token) replaceToken(token, (await rotateMyToken(token)).token);
      line.textContent = say("rotated");
    } catch (trouble) {
      line.textContent = explained(trouble);
    }
  };
  const yes = say("rotate_account");
  const ask = () => confirmFirst(say("sure", { deed: yes }), say("rotate_account_about"), { no: say("cancel"), yes }, renew);
  return h(
    "details",
    { key: "account" },
    h("summary", { class: "quiet" }, say("account")),
    h("p", null, h("button", { type: "button", class: "small", onclick: ask }, yes)),
    line,
  );
}
