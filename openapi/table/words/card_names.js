/** What cards are called when a screen reader or a label says them in full. */

import { language, say, words } from "./language.js";
import { nameOf } from "./sentences.js";

/** @import { Texts } from "../contract.js" */

const CARD = /^([2-9AKQJT])([cdhs])$/;

/** @type {Record<string, string>} */
const GERMAN_RANKS = { A: "Ass", K: "König", Q: "Dame", J: "Bube", T: "Zehn", 9: "Neun", 8: "Acht", 7: "Sieben" };

/** @type {Record<string, string>} */
const GERMAN_SUITS = { c: "Kreuz", s: "Pik", h: "Herz", d: "Karo" };

/**
 * @param {string} code such as `Qs`
 * @param {Texts} texts for the cards that only this game has
 * @param {boolean} isGerman
 */
export function cardName(code, texts, isGerman) {
  const [, rank, suit] = CARD.exec(code) ?? [];
  if (!rank || !suit) return nameOf(texts, code);
  if (isGerman) return `${GERMAN_SUITS[suit]} ${GERMAN_RANKS[rank]}`;
  const { ranks, suits } = /** @type {Record<string, Record<string, string>>} */ (/** @type {unknown} */ (words()));
  return say("card", { rank: ranks?.[rank] ?? rank, suit: suits?.[suit] ?? suit });
}

/** The language in which a card's name is said. @param {boolean} isGerman */
export function cardLanguage(isGerman) {
  return isGerman ? "de" : language();
}

/**
 * The texts with the German letters for jack and queen, B and D.
 *
 * @param {Texts} texts
 * @returns {Texts}
 */
export function germanised(texts) {
  const names = Object.entries(texts.names).map(([code, name]) => {
    const [, rank = ""] = CARD.exec(code) ?? [];
    const letter = { J: "B", Q: "D" }[rank];
    return [code, letter ? name.replace(rank, letter) : name];
  });
  return { ...texts, names: Object.fromEntries(names) };
}
