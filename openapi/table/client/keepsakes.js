/**
 * What the browser remembers of this page: seats with their tokens, the person's name and tastes.
 *
 * Where nothing may be stored, as in some private windows, it is remembered until the page is closed.
 */

/**
 * @typedef {object} OwnSeat
 * @property {string} match
 * @property {string} game
 * @property {number} seat
 * @property {string} token
 * @property {string} at when the person sat down, RFC 3339
 */

const SEATS = "upcard.seats";
const ACCOUNT = "upcard.account";
const MOST_SEATS = 50;

/** @type {Map<string, string>} */
const unstored = new Map();

/** @returns {OwnSeat[]} the newest first */
export function ownSeats() {
  try {
    return JSON.parse(read(SEATS) ?? "[]");
  } catch {
    return [];
  }
}

/**
 * The person's seat in a match, if there is one.
 *
 * @param {string} match
 */
export function ownSeat(match) {
  return ownSeats().find((seat) => seat.match === match);
}

/** @param {OwnSeat} seat */
export function keepSeat(seat) {
  const others = ownSeats().filter((other) => other.match !== seat.match);
  write(SEATS, JSON.stringify([seat, ...others].slice(0, MOST_SEATS)));
}

/** @param {string} match */
export function forgetSeat(match) {
  write(SEATS, JSON.stringify(ownSeats().filter((seat) => seat.match !== match)));
}

/**
 * A token was replaced by a new one, wherever it is used.
 *
 * @param {string} before
 * @param {string} after
 */
export function replaceToken(before, after) {
  const seats = ownSeats().map((seat) => (seat.token === before ? { ...seat, token: after } : seat));
  write(SEATS, JSON.stringify(seats));
  if (ownAccount() === before) keepAccount(after);
}

/** The token of the person's account, if there is one. */
export function ownAccount() {
  return read(ACCOUNT);
}

/** @param {string} token */
export function keepAccount(token) {
  write(ACCOUNT, token);
}

/**
 * A taste: `language`, `theme`, `name` or `cards`.
 *
 * @param {string} taste
 */
export function taste(taste) {
  return read(`upcard.${taste}`);
}

/**
 * @param {string} taste
 * @param {string} value
 */
export function keepTaste(taste, value) {
  write(`upcard.${taste}`, value);
}

/** @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
function write(key, value) {
  unstored.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Kept in `unstored`, which is all that can be done.
  }
}
