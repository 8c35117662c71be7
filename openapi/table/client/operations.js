/**
 * Every operation of the contract that the page uses, by the name that it has there.
 *
 * A test holds this list against openapi.json. Nothing else in the page knows an address.
 */

import { json, text } from "./http.js";
import { onceOnly } from "./once.js";

/**
 * @import { EventPage, Game, GameTexts, Listing, Match, MatchRequest, Move, MoveAnswer, NewInvitation, NewToken, Offer,
 *   OwnMatch, PlayerRatings, PlayerWithToken, RatingExplanation, Seated, SeatRequest, Substitute, Ticket, Verdict }
 *   from "../contract.js"
 */

/** @returns {Promise<Game[]>} */
export async function listGames() {
  return (await json({ method: "GET", path: "/v1/games" })).data;
}

/**
 * @param {string} game
 * @returns {Promise<GameTexts>}
 */
export function getTexts(game) {
  return json({ method: "GET", path: `/v1/games/${game}/texts` });
}

/**
 * The rules for people, in Markdown.
 *
 * @param {string} game
 */
export function getRules(game) {
  return text({ method: "GET", path: `/v1/games/${game}/rules` });
}

/**
 * @param {MatchRequest} wanted
 * @param {string} token of the player whom the first seat is for
 * @returns {Promise<Match>} its seats hold the tokens that nobody else gets to see
 */
export function openMatch(wanted, token) {
  return json({ method: "POST", path: "/v1/matches", token, body: wanted, headers: onceOnly() });
}

/**
 * Public matches, the newest first.
 *
 * @param {"open" | "active"} status
 * @returns {Promise<Listing[]>}
 */
export async function listMatches(status) {
  return (await json({ method: "GET", path: `/v1/matches?status=${status}&limit=12` })).data;
}

/**
 * A match as the token's seat sees it, now or when it had a past version.
 *
 * @param {string} match
 * @param {string | undefined} token none for those who only watch
 * @param {number} [version]
 * @returns {Promise<Match>}
 */
export function getMatch(match, token, version) {
  const query = version === undefined ? "" : `?version=${version}`;
  return json({ method: "GET", path: `/v1/matches/${match}${query}`, token });
}

/**
 * A page of what happened after a version.
 *
 * @param {string} match
 * @param {string | undefined} token
 * @param {number} after
 * @param {AbortSignal} [signal]
 * @returns {Promise<EventPage>}
 */
export function listEvents(match, token, after, signal) {
  return json({ method: "GET", path: `/v1/matches/${match}/events?after=${after}&limit=100`, token, signal });
}

/**
 * Sit down on an open seat, or on the one of an invitation.
 *
 * @param {string} match
 * @param {string} token of a player
 * @param {SeatRequest} wanted
 * @returns {Promise<Seated>}
 */
export function takeSeat(match, token, wanted) {
  return json({ method: "POST", path: `/v1/matches/${match}/seats`, token, body: wanted, headers: onceOnly() });
}

/**
 * A code with which one person can take an open seat.
 *
 * @param {string} match
 * @param {string} token
 * @param {number} seat
 * @returns {Promise<NewInvitation>}
 */
export function makeInvitation(match, token, seat) {
  return json({ method: "POST", path: `/v1/matches/${match}/invitations`, token, body: { seat }, headers: onceOnly() });
}

/**
 * What an invitation offers.
 *
 * @param {string} code
 * @returns {Promise<Offer>}
 */
export function getInvitation(code) {
  return json({ method: "GET", path: `/v1/invitations/${code}` });
}

/**
 * Leave a match that has not started.
 *
 * @param {string} match
 * @param {string} token
 * @param {number} seat
 */
export function leaveSeat(match, token, seat) {
  return json({ method: "DELETE", path: `/v1/matches/${match}/seats/${seat}`, token });
}

/**
 * Give up: the match ends, or a bot plays on, as its settings say.
 *
 * @param {string} match
 * @param {string} token
 */
export function resign(match, token) {
  return json({ method: "POST", path: `/v1/matches/${match}/resign`, token });
}

/**
 * Hand the seat to a bot; the token is good for nothing afterwards.
 *
 * @param {string} match
 * @param {string} token
 * @param {number} seat
 * @param {Substitute["bot"]} bot
 */
