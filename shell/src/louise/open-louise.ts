import { useSyncExternalStore, type ComponentType } from 'react';
import { showToast } from '@carecircle/ui';
import { styled } from '../boot/late-style';
import type { LouiseDialogProps } from './louise-dialog';

interface Opening {
  /** `coming` once it was asked for and is not there yet. */
  state: 'closed' | 'coming' | 'open';
  /** Null until it was asked for: all of the assistant comes only then. */
  LouiseDialog: ComponentType<LouiseDialogProps> | null;
}

let opening: Opening = { state: 'closed', LouiseDialog: null };
const listeners = new Set<() => void>();

/** Opens the assistant, or says `failed` where it does not come. */
export async function openLouise(language: string, failed: string): Promise<void> {
  set({ state: 'coming' });
  try {
    const { default: LouiseDialog, prepareLouise } = await styled(import('./louise-dialog'));
    await prepareLouise(language);
    set({ state: 'open', LouiseDialog });
  } catch (error) {
    console.error('Louise did not load', error);
    set({ state: 'closed' });
    showToast({ text: failed, tone: 'failed' });
  }
}

export function closeLouise(): void {
  set({ state: 'closed' });
}

export function useOpening(): Opening {
  return useSyncExternalStore(subscribe, () => opening);
}

function set(changes: Partial<Opening>): void {
  opening = { ...opening, ...changes };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
