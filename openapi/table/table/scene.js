/**
 * What a game draws with: the view, the names of seats and cards, and things that can be pressed.
 *
 * A game draws its felt and names the move that each thing stands for. Everything else is the same for all games.
 */

import { cardBack, cardFace } from "../drawing/cards.js";
import { h } from "../drawing/element.js";
import { cardLanguage, cardName } from "../words/card_names.js";
import { say } from "../words/language.js";
import { nameOf, sentence } from "../words/sentences.js";

/** @import { Match, Move, Texts } from "../contract.js" */
/** @import { Child, Properties } from "../drawing/element.js" */
/** @import { Choosing } from "./choosing.js" */
/** @import { Session } from "./session.js" */

export class Scene {
  /**
   * @param {Session} session
   * @param {Choosing} choosing
   * @param {Texts} texts
   * @param {boolean} isGerman
   * @param {() => void} redraw
   */
  constructor(session, choosing, texts, isGerman, redraw) {
    this.session = session;
    this.choosing = choosing;
    this.texts = texts;
    this.isGerman = isGerman;
    this.redraw = redraw;
    /** @type {Match} */
    this.match = session.shown;
    this.names = session.names;
    /** The person's seat; null for those who watch. */
    this.me = this.match.you?.seat ?? null;
    this.isPlaying = this.me !== null && !session.past && this.match.status === "active";
  }

  /** What a move says. @param {Move} move */
  tell(move) {
    return sentence(this.texts, move.type, move, this.names) ?? say("nameless_move");
  }

  /** The word of the game's texts for a value. @param {string | number | null | undefined} value */
  word(value) {
    return value === null || value === undefined ? "" : nameOf(this.texts, String(value));
  }

  /** @param {number | null | undefined} seat */
  seatName(seat) {
    return seat === null || seat === undefined ? "" : this.texts.seat.replace("{name}", () => this.names[seat] ?? "");
  }

  /** What a card is called in full. @param {string} code */
  cardName(code) {
    return cardName(code, this.texts, this.isGerman);
  }

  /**
   * Properties that make a button stand for a move: lit if it is legal; if not, pressing it tells why.
   *
   * @param {Move} wish
   * @returns {Properties}
   */
  pressing(wish) {
    const legal = this.choosing.legalAs(wish);
    if (legal) return { class: "lit", onclick: () => this.session.move(legal) };
    return { "aria-disabled": "true", onclick: () => this.session.explain(wish) };
  }

  /**
   * A card that lies open.
   *
   * @param {string} code
   * @param {Properties} [properties]
   */
  faceUp(code, properties = {}) {
    const named = { role: "img", "aria-label": this.cardName(code), lang: cardLanguage(this.isGerman) };
    return h("span", { ...named, ...properties, class: `card ${properties["class"] ?? ""}` }, cardFace(code, { isGerman: this.isGerman }));
  }

  /** A card that lies face down. @param {Properties} [properties] */
  faceDown(properties = {}) {
    return h("span", { role: "img", "aria-label": say("face_down"), ...properties, class: `card ${properties["class"] ?? ""}` }, cardBack());
  }

  /** Open or face down. @param {string | null} code @param {Properties} [properties] */
  card(code, properties = {}) {
    return code === null ? this.faceDown(properties) : this.faceUp(code, properties);
  }

  /**
   * A labelled place on the felt. With a wish it can be pressed.
   *
   * @param {string} label
   * @param {Child} content
   * @param {{key: string, wish?: Move | undefined, note?: Child}} about
   */
  place(label, content, { key, wish, note }) {
    const inside = [h("span", { class: "place-cards" }, content), h("span", { class: "place-label" }, label, " ", note)];
    if (!wish || !this.isPlaying) return h("div", { class: "place", key }, ...inside);
    const { class: lit = "", ...pressing } = this.pressing(wish);
    return h("button", { type: "button", key, class: `place ${lit}`, ...pressing }, ...inside);
  }
}