export function substituteBot(match, token, seat, bot) {
  return json({ method: "POST", path: `/v1/matches/${match}/seats/${seat}/substitute`, token, body: { bot } });
}

/**
 * A new token for the seat; the old one is dead at once, wherever it has got to.
 *
 * @param {string} match
 * @param {string} token
 * @param {number} seat
 * @returns {Promise<NewToken>}
 */
export function rotateSeatToken(match, token, seat) {
  return json({ method: "POST", path: `/v1/matches/${match}/seats/${seat}/token-rotations`, token, headers: onceOnly() });
}

/**
 * Play the same again, with everybody one seat further on; whoever asks gets a seat in the same new match.
 *
 * @param {string} match that is over
 * @param {string} token
 * @returns {Promise<Seated>}
 */
export function openRematch(match, token) {
  return json({ method: "POST", path: `/v1/matches/${match}/rematch`, token, headers: onceOnly() });
}

/**
 * Make a move that answers a version of the match. It is made once, however often it has to be sent.
 *
 * @param {string} match
 * @param {string} token
 * @param {Move} move
 * @param {number} version
 * @returns {Promise<MoveAnswer>}
 */
export function makeMove(match, token, move, version) {
  const headers = { ...onceOnly(), "If-Match": `"${version}"` };
  return json({ method: "POST", path: `/v1/matches/${match}/moves`, token, body: move, headers });
}

/**
 * Would this move be legal, and if not, why?
 *
 * @param {string} match
 * @param {string} token
 * @param {Move} move
 * @returns {Promise<Verdict>}
 */
export function validateMove(match, token, move) {
  return json({ method: "POST", path: `/v1/matches/${match}/moves/validate`, token, body: move });
}

/**
 * An account, which has a name and a token that acts in all of its seats.
 *
 * @param {string} name
 * @returns {Promise<PlayerWithToken>}
 */
export function makePlayer(name) {
  return json({ method: "POST", path: "/v1/players", body: { name }, headers: onceOnly() });
}

/**
 * Call the account by another name.
 *
 * @param {string} token
 * @param {string} name
 */
export function changeMe(token, name) {
  return json({ method: "PATCH", path: "/v1/me", token, body: { name } });
}

/**
 * A new token for the account; the old one is dead at once, wherever it has got to.
 *
 * @param {string} token
 * @returns {Promise<NewToken>}
 */
export function rotateMyToken(token) {
  return json({ method: "POST", path: "/v1/me/token-rotations", token, headers: onceOnly() });
}

/**
 * The matches of an account, the newest first.
 *
 * @param {string} token
 * @returns {Promise<OwnMatch[]>}
 */
export async function listMyMatches(token) {
  return (await json({ method: "GET", path: "/v1/me/matches?limit=12", token })).data;
}

/**
 * @param {string} player or a bot, such as `bot:basic`
 * @returns {Promise<PlayerRatings>}
 */
export function getRatings(player) {
  return json({ method: "GET", path: `/v1/players/${player}/ratings` });
}

/**
 * What a match did to everybody's rating.
 *
 * @param {string} player who played in it
 * @param {string} match
 * @param {string | undefined} token
 * @param {AbortSignal} signal
 * @returns {Promise<RatingExplanation>}
 */
export function explainRatingChange(player, match, token, signal) {
  return json({ method: "GET", path: `/v1/players/${player}/ratings/${match}/explain`, token, signal });
}

/**
 * Look for others who want to play; after so many seconds, bots take the empty seats.
 *
 * @param {string} game
 * @param {string} token of a player
 * @param {number} seconds
 * @returns {Promise<Ticket>}
 */
export function takeTicket(game, token, seconds) {
  const body = { game, fill_with_bots_after: seconds };
  return json({ method: "POST", path: "/v1/tickets", token, body, headers: onceOnly() });
}

/**
 * The ticket as soon as it is matched, or after a while.
 *
 * @param {string} ticket
 * @param {string} token
 * @param {AbortSignal} signal
 * @returns {Promise<Ticket>}
 */
export function getTicket(ticket, token, signal) {
  return json({ method: "GET", path: `/v1/tickets/${ticket}?wait=20`, token, signal, seconds: 40 });
}

/**
 * @param {string} ticket
 * @param {string} token
 */
export function cancelTicket(ticket, token) {
  return json({ method: "DELETE", path: `/v1/tickets/${ticket}`, token });
}
