import type { Signal } from '@carecircle/contracts';
import type { Joining } from './stream-message';

/** What a tab knows of decisions about releases. */
export interface KnownRevision {
  /** Newest revision of the registry that was heard of. */
  revision: () => number;
  hear: (signal: Signal) => void;
  /** What is to be told to a tab whose page was made before the newest decision; null where it knows as much. */
  missedBy: (tab: Joining) => Signal | null;
}

/**
 * Which revision of the registry the stream has brought this tab to. A page that another one decided about before it joined
 * would not hear of it otherwise: the beginning of the stream was told before, and a decision is told only once.
 */
export function knowRevision(ofPage: number): KnownRevision {
  let revision = ofPage;
  let version: string | null = null;
  return {
    revision: () => revision,
    hear(signal) {
      // Every decision raises the registry by one and is told by one signal.
      if (signal.type === 'release.changed') revision += 1;
      if (signal.type !== 'contracts.served') return;
      version = signal.payload.version;
      revision = signal.payload.registryRevision ?? revision;
    },
    missedBy: (tab) =>
      version !== null && (tab.registryRevision ?? revision) < revision
        ? { type: 'contracts.served', payload: { version, registryRevision: revision } }
        : null,
  };
}
