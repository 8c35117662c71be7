/** What shall happen once, however often it has to be asked for. */

/** The header with a fresh name, by which the server knows a repeat. */
export function onceOnly() {
  return { "Idempotency-Key": randomName() };
}

/** 128 random bits. Not `crypto.randomUUID`, which browsers offer on secure pages only, and a home network has none. */
function randomName() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
