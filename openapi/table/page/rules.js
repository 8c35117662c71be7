/** The rules of a game, one tap away from anywhere. */

import { getRules } from "../client/operations.js";
import { openDialog } from "../drawing/dialog.js";
import { h } from "../drawing/element.js";
import { say } from "../words/language.js";
import { readable } from "../words/markdown.js";
import { explained } from "../words/problems.js";

/**
 * @param {string} game
 * @param {string} title
 */
export async function showRules(game, title) {
  const text = h("div", { class: "rules", tabindex: 0, role: "region", "aria-label": title }, h("p", { role: "status" }, say("loading")));
  openDialog(title, (close) => [text, h("button", { type: "button", onclick: close }, say("close"))]);
  try {
    // The title of the page is that of the dialog already.
    text.replaceChildren(...readable(await getRules(game)).slice(1));
  } catch (trouble) {
    text.replaceChildren(h("p", { role: "alert" }, explained(trouble)));
  }
}
