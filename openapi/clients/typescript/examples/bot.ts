// A bot for every game of Upcard, of today and of tomorrow: it knows no rules, only its legal moves and their texts.
// It sits down at public tables with an open seat and wherever it is invited, and plays until Ctrl-C.
//
//   npm run bot -- http://localhost:8000 [plr_…]

import { setTimeout } from 'node:timers/promises';
import * as upcard from '@upcard/client';

const [server = 'http://localhost:8000', token] = process.argv.slice(2);
const TABLES = 8;
const client = upcard.connect(server, token ?? (await registered()));
const tried = new Set<string>();
/** Up to which version each match at my tables has been told. */
const told = new Map<string, number>();
const texts: Record<string, upcard.GameTexts> = {};
await Promise.all([lookForSeats(), listen()]);

async function registered(): Promise<string> {
  const stranger = upcard.connect(server);
  const player = await upcard.safely((attempt) =>
    upcard.makePlayer({ client: stranger, body: { name: 'Robin' }, ...attempt }),
  );
  console.log(`I am ${player.name} (${player.id}), my token is ${player.token}`);
  return player.token;
}

async function lookForSeats(): Promise<void> {
  for (;;) {
    const query = { status: 'open', open_seats: 1 } as const;
    const lobby = await upcard.safely(({ signal }) => upcard.listMatches({ client, query, signal }));
    for (const { id } of lobby.data) {
      if (told.size < TABLES && !tried.has(id)) await unlessRefused(sitDown(id));
      tried.add(id);
    }
    await setTimeout(3_000);
  }
}

async function sitDown(id: string): Promise<void> {
  await upcard.safely((attempt) => upcard.takeSeat({ client, path: { match_id: id }, body: {}, ...attempt }));
  told.set(id, told.get(id) ?? 0);
}

async function listen(): Promise<void> {
  for await (const news of upcard.followMine(client)) {
    for (const item of news.type === 'snapshot' ? news.items : [news]) {
      await unlessRefused(item.type === 'invitation' ? sitDown(item.match) : attend(item));
    }
  }
}

async function attend(item: upcard.OwnItem): Promise<void> {
  const path = { match_id: item.match };
  let match = await upcard.safely(({ signal }) => upcard.getMatch({ client, path, signal }));
  await tell(match);
  while (match.legal_moves.length > 0) {
    const move = match.legal_moves[Math.floor(Math.random() * match.legal_moves.length)]!;
    match = (await upcard.play(client, match, move)).match;
  }
  if (item.type === 'match_ended') told.delete(match.id);
}

async function tell(match: upcard.Match): Promise<void> {
  const names = match.seats.map((seat) => seat.name ?? 'nobody');
  const path = { game: match.game, match_id: match.id };
  const words = (texts[match.game] ??= await upcard.safely(({ signal }) => upcard.getTexts({ client, path, signal })));
  for (let after = told.get(match.id) ?? 0; after < match.version; told.set(match.id, after)) {
    const page = await upcard.safely(({ signal }) => upcard.listEvents({ client, path, query: { after }, signal }));
    if (!page) return;
    for (const event of page.events) console.log(`${match.id}: ${upcard.sentence(words, event, names)}`);
    after = page.next_after;
  }
}

/** Somebody was faster, or the match has ended meanwhile: no harm done. */
async function unlessRefused(done: Promise<void>): Promise<void> {
  await done.catch((error: unknown) => {
    if (!(error instanceof upcard.Refusal)) throw error;
    console.log(error.message);
  });
}
