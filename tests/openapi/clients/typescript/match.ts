// A player who plays one match against bots, and notes everything that was heard:
//   node match.js SERVER GAME OPTIONS SEATS
// On the standard output: what the streams told, what the moves were answered, and how it ended.

import {
  answered, connect, followMatch, followMine, getMatch, getTexts, makePlayer, openMatch, type OwnTold, play, safely,
  sentence, type Told,
} from '@upcard/client';

const [server = '', game = '', options = '{}', seats = '2'] = process.argv.slice(2);

const player = await safely((attempt) => makePlayer({ client: connect(server), body: { name: 'Ann' }, ...attempt }));
const client = connect(server, player.token);

const away = new AbortController();
const own: OwnTold[] = [];
const listening = listen();
const bots = Array.from({ length: Number(seats) - 1 }, () => ({ kind: 'bot', bot: 'basic' }) as const);
const opened = await safely((attempt) =>
  openMatch({
    client,
    body: { game, options: JSON.parse(options) as Record<string, unknown>, seats: [{ kind: 'human' }, ...bots] },
    ...attempt,
  }),
);

let match = opened;
const told: Told[] = [];
const answers: unknown[] = [];
for await (const each of followMatch(client, match.id)) {
  told.push(each);
  if ('version' in each && each.version > match.version) {
    match = await answered(getMatch({ client, path: { match_id: match.id } }));
  }
  while (match.legal_moves.length > 0) {
    const move = match.legal_moves[answers.length % match.legal_moves.length]!;
    // Half of the moves are for whatever is current, so that nothing but their keys keeps them from being made twice.
    const answer = await play(client, answers.length % 2 ? match : { id: match.id }, move);
    answers.push(answer);
    match = answer.match;
  }
}
await listening;
const texts = await answered(getTexts({ client, path: { game } }));
const names = match.seats.map((seat) => seat.name ?? '');
const sentences = told.map((each) => sentence(texts, each, names));
console.log(JSON.stringify({ token: player.token, opened, told, own, answers, sentences, outcome: match.outcome }));

async function listen(): Promise<void> {
  for await (const news of followMine(client, { signal: away.signal })) {
    own.push(news);
    if (news.type === 'match_ended') {
      return;
    }
  }
}
