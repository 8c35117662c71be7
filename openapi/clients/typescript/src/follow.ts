import { accepted, type Answer, backOff, isPassing, pause, Unreachable } from './connection.js';
import { frames } from './frames.js';
import type { Client } from './generated/client/index.js';
import {
  type Event,
  type FollowMyMatchesData,
  type FollowMyMatchesErrors,
  type FollowMyMatchesResponses,
  listEvents,
  type Match,
  type OwnEvent,
  type OwnSnapshot,
  type SeatBack,
  type SeatGone,
} from './generated/index.js';

/** What a match tells. A newer server may tell more: leave a `default` in your `switch`. */
export type Told = ({ type: 'snapshot' } & Match) | Event | SeatGone | SeatBack;

/** What a player is told of all matches. A newer server may tell more. */
export type OwnTold = ({ type: 'snapshot' } & OwnSnapshot) | OwnEvent;

/** Where to begin, and when to stop. Times in milliseconds. */
export interface Following<After> {
  /** The version, or the id, of the last thing already known. Left out: begin with a snapshot. */
  after?: After;
  signal?: AbortSignal;
  /** Nothing at all, not even the server's sign of life every 7 seconds: time to connect anew. */
  silence?: number;
  /** Until the last failure is thrown, if no connection holds. */
  patience?: number;
}

const MINE: FollowMyMatchesData['url'] = '/v1/me/events';

const EVENT_STREAM = { Accept: 'text/event-stream' };

/**
 * Everything that happens in a match, each event once and in order, until the match is over.
 *
 * Throws a Refusal if the server says no, Unreachable if it cannot be reached for too long, the reason of `signal`.
 */
export function followMatch(
  client: Client,
  matchId: string,
  options: Following<number> = {},
): AsyncGenerator<Told, void, void> {
  return resuming<Told>(
    (after, signal) =>
      listEvents({
        client,
        path: { match_id: matchId },
        query: after === undefined ? {} : { after: Number(after) },
        headers: EVENT_STREAM,
        parseAs: 'stream',
        signal,
      }),
    { ...options, after: options.after?.toString() },
  );
}

/**
 * What a player is to know of all matches, without end: enough to know when to act, so it can drive a bot.
 *
 * Throws as `followMatch` does.
 */
export function followMine(client: Client, options: Following<string> = {}): AsyncGenerator<OwnTold, void, void> {
  return resuming<OwnTold>(
    (after, signal) =>
      // The generated `followMyMatches` does not connect again when a stream ends, nor tell a snapshot from an item.
      client.get<FollowMyMatchesResponses, FollowMyMatchesErrors>({
        url: MINE,
        security: [{ type: 'http', scheme: 'bearer' }],
        query: { after },
        headers: EVENT_STREAM,
        parseAs: 'stream',
        signal,
      }),
    options,
  );
}

type Opening = (after: string | undefined, signal: AbortSignal) => Promise<Answer<unknown>>;

/** One connection after another, each going on after the last frame that came whole. */
async function* resuming<T>(open: Opening, options: Following<string>): AsyncGenerator<T, void, void> {
  const { signal, silence = 20_000, patience = 120_000 } = options;
  let { after } = options;
  let [retry, failures, end] = [2_000, 0, 0];
  for (;;) {
    let trouble: unknown = new Unreachable('the stream ended');
    let isAwaited = false;
    try {
      const body = await opened(open, after, silence, signal);
      if (body === null) {
        return;
      }
      for await (const frame of frames(body, silence)) {
        signal?.throwIfAborted();
        failures = 0;
        retry = frame.retry ?? retry;
        if (frame.data !== undefined) {
          after = frame.id ?? after;
          const told = { type: frame.name, ...(JSON.parse(frame.data) as object) };
          isAwaited = AWAITED.has(told.type);
          if (told.type !== 'resume') {
            yield told as T;
          }
        }
      }
    } catch (error) {
      signal?.throwIfAborted();
      if (!isPassing(error)) {
        throw error;
      }
      trouble = error;
    }
    const wait = isAwaited ? 0 : backOff(retry, failures, trouble);
    end = failures === 0 ? Date.now() + patience : end;
    if (Date.now() + wait > end) {
      throw trouble;
    }
    failures += 1;
    await pause(wait, signal);
  }
}

/** After these the server hangs up and awaits whoever wants to go on, or to be told that there is no more. */
const AWAITED = new Set<string | undefined>(['resume', 'match_finished', 'match_abandoned']);

/** What the server sends on a new connection; null if it has no more to tell. */
async function opened(
  open: Opening,
  after: string | undefined,
  silence: number,
  signal: AbortSignal | undefined,
): Promise<ReadableStream<Uint8Array> | null> {
  const hangUp = new AbortController();
  const timer = setTimeout(() => hangUp.abort(), silence);
  try {
    const either = AbortSignal.any(signal ? [signal, hangUp.signal] : [hangUp.signal]);
    const { response } = await accepted(open(after, either));
    return response.status === 204 ? null : response.body;
  } finally {
    clearTimeout(timer);
  }
}
