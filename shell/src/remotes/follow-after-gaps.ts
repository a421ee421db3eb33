import type { Boot } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { followReleases } from './follow-releases';

/** What was decided while the page was on its way or the line was down, or is served to another circle of this person (REL-3). */
export function followAfterGaps({ registryRevision: before }: Pick<Boot, 'registryRevision'>): void {
  let isFirst = true;
  bus.onSignal('contracts.served', ({ registryRevision }) => {
    if (!isFirst || registryRevision !== before) followReleases();
    isFirst = false;
  });
  let circleId = bus.state('session.current').get()?.circle?.id;
  bus.state('session.current').subscribe((session) => {
    const next = session?.circle?.id;
    if (circleId !== undefined && next !== undefined && next !== circleId) followReleases(0);
    circleId = next;
  });
}
