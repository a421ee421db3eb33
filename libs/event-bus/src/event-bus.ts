import { Subject, type Observable } from 'rxjs';
import {
  isStateChannel,
  type DomainEvent,
  type EventType,
  type Signal,
  type SignalType,
  type StateChannel,
  type StateValue,
} from '@carecircle/contracts';
import type { isEventType, parseDomainEvent } from '@carecircle/contracts/schemas';
import { BusError } from './bus-error';
import { isolated } from './isolated';
import { pageChecks } from './late-checks';
import { ReachedPositions, type Positions } from './positions';
import { createState, type SharedState } from './state-channel';

export type Unsubscribe = () => void;

/** A scope whose events after `reached` are missing, because something newer came first. */
export interface Gap {
  scopeId: string;
  reached: number;
}

/**
 * Publish and subscribe for domain events, passing signals, and state with a current value (MFE-6). Until `checksCome` is done,
 * events and signals wait in line, state is shown unchecked, and what is refused then is reported instead of thrown.
 */
export interface EventBus {
  /** Fetches the schemas that everything is checked with. */
  checksCome: () => Promise<void>;
  /** All events in order, for readers that follow several types. */
  readonly events$: Observable<DomainEvent>;
  /**
   * Hands an event to its subscribers, once: one at or below the reached position is dropped, and one that leaves a gap
   * is dropped and asks for the missing ones (`onGap`). `follows` is the sequence this reader had reached before it,
   * lower than `sequence - 1` when events in between may not be seen. Throws a `BusError` on a wrong shape.
   */
  publish: (event: DomainEvent, follows?: number) => void;
  on: <T extends EventType>(type: T, handler: (event: DomainEvent<T>) => void) => Unsubscribe;
  /** Calls back when events are missing; the event stream answers by reading again from `reached`. */
  onGap: (handler: (gap: Gap) => void) => Unsubscribe;
  positions: () => Positions;
  /** Whether any event came since the page was made: who starts late reads anew what it keeps count of. */
  hasMoved: () => boolean;
  /** Notes that nothing for this reader lies up to these positions. */
  advance: (positions: Positions) => void;
  /** Begins anew at these positions, after the session or all data were read again. */
  startFrom: (positions: Positions) => void;
  state: <C extends StateChannel>(channel: C) => SharedState<StateValue<C>>;
  /** Hands on a fact that is stored nowhere. Throws a `BusError` on a wrong shape. */
  signal: <T extends SignalType>(type: T, payload: Signal<T>['payload']) => void;
  onSignal: <T extends SignalType>(type: T, handler: (payload: Signal<T>['payload']) => void) => Unsubscribe;
}

/** Makes a bus. The product uses the one `bus`; tests make their own. */
export function createEventBus(checks = pageChecks): EventBus {
  const events = new Subject<DomainEvent>();
  const gaps = new Subject<Gap>();
  const signals = new Subject<Signal>();
  const reached = new ReachedPositions();
  const states = new Map<StateChannel, SharedState<unknown>>();
  const waiting: DomainEvent[] = [];
  let delivering = false;
  let moved = false;

  // A handler may publish: its event waits until all have seen the present one, so that everyone sees one order.
  function deliver(event: DomainEvent) {
    waiting.push(event);
    moved = true;
    if (delivering) return;
    delivering = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) events.next(next);
    delivering = false;
  }

  function enter(event: DomainEvent, follows = event.sequence - 1) {
    const place = reached.place(event.scopeId, event.sequence, follows);
    if (place === 'known') return;
    if (place === 'gap') {
      gaps.next({ scopeId: event.scopeId, reached: reached.all()[event.scopeId] ?? 0 });
      return;
    }
    reached.advance({ [event.scopeId]: event.sequence });
    deliver(event);
  }

  return {
    checksCome: () => checks.come(),
    events$: events.asObservable(),
    publish: (value, follows) => checks.use((schemas) => enter(readEvent(schemas, value), follows)),
    on: (type, handler) => {
      const receive = isolated(`event '${type}'`, handler);
      const subscription = events.subscribe((event) => {
        if (event.type === type) receive(event as Parameters<typeof handler>[0]);
      });
      return () => subscription.unsubscribe();
    },
    onGap: (handler) => {
      const subscription = gaps.subscribe(isolated('gaps', handler));
      return () => subscription.unsubscribe();
    },
    positions: () => reached.all(),
    hasMoved: () => moved,
    advance: (positions) => reached.advance(positions),
    startFrom: (positions) => reached.reset(positions),
    state: <C extends StateChannel>(channel: C) => {
      if (!isStateChannel(channel)) throw new BusError(`State '${String(channel)}'`, 'unknown channel');
      const state = states.get(channel) ?? (createState(channel, checks) as SharedState<unknown>);
      states.set(channel, state);
      return state as SharedState<StateValue<C>>;
    },
    signal: (type, payload) =>
      checks.use(({ signalMap }) => {
        if (!Object.hasOwn(signalMap, type)) throw new BusError(`Signal '${type}'`, 'unknown signal');
        const checked = signalMap[type].safeParse(payload);
        if (!checked.success) throw new BusError(`Signal '${type}'`, checked.error);
        signals.next({ type, payload: checked.data } as Signal);
      }),
    onSignal: (type, handler) => {
      const receive = isolated(`signal '${type}'`, handler);
      const subscription = signals.subscribe((signal) => {
        if (signal.type === type) receive(signal.payload as Parameters<typeof handler>[0]);
      });
      return () => subscription.unsubscribe();
    },
  };
}

interface EventSchemas {
  isEventType: typeof isEventType;
  parseDomainEvent: typeof parseDomainEvent;
}

function readEvent({ isEventType, parseDomainEvent }: EventSchemas, value: DomainEvent): DomainEvent {
  const type = String(value?.type);
  if (!isEventType(type)) throw new BusError(`Event '${type}'`, 'unknown type');
  try {
    return parseDomainEvent(value) ?? value;
  } catch (error) {
    throw new BusError(`Event '${type}'`, error);
  }
}

/** The one bus of the page, shared by the shell and all remotes. */
export const bus: EventBus = createEventBus();
