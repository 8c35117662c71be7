/** Opening a match: who sits where, and what the table agrees on. */

import { asPlayer, keepName } from "../client/account.js";
import { keepSeat } from "../client/keepsakes.js";
import { getTexts, listGames, openMatch } from "../client/operations.js";
import { h, show } from "../drawing/element.js";
import { say, words } from "../words/language.js";
import { explained } from "../words/problems.js";
import { go } from "./addresses.js";
import { optionForm } from "./options.js";
import { nameField, nameIn } from "./own_name.js";
import { showRules } from "./rules.js";

/** @import { Game, GameTexts, MatchRequest, SeatOfMatch } from "../contract.js" */

/** Who shall sit on a seat besides the person: a bot by its name, or whoever comes. */
const OPEN = "";

/**
 * @param {HTMLElement} main
 * @param {string} name
 * @param {AbortSignal} signal
 */
export async function newMatch(main, name, signal) {
  const [games, texts] = await Promise.all([listGames(), getTexts(name)]);
  const game = games.find((offered) => offered.name === name);
  if (signal.aborted || !game) return;
  document.title = `${game.title} · ${say("title")}`;
  new Opening(main, game, texts).draw();
}

class Opening {
  #trouble = "";
  #isBusy = false;
  #isPrivate = false;
  #isRated = true;

  /**
   * @param {HTMLElement} main
   * @param {Game} game
   * @param {GameTexts} texts
   */
  constructor(main, game, texts) {
    this.main = main;
    this.game = game;
    this.texts = texts;
    this.usualBot = game.bots.at(-1)?.name ?? OPEN;
    /** Who sits on the seats after the person's. */
    this.others = Array.from({ length: game.seats.min - 1 }, () => this.usualBot);
    this.options = optionForm(game.options, texts.game);
  }

  draw() {
    const { title, name, summary } = this.game;
    const onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.#open(nameIn(event));
    };
    show(
      this.main,
      h(
        "form",
        { class: "sheet opening", onsubmit },
        h("h1", null, say("new_match", { game: title })),
        h("p", null, summary, " ", h("button", { type: "button", class: "small", onclick: () => showRules(name, title) }, say("rules"))),
        nameField(),
        this.#seats(),
        h("details", null, h("summary", null, say("options")), h("div", { class: "options" }, ...this.options.elements)),
        tick(say("rated_table"), this.#isRated, (isOn) => (this.#isRated = isOn)),
        tick(say("private_table"), this.#isPrivate, (isOn) => (this.#isPrivate = isOn)),
        h("p", { role: "alert", class: "trouble" }, this.#trouble),
        h("button", { type: "submit", class: "primary large", "aria-disabled": this.#isBusy ? "true" : null }, say("deal")),
      ),
    );
  }

  #seats() {
    const { min, max } = this.game.seats;
    const change = (/** @type {string[]} */ others) => {
      this.others = others;
      this.draw();
    };
    const more = () => change([...this.others, this.usualBot]);
    const less = () => change(this.others.slice(0, -1));
    const count = this.others.length + 1;
    return h(
      "fieldset",
      null,
      h("legend", null, say("players")),
      h("div", { class: "option" }, h("span", null, say("seat_number", { number: 1 })), h("span", null, say("seat_you"))),
      ...this.others.map((_, place) => this.#seat(place)),
      min < max &&
        h(
          "p",
          { class: "row" },
          count < max && h("button", { type: "button", key: "more", onclick: more }, say("more_seat")),
          count > min && h("button", { type: "button", key: "less", onclick: less }, say("less_seat")),
        ),
    );
  }

  /** @param {number} place among the others */
  #seat(place) {
    const id = `seat-${place + 2}`;
    const choices = [...this.game.bots.map((bot) => bot.name).reverse(), OPEN];
    const onchange = (/** @type {Event} */ event) => (this.others[place] = /** @type {HTMLSelectElement} */ (event.target).value);
    const names = this.texts.match.names;
    return h(
      "div",
      { class: "option" },
      h("label", { for: id }, say("seat_number", { number: place + 2 })),
      h(
        "select",
        { id, onchange },
        ...choices.map((choice) =>
          h(
            "option",
            { value: choice, selected: choice === this.others[place] },
            choice === OPEN ? say("seat_open") : say("seat_bot", { bot: names[choice] ?? choice }),
          ),
        ),
      ),
    );
  }

  /** @param {string} name */
  async #open(name) {
    if (this.#isBusy) return;
    this.#busy(true, "");
    /** @type {MatchRequest} */
    const wanted = {
      game: this.game.name,
      seats: [{ kind: "human", name }, ...this.others.map(seatFor)],
      options: this.options.read(),
      visibility: this.#isPrivate ? "private" : "public",
      settings: { rated: this.#isRated },
    };
    try {
      const match = await asPlayer(name, (token) => openMatch(wanted, token));
      const own = match.seats[0];
      if (!own?.token) throw new Error("the server opened a match and kept the seat");
      keepName(name);
      keepSeat({ match: match.id, game: match.game, seat: own.seat, token: own.token, at: match.created_at });
      go({ screen: "match", match: match.id });
    } catch (trouble) {
      this.#busy(false, explained(trouble));
    }
  }

  /**
   * @param {boolean} isBusy
   * @param {string} trouble
   */
  #busy(isBusy, trouble) {
    this.#isBusy = isBusy;
    this.#trouble = trouble;
    this.draw();
  }
}

/**
 * @param {string} who
 * @param {number} place
 * @returns {SeatOfMatch}
 */
function seatFor(who, place) {
  return who === OPEN ? { kind: "open" } : { kind: "bot", bot: who, name: words().bots[place] ?? who };
}

/**
 * @param {string} label
 * @param {boolean} isOn
 * @param {(isOn: boolean) => void} turn
 */
function tick(label, isOn, turn) {
  const onchange = (/** @type {Event} */ event) => turn(/** @type {HTMLInputElement} */ (event.target).checked);
  return h("label", { class: "check" }, h("input", { type: "checkbox", checked: isOn, onchange }), label);
}
