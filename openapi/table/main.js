/** Where the page begins: its frame, and the screen that the address names. */

import { chooseLanguage } from "./words/language.js";
import { drawFrame } from "./page/frame.js";
import { showScreen } from "./page/screens.js";
import { useTheme } from "./page/theme.js";

function begin() {
  useTheme();
  chooseLanguage();
  const main = drawFrame(begin);
  showScreen(main);
}

begin();
