import { useSyncExternalStore } from 'react';
import { newId } from '@carecircle/remote-kit';
import type { Attachment } from './attachment';

/** By conversation (`draftKey`): it outlives the step to another conversation or page, not a reload. */
const attachments = new Map<string, Attachment>();
const listeners = new Set<() => void>();

export function attachmentOf(key: string): Attachment | undefined {
  return attachments.get(key);
}

export function useAttachment(key: string): Attachment | undefined {
  return useSyncExternalStore(subscribe, () => attachments.get(key));
}

type Picked = Pick<Attachment, 'kind' | 'name' | 'blob'> & Partial<Attachment>;

export function putAttachment(key: string, picked: Picked): void {
  dropAttachment(key);
  attachments.set(key, {
    ...{ peaks: [], durationMs: 0, isUrgent: false, state: 'picked', sentBytes: 0 },
    url: URL.createObjectURL(picked.blob),
    ids: newIds(),
    ...picked,
  });
  tell();
}

export function changeAttachment(key: string, changes: Partial<Attachment>): void {
  const before = attachments.get(key);
  if (!before) return;
  attachments.set(key, { ...before, ...changes });
  tell();
}

export function dropAttachment(key: string): void {
  const before = attachments.get(key);
  if (!before) return;
  URL.revokeObjectURL(before.url);
  attachments.delete(key);
  tell();
}

export const newIds = (): Attachment['ids'] => ({ message: newId(), upload: newId(), start: newId() });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
