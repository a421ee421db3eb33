import type * as z from 'zod';
import { refuse } from '../refuse';

/** Makes the opaque position after the last row of a page from the values that order the list. */
export function writeCursor(position: readonly (string | null)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Reads a position made by `writeCursor`; anything else is refused as INVALID_INPUT at `cursor`. */
export function readCursor<S extends z.ZodType>(shape: S, cursor: string): z.infer<S> {
  const read = shape.safeParse(parsedJson(Buffer.from(cursor, 'base64url').toString()));
  if (read.success) return read.data;
  throw refuse('INVALID_INPUT', {
    message: 'This list position is not one that the server gave.',
    fields: [{ path: 'cursor', code: 'cursor_shape' }],
  });
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
