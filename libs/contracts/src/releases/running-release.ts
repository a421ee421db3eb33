import * as z from 'zod';
import { Instant } from '../primitives';
import { releaseLimits } from './release-limits';

/** A release that an open page runs, for operators who look into it (MFE-9). */
export const RunningRelease = z.object({
  remote: z.string(),
  version: z.string(),
  /** What replaces it where it fails; null for nothing. */
  standIn: z.string().nullable(),
  /** Whether this one browser was pointed at it. */
  isOverride: z.boolean(),
  /** Why the shell does not run it; null where it does. */
  refusal: z.string().nullable(),
  /** From wanting its first part to seeing it; null while none was shown. */
  loadMs: z.int().nullable(),
  hasFailed: z.boolean(),
  /** What this page fetched of it so far. */
  files: z.int(),
  bytes: z.int(),
  /** Libraries that it takes from the page: the range that it was made for, and the version that it gets; null where there is none. */
  shared: z
    .array(z.object({ name: z.string(), range: z.string(), version: z.string().nullable() }))
    .max(releaseLimits.shared),
  /** What it told or listened for most recently, the last first. */
  events: z.array(z.object({ type: z.string(), at: Instant })).max(releaseLimits.inspectedEvents),
});
export type RunningRelease = z.infer<typeof RunningRelease>;
