import type { Action, Signal } from '@carecircle/contracts';

/** Those who may see `action` in the circle, or only one of them. */
export interface SignalAudience {
  circleId: string;
  action: Action;
  personId?: string;
}

/** What server processes tell each other. The log is the truth: `look` only says where it has grown. */
export type RelayMessage =
  | { kind: 'look'; scopeId: string; sequence: number }
  /** A passing fact; stored nowhere. `to` null: for every open screen. */
  | { kind: 'signal'; to: SignalAudience | null; actorId: string | null; signal: Signal }
  /** Sessions of this person changed or ended: forget what is remembered of them. */
  | { kind: 'sessions-changed'; personId: string }
  /** Messages may have been lost: read every log again. */
  | { kind: 'catch-up' };

/** How processes reach each other; in one process an emitter, in several PostgreSQL notifications or NATS. */
export interface Relay {
  announce(messages: RelayMessage[]): void;
  /** Returns the function that stops listening. */
  listen(listener: (message: RelayMessage) => void): () => void;
  close(): Promise<void>;
}
