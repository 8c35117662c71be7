import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Client, followMatch, followMine, Refusal, type Told, Unreachable } from '@upcard/client';
import { hangUp, html, noMore, refusal, sayNothing, scripted, stream, until } from './scripted.js';

const SOON = 'retry: 20\n\n';

function event(version: number, type = 'passed'): string {
  return `id: ${version}\ndata: {"version":${version},"type":"${type}"}\n\n`;
}

async function heard(client: Client, options: Parameters<typeof followMatch>[2] = {}): Promise<string[]> {
  const found: string[] = [];
  for await (const told of followMatch(client, 'm_1', options)) {
    found.push(`${told.type} ${'version' in told ? told.version : ''}`.trim());
  }
  return found;
}

test('a stream goes on after the last event that came whole', async (t) => {
  const { client, asked } = await scripted(
    t,
    stream('destroy', SOON, 'event: snapshot\nid: 5\ndata: {"version":5}\n\n', event(6), 'id: 7\ndata: {"version":7,'),
    stream('end', SOON, event(7), event(8).trim() + '\n'),
    hangUp,
    stream('end', SOON, event(8)),
    noMore,
  );
  assert.deepEqual(await heard(client), ['snapshot 5', 'passed 6', 'passed 7', 'passed 8']);
  assert.deepEqual(
    asked.map((each) => each.url.split('?')[1]),
    [undefined, 'after=6', 'after=7', 'after=7', 'after=8'],
  );
  assert.equal(asked[1]?.headers.authorization, 'Bearer seat_1');
  assert.equal(asked[1]?.headers.accept, 'text/event-stream');
});

test('a cut before the first frame begins anew, or where it was asked to begin', async (t) => {
  const { client, asked } = await scripted(t, stream('destroy', SOON), noMore);
  assert.deepEqual(await heard(client), []);
  assert.deepEqual(await heard(client, { after: 3 }), []);
  assert.deepEqual(asked.map((each) => each.url.split('?')[1]), [undefined, undefined, 'after=3']);
});

test('types that nobody knows come through, however the bytes are cut', async (t) => {
  const applause = 'event: applause\ndata: {"seat":1}\n\n';
  const text = `: upcard\r\n${SOON}${applause}id: 2\r\ndata: {"type":"ünknown",\r\ndata: "version":2}\r\n\r\n`;
  const bytes = [...Buffer.from(text, 'utf-8')].map((byte) => String.fromCharCode(byte));
  const { client } = await scripted(
    t,
    (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      bytes.forEach((byte) => response.write(byte, 'latin1'));
      response.end();
    },
    noMore,
  );
  assert.deepEqual(await heard(client), ['applause', 'ünknown 2']);
});

test('it waits as long as the server asks for', async (t) => {
  const { client, asked } = await scripted(t, stream('end', 'retry: 100\n\n', event(1)), noMore);
  await heard(client);
  const wait = (asked[1]?.at ?? 0) - (asked[0]?.at ?? 0);
  assert.ok(wait >= 100 && wait < 2_000, `${wait}`);
});

test('it waits longer and longer while nothing holds', async (t) => {
  const { client, asked } = await scripted(t, stream('end', 'retry: 40\n\n'), hangUp, hangUp, hangUp, noMore);
  await heard(client);
  const [first = 0, ...later] = asked.map((each) => each.at);
  assert.ok((later.at(-1) ?? 0) - first >= 40 + 80 + 160 + 320);
});

for (const last of ['event: resume\ndata: {"type":"resume","version":1}\n\n', event(2, 'match_finished')]) {
  test(`it does not wait after ${JSON.stringify(last)}`, { timeout: 60_000 }, async (t) => {
    const { client, asked } = await scripted(t, stream('end', 'retry: 600000\n\n', event(1), last), noMore);
    const found = await heard(client);
    assert.ok(!found.some((each) => each.startsWith('resume')));
    assert.equal(asked.length, 2);
  });
}

test('a server that has fallen silent is left', async (t) => {
  const { client, asked } = await scripted(t, stream('wait', SOON, event(1)), sayNothing, noMore);
  assert.deepEqual(await heard(client, { silence: 1_000 }), ['passed 1']);
  assert.ok(asked[0]?.isOver && asked[1]?.isOver);
});

