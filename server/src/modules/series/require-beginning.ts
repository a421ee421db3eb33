import { refuse } from '../../refuse';

/** Refuses a series that begins where its occurrences cannot be named (`occurrence-id.ts`), at the field of its day. */
export function requireBeginning(path: 'date' | 'dueDate', day: string, earliest = '1970-01-02'): void {
  if (day >= earliest && day <= '2099-12-31') return;
  throw refuse('INVALID_INPUT', {
    message: `What repeats begins between ${earliest} and 2099-12-31.`,
    fields: [{ path, code: 'series_begin' }],
  });
}
