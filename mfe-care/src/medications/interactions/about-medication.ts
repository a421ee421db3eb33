import type { InteractionReport } from '@carecircle/contracts';

export type Warnings = Pick<InteractionReport, 'interactions' | 'duplicates' | 'allergies'>;

/** What of a report warns of one medication. */
export function warningsAbout(report: InteractionReport, id: string): Warnings {
  const isIt = ({ medicationId }: { medicationId: string | null }) => medicationId === id;
  return {
    interactions: report.interactions.filter(({ cause, affected }) => isIt(cause) || isIt(affected)),
    duplicates: report.duplicates.filter(({ medications }) => medications.some(isIt)),
    allergies: report.allergies.filter(({ medication }) => isIt(medication)),
  };
}

/** Contraindicated, or what the recipient is allergic to. */
export const isDangerous = ({ interactions, allergies }: Warnings) =>
  interactions.some(({ severity }) => severity === 'severe') ||
  allergies.some(({ match }) => match !== 'related-class');

export const hasWarnings = ({ interactions, duplicates, allergies }: Warnings) =>
  interactions.length + duplicates.length + allergies.length > 0;
