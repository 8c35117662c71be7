import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answered, getMatch, openMatch, play, Refusal, safely, Unreachable } from '@upcard/client';
import { hangUp, html, json, refusal, sayNothing, scripted, type Step } from './scripted.js';

const FOLD = { type: 'fold' } as const;
const MATCH = { id: 'm_1', version: 42 };
const made = json(201, { version: 43, events: [], match: {} });

const brokenOff: Step = (response) => {
  response.writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': '100' });
  response.write('{"version":', () => response.destroy());
};

test('a move is repeated with the same key until it is answered', async (t) => {
  const busy = [refusal(503, 'not_stored'), refusal(429, 'quota_exceeded', { 'Retry-After': '1' }), html(502)];
  const { client, asked } = await scripted(t, hangUp, brokenOff, ...busy, made);
  assert.equal((await play(client, MATCH, FOLD)).version, 43);
  assert.equal(asked.length, 6);
  assert.equal(new Set(asked.map((each) => each.headers['idempotency-key'])).size, 1);
  assert.ok(String(asked[0]?.headers['idempotency-key']).length >= 16);
  for (const { method, url, headers, body } of asked) {
    assert.equal(`${method} ${url}`, 'POST /v1/matches/m_1/moves');
    assert.equal(headers['if-match'], '"42"');
    assert.equal(headers.authorization, 'Bearer seat_1');
    assert.equal(body, '{"type":"fold"}');
  }
  assert.ok((asked[4]?.at ?? 0) - (asked[3]?.at ?? 0) >= 1_000);
});

test('an answer that does not come is asked for again', async (t) => {
  const { client, asked } = await scripted(t, sayNothing, made);
  await play(client, MATCH, FOLD, { answerWithin: 200 });
  assert.equal(asked[0]?.headers['idempotency-key'], asked[1]?.headers['idempotency-key']);
});

test('another move has another key', async (t) => {
  const { client, asked } = await scripted(t, made);
  await play(client, MATCH, FOLD);
  await play(client, { id: 'm_1' }, FOLD);
  assert.notEqual(asked[0]?.headers['idempotency-key'], asked[1]?.headers['idempotency-key']);
  assert.equal(asked[1]?.headers['if-match'], '*');
});

const REFUSALS = { stale_version: 412, illegal_move: 422, match_over: 409, internal_error: 500 };

for (const [code, status] of Object.entries(REFUSALS)) {
  test(`${code} is thrown at once`, async (t) => {
    const { client, asked } = await scripted(t, refusal(status, code));
    await assert.rejects(
      play(client, MATCH, FOLD),
      (error) => error instanceof Refusal && error.code === code && error.problem.status === status,
    );
    assert.equal(asked.length, 1);
  });
}

test('patience has an end', async (t) => {
  const lost = await scripted(t, hangUp);
  await assert.rejects(play(lost.client, MATCH, FOLD, { patience: 600 }), Unreachable);
  assert.ok(lost.asked.length > 1);
  const busy = await scripted(t, refusal(429, 'quota_exceeded', { 'Retry-After': '60' }));
  await assert.rejects(
    play(busy.client, MATCH, FOLD, { patience: 5_000 }),
    (error) => error instanceof Refusal && error.retryAfter === 60_000,
  );
  assert.equal(busy.asked.length, 1);
});

test('a signal ends it at once', { timeout: 50_000 }, async (t) => {
  for (const step of [sayNothing, refusal(503, 'not_stored', { 'Retry-After': '60' })]) {
    const { client } = await scripted(t, step);
    const away = new AbortController();
    setTimeout(() => away.abort(), 100);
    await assert.rejects(play(client, MATCH, FOLD, { signal: away.signal }), { name: 'AbortError' });
    await assert.rejects(play(client, MATCH, FOLD, { signal: away.signal }), { name: 'AbortError' });
  }
});

test('whatever takes a key can be asked for safely', async (t) => {
  const { client, asked } = await scripted(t, hangUp, json(201, { id: 'm_2' }));
  const match = await safely((attempt) => openMatch({ client, body: { game: 'showdown', seats: [] }, ...attempt }));
  assert.equal(match.id, 'm_2');
  assert.equal(asked[0]?.headers['idempotency-key'], asked[1]?.headers['idempotency-key']);
});

test('an answer is what was asked for, or an error', async (t) => {
  const path = { match_id: 'm_1' };
  const { client } = await scripted(t, json(200, { id: 'm_1' }), refusal(404, 'match_not_found'), hangUp);
  assert.equal((await answered(getMatch({ client, path }))).id, 'm_1');
  await assert.rejects(answered(getMatch({ client, path })), { name: 'Refusal', code: 'match_not_found' });
  await assert.rejects(answered(getMatch({ client, path })), { name: 'Unreachable' });
});
