import * as z from 'zod';
import { Id, Instant, line } from '../primitives';
import { releaseLimits } from './release-limits';

export const RemoteName = z
  .string()
  .max(64)
  .regex(/^[a-z][a-z0-9-]*$/);
export const ReleaseVersion = z
  .string()
  .max(100)
  .regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/);

/** Share of circles in per cent, exact to a hundredth. */
export const Percent = z.number().min(0).max(100).multipleOf(0.01);

/** A share of circles for some time; after the last one the version goes to everybody. */
export const RolloutStage = z.strictObject({ percent: Percent, minutes: z.int().min(1).max(43_200) });
export type RolloutStage = z.infer<typeof RolloutStage>;

/** What is known of how a version of an area fares (REL-4). */
export const ReleaseHealth = z.object({
  version: z.string(),
  /** How often a browser showed it for the first time in a visit, and in how many of these visits it failed. */
  loads: z.int(),
  failures: z.int(),
  errors: z.int(),
  crashes: z.int(),
  refusals: z.int(),
  /** 75th percentiles in milliseconds; null while nothing was measured. */
  loadMs: z.int().nullable(),
  inpMs: z.int().nullable(),
});
export type ReleaseHealth = z.infer<typeof ReleaseHealth>;

/** A version that some circles have before all others. */
export const Candidate = z.object({
  version: z.string(),
  percent: z.number(),
  circleIds: z.array(Id).max(releaseLimits.circles),
  toOperators: z.boolean(),
  isPaused: z.boolean(),
  stages: z.array(RolloutStage).max(releaseLimits.stages),
  /** Which of `stages` it is in; null when it has none. */
  stage: z.int().nullable(),
  /** When the next stage begins, unless something holds it. */
  nextStageAt: Instant.nullable(),
  startedAt: Instant,
  /** Remotes that move together with this one. */
  together: z.array(z.string()).max(releaseLimits.set),
});
export type Candidate = z.infer<typeof Candidate>;

/** One area of the product: which of its versions is served to whom. */
export const ReleaseArea = z.object({
  remote: z.string(),
  /** Grows with each change; a change names the one it was decided on, so that of two operators the second looks again. */
  revision: z.int(),
  /** What everybody has who has not the candidate; null for an area that is not served yet. */
  version: z.string().nullable(),
  /** The newest good version before it, which stands in where it fails. */
  previous: z.string().nullable(),
  changedAt: Instant.nullable(),
  candidate: Candidate.nullable(),
  /** Of the last 24 hours. */
  health: z.array(ReleaseHealth).max(2),
});
export type ReleaseArea = z.infer<typeof ReleaseArea>;

export const PublishedVersion = z.object({
  version: z.string(),
  publishedAt: Instant,
  publishedBy: z.string(),
  commit: z.string(),
  notes: z.string(),
  sizeBytes: z.int(),
  /** `good` when it has lived through its first time with everybody, `withdrawn` when it was taken back. */
  standing: z.enum(['new', 'good', 'withdrawn']),
});
export type PublishedVersion = z.infer<typeof PublishedVersion>;

export const releaseActionNames = [
  'published',
  'refused',
  'served',
  'offered',
  'raised',
  'paused',
  'resumed',
  'rolled-back',
  'good',
  'token-made',
  'token-ended',
] as const;
export const ReleaseAction = z.object({
  id: Id,
  action: z.enum(releaseActionNames),
  version: z.string(),
  actor: z.string(),
  reason: z.string(),
  at: Instant,
});
export type ReleaseAction = z.infer<typeof ReleaseAction>;

/** How a version fared over time; each point is the sum of the minutes up to the next one. */
export const ReleaseSeries = z.object({
  version: z.string(),
  points: z
    .array(z.object({ at: Instant, loads: z.int(), failures: z.int(), loadMs: z.int().nullable() }))
    .max(releaseLimits.healthPoints),
});
export type ReleaseSeries = z.infer<typeof ReleaseSeries>;

/** Something done to a rollout (REL-2, REL-3). */
export const RolloutChange = z.discriminatedUnion('kind', [
  /** Gives a version to some before all others. */
  z.strictObject({
    kind: z.literal('offer'),
    version: ReleaseVersion,
    percent: Percent.default(0),
    circleIds: z.array(Id).max(releaseLimits.circles).default([]),
    toOperators: z.boolean().default(false),
    stages: z.array(RolloutStage).max(releaseLimits.stages).default([]),
    /** Versions of other remotes that the same circles get, and that stay or go together with it. */
    together: z
      .array(z.strictObject({ remote: RemoteName, version: ReleaseVersion }))
      .max(releaseLimits.set)
      .default([]),
  }),
  /** To more circles; the stages end with it. */
  z.strictObject({ kind: z.literal('raise'), percent: Percent }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('resume') }),
  /** To everybody. */
  z.strictObject({ kind: z.literal('serve'), version: ReleaseVersion }),
  /** The candidate goes, or where there is none, the newest good version comes back. */
  z.strictObject({ kind: z.literal('rollBack') }),
]);
export type RolloutChange = z.infer<typeof RolloutChange>;

/** Why somebody decided so, for the audit trail (REL-7). */
export const ReleaseReason = line(300);

export const choiceReasons = [
  'everybody',
  'circle',
  'operator',
  'share',
  'not-in-share',
  'lost',
  'not-served',
] as const;

/** Why a circle has the version that it has. */
export const ReleaseExplanation = z.object({
  remote: z.string(),
  version: z.string().nullable(),
  because: z.enum(choiceReasons),
  /** The circle's place among 10,000 and up to which place the candidate goes; null without a candidate. */
  slot: z.int().nullable(),
  upTo: z.int().nullable(),
});
export type ReleaseExplanation = z.infer<typeof ReleaseExplanation>;
