import { type Answer, answered, backOff, isPassing, pause } from './connection.js';
import type { Client } from './generated/client/index.js';
import { makeMove, type Move, type MoveAnswer } from './generated/index.js';

/** What an attempt adds to a request: `openMatch({ client, body, ...attempt })`. */
export interface Attempt {
  headers: { 'Idempotency-Key': string };
  signal: AbortSignal;
}

/** When to stop trying. Times in milliseconds. */
export interface Trying {
  signal?: AbortSignal;
  /** Until an answer is given up and asked for again. */
  answerWithin?: number;
  /** Until the last failure is thrown. */
  patience?: number;
}

const FIRST_PAUSE = 250;

/**
 * Do something once, however often it has to be asked for: all attempts carry the same key, by which the server knows
 * that it has already answered. For any operation that takes an Idempotency-Key.
 *
 * Throws a Refusal if the server says no, Unreachable if it cannot be reached for too long, the reason of `signal`.
 */
export async function safely<T>(request: (attempt: Attempt) => Promise<Answer<T>>, trying: Trying = {}): Promise<T> {
  const { signal, answerWithin = 15_000, patience = 120_000 } = trying;
  const headers = { 'Idempotency-Key': newKey() };
  const end = Date.now() + patience;
  for (let failures = 0; ; failures += 1) {
    signal?.throwIfAborted();
    const timeout = AbortSignal.timeout(answerWithin);
    try {
      return await answered(request({ headers, signal: signal ? AbortSignal.any([signal, timeout]) : timeout }));
    } catch (error) {
      signal?.throwIfAborted();
      const wait = backOff(FIRST_PAUSE, failures, error);
      if (!isPassing(error) || Date.now() + wait > end) {
        throw error;
      }
      await pause(wait, signal);
    }
  }
}

/**
 * Make a move once. It answers the match as you saw it, so that it is refused if your choice has changed since; without
 * a `version` it is for whatever is current.
 */
export function play(
  client: Client,
  match: { id: string; version?: number },
  move: Move,
  trying?: Trying,
): Promise<MoveAnswer> {
  const version = match.version === undefined ? '*' : `"${match.version}"`;
  return safely(
    ({ headers, signal }) =>
      makeMove({
        client,
        path: { match_id: match.id },
        headers: { ...headers, 'If-Match': version },
        body: move,
        signal,
      }),
    trying,
  );
}

/** 128 random bits. Not `crypto.randomUUID`, which browsers hide from pages that came without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
