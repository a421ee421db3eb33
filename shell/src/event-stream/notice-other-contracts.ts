import { bus as pageBus, type EventBus } from '@carecircle/event-bus';
import { satisfiesRange } from '@carecircle/contracts';

/**
 * Notices that the server speaks contracts that this page was not made for, as after a release in either direction. Within
 * the same major (of 0.x: minor) version an older page goes on working: it passes over what it does not know.
 */
export function noticeOtherContracts(own: string, bus: EventBus = pageBus): () => void {
  return bus.onSignal('contracts.served', ({ version }) =>
    bus.state('page.outdated').set(!satisfiesRange(version, `^${own}`)),
  );
}