test('a sign of life is enough', async (t) => {
  const { client, asked } = await scripted(
    t,
    (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(SOON);
      let signs = 0;
      const timer = setInterval(() => {
        response.write(': still here\n\n');
        signs += 1;
        if (signs === 30) {
          clearInterval(timer);
          response.end(event(1));
        }
      }, 50);
    },
    noMore,
  );
  assert.deepEqual(await heard(client, { silence: 1_000 }), ['passed 1']);
  assert.equal(asked.length, 2);
});

test('who reads slowly loses nothing', async (t) => {
  const { client, asked } = await scripted(t, stream('end', SOON, event(1) + event(2), event(3)), noMore);
  const found: Told[] = [];
  for await (const told of followMatch(client, 'm_1', { silence: 1_000 })) {
    found.push(told);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
  }
  assert.equal(found.length, 3);
  assert.equal(asked.length, 2);
});

test('a refusal is thrown at once', async (t) => {
  const { client, asked } = await scripted(t, refusal(401, 'unauthenticated'));
  await assert.rejects(heard(client), (error) => error instanceof Refusal && error.code === 'unauthenticated');
  assert.equal(asked.length, 1);
});

test('a page of somebody else is no refusal', async (t) => {
  const { client, asked } = await scripted(t, html(404));
  await assert.rejects(heard(client), /404 .* this is not Upcard/);
  assert.equal(asked.length, 1);
});

test('a server that is too busy is asked again when it wants to be', async (t) => {
  const { client, asked } = await scripted(
    t,
    stream('end', SOON, event(1)),
    refusal(503, 'too_many_streams', { 'Retry-After': '1' }),
    html(502),
    noMore,
  );
  assert.deepEqual(await heard(client), ['passed 1']);
  assert.ok((asked[2]?.at ?? 0) - (asked[1]?.at ?? 0) >= 1_000);
});

test('patience has an end', async (t) => {
  const { client } = await scripted(t, stream('end', SOON, event(1)), hangUp);
  await assert.rejects(heard(client, { patience: 300 }), Unreachable);
});

test('a signal ends it at once and hangs up, whatever it is waiting for', { timeout: 60_000 }, async (t) => {
  const scripts = [[stream('wait', SOON)], [sayNothing], [stream('end', 'retry: 600000\n\n'), noMore]];
  for (const steps of scripts) {
    const { client, asked } = await scripted(t, ...steps);
    const away = new AbortController();
    const following = heard(client, { signal: away.signal });
    await until(() => asked.length === 1);
    setTimeout(() => away.abort(), 100);
    await assert.rejects(following, { name: 'AbortError' });
    await until(() => asked[0]?.isOver);
    assert.equal(asked.length, 1);
  }
});

test('who leaves the loop hangs up', { timeout: 60_000 }, async (t) => {
  const { client, asked } = await scripted(t, stream('wait', SOON, event(1) + event(2)));
  for await (const told of followMatch(client, 'm_1')) {
    assert.equal(told.type, 'passed');
    break;
  }
  await until(() => asked[0]?.isOver);
});

test('the own stream goes on after the id of the last item', async (t) => {
  const { client, asked } = await scripted(
    t,
    stream('destroy', SOON, 'event: snapshot\nid: 7-0\ndata: {"id":"7-0","items":[]}\n\n'),
    stream('end', SOON, 'id: 9-1\ndata: {"type":"your_turn","match":"m_1","version":5,"id":"9-1"}\n\n'),
    stream('wait', SOON, 'id: 9-2\ndata: {"type":"match_ended","match":"m_1","version":6,"id":"9-2"}\n\n'),
  );
  const found: string[] = [];
  for await (const told of followMine(client)) {
    found.push(told.type);
    if (told.type === 'match_ended') {
      break;
    }
  }
  assert.deepEqual(found, ['snapshot', 'your_turn', 'match_ended']);
  assert.deepEqual(
    asked.map((each) => each.url),
    ['/v1/me/events', '/v1/me/events?after=7-0', '/v1/me/events?after=9-1'],
  );
  assert.equal(asked[0]?.headers.authorization, 'Bearer seat_1');
});
