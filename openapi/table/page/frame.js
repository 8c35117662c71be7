/** What is around every screen: the name of the house, language and colours, and a word if the server is away. */

import { watchConnection } from "../client/connection.js";
import { h, show } from "../drawing/element.js";
import { LANGUAGES, keepLanguage, language, say } from "../words/language.js";
import { THEMES, keepTheme, theme } from "./theme.js";

/** Milliseconds for which good news stay. */
const GOOD_NEWS = 4000;

let isWatched = false;

/**
 * Draw the frame, and return the place for the screen in it.
 *
 * @param {() => void} again draws the whole page in another language
 */
export function drawFrame(again) {
  const main = h("main", { id: "table", tabindex: -1 });
  show(
    document.body,
    h("a", { class: "skip", href: "#table", onclick: (/** @type {Event} */ event) => skipTo(event, main) }, say("skip")),
    h(
      "header",
      { class: "house" },
      h("a", { class: "sign", href: "#/" }, h("span", { class: "sign-suit", "aria-hidden": "true" }, "♥"), say("title")),
      h("div", { class: "tastes" }, languageChoice(again), themeChoice()),
    ),
    h("p", { class: "connection", role: "alert" }),
  );
  document.body.append(main);
  if (!isWatched) watchConnection(tellConnection);
  isWatched = true;
  return main;
}

/**
 * @param {Event} event
 * @param {HTMLElement} main
 */
function skipTo(event, main) {
  // The address after the # names a screen, so the link must not change it.
  event.preventDefault();
  main.focus();
}

/** @param {boolean} isLost */
function tellConnection(isLost) {
  const line = document.querySelector(".connection");
  if (!line) return;
  line.classList.toggle("lost", isLost);
  line.textContent = isLost ? say("lost") : say("found");
  if (!isLost) setTimeout(() => !line.classList.contains("lost") && line.replaceChildren(), GOOD_NEWS);
}

/** @param {() => void} again */
function languageChoice(again) {
  const choices = Object.entries(LANGUAGES).map(([code, { name }]) =>
    h("option", { value: code, lang: code, selected: code === language() }, name),
  );
  const onchange = (/** @type {Event} */ event) => {
    keepLanguage(/** @type {HTMLSelectElement} */ (event.target).value);
    again();
  };
  return h("label", null, h("span", { class: "unseen" }, say("language")), h("select", { onchange }, ...choices));
}

function themeChoice() {
  const choices = THEMES.map((name) => h("option", { value: name, selected: name === theme() }, say(`theme_${name}`)));
  const onchange = (/** @type {Event} */ event) => keepTheme(/** @type {HTMLSelectElement} */ (event.target).value);
  return h("label", null, h("span", { class: "unseen" }, say("theme")), h("select", { onchange }, ...choices));
}
