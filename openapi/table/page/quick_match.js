/** A quick match: a ticket waits for others, and robots come if nobody does. */

import { asPlayer } from "../client/account.js";
import { keepSeat } from "../client/keepsakes.js";
import { cancelTicket, getTicket, takeTicket } from "../client/operations.js";
import { Refused } from "../client/refusals.js";
import { openDialog } from "../drawing/dialog.js";
import { h } from "../drawing/element.js";
import { say } from "../words/language.js";
import { explained } from "../words/problems.js";
import { go } from "./addresses.js";
import { ownName } from "./own_name.js";

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
  openDialog(
    say("quick_match"),
    (close) => [line, h("button", { type: "button", onclick: close }, say("cancel"))],
    () => leaving.abort(),
  );
  try {
    const isSeated = await asPlayer(ownName(), (token) => seated(game, token, leaving.signal));
    if (!isSeated) line.textContent = say("nobody_came");
  } catch (trouble) {
    line.textContent = explained(trouble);
  }
}

/**
 * Wait for a seat and go there; false if none was found.
 *
 * @param {string} game
 * @param {string} token
 * @param {AbortSignal} signal
 */
async function seated(game, token, signal) {
  let ticket = await freshTicket(game, token);
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
 * A ticket. One that waits already, perhaps for another game, makes room.
 *
 * @param {string} game
 * @param {string} token
 * @returns {Promise<Ticket>}
 */
async function freshTicket(game, token) {
  try {
    return await takeTicket(game, token, PATIENCE);
  } catch (trouble) {
    const waiting = trouble instanceof Refused ? trouble.problem.ticket : undefined;
    if (!waiting) throw trouble;
    await cancelTicket(waiting.id, token);
    return takeTicket(game, token, PATIENCE);
  }
}
