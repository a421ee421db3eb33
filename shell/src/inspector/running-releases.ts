import { releaseLimits, type Override, type RunningRelease, type ServedRelease } from '@carecircle/contracts';
import { seenOf } from '../remotes/health-report';
import { currentRegistry } from '../remotes/registry';
import { sharedVersions } from '../remotes/loading/shared-versions';
import { eventsOf } from './declared-events';

/** What this page runs of each remote, and what is known of it here. */
export function runningReleases(
  overrides: readonly Override[],
  passed: Readonly<RunningRelease['events']>,
): RunningRelease[] {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return [...currentRegistry().sources.values()].map(({ choice, refusal }) => {
    const { remote, current, previous } = choice;
    const { loadMs, hasFailed } = seenOf(current);
    const own = eventsOf(current);
    return {
      ...{ remote, version: current.manifest.version, standIn: previous?.manifest.version ?? null },
      isOverride: overrides.some((override) => override.remote === remote && override.isThere),
      ...{ refusal, hasFailed, loadMs: loadMs === null ? null : Math.round(loadMs) },
      ...fetchedOf(current, files),
      shared: Object.entries(current.manifest.shared)
        .map(([name, range]) => ({ name, range, version: sharedVersions[name] ?? null }))
        .slice(0, releaseLimits.shared),
      events: passed.filter(({ type }) => own.has(type)).slice(0, releaseLimits.inspectedEvents),
    };
  });
}

/** What the browser's cache gave counts like what came over the line: it is what the release weighs here. */
function fetchedOf({ baseUrl }: ServedRelease, files: readonly PerformanceResourceTiming[]) {
  const { href } = new URL(baseUrl, location.origin);
  const own = files.filter(({ name }) => name.startsWith(href));
  return { files: own.length, bytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
}
