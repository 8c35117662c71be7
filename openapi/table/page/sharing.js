/** Giving a link to somebody: by the system's own sheet where there is one, else by the clipboard. */

import { openDialog } from "../drawing/dialog.js";
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
  const title = (await copied(url)) ? say("link_copied") : say("copy_link");
  openDialog(title, (close) => [
    h("p", null, h("input", { class: "link", readonly: true, value: url, "aria-label": title })),
    h("button", { type: "button", onclick: close }, say("close")),
  ]);
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
