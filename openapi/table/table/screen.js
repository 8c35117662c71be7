/** The screen of a match: everything about it, drawn anew whenever something has changed. */

import { keepTaste, ownSeat, taste } from "../client/keepsakes.js";
import { getMatch, getTexts, resign } from "../client/operations.js";
import { h, show } from "../drawing/element.js";
import { faceOf, hasGermanCards } from "../games/faces.js";
import { showRules } from "../page/rules.js";
import { germanised } from "../words/card_names.js";
import { say } from "../words/language.js";
import { actions, status, trouble } from "./actions.js";
import { Choosing } from "./choosing.js";
import { ending } from "./ending.js";
import { hand } from "./hand.js";
import { history } from "./history.js";
import { inWords, log } from "./log.js";
import { players } from "./players.js";
import { Scene } from "./scene.js";
import { Session } from "./session.js";
import { waiting } from "./waiting.js";

/** @import { GameTexts, Move } from "../contract.js" */

/**
 * @param {HTMLElement} main
 * @param {{match: string, version?: number}} place
 * @param {AbortSignal} signal
 */
export async function matchScreen(main, place, signal) {
  const own = ownSeat(place.match);
  const match = await getMatch(place.match, own?.token);
  const texts = await getTexts(match.game);
  if (signal.aborted) return;
  /** @type {TableScreen | null} */
  let screen = null;
  const session = new Session(match, own, texts.game, signal, () => !signal.aborted && screen?.draw());
  screen = new TableScreen(main, session, texts);
  await session.begin();
  if (place.version !== undefined) await session.lookBack(place.version);
}

class TableScreen {
  #choosing = new Choosing([]);
  #decided = -1;
  #isGerman = taste("cards") === "german";

  /**
   * @param {HTMLElement} main
   * @param {Session} session
   * @param {GameTexts} texts
   */
  constructor(main, session, texts) {
    this.main = main;
    this.session = session;
    this.texts = texts;
    this.title = texts.game.game?.["name"] ?? session.live.game;
  }

  draw() {
    const { session, texts } = this;
    const { game } = session.live;
    const face = faceOf(game);
    const isGerman = this.#isGerman && hasGermanCards(game);
    const scene = new Scene(session, this.#choose(), isGerman ? germanised(texts.game) : texts.game, isGerman, () => this.draw());
    const hasView = scene.match.view !== undefined;
    const logFrame = this.main.querySelector(".log-frame");
    const isAtEnd = !logFrame || logFrame.scrollTop + logFrame.clientHeight > logFrame.scrollHeight - 30;
    document.title = `${scene.isPlaying && this.#choosing.legal.length > 0 ? "● " : ""}${this.title} · ${say("title")}`;
    show(
      this.main,
      h(
        "div",
        { class: `match game-${game}`, key: session.live.id, "data-version": scene.match.version },
        h(
          "div",
          { class: "board" },
          this.#heading(hasView ? face.headline(scene) : ""),
          players(scene, face),
          waiting(scene, this.title),
          ending(scene),
          hasView && h("section", { class: "felt", key: "felt", "aria-label": this.title }, ...face.felt(scene)),
          h("div", { class: "doing", key: "doing" }, status(scene), trouble(scene), hasView && face.advice?.(scene), actions(scene)),
          hasView && hand(scene, face),
        ),
        h("aside", { class: "side" }, log(scene, texts), hasView && inWords(scene), session.events.length > 1 && history(session), this.#menu()),
      ),
    );
    const frame = this.main.querySelector(".log-frame");
    if (frame && isAtEnd) frame.scrollTop = frame.scrollHeight;
  }

  /** What can be chosen; begun anew with each decision, so that nothing is left over from the one before. */
  #choose() {
    const { past, live } = this.session;
    if (past) return new Choosing([]);
    if (this.#decided !== live.version || this.#choosing.legal !== live.legal_moves) {
      const chosen = this.#decided === live.version ? this.#choosing.chosen : new Set();
      this.#decided = live.version;
      this.#choosing = new Choosing(/** @type {Move[]} */ (live.legal_moves));
      this.#choosing.chosen = chosen;
    }
    return this.#choosing;
  }

  /** @param {string} headline */
  #heading(headline) {
    return h(
      "header",
      { class: "row heading", key: "heading" },
      h("h1", null, this.title, headline && h("span", { class: "headline" }, ` ${headline}`)),
      h("button", { type: "button", class: "small", onclick: () => showRules(this.session.live.game, this.title) }, say("rules")),
    );
  }

  /** Tastes and rare deeds. */
  #menu() {
    const { live } = this.session;
    const isIn = this.session.own && live.status === "active";
    const change = (/** @type {Event} */ event) => {
      this.#isGerman = /** @type {HTMLInputElement} */ (event.target).checked;
      keepTaste("cards", this.#isGerman ? "german" : "");
      this.draw();
    };
    if (!isIn && !hasGermanCards(live.game)) return null;
    return h(
      "details",
      { class: "sheet menu", key: "menu" },
      h("summary", null, say("menu")),
      hasGermanCards(live.game) &&
        h("label", { class: "check", key: "german" }, h("input", { type: "checkbox", checked: this.#isGerman, onchange: change }), say("german_cards")),
      isIn && h("button", { type: "button", key: "resign", class: "small", onclick: () => this.#askToResign() }, say("resign")),
    );
  }

  #askToResign() {
    const dialog = h(
      "dialog",
      { class: "sheet", "aria-labelledby": "resign-title" },
      h("h2", { id: "resign-title" }, say("resign_sure")),
      h(
        "p",
        { class: "row" },
        h("button", { type: "button", class: "primary", onclick: () => dialog.close() }, say("keep_playing")),
        h("button", { type: "button", onclick: () => (dialog.close(), this.#resign()) }, say("resign")),
      ),
    );
    dialog.onclose = () => dialog.remove();
    document.body.append(dialog);
    dialog.showModal();
  }

  async #resign() {
    const { live, own } = this.session;
    try {
      if (own) await resign(live.id, own.token);
    } catch (trouble) {
      this.session.complain(trouble);
    }
  }
}
