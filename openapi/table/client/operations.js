/**
 * Every operation of the contract that the page uses, by the name that it has there.
 *
 * A test holds this list against openapi.json. Nothing else in the page knows an address.
 */

import { json, text } from "./http.js";

/**
 * @import { EventPage, Game, GameTexts, Listing, Match, MatchRequest, Move, MoveAnswer, NewPlayer, Seated,
 *   Ticket, Verdict }
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
 * @returns {Promise<Match>} its seats hold the tokens that nobody else gets to see
 */
export function openMatch(wanted) {
  return json({ method: "POST", path: "/v1/matches", body: wanted, headers: onceOnly() });
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
 * Sit down on an open seat.
 *
 * @param {string} match
 * @param {string} name
 * @returns {Promise<Seated>}
 */
export function takeSeat(match, name) {
  return json({ method: "POST", path: `/v1/matches/${match}/seats`, body: { name }, headers: onceOnly() });
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
 * @returns {Promise<NewPlayer>}
 */
export function makePlayer(name) {
  return json({ method: "POST", path: "/v1/players", body: { name }, headers: onceOnly() });
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

/** A fresh name for something that shall happen once. */
function onceOnly() {
  return { "Idempotency-Key": randomName() };
}

/** 128 random bits. Not `crypto.randomUUID`, which browsers offer on secure pages only, and a home network has none. */
function randomName() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
