import type { ServedRelease } from '@carecircle/contracts';

const none: ReadonlySet<string> = new Set();
const known = new Map<string, ReadonlySet<string>>();

/**
 * Types of the events that a release says it has to do with. A page's own manifests leave them out: they are fetched when they are first
 * asked for, and there the next time.
 */
export function eventsOf({ baseUrl }: ServedRelease): ReadonlySet<string> {
  const types = known.get(baseUrl);
  if (types) return types;
  known.set(baseUrl, none);
  void read(baseUrl).then(
    (declared) => known.set(baseUrl, declared),
    (error: unknown) => console.warn(`${baseUrl}remote.json could not be read`, error),
  );
  return none;
}

async function read(baseUrl: string): Promise<ReadonlySet<string>> {
  const response = await fetch(`${baseUrl}remote.json`);
  const { publishes = [], consumes = [] } = (await response.json()) as Partial<Record<string, string[]>>;
  return new Set([...publishes, ...consumes]);
}
