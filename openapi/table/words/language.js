/** The language of the page: which one, and its words. */

import { askIn } from "../client/http.js";
import { keepTaste, taste } from "../client/keepsakes.js";
import { ENGLISH } from "./english.js";
import { KOREAN } from "./korean.js";

/**
 * Every word of the page by its key. `refusals` are by the code of a problem, `bots` are names for bots, since two of a
 * kind could not be told apart.
 *
 * @typedef {typeof ENGLISH} Words
 * @typedef {{[K in keyof Words]: Words[K] extends string ? K : never}[keyof Words]} Saying
 */

/** @type {Record<string, {name: string, words: Words}>} */
export const LANGUAGES = {
  en: { name: "English", words: ENGLISH },
  ko: { name: "한국어", words: KOREAN },
};

let current = "en";

/** Use the language that the person has chosen, or else the first of the browser's that there is. */
export function chooseLanguage() {
  const wished = [taste("language") ?? "", ...navigator.languages.map((language) => language.slice(0, 2))];
  setLanguage(wished.find((language) => language in LANGUAGES) ?? "en");
}

/** @param {string} language */
export function keepLanguage(language) {
  keepTaste("language", language);
  setLanguage(language);
}

export function language() {
  return current;
}

/** @returns {Words} */
export function words() {
  return LANGUAGES[current]?.words ?? ENGLISH;
}

/**
 * What the page says under a key.
 *
 * @param {Saying} key
 * @param {Record<string, string | number>} [values]
 */
export function say(key, values = {}) {
  return words()[key].replace(/\{(\w+)\}/g, (_, field) => String(values[field] ?? ""));
}

/** @param {string} language */
function setLanguage(language) {
  current = language;
  document.documentElement.lang = language;
  askIn(language);
}
