/**
 * One match as this browser follows it: what is shown of it, what happened, and what the person does.
 *
 * The server's answers are the truth. Nothing is guessed ahead: a move shows when the server has made it.
 */

import { pause } from "../client/connection.js";
import { follow } from "../client/follow.js";
import { getMatch, listEvents, makeMove, validateMove } from "../client/operations.js";
import { ratingChanges, ratingsOf } from "../client/ratings.js";
import { Refused } from "../client/refusals.js";
import { broken, explained } from "../words/problems.js";
import { say } from "../words/language.js";
import { nextShown } from "./moments.js";

/** @import { OwnSeat } from "../client/keepsakes.js" */
/** @import { Match, Move, RatingExplanation, RatingValue, TableEvent, Texts } from "../contract.js" */

export class Session {
  /** All that happened, event n at place n - 1. @type {TableEvent[]} */
  events = [];
  /** What the person looks back at; null for the present. @type {Match | null} */
  past = null;
  /** Seats that nobody follows the match from just now. @type {Set<number>} */
  away = new Set();
  /** Why the last thing did not work, in words. */
  trouble = "";
  /** Is a move on its way? */
  isBusy = false;
  /** Of each seat, the rating with which it came. @type {(RatingValue | null)[]} */
  ratings = [];
  /** What the match did to the ratings, once that is known. @type {RatingExplanation | null} */
  changes = null;

  #isCatchingUp = false;
  #changed;

  /**
   * @param {Match} match as it is now
   * @param {OwnSeat | undefined} own
   * @param {Texts} texts of the game
   * @param {AbortSignal} signal ends it
   * @param {() => void} changed is called whenever something is to be drawn
   */
  constructor(match, own, texts, signal, changed) {
    this.live = match;
    this.own = own;
    this.texts = texts;
    this.signal = signal;
    this.#changed = changed;
  }

  /** The match to be drawn. */
  get shown() {
    return this.past ?? this.live;
  }

  /** Of each seat, what its owner is called. */
  get names() {
    return this.live.seats.map((seat) => seat.name ?? say("empty_seat", { number: seat.seat + 1 }));
  }

  /** Fetch what happened so far, and follow the match from then on. */
  async begin() {
    const { id } = this.live;
    while (this.events.length < this.live.version) {
      const page = await listEvents(id, this.own?.token, this.events.length, this.signal);
      if (page.events.length === 0) break;
      this.events.push(.../** @type {TableEvent[]} */ (page.events));
    }
    this.#changed();
    // Something may have happened between the two questions.
    this.#catchUp();
    this.#rate();
    follow({
      match: id,
      token: this.own?.token,
      version: () => this.events.length,
      heard: (events) => this.#hear(events),
      presence: (seat, isAway) => this.#notice(seat, isAway),
      refused: (problem) => this.complain(problem),
      signal: this.signal,
    });
  }

  /**
   * Make a move. While one is on its way, there is no other.
   *
   * @param {Move} move
   */
  async move(move) {
    if (this.isBusy || this.past || !this.own) return;
    this.isBusy = true;
    this.trouble = "";
    this.#changed();
    try {
      const answer = await makeMove(this.live.id, this.own.token, move, this.live.version);
      // The stream may have brought it already, and with it the next decision.
      if (this.live.version < answer.version) this.live = { ...this.live, legal_moves: [] };
      this.#hear(/** @type {TableEvent[]} */ (answer.events));
    } catch (trouble) {
      this.trouble = explained(trouble, this.texts, this.names);
      await this.#lookAgain(trouble);
    } finally {
      this.isBusy = false;
      this.#changed();
    }
  }

  /**
   * Say why this is no legal move; the server knows.
   *
   * @param {Move} move
   */
  async explain(move) {
    if (this.past || !this.own) return;
    try {
      const { rule, facts, detail } = await validateMove(this.live.id, this.own.token, move);
      this.trouble = (rule && broken(this.texts, rule, facts, this.names)) ?? detail ?? "";
    } catch (trouble) {
      this.trouble = explained(trouble, this.texts, this.names);
    }
    this.#changed();
  }

  /**
   * Look at the match when it had a past version; at the present one with null.
   *
   * @param {number | null} version
   */
  async lookBack(version) {
    this.trouble = "";
    try {
      this.past = version === null ? null : await getMatch(this.live.id, this.own?.token, version);
    } catch (trouble) {
      this.trouble = explained(trouble, this.texts, this.names);
    }
    this.#changed();
  }

  /** The person has left: what is still going on changes nothing any more. */
  get isOver() {
    return this.signal.aborted;
  }

  /** @param {unknown} trouble */
  async #lookAgain(trouble) {
    // A refusal may mean that the match has moved on: in another tab, or while the connection was away.
    if (trouble instanceof Refused) this.live = await getMatch(this.live.id, this.own?.token);
  }

  /** @param {TableEvent[]} events */
  #hear(events) {
    for (const event of events) if (event.version === this.events.length + 1) this.events.push(event);
    // The table may have been ahead of the log.
    this.#changed();
    this.#catchUp();
  }

  /** Show what happened, step by step, until the present is shown. */
  async #catchUp() {
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    try {
      let told = this.live.version;
      while (told < this.events.length && !this.isOver) {
        const next = nextShown(this.events, told);
        await pause(next.pause, this.signal);
        await this.#showMoment(next.version);
        told = Math.max(next.version, this.live.version);
      }
    } catch (trouble) {
      this.complain(trouble);
    } finally {
      this.#isCatchingUp = false;
    }
  }

  /** @param {number} version */
  async #showMoment(version) {
    const isNow = version === this.events.length;
    const match = await getMatch(this.live.id, this.own?.token, isNow ? undefined : version);
    if (this.isOver || match.version <= this.live.version) return;
    // What could be done back then cannot be done any more.
    const { status } = this.live;
    this.live = isNow ? match : { ...match, legal_moves: [] };
    this.#changed();
    if (status !== this.live.status) this.#rate();
  }

  /** Learn the ratings of those who sit here, and after the end, what became of them. */
  async #rate() {
    try {
      if (this.live.status === "finished") this.changes ??= await ratingChanges(this.live, this.own?.token, this.signal);
      else if (this.live.status === "active" && this.ratings.length === 0) this.ratings = await ratingsOf(this.live);
    } catch (trouble) {
      this.complain(trouble);
    }
    if (!this.isOver) this.#changed();
  }

  /**
   * @param {number} seat
   * @param {boolean} isAway
   */
  #notice(seat, isAway) {
    if (isAway) this.away.add(seat);
    else this.away.delete(seat);
    this.#changed();
  }

  /**
   * Say in words what went wrong.
   *
   * @param {unknown} trouble
   */
  complain(trouble) {
    if (this.isOver) return;
    this.trouble = explained(trouble, this.texts, this.names);
    this.#changed();
  }
}
