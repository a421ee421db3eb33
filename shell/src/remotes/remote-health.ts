import type { ServedRelease } from '@carecircle/contracts';
import type { FailureStage } from '@carecircle/remote-kit';

/** What happened to a part of a release in this browser (REL-4). */
export type HealthSignal = {
  remote: string;
  version: string;
  /** `route:<id>`, `slot:<id>` or `background`. */
  part: string;
} & (
  | { kind: 'shown'; durationMs: number }
  | { kind: 'failed'; stage: FailureStage | 'gate' | 'time'; error: unknown }
);

const listeners = new Set<(signal: HealthSignal) => void>();

/** Load and crash signals by remote and version, for whoever reports them. */
export const remoteHealth = {
  subscribe(listener: (signal: HealthSignal) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function tellShown({ manifest }: ServedRelease, part: string, durationMs: number): void {
  tell({ kind: 'shown', remote: manifest.name, version: manifest.version, part, durationMs });
}

export function tellFailed(
  { manifest }: ServedRelease,
  part: string,
  stage: FailureStage | 'gate' | 'time',
  error: unknown,
): void {
  const { name: remote, version } = manifest;
  console.error(`${remote} ${version}: ${part} failed (${stage})`, error);
  tell({ kind: 'failed', remote, version, part, stage, error });
}

function tell(signal: HealthSignal) {
  for (const listener of listeners) listener(signal);
}
