/** How fast the table shows what happened: one thing after the other, so that people can follow. */

/** Milliseconds for which each moment is shown. */
const BEAT = 420;

/** Moments that are shown one by one; what lies further back is passed over. */
const MOST = 8;

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * The next version to show, and the pause before it in milliseconds.
 *
 * @param {number} shown
 * @param {number} latest
 */
export function nextShown(shown, latest) {
  if (stillness.matches || document.hidden) return { version: latest, pause: 0 };
  if (latest - shown > MOST) return { version: latest - MOST + 1, pause: 0 };
  return { version: shown + 1, pause: BEAT };
}
