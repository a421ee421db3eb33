import type { DomainEvent, EventType } from '@carecircle/contracts';
import type { ReactionContext } from '../context';

export interface Reaction<T extends EventType = EventType> {
  /** Stable name `<area>.<verb-noun>`: its place in each log is kept under it. */
  name: string;
  on: readonly T[];
  /** Whether there is anything to do about an event; without it, always. Nothing is held for an event of no concern. */
  concerns?(event: DomainEvent<T>): boolean;
  react(context: ReactionContext<T>): Promise<void>;
}

/**
 * Declares a follow-up of events. Each event is given once, in the order of its log, in one transaction with the
 * step of its place; a failure is tried again and holds back only this reaction in this log. `now` is when the event happened.
 */
export function defineReaction<T extends EventType>(reaction: Reaction<T>): Reaction {
  return reaction as unknown as Reaction;
}

/** Whether a reaction has something to do about an event. */
export function concerns(reaction: Reaction, event: DomainEvent): boolean {
  return reaction.on.includes(event.type) && (reaction.concerns?.(event) ?? true);
}
