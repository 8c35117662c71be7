/**
 * Is the server there? One answer for the whole page, whoever notices first.
 *
 * Whoever waits to try again waits here, so that all try at once when the browser is back online or the page is looked
 * at again.
 */

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;

/** @type {Set<(isLost: boolean) => void>} */
const listeners = new Set();

/** What is out of reach now, by whoever noticed. @type {Set<object>} */
const troubled = new Set();

/**
 * Call `listener` each time that the connection is lost or found again.
 *
 * @param {(isLost: boolean) => void} listener
 */
export function watchConnection(listener) {
  listeners.add(listener);
}

/**
 * Tell what came of an attempt. `who` is the same object for all attempts at one thing.
 *
 * @param {object} who
 * @param {boolean} reached
 */
export function tellReached(who, reached) {
  const wasLost = troubled.size > 0;
  if (reached) troubled.delete(who);
  else troubled.add(who);
  const isLost = troubled.size > 0;
  if (isLost !== wasLost) for (const listener of listeners) listener(isLost);
}

/**
 * Milliseconds before attempt number `attempt`, the first retry being 1, with some chance in them: all the pages that a
 * server has lost shall not come back in the same instant.
 *
 * @param {number} attempt
 */
export function pauseBefore(attempt) {
  const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempt - 1));
  return longest * (0.5 + Math.random() / 2);
}

/**
 * Wait so many milliseconds, or until there is a reason to try at once.
 *
 * @param {number} milliseconds
 * @param {AbortSignal} [signal]
 * @returns {Promise<void>}
 */
export function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      document.removeEventListener("visibilitychange", done);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done);
    document.addEventListener("visibilitychange", done);
    signal?.addEventListener("abort", done);
  });
}
