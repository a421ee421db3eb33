import * as z from 'zod';
import { releaseLimits } from './release-limits';
import { ReleaseVersion, RemoteName } from './release';

export const signalKinds = ['load', 'failed', 'error', 'crash', 'refusal', 'inp'] as const;

/**
 * Something a browser saw of a release (REL-4), without a word about who: `load` when it showed for the first time in a visit,
 * `failed` once in a visit in which it did not show or crashed, and each error, crash and refusal by the gate.
 */
export const HealthSignal = z.strictObject({
  remote: RemoteName,
  version: ReleaseVersion,
  kind: z.enum(signalKinds),
  /** Milliseconds, of `load` and `inp`. */
  ms: z.int().min(0).max(600_000).optional(),
});
export type HealthSignal = z.infer<typeof HealthSignal>;

export const HealthReport = z.strictObject({
  signals: z.array(HealthSignal).min(1).max(releaseLimits.signals),
});
export type HealthReport = z.infer<typeof HealthReport>;
