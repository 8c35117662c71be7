/**
 * Follow a match: each event once, in order, whatever happens to the connection.
 *
 * The stream is read with `fetch`, which can send the token in a header; an EventSource could not.
 */

import { pause, pauseBefore, tellReached } from "./connection.js";
import { once, refusal } from "./http.js";
import { listEvents } from "./operations.js";
import { frames } from "./sse.js";

/** @import { TableEvent } from "../contract.js" */

/** Milliseconds without a sound after which a stream counts as dead: the server says something every 7 s. */
const SILENCE = 20_000;

/** Milliseconds between questions where the server has no room for another stream. */
const BETWEEN_QUESTIONS = 1500;

/**
 * @typedef {object} Following
 * @property {string} match
 * @property {string | undefined} token
 * @property {() => number} version up to which the events are known
 * @property {(events: TableEvent[]) => void} heard what happened after that
 * @property {(seat: number, isAway: boolean) => void} presence
 * @property {(problem: unknown) => void} refused the match cannot be followed; nothing more will come
 * @property {AbortSignal} signal ends it
 */

/** @param {Following} following */
export async function follow(following) {
  for (let attempt = 1; !following.signal.aborted; attempt += 1) {
    const before = following.version();
    const outcome = await streamed(following);
    if (outcome === "over") return;
    if (following.version() > before || outcome === "closed") attempt = 1;
    await pause(outcome === "crowded" ? BETWEEN_QUESTIONS : pauseBefore(attempt), following.signal);
  }
  tellReached(following, true);
}

/**
 * Read one stream to its end, and say how it ended.
 *
 * @param {Following} following
 * @returns {Promise<"over" | "closed" | "broken" | "crowded">}
 */
async function streamed(following) {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE);
  try {
    const answer = await once({
      method: "GET",
      path: `/v1/matches/${following.match}/events?after=${following.version()}`,
      token: following.token,
      headers: { Accept: "text/event-stream" },
      signal: AbortSignal.any([following.signal, silence.signal]),
    });
    if (answer.status === 204) return ended(following);
    if (!answer.ok || !answer.body) return await declined(following, answer);
    tellReached(following, true);
    for await (const frame of frames(answer.body)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE);
      if (frame.data) hear(following, frame.name, JSON.parse(frame.data));
    }
    return "closed";
  } catch {
    tellReached(following, following.signal.aborted);
    return "broken";
  } finally {
    clearTimeout(timer);
  }
}

/** @param {Following} following */
function ended(following) {
  tellReached(following, true);
  return /** @type {const} */ ("over");
}

/**
 * @param {Following} following
 * @param {Response} answer
 * @returns {Promise<"over" | "broken" | "crowded">}
 */
async function declined(following, answer) {
  const refused = await refusal(answer);
  if (refused.problem.code === "too_many_streams") {
    const page = await listEvents(following.match, following.token, following.version(), following.signal);
    tellReached(following, true);
    hearAll(following, /** @type {TableEvent[]} */ (page.events));
    return "crowded";
  }
  if (answer.status >= 500 || answer.status === 429) {
    tellReached(following, false);
    return "broken";
  }
  following.refused(refused);
  return "over";
}

/**
 * @param {Following} following
 * @param {string} name
 * @param {any} said
 */
function hear(following, name, said) {
  if (name === "message") hearAll(following, [said]);
  else if (name === "seat_gone" || name === "seat_back") following.presence(said.seat, name === "seat_gone");
}

/**
 * @param {Following} following
 * @param {TableEvent[]} events
 */
function hearAll(following, events) {
  const fresh = events.filter((event) => event.version > following.version());
  if (fresh.length > 0) following.heard(fresh);
}
