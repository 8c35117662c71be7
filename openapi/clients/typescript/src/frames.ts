import { Unreachable } from './connection.js';

/** One block of a stream of server-sent events. A comment is a block without anything in it. */
export interface Frame {
  name?: string;
  id?: string;
  data?: string;
  /** Milliseconds to wait before connecting again. */
  retry?: number;
}

/**
 * The frames of a stream as they come, until it ends. One that was cut off is left out.
 *
 * Throws Unreachable if the connection breaks, or if nothing at all comes for `silence` milliseconds.
 */
export async function* frames(body: ReadableStream<Uint8Array>, silence: number): AsyncGenerator<Frame, void, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const bytes = await nextBytes(reader, silence);
      if (bytes === undefined) {
        return;
      }
      const blocks = (rest + decoder.decode(bytes, { stream: true })).replaceAll('\r\n', '\n').split('\n\n');
      rest = blocks.pop() ?? '';
      yield* blocks.map(frameOf);
    }
  } finally {
    // Whoever stops reading hangs up.
    await reader.cancel().catch(() => undefined);
  }
}

/** Only the wait for bytes is timed: who reads may take all the time in the world between two frames. */
async function nextBytes(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  silence: number,
): Promise<Uint8Array | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came for ${silence} ms`)), silence);
  });
  try {
    return (await Promise.race([reader.read(), tooLong])).value;
  } catch (error) {
    throw new Unreachable('the stream broke off', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function frameOf(block: string): Frame {
  const frame: Frame = {};
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') {
      frame.name = value;
    } else if (field === 'id') {
      frame.id = value;
    } else if (field === 'data') {
      frame.data = frame.data === undefined ? value : `${frame.data}\n${value}`;
    } else if (field === 'retry' && /^\d+$/.test(value)) {
      frame.retry = Number(value);
    }
  }
  return frame;
}
