import * as z from 'zod';
import type { Action } from '../actions';
import { Id, Instant } from '../primitives';

/** Whose log an event stands in: a circle's, or one person's own (notifications, preferences). */
export const EventScope = z.enum(['circle', 'person']);
export type EventScope = z.infer<typeof EventScope>;

/** What surrounds every payload. `sequence` counts from 1 without a gap within its scope. */
export const eventEnvelope = {
  id: Id,
  scope: EventScope,
  scopeId: Id,
  sequence: z.int().positive(),
  version: z.int().positive(),
  /** Who did it; null for the system itself. */
  actorId: Id.nullable(),
  occurredAt: Instant,
};

/** Names of the fields that an edit changed. */
export const ChangedFields = z.array(z.string()).max(50);

/** One line of the event map: when it fires is its docstring; who may receive it is `audience`. */
export interface EventDefinition<P extends z.ZodType = z.ZodType> {
  scope: EventScope;
  version: number;
  /** Permission a reader needs; 'self' for events of a person's own log. */
  audience: Action | 'self';
  payload: P;
}

/** Declares an event of a circle that members with `audience` may receive. */
export function circleEvent<P extends z.ZodRawShape>(audience: Action, payload: P, version = 1) {
  return {
    scope: 'circle',
    version,
    audience,
    payload: z.object(payload),
  } as const satisfies EventDefinition;
}

/** Declares an event of one person's own log, received on all devices of that person. */
export function personEvent<P extends z.ZodRawShape>(payload: P, version = 1) {
  return {
    scope: 'person',
    version,
    audience: 'self',
    payload: z.object(payload),
  } as const satisfies EventDefinition;
}
