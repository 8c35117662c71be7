/** The options of a game as a form, made from their JSON Schema, with the words of the game's texts. */

import { h } from "../drawing/element.js";
import { say } from "../words/language.js";

/** @import { Texts } from "../contract.js" */

/**
 * The parts of JSON Schema that options use.
 *
 * @typedef {object} Schema
 * @property {string} [type]
 * @property {(string | number)[]} [enum]
 * @property {Schema[]} [anyOf]
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {unknown} [default]
 * @property {string} [title]
 * @property {string} [description]
 * @property {Record<string, Schema>} [properties]
 */

/** Numbers of which so many are allowed are offered as a list, where a word is allowed instead of one. */
const LISTED = 20;

/**
 * @param {Schema} schema
 * @param {Texts} texts
 * @param {Record<string, unknown>} chosen takes what differs from the defaults
 */
export function optionFields(schema, texts, chosen) {
  return Object.entries(schema.properties ?? {}).map(([name, option]) => {
    const choose = (/** @type {unknown} */ value) => {
      if (value === option.default) delete chosen[name];
      else chosen[name] = value;
    };
    const words = texts.options?.[name];
    const id = `option-${name}`;
    const about = words?.description ?? option.description ?? "";
    return h(
      "div",
      { class: "option" },
      h("label", { for: id }, words?.title ?? option.title ?? name),
      field(option, id, words?.values ?? {}, choose),
      about && h("p", { class: "quiet", id: `${id}-about` }, about),
    );
  });
}

/**
 * @param {Schema} option
 * @param {string} id
 * @param {Record<string, string>} words of named values
 * @param {(value: unknown) => void} choose
 */
function field(option, id, words, choose) {
  const named = { id, "aria-describedby": `${id}-about` };
  if (option.type === "boolean") {
    const onchange = (/** @type {Event} */ event) => choose(/** @type {HTMLInputElement} */ (event.target).checked);
    return h("input", { ...named, type: "checkbox", checked: option.default === true, onchange });
  }
  if (option.type === "integer") {
    const { minimum: min, maximum: max, default: value } = option;
    const onchange = (/** @type {Event} */ event) => choose(/** @type {HTMLInputElement} */ (event.target).valueAsNumber);
    return h("input", { ...named, type: "number", min, max, value, step: 1, required: true, onchange });
  }
  const values = allowed(option);
  const onchange = (/** @type {Event} */ event) => choose(values[/** @type {HTMLSelectElement} */ (event.target).selectedIndex]);
  const choices = values.map((value) => h("option", { selected: value === option.default }, wordFor(value, words)));
  return h("select", { ...named, onchange }, ...choices);
}

/**
 * The values that can be offered in a list; those of a kind of their own, such as whole boards, are left out.
 *
 * @param {Schema} option
 * @returns {unknown[]}
 */
function allowed(option) {
  if (option.enum) return option.enum;
  if (option.anyOf) return option.anyOf.flatMap(allowed);
  if (option.type === "null") return [null];
  const { type, minimum = 0, maximum = Infinity } = option;
  if (type !== "integer" || maximum - minimum > LISTED) return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, place) => minimum + place);
}

/**
 * @param {unknown} value
 * @param {Record<string, string>} words
 */
function wordFor(value, words) {
  return value === null ? say("option_none") : (words[String(value)] ?? String(value));
}
