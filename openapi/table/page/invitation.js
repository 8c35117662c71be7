/** What somebody sees who was invited: the game, who sits there already, and a chair. */

import { ownSeat } from "../client/keepsakes.js";
import { getInvitation, listGames } from "../client/operations.js";
import { h, show } from "../drawing/element.js";
import { gamePicture } from "../drawing/pictures.js";
import { say } from "../words/language.js";
import { explained } from "../words/problems.js";
import { addressOf, go } from "./addresses.js";
import { nameField, nameIn } from "./own_name.js";
import { sitDown } from "./sitting.js";

/**
 * @param {HTMLElement} main
 * @param {string} code
 * @param {AbortSignal} signal
 */
export async function invitation(main, code, signal) {
  const [{ match, seat }, games] = await Promise.all([getInvitation(code), listGames()]);
  if (signal.aborted) return;
  const place = /** @type {const} */ ({ screen: "match", match: match.id });
  if (ownSeat(match.id)) return go(place);
  const game = games.find((offered) => offered.name === match.game);
  const names = match.seats.flatMap((taken) => taken.name ?? []).join(", ");
  const trouble = h("p", { role: "alert", class: "trouble" });
  const onsubmit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await sitDown(match, nameIn(event), { invitation: code, ...(seat === null ? {} : { seat }) });
      go(place);
    } catch (refused) {
      trouble.textContent = explained(refused);
    }
  };
  show(
    main,
    h(
      "form",
      { class: "sheet opening", onsubmit },
      gamePicture(match.game),
      h("h1", null, say("invited", { game: game?.title ?? match.game })),
      h("p", null, say("invited_by", { names })),
      game && h("p", { class: "quiet" }, game.summary),
      nameField(),
      trouble,
      h(
        "p",
        { class: "row" },
        h("button", { type: "submit", class: "primary" }, say("sit_down")),
        h("a", { class: "button", href: addressOf({ screen: "lobby" }) }, say("back")),
      ),
    ),
  );
}
