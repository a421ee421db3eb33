import { useSyncExternalStore } from 'react';

/** A medication that was just added here; its reader is still to be told what it does with the others. */
export interface AddedMedication {
  medicationId: string;
  recipientId: string;
}

let latest: AddedMedication | null = null;
const readers = new Set<() => void>();

/** Null once the reader has seen the warning. */
export function noteAddedMedication(added: AddedMedication | null): void {
  latest = added;
  for (const tell of readers) tell();
}

export const useAddedMedication = () => useSyncExternalStore(follow, () => latest);

function follow(tell: () => void) {
  readers.add(tell);
  return () => void readers.delete(tell);
}
