/** The options of a game as a form, made from their JSON Schema, with the words of the game's texts. */

import { h } from "../drawing/element.js";
import { fieldFor } from "./fields.js";

/** @import { Texts } from "../contract.js" */
/** @import { Schema } from "./fields.js" */

/**
 * The form's parts, and a function that reads from them what differs from the usual.
 *
 * @param {Schema} schema
 * @param {Texts} texts
 */
export function optionForm(schema, texts) {
  const options = Object.entries(schema.properties ?? {}).map(([name, option]) => {
    const words = texts.options?.[name];
    const id = `option-${name}`;
    const about = words?.description ?? option.description ?? "";
    const field = fieldFor(option, { id, describedBy: about && `${id}-about`, words: words?.values ?? {}, shapes: schema.$defs ?? {} });
    const element = h(
      "div",
      { class: "option" },
      h("label", { for: id }, words?.title ?? option.title ?? name),
      field.element,
      about && h("p", { class: "quiet", id: `${id}-about` }, about),
      field.more,
    );
    return { name, element, read: field.read, usual: JSON.stringify(option.default) };
  });
  const read = () =>
    Object.fromEntries(
      options.map((option) => [option.name, option.read(), option.usual]).filter(([, value, usual]) => JSON.stringify(value) !== usual),
    );
  return { elements: options.map((option) => option.element), read };
}
