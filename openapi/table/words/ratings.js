/** Ratings as people read them. */

import { language, say } from "./language.js";

/** @import { RatingValue } from "../contract.js" */

/** @param {RatingValue} value */
export function ratingWord({ rating, provisional }) {
  const number = rating.toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return provisional ? say("rating_new", { rating: number }) : number;
}
