import type { PGlite } from '@electric-sql/pglite';

/**
 * What the embedded engine answers to messages of PostgreSQL's protocol. Its own `execProtocolRaw` would also read every answer
 * and hold all that it has read until the next call of another kind (pglite 0.5.16), which may never come.
 */
export async function askEngine(engine: PGlite, messages: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  // A part lies in the engine's memory and is gone with its next answer.
  await engine.execProtocolRawStream(messages, { onRawData: (part) => parts.push(part.slice()) });
  const [only] = parts;
  return only && parts.length === 1 ? only : joined(parts);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let written = 0;
  for (const part of parts) {
    whole.set(part, written);
    written += part.length;
  }
  return whole;
}
