import type { RunningRelease } from '@carecircle/contracts';
import type { EventBus } from '@carecircle/event-bus';

type PassedEvent = RunningRelease['events'][number];

const most = 200;

/** The last events that passed this page since it was called, the last first. */
export function passedEvents(bus: Pick<EventBus, 'events$'>): readonly PassedEvent[] {
  const passed: PassedEvent[] = [];
  bus.events$.subscribe(({ type, occurredAt: at }) => {
    passed.unshift({ type, at });
    passed.length = Math.min(passed.length, most);
  });
  return passed;
}
