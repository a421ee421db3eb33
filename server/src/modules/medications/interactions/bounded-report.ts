import { listLimits, type InteractionReport } from '@carecircle/contracts';

/** A report that fits into one answer: of each list the first, which are the most serious where that differs. */
export function boundedReport<R extends InteractionReport>(report: R): R {
  const { interactions: most } = listLimits;
  return {
    ...report,
    interactions: report.interactions.slice(0, most),
    more: Math.max(0, report.interactions.length - most),
    duplicates: report.duplicates
      .slice(0, most)
      .map((duplicate) => ({ ...duplicate, medications: duplicate.medications.slice(0, most) })),
    allergies: report.allergies.slice(0, most),
    unknownNames: report.unknownNames
      .slice(0, most)
      .map((unknown) => ({ ...unknown, words: unknown.words.slice(0, most) })),
    unknownAllergies: report.unknownAllergies.slice(0, most),
  };
}
