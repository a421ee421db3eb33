import { BehaviorSubject } from 'rxjs';
import { stateDefaults, type StateChannel, type StateValue } from '@carecircle/contracts';
import { BusError } from './bus-error';
import { isolated } from './isolated';
import type { LateChecks } from './late-checks';

/** One shared value with its current state. */
export interface SharedState<T> {
  get: () => T;
  /** Throws a `BusError` when the value does not fit the channel's schema; the old value then stays. */
  set: (value: T) => void;
  /** Calls back with the current value at once and with each later one; the answer ends it. */
  subscribe: (listener: (value: T) => void) => () => void;
  /** The value that the page brings with it: shown at once; a wrong one is reported when the checks are there. */
  seed: (value: T) => void;
}

/** Makes the state of one channel of the contracts, beginning at the channel's initial value. */
export function createState<C extends StateChannel>(
  channel: C,
  checks: LateChecks,
): SharedState<StateValue<C>> {
  type Value = StateValue<C>;
  const subject = new BehaviorSubject<Value>(stateDefaults[channel]);
  const check = (value: Value, take: (checked: Value) => void) =>
    checks.use(({ stateSchemas }) => {
      const { error } = stateSchemas[channel].safeParse(value);
      if (error) throw new BusError(`State '${channel}'`, error);
      take(value);
    });
  const show = (value: Value) => {
    if (!Object.is(subject.value, value)) subject.next(value);
  };
  return {
    get: () => subject.value,
    set: (value) => check(value, show),
    seed: (value) => {
      check(value, () => undefined);
      show(value);
    },
    subscribe: (listener) => {
      const subscription = subject.subscribe(isolated(`state '${channel}'`, listener));
      return () => subscription.unsubscribe();
    },
  };
}
