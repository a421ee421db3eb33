import { callOperation, newId, Refusal } from '@carecircle/remote-kit';
import { sendFile } from './send-file';

/** A file on its way; it goes on while its dialog is closed. */
export interface Sending {
  importId: string;
  circleId: string;
  file: File;
  sentBytes: number;
  /** Why it stopped. */
  fault: Error | null;
}

let sendings: readonly Sending[] = [];
const listeners = new Set<() => void>();
const aborts = new Map<string, AbortController>();

export const importQueue = {
  all: () => sendings,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Announces a file, sends it, and has it read. */
export async function bringIn(circleId: string, deviceId: string, file: File): Promise<void> {
  const importId = newId();
  const abort = new AbortController();
  aborts.set(importId, abort);
  set([...sendings, { importId, circleId, file, sentBytes: 0, fault: null }]);
  const common = { circleId, importId };
  try {
    await callOperation('wearables.startHealthImport', {
      ...{ ...common, deviceId, name: file.name.slice(0, 200), sizeBytes: file.size, commandId: newId() },
    });
    const onProgress = (sentBytes: number) => change(importId, { sentBytes });
    await sendFile({ ...common, file, onProgress, signal: abort.signal });
    await callOperation('wearables.readHealthImport', { ...common, commandId: importId });
    forget(importId);
  } catch (error) {
    if (abort.signal.aborted) forget(importId);
    else change(importId, { fault: error instanceof Error ? error : new Error(String(error)) });
  } finally {
    aborts.delete(importId);
  }
}

/** Takes a file back, here and on the server. */
export function cancelImport(circleId: string, importId: string): void {
  aborts.get(importId)?.abort();
  forget(importId);
  callOperation('wearables.cancelHealthImport', { circleId, importId, commandId: newId() }).catch(
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    },
  );
}

function set(next: readonly Sending[]): void {
  sendings = next;
  for (const listener of listeners) listener();
}

function change(importId: string, changes: Partial<Sending>): void {
  set(sendings.map((one) => (one.importId === importId ? { ...one, ...changes } : one)));
}

function forget(importId: string): void {
  set(sendings.filter((one) => one.importId !== importId));
}
