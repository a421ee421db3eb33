import { useSyncExternalStore } from 'react';
import { keeping } from './keeping';

const mark = 'carecircle:keeps-no-data';
const listeners = new Set<() => void>();
let keeps = readMark();

/** Whether this device keeps data: its own choice, whoever is signed in (OWASP ASVS 14.3.3). */
export function keepsData(): boolean {
  return keeps;
}

/** Whether what is under way may still be kept: nothing was forgotten meanwhile. */
export function goesOnKeeping(): boolean {
  return keeps && !keeping.signal.aborted;
}

export function useKeepsData(): boolean {
  return useSyncExternalStore(onKeepsData, keepsData);
}

/** Chooses for this device: what is kept goes at once, in all tabs, or may come again. */
export function setKeepsData(chosen: boolean): void {
  try {
    if (chosen) localStorage.removeItem(mark);
    else localStorage.setItem(mark, '');
  } catch {
    // Denied storage: the choice holds for this page.
  }
  change(chosen);
}

/** Calls back when it was chosen anew, here or in another tab. */
export function onKeepsData(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', follow);
  };
}

function follow({ key }: StorageEvent): void {
  if (key === mark) change(readMark());
}

function change(chosen: boolean): void {
  if (chosen === keeps) return;
  keeps = chosen;
  for (const listener of listeners) listener();
}

function readMark(): boolean {
  try {
    return localStorage.getItem(mark) === null;
  } catch {
    return true;
  }
}
