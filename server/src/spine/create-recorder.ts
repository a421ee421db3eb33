import { randomUUID } from 'node:crypto';
import type { EventDefinition, EventScope, EventType } from '@carecircle/contracts';
import { eventMap } from '@carecircle/contracts/schemas';
import type { NewEvent } from './append-events';
import type { Recorder } from './context';

interface Origin {
  actorId: string | null;
  circleId: string | null;
  now: Date;
}

/** Collects into `events`, which are appended at the end of the transaction, in the order of recording. */
export function createRecorder(origin: Origin, events: NewEvent[]): Recorder {
  const add = async (scope: EventScope, scopeId: string, type: EventType, payload: unknown) => {
    const definition: EventDefinition = eventMap[type];
    if (definition.scope !== scope) throw new Error(`${type} is no event of a ${scope}.`);
    const id = randomUUID();
    events.push({
      id,
      scope,
      scopeId,
      type,
      version: definition.version,
      actorId: origin.actorId,
      occurredAt: origin.now.toISOString(),
      payload: definition.payload.parse(payload),
    } as NewEvent);
    return id;
  };
  return Object.assign(
    async (type: EventType, payload: unknown) => {
      if (!origin.circleId) throw new Error(`${type} needs a circle: use record.toCircle.`);
      return add('circle', origin.circleId, type, payload);
    },
    {
      toCircle: (circleId: string, type: EventType, payload: unknown) =>
        add('circle', circleId, type, payload),
      toPerson: (personId: string, type: EventType, payload: unknown) =>
        add('person', personId, type, payload),
    },
  );
}
