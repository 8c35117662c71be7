/** The screen of a match: everything about it, drawn anew whenever something has changed. */

import { keepSeat, keepTaste, ownAccount, ownSeat, taste } from "../client/keepsakes.js";
import { getMatch, getTexts } from "../client/operations.js";
import { Refused } from "../client/refusals.js";
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
import { inWords, latest, log } from "./log.js";
import { menu } from "./menu.js";
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
  const { match, own } = await whoseMatch(place.match);
  const texts = await getTexts(match.game);
  if (signal.aborted) return;
  /** @type {TableScreen | null} */
  let screen = null;
  const session = new Session(match, own, texts.game, signal, () => !signal.aborted && screen?.draw());
  screen = new TableScreen(main, session, texts);
  await session.begin();
  if (place.version !== undefined) await session.lookBack(place.version);
}

/**
 * The match, and the seat that the person has in it. The key of a seat may have been renewed in another browser, or the
 * seat handed to a bot; then the account may still sit there, or else the person watches.
 *
 * @param {string} id
 */
async function whoseMatch(id) {
  const own = ownSeat(id);
  for (const token of own ? [own.token, ownAccount()] : []) {
    const match = token && (await unlessUnknown(getMatch(id, token)));
    if (!own || !match || !match.you) continue;
    const seat = { ...own, token, seat: match.you.seat };
    keepSeat(seat);
    return { match, own: seat };
  }
  return { match: await getMatch(id, undefined), own: undefined };
}

/**
 * The answer; null if the token is nobody's.
 *
 * @template T
 * @param {Promise<T>} answer
 */
async function unlessUnknown(answer) {
  try {
    return await answer;
  } catch (trouble) {
    if (trouble instanceof Refused && trouble.problem.code === "unauthenticated") return null;
    throw trouble;
  }
}

class TableScreen {
  #choosing = new Choosing([]);
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
    const choosing = this.#choose();
    const scene = new Scene(session, choosing, isGerman ? germanised(texts.game) : texts.game, isGerman, () => this.draw());
    const hasView = scene.match.view !== undefined;
    const logFrame = this.main.querySelector(".log-frame");
    const isAtEnd = !logFrame || logFrame.scrollTop + logFrame.clientHeight > logFrame.scrollHeight - 30;
    document.title = `${scene.isPlaying && choosing.legal.length > 0 ? "● " : ""}${this.title} · ${say("title")}`;
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
          h("div", { class: "doing", key: "doing" }, latest(scene, texts), status(scene), trouble(scene), hasView && face.advice?.(scene), actions(scene)),
          hasView && hand(scene, face),
        ),
        h("aside", { class: "side" }, log(scene, texts), hasView && inWords(scene), session.events.length > 1 && history(session), menu(session, this.#isGerman, (isGerman) => this.#useGerman(isGerman))),
      ),
    );
    const frame = this.main.querySelector(".log-frame");
    if (frame && isAtEnd) frame.scrollTop = frame.scrollHeight;
  }

  /**
   * What can be chosen. It begins anew with each decision, and stays while others make theirs: then the same moves are
   * legal as before, though the version is another.
   */
  #choose() {
    const { past, live } = this.session;
    if (past || live.legal_moves.length === 0) return new Choosing([]);
    const legal = /** @type {Move[]} */ (live.legal_moves);
    if (this.#choosing.legal !== legal) {
      const { chosen, legal: before } = this.#choosing;
      this.#choosing = new Choosing(legal);
      if (JSON.stringify(before) === JSON.stringify(legal)) this.#choosing.chosen = chosen;
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

  /** @param {boolean} isGerman */
  #useGerman(isGerman) {
    this.#isGerman = isGerman;
    keepTaste("cards", isGerman ? "german" : "");
    this.draw();
  }
}
