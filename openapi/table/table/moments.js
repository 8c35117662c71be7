/**
 * The moments of a match that can be looked at, and how fast the table goes from one to the next.
 *
 * Events that happened at the same time belong together: they are what one move led to. The server shows a match as it
 * was between such groups, never in the middle of one.
 */

/** @import { TableEvent } from "../contract.js" */

/** Milliseconds for which each moment is shown. */
const BEAT = 600;

/** Moments that are shown one by one; what lies further back is passed over. */
const MOST = 8;

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * The first moment after a version; the version itself if nothing has happened since.
 *
 * @param {TableEvent[]} events event n at place n - 1
 * @param {number} version
 */
export function momentAfter(events, version) {
  const first = events[version];
  if (!first) return version;
  const next = events.findIndex((event, place) => place > version && event.at !== first.at);
  return next < 0 ? events.length : next;
}

/**
 * The next moment to show, and the pause before it in milliseconds: one thing after the other, so that people can follow.
 *
 * @param {TableEvent[]} events
 * @param {number} shown
 */
export function nextShown(events, shown) {
  if (stillness.matches || document.hidden) return { version: events.length, pause: 0 };
  const ahead = [momentAfter(events, shown)];
  while ((ahead.at(-1) ?? 0) < events.length) ahead.push(momentAfter(events, ahead.at(-1) ?? 0));
  return ahead.length > MOST ? { version: ahead.at(-MOST) ?? shown, pause: 0 } : { version: ahead[0] ?? shown, pause: BEAT };
}
