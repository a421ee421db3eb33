import type { CheckInStatus } from '@carecircle/contracts';
import type { moods } from '../moods';

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
