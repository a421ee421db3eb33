/** How the browser timed one file. */
export type FileTiming = Pick<
  PerformanceResourceTiming,
  'name' | 'requestStart' | 'responseStart' | 'responseEnd' | 'transferSize' | 'workerStart'
>;

/** What a part takes to come: round trips one after the other, and bytes with all that comes beside it. */
const roundTrips = 4;
const partBytes = 120_000;
/** Less than this says nothing of a line's rate. */
const tellingBytes = 4_000;

/** A part that comes in this time leaves room enough for a slow phone within the usual limit. */
const usualMs = 800;
const mostStretch = 8;
const remembered = 20;

let latest: FileTiming[] = [];

// Kept here, because the browser's own list ends after 250 files.
if ('PerformanceObserver' in globalThis) {
  new PerformanceObserver((list) => {
    note(list.getEntries() as PerformanceResourceTiming[]);
  }).observe({ type: 'resource', buffered: true });
}

/** Takes files into account; those that did not come over the line, or that the worker answered, say nothing of it. */
export function note(files: readonly FileTiming[]): void {
  const told = files.filter(({ transferSize, workerStart }) => transferSize > 0 && !workerStart);
  latest = [...latest, ...told].slice(-remembered);
}

/**
 * How many times longer than usual a part may be on its way over this line before it counts as hanging: 1 on all but slow lines.
 * The best of the latest files counts, so that one that hangs, or a server that was busy once, does not make a line slow.
 */
export function lineStretch(): number {
  if (latest.length === 0) return 1;
  const roundTripMs = Math.min(
    ...latest.map(({ requestStart, responseStart }) => responseStart - requestStart),
  );
  const rates = latest.filter(({ transferSize }) => transferSize >= tellingBytes).map(bytesPerMs);
  const bytesMs = rates.length === 0 ? 0 : partBytes / Math.max(...rates);
  return Math.min(Math.max((roundTrips * roundTripMs + bytesMs) / usualMs, 1), mostStretch);
}

/** When the last file of a remote arrived, on the clock of `performance.now`; before all times when none did. */
export function lastArrivalMs(remote: string): number {
  const own = latest.filter(({ name }) => name.includes(`/releases/${remote}/`));
  return own.at(-1)?.responseEnd ?? -Infinity;
}

function bytesPerMs({ transferSize, responseStart, responseEnd }: FileTiming): number {
  return transferSize / Math.max(responseEnd - responseStart, 1);
}
