import { useSyncExternalStore } from 'react';
import { bus } from '@carecircle/event-bus';
import type { StateChannel, StateValue } from '@carecircle/contracts';

/** Current value of a state channel; renders anew when it changes. */
export function useBusState<C extends StateChannel>(channel: C): StateValue<C> {
  const state = bus.state(channel);
  return useSyncExternalStore(state.subscribe, state.get);
}

/** Sets a state channel for everyone. Throws a `BusError` when the value does not fit its schema. */
export function setBusState<C extends StateChannel>(channel: C, value: StateValue<C>): void {
  bus.state(channel).set(value);
}

export function getBusState<C extends StateChannel>(channel: C): StateValue<C> {
  return bus.state(channel).get();
}
