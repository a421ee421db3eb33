import type { LiveQueryKey } from '../queries/live-query-meta';

/** An answer of the server as it lies on this device. */
export interface CachedAnswer {
  key: LiveQueryKey;
  data: unknown;
  /** When it was true, in milliseconds since 1970. */
  trueAt: number;
}
