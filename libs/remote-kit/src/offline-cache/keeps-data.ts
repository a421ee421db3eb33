import { useSyncExternalStore } from 'react';
import { deviceValue } from '../device-value';
import { keeping } from './keeping';

const keeps = deviceValue('carecircle:keeps-no-data', {
  read: (stored) => stored === null,
  write: (chosen) => (chosen ? null : ''),
});

/** Whether this device keeps data: its own choice, whoever is signed in (OWASP ASVS 14.3.3). */
export const keepsData = keeps.get;

/** Chooses for this device: what is kept goes at once, in all tabs, or may come again. */
export const setKeepsData = keeps.set;

/** Calls back when another choice was made, here or in another tab. */
export const onKeepsData = keeps.subscribe;

export function useKeepsData(): boolean {
  return useSyncExternalStore(onKeepsData, keepsData);
}

/** Whether what is under way may still be kept: nothing was forgotten meanwhile. */
export function goesOnKeeping(): boolean {
  return keepsData() && !keeping.signal.aborted;
}
