/** What the person is called, here and at every table. */

import { taste } from "../client/keepsakes.js";
import { h } from "../drawing/element.js";
import { say } from "../words/language.js";

export function ownName() {
  return taste("name") ?? say("usual_name");
}

/** The field of a form in which the name is changed; the form has it under `name`. */
export function nameField() {
  const field = { id: "own-name", name: "name", value: ownName(), maxlength: 40, required: true, autocomplete: "nickname" };
  return h("div", { class: "option" }, h("label", { for: "own-name" }, say("your_name")), h("input", field));
}

/**
 * The name that stands in a form.
 *
 * @param {Event} event of the form
 */
export function nameIn(event) {
  return String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("name")).trim();
}
