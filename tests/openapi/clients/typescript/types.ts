// Compiled and never run: `type` tells what else there is.

import type { Move, OwnTold, Told } from '@upcard/client';

export function words(told: Told): string {
  switch (told.type) {
    case 'snapshot':
      return told.seats.map((seat) => seat.name).join();
    case 'seat_gone':
      return told.seat.toFixed();
    case 'seat_taken':
      return told.name;
    case 'card_stacked':
      return `${told.card} ${told.height}`;
    case 'card_played':
      // Of two games, which have this in common.
      return `${told.card} ${told.seat}`;
    case 'match_finished':
      // @ts-expect-error: not of this event
      return told.card;
    // @ts-expect-error: there is no such event today
    case 'applause':
      return '';
    default:
      return told.type;
  }
}

export function matchesOf(news: OwnTold): string[] {
  return news.type === 'snapshot' ? news.items.map((item) => item.match) : [news.match];
}

export const bet: Move = { type: 'bet', count: 2 };
// @ts-expect-error: of which card?
export const nothing: Move = { type: 'stack_card' };
