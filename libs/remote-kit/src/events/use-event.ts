import { useEffect, useEffectEvent } from 'react';
import { bus } from '@carecircle/event-bus';
import type { DomainEvent, EventType, Signal, SignalType } from '@carecircle/contracts';

/** Calls the latest `handler` for each event of a type while the component is mounted. */
export function useEvent<T extends EventType>(type: T, handler: (event: DomainEvent<T>) => void): void {
  const receive = useEffectEvent(handler);
  useEffect(() => bus.on(type, (event) => receive(event)), [type]);
}

/** Calls the latest `handler` for each passing signal of a type while the component is mounted. */
export function useSignal<T extends SignalType>(
  type: T,
  handler: (payload: Signal<T>['payload']) => void,
): void {
  const receive = useEffectEvent(handler);
  useEffect(() => bus.onSignal(type, (payload) => receive(payload)), [type]);
}
