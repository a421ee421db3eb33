import type { DomainEvent, Signal, StateValue } from '@carecircle/contracts';
import type { Positions } from '@carecircle/event-bus';

export type ConnectionStatus = StateValue<'connection.status'>;

/** What the stream brings, as the leading tab hands it to all tabs. */
export type StreamMessage =
  /** `follows`: sequence that the stream had reached in this scope just before. */
  | { kind: 'domain'; event: DomainEvent; follows: number }
  /** Nothing for this reader lies between the two; `after` is what the stream had reached just before. */
  | { kind: 'position'; reached: Positions; after: Positions }
  | { kind: 'signal'; signal: Signal }
  /** Going on is impossible: a position is too old, or access ended. */
  | { kind: 'reset' }
  | { kind: 'status'; status: ConnectionStatus };

/** A tab stands here and wants everything after it. */
export interface Joining {
  kind: 'join';
  positions: Positions;
  /** Newest revision of the registry that it knows; a tab of an earlier shell does not say. */
  registryRevision?: number;
}

/** What tabs say to each other. */
export type TabMessage =
  | StreamMessage
  | Joining
  /** A tab has begun to lead: all others say where they stand. */
  | { kind: 'lead' };
