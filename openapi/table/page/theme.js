/** Day and night: as the device, unless the person has chosen. */

import { keepTaste, taste } from "../client/keepsakes.js";

export const THEMES = /** @type {const} */ (["auto", "light", "dark"]);

export function theme() {
  const chosen = taste("theme");
  return THEMES.find((name) => name === chosen) ?? "auto";
}

export function useTheme() {
  document.documentElement.dataset["theme"] = theme();
}

/** @param {string} chosen */
export function keepTheme(chosen) {
  keepTaste("theme", chosen);
  useTheme();
}
