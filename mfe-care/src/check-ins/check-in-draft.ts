import type { CheckInStatus } from '@carecircle/contracts';

/** No answer, or from very low to very good as the contract counts them. */
export const moods = ['none', '1', '2', '3', '4', '5'] as const;

/** What is chosen in the form so far. */
export interface CheckInDraft {
  recipientId: string;
  status: CheckInStatus | null;
  mood: (typeof moods)[number];
}

/** The draft and its notes as the contract's schema reads them. */
export function inputOf({ mood, ...fields }: CheckInDraft, notes: string) {
  return { ...fields, mood: mood === 'none' ? null : Number(mood), notes };
}
