/** Giving a link to somebody: by the system's own sheet where there is one, else by the clipboard. */

import { h } from "../drawing/element.js";
import { say } from "../words/language.js";

/**
 * @param {string} text that goes with it
 * @param {string} url
 */
export async function share(text, url) {
  if (navigator.share) {
    await navigator.share({ text, url }).catch(() => undefined);
    return;
  }
  const isCopied = await copied(url);
  const dialog = h(
    "dialog",
    { class: "sheet", "aria-labelledby": "link-title" },
    h("h2", { id: "link-title" }, isCopied ? say("link_copied") : say("copy_link")),
    h("p", null, h("input", { class: "link", readonly: true, value: url, "aria-labelledby": "link-title" })),
    h("button", { type: "button", onclick: () => dialog.close() }, say("close")),
  );
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();
}

/** @param {string} url */
async function copied(url) {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    // Not on pages without encryption, nor where the person has said no.
    return false;
  }
}
