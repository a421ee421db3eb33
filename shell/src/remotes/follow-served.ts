import type { Boot } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { followReleases } from './follow-releases';

/**
 * Looks what is served whenever the stream says that it has changed, and after what it could not say: what was decided while the page
 * was on its way or the line was down, or is served to another circle of this person (REL-3).
 */
export function followServed({
  registryRevision: before,
  session,
}: Pick<Boot, 'registryRevision' | 'session'>): void {
  bus.onSignal('release.changed', () => followReleases());
  let isFirst = true;
  bus.onSignal('contracts.served', ({ registryRevision }) => {
    if (!isFirst || registryRevision !== before) followReleases();
    isFirst = false;
  });
  let circleId = session?.circle?.id;
  bus.state('session.current').subscribe((current) => {
    const next = current?.circle?.id;
    if (circleId !== undefined && next !== undefined && next !== circleId) followReleases(0);
    circleId = next;
  });
}
