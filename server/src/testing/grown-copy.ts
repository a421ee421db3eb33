import { randomUUID } from 'node:crypto';
import { addDays } from '../recurrence/day-number';
import type { CircleCopy } from '../modules/copies/circle/circle-copy';

/** A copy with so many more records, of the kinds that families have most of. */
export function grownCopy(copy: CircleCopy, many: number): CircleCopy {
  const grown = { ...copy.records };
  const kinds = ['doses', 'doseLog', 'tasks', 'messages'] as const;
  for (const [place, kind] of kinds.entries()) {
    const [first] = grown[kind] ?? [];
    const share = Math.ceil((many - place) / kinds.length);
    grown[kind] = [
      ...(grown[kind] ?? []),
      ...Array.from({ length: share }, (_, index) => ({
        ...first,
        id: randomUUID(),
        ...('seriesId' in (first ?? {}) && { seriesId: null, ruleDay: null, repeat: null }),
        ...('text' in (first ?? {}) && { text: `Message ${index}` }),
        // No two doses are of one time.
        ...('day' in (first ?? {}) && { day: addDays('1900-01-01', index) }),
      })),
    ];
  }
  return { ...copy, records: grown };
}
