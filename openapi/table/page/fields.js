/** A field of a form for whatever a JSON Schema describes: a tick, a number, a word, a choice, or a structure of those. */

import { h } from "../drawing/element.js";
import { say, words } from "../words/language.js";

/**
 * The parts of JSON Schema that options use.
 *
 * @typedef {object} Schema
 * @property {string} [type]
 * @property {string} [$ref]
 * @property {Record<string, Schema>} [$defs]
 * @property {(string | number)[]} [enum]
 * @property {Schema[]} [anyOf]
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {number} [maxLength]
 * @property {number} [maxItems]
 * @property {unknown} [default]
 * @property {string} [title]
 * @property {string} [description]
 * @property {Record<string, Schema>} [properties]
 * @property {Schema} [items]
 *
 * @typedef {object} About
 * @property {string} id
 * @property {string} [describedBy] the id of what is said about it
 * @property {Record<string, string>} words of named values
 * @property {Record<string, Schema>} shapes that a `$ref` names
 *
 * @typedef {object} Field
 * @property {HTMLElement} element
 * @property {HTMLElement} [more] what does not fit beside a label
 * @property {() => any} read
 */

/** Numbers of which so many are allowed are offered as a list, where a word is allowed instead of one. */
const LISTED = 20;

/**
 * @param {Schema} schema
 * @param {About} about
 * @returns {Field}
 */
export function fieldFor(schema, about) {
  const { $ref, type, minimum: min, maximum: max, default: usual } = schema;
  const named = { id: about.id, "aria-describedby": about.describedBy };
  if ($ref) return fieldFor(about.shapes[$ref.replace("#/$defs/", "")] ?? {}, about);
  if (schema.enum || schema.anyOf) return choice(schema, about);
  if (type === "object") return structure(schema, about);
  if (type === "array") return list(schema, about);
  if (type === "boolean") {
    const box = h("input", { ...named, type: "checkbox", checked: usual === true });
    return { element: box, read: () => box.checked };
  }
  if (type === "integer") {
    const number = h("input", { ...named, type: "number", min, max, value: usual ?? min ?? 0, step: 1, required: true });
    return { element: number, read: () => number.valueAsNumber };
  }
  const line = h("input", { ...named, maxlength: schema.maxLength, value: usual ?? "", required: true });
  return { element: line, read: () => line.value.trim() };
}

/**
 * A list of values; the last may be one's own, put together in the fields that open with it.
 *
 * @param {Schema} schema
 * @param {About} about
 * @returns {Field}
 */
function choice(schema, about) {
  const values = listed(schema);
  const shape = schema.anyOf?.find((kind) => kind.$ref ?? kind.type === "object");
  const own = shape && fieldFor(shape, { ...about, id: `${about.id}-own`, describedBy: undefined });
  const wordFor = (/** @type {unknown} */ value) => (value === null ? say("option_none") : (about.words[String(value)] ?? String(value)));
  const choices = values.map((value) => h("option", { selected: value === schema.default }, wordFor(value)));
  const select = h("select", { id: about.id, "aria-describedby": about.describedBy }, ...choices, own && h("option", null, say("option_own")));
  const isOwn = () => select.selectedIndex === values.length;
  const frame = own && h("fieldset", { class: "own", hidden: true, disabled: true }, h("legend", null, say("option_own")), own.element);
  select.onchange = () => {
    // What is not asked for is neither read out nor checked.
    if (frame) frame.hidden = frame.disabled = !isOwn();
  };
  return { element: select, ...(frame ? { more: frame } : {}), read: () => (isOwn() ? own?.read() : values[select.selectedIndex]) };
}

/**
 * The values that can be offered in a list.
 *
 * @param {Schema} schema
 * @returns {unknown[]}
 */
function listed(schema) {
  if (schema.enum) return schema.enum;
  if (schema.anyOf) return schema.anyOf.flatMap(listed);
  if (schema.type === "null") return [null];
  const { type, minimum = 0, maximum = Infinity } = schema;
  if (type !== "integer" || maximum - minimum > LISTED) return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, place) => minimum + place);
}

/**
 * @param {Schema} schema
 * @param {About} about
 * @returns {Field}
 */
function structure(schema, about) {
  const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => {
    const id = `${about.id}-${name}`;
    const field = fieldFor(part, { ...about, id });
    const label = /** @type {Record<string, string>} */ (words().fields)[name] ?? name;
    const isList = part.type === "array";
    const title = isList ? h("p", { id: `${id}-title` }, label) : h("label", { for: id }, label);
    return { name, read: field.read, element: h("div", { class: isList ? "parts" : "part" }, title, field.element) };
  });
  const element = h("div", { class: "structure" }, ...parts.map((part) => part.element));
  return { element, read: () => Object.fromEntries(parts.map((part) => [part.name, part.read()])) };
}

/**
 * As many as one likes, each in a row that can be taken out again.
 *
 * @param {Schema} schema
 * @param {About} about
 * @returns {Field}
 */
function list(schema, about) {
  /** @type {Map<HTMLElement, () => unknown>} */
  const rows = new Map();
  let count = 0;
  const frame = h("ul", { class: "own-rows", "aria-labelledby": `${about.id}-title` });
  const add = () => {
    if (rows.size >= (schema.maxItems ?? Infinity)) return;
    const field = fieldFor(schema.items ?? {}, { ...about, id: `${about.id}-${count}` });
    count += 1;
    const remove = () => {
      rows.delete(row);
      row.remove();
      more.focus();
    };
    const row = h("li", { class: "row" }, field.element, h("button", { type: "button", class: "small", onclick: remove }, say("remove_row")));
    rows.set(row, field.read);
    frame.append(row);
  };
  const more = h("button", { type: "button", class: "small", id: about.id, "aria-describedby": `${about.id}-title`, onclick: add }, say("add_row"));
  return { element: h("div", null, frame, more), read: () => [...rows.values()].map((read) => read()) };
}
