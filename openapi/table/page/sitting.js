/** Sitting down at somebody's table. */

import { asPlayer, keepName } from "../client/account.js";
import { keepSeat } from "../client/keepsakes.js";
import { takeSeat } from "../client/operations.js";

/** @import { Match, SeatRequest } from "../contract.js" */

/**
 * Take a seat, and remember it.
 *
 * @param {Match} match
 * @param {string} name
 * @param {SeatRequest} wanted
 */
export async function sitDown(match, name, wanted) {
  const { seat, token } = await asPlayer(name, (account) => takeSeat(match.id, account, { ...wanted, name }));
  keepName(name);
  keepSeat({ match: match.id, game: match.game, seat, token, at: new Date().toISOString() });
}
