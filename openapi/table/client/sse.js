/** Server-sent events, read from the body of an answer. */

/**
 * The frames of a stream as they come. A comment, which says only that the server is there, is a frame without data.
 *
 * @param {ReadableStream<Uint8Array>} body
 * @returns {AsyncGenerator<{name: string, data: string}>}
 */
export async function* frames(body) {
  const reader = body.pipeThrough(/** @type {any} */ (new TextDecoderStream())).getReader();
  let pending = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      pending += value;
      const blocks = pending.split("\n\n");
      pending = blocks.pop() ?? "";
      for (const block of blocks) yield frame(block);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** @param {string} block the lines of a frame */
function frame(block) {
  const lines = block.split("\n");
  const of = (/** @type {string} */ field) =>
    lines.filter((line) => line.startsWith(`${field}: `)).map((line) => line.slice(field.length + 2));
  return { name: of("event")[0] ?? "message", data: of("data").join("\n") };
}
