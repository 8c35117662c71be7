/** A quick match: a ticket waits for others, and robots come if nobody does. */

import { keepAccount, keepSeat, ownAccount, taste } from "../client/keepsakes.js";
import { cancelTicket, getTicket, makePlayer, takeTicket } from "../client/operations.js";
import { Refused } from "../client/refusals.js";
import { h } from "../drawing/element.js";
import { say } from "../words/language.js";
import { explained } from "../words/problems.js";
import { go } from "./addresses.js";

/** @import { Ticket } from "../contract.js" */

/** Seconds after which robots may take the empty seats. */
const PATIENCE = 15;

/**
 * @param {string} game
 * @param {string} title
 */
export async function quickMatch(game, title) {
  const leaving = new AbortController();
  const line = h("p", { role: "status" }, say("looking", { game: title, seconds: PATIENCE }));
  const dialog = h(
    "dialog",
    { class: "sheet", "aria-labelledby": "quick-title" },
    h("h2", { id: "quick-title" }, say("quick_match")),
    line,
    h("button", { type: "button", onclick: () => dialog.close() }, say("cancel")),
  );
  dialog.onclose = () => {
    leaving.abort();
    dialog.remove();
  };
  document.body.append(dialog);
  dialog.showModal();
  try {
    const isSeated = await seated(game, leaving.signal);
    if (!isSeated) line.textContent = say("nobody_came");
  } catch (trouble) {
    line.textContent = explained(trouble);
  }
}

/**
 * Wait for a seat and go there; false if none was found.
 *
 * @param {string} game
 * @param {AbortSignal} signal
 */
async function seated(game, signal) {
  const { token, ...taken } = await ticketFor(game);
  let { ticket } = taken;
  // A person who goes away must not be matched: others would wait for them.
  const giveBack = () => ticket.status === "waiting" && cancelTicket(ticket.id, token).catch(() => undefined);
  if (signal.aborted) giveBack();
  signal.addEventListener("abort", giveBack);
  while (ticket.status === "waiting") ticket = await getTicket(ticket.id, token, signal);
  if (!ticket.match || ticket.seat === undefined) return false;
  keepSeat({ match: ticket.match, game, seat: ticket.seat, token, at: new Date().toISOString() });
  go({ screen: "match", match: ticket.match });
  return true;
}

/**
 * A fresh ticket, and the token of the account that took it. One that waits already, perhaps for another game, makes room.
 *
 * @param {string} game
 * @returns {Promise<{ticket: Ticket, token: string}>}
 */
async function ticketFor(game) {
  const token = ownAccount() ?? (await newAccount());
  try {
    return { token, ticket: await takeTicket(game, token, PATIENCE) };
  } catch (trouble) {
    if (!(trouble instanceof Refused)) throw trouble;
    const { code, ticket: waiting } = trouble.problem;
    // A server that was set up anew knows nobody any more.
    const other = code === "unauthenticated" ? await newAccount() : token;
    if (waiting) await cancelTicket(waiting.id, token);
    else if (other === token) throw trouble;
    return { token: other, ticket: await takeTicket(game, other, PATIENCE) };
  }
}

async function newAccount() {
  const { token } = await makePlayer(taste("name") ?? say("usual_name"));
  keepAccount(token);
  return token;
}
