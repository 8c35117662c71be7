/** The ratings of those who sit at a table, and what a match did to them. */

import { pause } from "./connection.js";
import { explainRatingChange, getRatings } from "./operations.js";
import { Refused } from "./refusals.js";

/** @import { Match, RatingExplanation, RatingValue, SeatView } from "../contract.js" */

/** A match is rated a moment after its end; so often it is asked for, with so many milliseconds between. */
const ATTEMPTS = 8;
const BETWEEN = 1000;

/**
 * Of each seat, the rating of whoever holds it; null for guests, and for those who have played no rated match.
 *
 * @param {Match} match
 * @returns {Promise<(RatingValue | null)[]>}
 */
export async function ratingsOf(match) {
  if (!match.settings.rated || match.settings.test) return match.seats.map(() => null);
  return Promise.all(match.seats.map((seat) => ratingOf(seat, match.game)));
}

/**
 * What the match did to everybody's rating; null if it did nothing.
 *
 * @param {Match} match that is over
 * @param {string | undefined} token
 * @param {AbortSignal} signal
 * @returns {Promise<RatingExplanation | null>}
 */
export async function ratingChanges(match, token, signal) {
  const someone = match.seats.map(ratedAs).find((name) => name !== undefined);
  if (!someone || !match.settings.rated || match.settings.test) return null;
  for (let attempt = 1; attempt <= ATTEMPTS && !signal.aborted; attempt += 1) {
    try {
      return await explainRatingChange(someone, match.id, token, signal);
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
      await pause(BETWEEN, signal);
    }
  }
  return null;
}

/**
 * @param {SeatView} seat
 * @param {string} game
 */
async function ratingOf(seat, game) {
  const name = ratedAs(seat);
  if (!name) return null;
  try {
    return (await getRatings(name)).data.find((rating) => rating.game === game)?.rating ?? null;
  } catch (trouble) {
    if (trouble instanceof Refused) return null;
    throw trouble;
  }
}

/** The name under which a seat is rated. @param {SeatView} seat */
function ratedAs({ player, bot }) {
  return player ?? (bot && `bot:${bot}`);
}
