/** Why the server says no, in words for people. */

import { GivenUp, Refused } from "../client/refusals.js";
import { say, words } from "./language.js";
import { sentence } from "./sentences.js";

/** @import { Texts } from "../contract.js" */

/**
 * @param {unknown} trouble
 * @param {Texts} [texts] of the game, for the rule that was broken
 * @param {string[]} [seatNames]
 * @returns {string} empty if there is nothing to say
 * @throws whatever is no trouble with the server, but a bug of ours
 */
export function explained(trouble, texts, seatNames = []) {
  if (trouble instanceof GivenUp) return "";
  if (!(trouble instanceof Refused)) throw trouble;
  const { code, detail, rule, facts, errors } = trouble.problem;
  const ruled = rule && texts ? broken(texts, rule, facts, seatNames) : null;
  const fault = errors ? errors.map((error) => `${error.pointer} ${error.detail}`).join("\n") : detail;
  return ruled ?? /** @type {Record<string, string>} */ (words().refusals)[code] ?? say("refused", { detail: fault ?? code });
}

/**
 * The words of a broken rule.
 *
 * @param {Texts} texts
 * @param {string} rule
 * @param {{[fact: string]: any} | undefined} facts
 * @param {string[]} seatNames
 */
export function broken(texts, rule, facts, seatNames) {
  return sentence(texts, rule, facts ?? {}, seatNames);
}
