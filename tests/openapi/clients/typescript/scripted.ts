// A server that answers as it is told, and keeps what it was asked.

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { connect, type Client } from '@upcard/client';

export interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
  at: number;
  /** Whether the client has hung up. */
  isOver: boolean;
}

export type Step = (response: ServerResponse) => void;

/** Answers the first request by the first step and so on; all others by the last one. It ends with the test. */
export async function scripted(test: TestContext, ...steps: Step[]): Promise<{ client: Client; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const step = steps[Math.min(asked.length, steps.length - 1)];
    const noted: Asked = { method, url, headers, body: '', at: Date.now(), isOver: false };
    asked.push(noted);
    response.on('close', () => (noted.isOver = true));
    request.on('data', (piece) => (noted.body += String(piece)));
    request.on('end', () => step?.(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  test.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { client: connect(`http://127.0.0.1:${port}`, 'seat_1'), asked };
}

export const hangUp: Step = (response) => response.destroy();

export const sayNothing: Step = () => undefined;

export const noMore: Step = (response) => response.writeHead(204).end();

/** These pieces of a stream, each on its own; then the end, a broken connection, or nothing. */
export function stream(then: 'end' | 'destroy' | 'wait', ...pieces: string[]): Step {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.flushHeaders();
    const next = (): void => {
      const piece = pieces.shift();
      if (piece !== undefined) {
        response.write(piece, () => setImmediate(next));
      } else if (then !== 'wait') {
        response[then]();
      }
    };
    next();
  };
}

export function json(status: number, body: object, headers: Record<string, string> = {}): Step {
  const all = { 'Content-Type': 'application/json', ...headers };
  return (response) => response.writeHead(status, all).end(JSON.stringify(body));
}

export function refusal(status: number, code: string, headers: Record<string, string> = {}): Step {
  return json(status, { code, status, detail: 'no', title: code }, headers);
}

export function html(status: number): Step {
  return (response) => response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Nobody is here</h1>');
}

/** Resolves once the condition holds; who asks says how long that may take. */
export async function until(condition: () => boolean | undefined): Promise<void> {
  while (!condition()) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
