import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/** Compiles the messages of one file (JSON: key → ICU MessageFormat). Throws with file and key when one does not parse. */
export function compileCatalogue(json: string, file: string): Record<string, CompiledMessage> {
  const messages = JSON.parse(json) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [key, compileMessage(key, text, file)]),
  );
}

function compileMessage(key: string, text: unknown, file: string): CompiledMessage {
  if (typeof text !== 'string') throw new Error(`${file}: '${key}' is not a text`);
  try {
    return compile(text);
  } catch (cause) {
    throw new Error(`${file}: '${key}' is not ICU MessageFormat: ${String(cause)}`, { cause });
  }
}
