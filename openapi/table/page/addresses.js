/** The addresses of the page's screens, all behind a `#`, so that any web server can serve the page. */

/**
 * @typedef {{screen: "lobby"}
 *   | {screen: "new", game: string}
 *   | {screen: "invitation", code: string}
 *   | {screen: "match", match: string, version?: number}} Place
 */

/** @returns {Place} */
export function here() {
  const [screen, name, , version] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  if (screen === "new" && name) return { screen, game: name };
  if (screen === "invitation" && name) return { screen, code: name };
  if (screen === "match" && name) {
    const past = Number(version);
    return version && Number.isInteger(past) && past > 0 ? { screen, match: name, version: past } : { screen, match: name };
  }
  return { screen: "lobby" };
}

/** @param {Place} place */
export function addressOf(place) {
  switch (place.screen) {
    case "lobby":
      return "#/";
    case "new":
      return `#/new/${encodeURIComponent(place.game)}`;
    case "invitation":
      return `#/invitation/${encodeURIComponent(place.code)}`;
    case "match":
      return `#/match/${encodeURIComponent(place.match)}${place.version === undefined ? "" : `/at/${place.version}`}`;
  }
}

/** @param {Place} place */
export function go(place) {
  location.hash = addressOf(place);
}

/** Leave the screen and come to it anew, as after sitting down at a table that was only watched. */
export function comeAgain() {
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/**
 * The whole address, for somebody else.
 *
 * @param {Place} place
 */
export function linkTo(place) {
  return new URL(addressOf(place), location.href).href;
}
