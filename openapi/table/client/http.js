/**
 * Requests that may be repeated, and patience with connections that break.
 *
 * Every request of this page is safe to repeat: those that only read, and those that write because each carries an
 * Idempotency-Key. So it is sent until there is an answer.
 */

import { pause, pauseBefore, tellReached } from "./connection.js";
import { GivenUp, Refused } from "./refusals.js";

/**
 * @typedef {object} Asked
 * @property {string} method
 * @property {string} path such as `/v1/games`, with its query
 * @property {string} [token] of a seat or a player
 * @property {unknown} [body]
 * @property {Record<string, string>} [headers]
 * @property {AbortSignal} [signal] gives up waiting for an answer
 * @property {number} [seconds] that the server may take
 */

/** The server's own address: this page is served beside the contract, at /table/. */
const SERVER = new URL("..", document.baseURI);

/** The statuses after which the same request may succeed. */
const LATER = new Set([429, 502, 503, 504]);

const ANSWERED_WITHIN = 15;

let language = "en";

/**
 * Ask for texts in this language from now on.
 *
 * @param {string} wanted
 */
export function askIn(wanted) {
  language = wanted;
}

/**
 * The answer's body as JSON; undefined if it has none.
 *
 * @param {Asked} asked
 * @returns {Promise<any>}
 * @throws {Refused | GivenUp}
 */
export async function json(asked) {
  const answer = await send(asked);
  return answer.status === 204 ? undefined : answer.json();
}

/**
 * The answer's body as text.
 *
 * @param {Asked} asked
 * @throws {Refused | GivenUp}
 */
export async function text(asked) {
  return (await send(asked)).text();
}

/**
 * One attempt, without patience.
 *
 * @param {Asked} asked
 * @throws {TypeError | DOMException} the server was not reached, or the caller gave up.
 */
export function once({ method, path, token, body, headers = {}, signal }) {
  const all = new Headers({ "Accept-Language": language, ...headers });
  if (token) all.set("Authorization", `Bearer ${token}`);
  if (body !== undefined) all.set("Content-Type", "application/json");
  return fetch(new URL(path.replace(/^\//, ""), SERVER), {
    method,
    headers: all,
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
    cache: "no-cache",
    credentials: "omit",
  });
}

/**
 * What a refusal says, even if something in between has written it.
 *
 * @param {Response} answer
 * @returns {Promise<Refused>}
 */
export async function refusal(answer) {
  const written = await answer.json().catch(() => null);
  const code = typeof written?.code === "string" ? written.code : `http_${answer.status}`;
  return new Refused({ title: code, detail: code, status: answer.status, ...written, code });
}

/**
 * @param {Asked} asked
 * @returns {Promise<Response>}
 */
async function send(asked) {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await attempted(asked);
    if (answer && answer.status < 400) {
      tellReached(asked, true);
      return answer;
    }
    if (answer && !LATER.has(answer.status)) {
      tellReached(asked, true);
      throw await refusal(answer);
    }
    tellReached(asked, asked.signal?.aborted ?? false);
    if (asked.signal?.aborted) throw new GivenUp();
    const wanted = 1000 * Number(answer?.headers.get("Retry-After") ?? 0);
    await pause(Math.max(pauseBefore(attempt), Number.isFinite(wanted) ? wanted : 0), asked.signal);
  }
}

/**
 * An answer, or null if there was none in time.
 *
 * @param {Asked} asked
 */
async function attempted(asked) {
  const late = AbortSignal.timeout(1000 * (asked.seconds ?? ANSWERED_WITHIN));
  const signal = asked.signal ? AbortSignal.any([asked.signal, late]) : late;
  try {
    return await once({ ...asked, signal });
  } catch {
    return null;
  }
}
