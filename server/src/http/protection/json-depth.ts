import { refuse } from '../../refuse';

const deepest = 20;

/** Refuses MALFORMED when objects and arrays nest deeper than any form of ours. */
export function requireShallow(value: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.value === null || typeof next.value !== 'object') continue;
    if (next.depth >= deepest) throw refuse('MALFORMED', { message: 'The body nests too deep.' });
    for (const inner of Object.values(next.value)) open.push({ value: inner, depth: next.depth + 1 });
  }
}
