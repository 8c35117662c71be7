/**
 * What the person may do, read from the legal moves alone.
 *
 * A thing on the table stands for a move, the wish. Whether that is legal, the list says; this page knows no rule. Moves
 * that name several cards at once are put together card by card.
 */

/** @import { Move } from "../contract.js" */

/** @typedef {{type: string, field: string, count: number}} Several a kind of move that names several cards */

export class Choosing {
  /** The cards that are chosen so far, for a move that names several. @type {Set<string>} */
  chosen = new Set();

  /** @param {Move[]} legal */
  constructor(legal) {
    this.legal = legal;
    this.several = severalOf(legal);
  }

  /**
   * The legal move that a wish stands for: it has all fields of the wish, and the others are null.
   *
   * @param {Move} wish
   */
  legalAs(wish) {
    return this.legal.find((move) => fieldsOf(move, wish).every((field) => isSame(move[field], wish[field])));
  }

  /**
   * The type of the legal moves that name one card, if there are any.
   *
   * @returns {string | undefined}
   */
  get typeForOneCard() {
    return this.legal.find((move) => typeof move["card"] === "string")?.type;
  }

  /**
   * Can this card be added to those that are chosen, or be taken back?
   *
   * @param {string} card
   */
  canChoose(card) {
    const { several } = this;
    if (!several) return false;
    if (this.chosen.has(card)) return true;
    const wanted = [...this.chosen, card];
    return this.legal.some((move) => move.type === several.type && wanted.every((one) => move[several.field].includes(one)));
  }

  /** @param {string} card */
  toggle(card) {
    if (!this.chosen.delete(card)) this.chosen.add(card);
  }

  /** The legal move that names exactly the chosen cards. */
  get complete() {
    const { several } = this;
    if (!several || this.chosen.size !== several.count) return undefined;
    return this.legalAs({ type: several.type, [several.field]: [...this.chosen] });
  }

  /** The legal moves that no card stands for. */
  get withoutCards() {
    return this.legal.filter((move) => move.type !== this.several?.type && typeof move["card"] !== "string");
  }
}

/**
 * @param {Move[]} legal
 * @returns {Several | null}
 */
function severalOf(legal) {
  for (const move of legal) {
    const [field, cards] = Object.entries(move).find(([, value]) => Array.isArray(value)) ?? [];
    if (field) return { type: move.type, field, count: cards.length };
  }
  return null;
}

/**
 * @param {Move} move
 * @param {Move} wish
 */
function fieldsOf(move, wish) {
  return [...new Set([...Object.keys(move), ...Object.keys(wish)])];
}

/**
 * @param {unknown} value
 * @param {unknown} wished lists are the same if they hold the same, in whatever order; a missing field counts as null
 */
function isSame(value, wished) {
  if (Array.isArray(value) && Array.isArray(wished)) {
    return value.length === wished.length && value.every((item) => wished.includes(item));
  }
  return (value ?? null) === (wished ?? null);
}
