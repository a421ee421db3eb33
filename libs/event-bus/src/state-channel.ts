import { BehaviorSubject } from 'rxjs';
import { stateChannels, type StateChannel, type StateValue } from '@carecircle/contracts';
import { BusError } from './bus-error';
import { isolated } from './isolated';

/** One shared value with its current state. */
export interface SharedState<T> {
  get: () => T;
  /** Throws a `BusError` when the value does not fit the channel's schema; the old value then stays. */
  set: (value: T) => void;
  /** Calls back with the current value at once and with each later one; the answer ends it. */
  subscribe: (listener: (value: T) => void) => () => void;
}

/** Makes the state of one channel of the contracts, beginning at the channel's initial value. */
export function createState<C extends StateChannel>(channel: C): SharedState<StateValue<C>> {
  const { schema, initial } = stateChannels[channel];
  const subject = new BehaviorSubject(initial as StateValue<C>);
  return {
    get: () => subject.value,
    set: (value) => {
      const checked = schema.safeParse(value);
      if (!checked.success) throw new BusError(`State '${channel}'`, checked.error);
      if (!Object.is(subject.value, value)) subject.next(value);
    },
    subscribe: (listener) => {
      const subscription = subject.subscribe(isolated(`state '${channel}'`, listener));
      return () => subscription.unsubscribe();
    },
  };
}
