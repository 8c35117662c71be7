/** What happened, in full sentences; a live region, so that it is read out as it grows. */

import { h } from "../drawing/element.js";
import { say } from "../words/language.js";
import { sentence, viewLines } from "../words/sentences.js";

/** @import { GameTexts, TableEvent } from "../contract.js" */
/** @import { Scene } from "./scene.js" */

/**
 * @param {Scene} scene
 * @param {GameTexts} texts
 */
export function log(scene, texts) {
  const upTo = scene.match.version;
  const lines = scene.session.events.slice(0, upTo).flatMap((event) => {
    const said = told(event, texts, scene);
    return said ? h("li", { key: `event-${event.version}` }, said) : [];
  });
  return h(
    "section",
    { class: "sheet log", key: "log" },
    h("h2", { id: "log-title" }, say("log")),
    h("div", { class: "log-frame", tabindex: 0, role: "log", "aria-labelledby": "log-title" }, h("ol", null, ...lines)),
  );
}

/**
 * What happened last, beside the hand: on a phone the log is further down. The log has said it already.
 *
 * @param {Scene} scene
 * @param {GameTexts} texts
 */
export function latest(scene, texts) {
  const lines = scene.session.events.slice(0, scene.match.version).map((event) => told(event, texts, scene));
  return h("p", { class: "latest", key: "latest", "aria-hidden": "true" }, lines.findLast(Boolean) ?? "");
}

/**
 * The table in words, as the texts of the game tell the view.
 *
 * @param {Scene} scene
 */
export function inWords(scene) {
  const lines = scene.match.view ? viewLines(scene.texts, scene.match.view, scene.names) : [];
  return h(
    "details",
    { class: "sheet in-words", key: "in-words" },
    h("summary", null, say("in_words")),
    h("ul", null, ...lines.map((line) => h("li", null, line))),
  );
}

/**
 * @param {TableEvent} event
 * @param {GameTexts} texts
 * @param {Scene} scene
 */
function told(event, texts, scene) {
  return sentence(texts.match, event.type, event, scene.names) ?? sentence(scene.texts, event.type, event, scene.names);
}
