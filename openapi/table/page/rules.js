/** The rules of a game, one tap away from anywhere. */

import { getRules } from "../client/operations.js";
import { h } from "../drawing/element.js";
import { say } from "../words/language.js";
import { readable } from "../words/markdown.js";
import { explained } from "../words/problems.js";

/**
 * @param {string} game
 * @param {string} title
 */
export async function showRules(game, title) {
  const text = h("div", { class: "rules", tabindex: 0, role: "region", "aria-labelledby": "rules-title" }, h("p", { role: "status" }, say("loading")));
  const dialog = h(
    "dialog",
    { class: "sheet", "aria-labelledby": "rules-title" },
    h(
      "header",
      { class: "row" },
      h("h2", { id: "rules-title" }, title),
      h("button", { type: "button", onclick: () => dialog.close() }, say("close")),
    ),
    text,
  );
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();
  try {
    // The title of the page is that of the dialog already.
    text.replaceChildren(...readable(await getRules(game)).slice(1));
  } catch (trouble) {
    text.replaceChildren(h("p", { role: "alert" }, explained(trouble)));
  }
}
