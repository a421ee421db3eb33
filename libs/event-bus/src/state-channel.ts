import { BehaviorSubject } from 'rxjs';
import { stateDefaults, type StateChannel, type StateValue } from '@carecircle/contracts';
import { BusError } from './bus-error';
import { isolated } from './isolated';
import type { LateChecks } from './late-checks';

/** One shared value with its current state. */
export interface SharedState<T> {
  get: () => T;
  /**
   * Throws a `BusError` when the value does not fit the channel's schema; the old value then stays. Before the checks are there
   * the value is shown at once, because nobody who presses something may wait for them, and a wrong one is reported later.
   */
  set: (value: T) => void;
  /** Calls back with the current value at once and with each later one; the answer ends it. */
  subscribe: (listener: (value: T) => void) => () => void;
}

/** Makes the state of one channel of the contracts, beginning at the channel's initial value. */
export function createState<C extends StateChannel>(
  channel: C,
  checks: LateChecks,
): SharedState<StateValue<C>> {
  type Value = StateValue<C>;
  const subject = new BehaviorSubject<Value>(stateDefaults[channel]);
  const check = (value: Value) =>
    checks.use(({ stateSchemas }) => {
      const { error } = stateSchemas[channel].safeParse(value);
      if (error) throw new BusError(`State '${channel}'`, error);
    });
  return {
    get: () => subject.value,
    set: (value) => {
      check(value);
      if (!Object.is(subject.value, value)) subject.next(value);
    },
    subscribe: (listener) => {
      const subscription = subject.subscribe(isolated(`state '${channel}'`, listener));
      return () => subscription.unsubscribe();
    },
  };
}
