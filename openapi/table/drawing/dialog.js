/** Windows over the page. Escape closes them, and the focus goes back to where it was: the browser's own doing. */

import { h } from "./element.js";

/** @import { Child } from "./element.js" */

let count = 0;

/**
 * Open a window over the page.
 *
 * @param {string} title
 * @param {(close: () => void) => Child[]} content
 * @param {() => void} [closed] is called when it is closed, however that was done
 */
export function openDialog(title, content, closed) {
  count += 1;
  const id = `dialog-${count}`;
  const dialog = h("dialog", { class: "sheet", "aria-labelledby": id });
  dialog.append(h("h2", { id }, title), ...content(() => dialog.close()).filter((part) => part instanceof Node));
  dialog.onclose = () => {
    dialog.remove();
    closed?.();
  };
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * Ask before something that cannot be taken back.
 *
 * @param {string} question
 * @param {Child} about
 * @param {{no: string, yes: string}} answers
 * @param {() => void} deed
 */
export function confirmFirst(question, about, { no, yes }, deed) {
  openDialog(question, (close) => [
    h("p", null, about),
    h(
      "p",
      { class: "row" },
      h("button", { type: "button", class: "primary", onclick: close }, no),
      h("button", { type: "button", onclick: () => (close(), deed()) }, yes),
    ),
  ]);
}
