import { act } from '@testing-library/react';
import { bus } from '@carecircle/event-bus';
import type { DomainEvent, EventPayload, EventType } from '@carecircle/contracts';
import { eventMap } from '@carecircle/contracts/schemas';
import { newId } from '../operations/new-id';
import { testIds } from './test-session';

/** An event as the stream would bring it; the next in its scope. Ben did it in Ana's circle unless `envelope` says otherwise. */
export function buildEvent<T extends EventType>(
  type: T,
  payload: EventPayload<T>,
  envelope: Partial<Pick<DomainEvent, 'actorId' | 'scopeId' | 'sequence' | 'occurredAt'>> = {},
): DomainEvent<T> {
  const { scope, version } = eventMap[type];
  const scopeId = envelope.scopeId ?? (scope === 'circle' ? testIds.circle : testIds.ana);
  return {
    id: newId(),
    scope,
    scopeId,
    sequence: (bus.positions()[scopeId] ?? 0) + 1,
    type,
    version,
    actorId: testIds.ben,
    occurredAt: new Date().toISOString(),
    payload,
    ...envelope,
  } as unknown as DomainEvent<T>;
}

/** Publishes an event on the page's bus and lets React show what follows from it. */
export async function publish<T extends EventType>(
  ...event: Parameters<typeof buildEvent<T>>
): Promise<void> {
  await act(async () => bus.publish(buildEvent(...event)));
}
