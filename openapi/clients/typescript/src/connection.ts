import type { Problem } from './generated/index.js';
import { type Client, createClient, createConfig } from './generated/client/index.js';

/** A client for the operations: `baseUrl` without `/v1`; the token of a seat, a player or an app, or nobody's. */
export function connect(baseUrl: string, token?: string): Client {
  return createClient(createConfig({ baseUrl, auth: token }));
}

/** The server has understood and says no. `code` is stable; the other fields of `problem` depend on it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;

  /** `retryAfter`: milliseconds after which the server would like to be asked again, if it said so. */
  constructor(readonly problem: Problem, readonly retryAfter: number | undefined) {
    super(`${problem.code}: ${problem.detail}`);
    this.code = problem.code;
  }
}

/** No answer came, or not the whole of it, or not from the server itself. What was asked may have been done. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** What an operation gives. If no answer came there is no `response`, whatever the generated types say. */
export interface Answer<T> {
  data?: T;
  error?: unknown;
  response?: Response;
}

/**
 * What was asked for: `await answered(getMatch({ client, path }))`.
 *
 * Throws a Refusal or Unreachable.
 */
export async function answered<T>(asked: Promise<Answer<T>>): Promise<T> {
  return (await accepted(asked)).data as T;
}

/** The answer, if it is neither a refusal nor missing. */
export async function accepted<T>(asked: Promise<Answer<T>>): Promise<Answer<T> & { response: Response }> {
  const answer = await asked.catch((error: unknown) => {
    throw new Unreachable('the answer broke off', { cause: error });
  });
  const { error, response } = answer;
  if (response === undefined) {
    throw new Unreachable('no answer', { cause: error });
  }
  if (response.ok) {
    return { ...answer, response };
  }
  if (isProblem(error)) {
    const seconds = Number(response.headers.get('Retry-After') ?? NaN);
    throw new Refusal(error, Number.isNaN(seconds) ? undefined : seconds * 1000);
  }
  if (response.status >= 500 || response.status === 429) {
    throw new Unreachable(`${response.status} from something before the server`);
  }
  throw new Error(`${response.status} ${response.statusText} at ${response.url}: this is not Upcard`);
}

/** May the same request, sent again a little later, have a better answer? */
export function isPassing(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof Refusal && [429, 503].includes(error.problem.status));
}

const LONGEST_PAUSE = 30_000;

/** Milliseconds to wait after so many failures in a row: twice as long each time, and never less than was asked for. */
export function backOff(first: number, failures: number, error?: unknown): number {
  // Not everybody shall come back at the same moment.
  const pause = Math.min(first * 2 ** failures, LONGEST_PAUSE) * (1 + Math.random() / 4);
  return Math.max(pause, (error instanceof Refusal && error.retryAfter) || 0);
}

/** Wait so many milliseconds; throws the signal's reason as soon as it is aborted. */
export async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', aborted);
    function done(): void {
      signal?.removeEventListener('abort', aborted);
      resolve();
    }
    function aborted(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', aborted);
      reject(signal?.reason);
    }
  });
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'status' in body;
}
