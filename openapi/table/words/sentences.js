/**
 * How a sentence is made of a template from `GET /v1/games/{game}/texts`, in the steps that the contract describes.
 *
 * Templates that lack a kind, and values that lack a field, give null: a newer server may know more than its texts.
 */

/** @import { Texts, Variant } from "../contract.js" */

/** @typedef {{[field: string]: any}} Values the fields of an event, a move or a view, or the facts of a refusal */

const FIELD = /\{([\w.]+)\}/g;

/**
 * What an event, a move or a refusal says to people.
 *
 * @param {Texts} texts
 * @param {string} kind such as `card_stacked`, `stack_card`, or `not-in-hand`
 * @param {Values} values
 * @param {string[]} seatNames
 * @returns {string | null}
 */
export function sentence(texts, kind, values, seatNames) {
  const template = texts.rules[kind] ?? fitting(texts.events[kind] ?? texts.moves[kind] ?? [], values)[0];
  return template === undefined ? null : filled(template, texts, values, seatNames, false);
}

/**
 * The lines that tell a view. A line that names something null, empty or not there at all is left out.
 *
 * @param {Texts} texts
 * @param {Values} view
 * @param {string[]} seatNames
 * @returns {string[]}
 */
export function viewLines(texts, view, seatNames) {
  return fitting(texts.view ?? [], view).flatMap((template) => filled(template, texts, view, seatNames, true) ?? []);
}

/**
 * The word for a value, such as a card's code.
 *
 * @param {Texts} texts
 * @param {string} value
 */
export function nameOf(texts, value) {
  return texts.names[value] ?? value;
}

/**
 * The templates whose `when` holds; a field that is missing counts as null.
 *
 * @param {Variant[]} variants
 * @param {Values} values
 */
function fitting(variants, values) {
  return variants
    .filter(({ when }) => Object.entries(when ?? {}).every(([field, wanted]) => (values[field] ?? null) === wanted))
    .map(({ text }) => text);
}

/**
 * @param {string} template
 * @param {Texts} texts
 * @param {Values} values
 * @param {string[]} seatNames
 * @param {boolean} needsAll leave the whole out if a word is empty
 */
function filled(template, texts, values, seatNames, needsAll) {
  let isWhole = true;
  // A function as replacement: what is put in is never searched for fields or `$`.
  const said = template.replace(FIELD, (_, /** @type {string} */ path) => {
    const value = at(path.split("."), values);
    const word = value === undefined ? undefined : wordFor(path.split(".").at(-1) ?? "", value, texts, seatNames);
    if (word === undefined || (needsAll && word === "")) isWhole = false;
    return word ?? "";
  });
  return isWhole ? said : null;
}

/**
 * @param {string} field the name of the innermost field, which tells seats from numbers
 * @param {any} value
 * @param {Texts} texts
 * @param {string[]} seatNames
 * @returns {string | undefined} undefined if a seat is not known
 */
function wordFor(field, value, texts, seatNames) {
  const word = (/** @type {string} */ inner, /** @type {any} */ item) => wordFor(inner, item, texts, seatNames);
  if (value === null) return "";
  if (typeof value === "number" && texts.seat_fields.includes(field)) {
    const name = seatNames[value];
    return name === undefined ? undefined : texts.seat.replace("{name}", () => name);
  }
  if (Array.isArray(value) && texts.seat_lists.includes(field)) {
    return value
      .map((item, seat) => [seatWord(seat, texts, seatNames), [item].flat().map((part) => word("", part)).join(" ")])
      .filter(([, said]) => said !== "")
      .map((pair) => pair.join(" "))
      .join(", ");
  }
  if (Array.isArray(value)) return value.map((item) => word(field, item)).join(", ");
  if (typeof value === "object") {
    return Object.entries(value).map(([name, part]) => word(name, part)).filter(Boolean).join(" ");
  }
  return typeof value === "string" ? nameOf(texts, value) : String(value);
}

/**
 * @param {number} seat
 * @param {Texts} texts
 * @param {string[]} seatNames
 */
function seatWord(seat, texts, seatNames) {
  return texts.seat.replace("{name}", () => seatNames[seat] ?? "");
}

/**
 * What lies at the end of a path; of a list, what lies there in each of its items.
 *
 * @param {string[]} path
 * @param {any} values
 * @returns {any}
 */
function at(path, values) {
  const [first, ...rest] = path;
  if (first === undefined || values === null || values === undefined) return values;
  if (Array.isArray(values)) return values.map((item) => at(path, item));
  return at(rest, values[first]);
}
