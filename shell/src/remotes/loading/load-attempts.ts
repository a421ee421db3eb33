import type { FailureStage } from '@carecircle/remote-kit';
import { lastArrivalMs, lineStretch } from './line-pace';
import type { LoadStep } from '../remote-source';
import { TimedOut, whileTimeIsLeft } from './within-time';

/** Why an area shows its card. */
export type FailureReason = 'load' | 'time' | 'gate' | 'crash';

/** A failure with the stage that the remote itself reported. */
export class PartFailed extends Error {
  constructor(
    readonly stage: FailureStage,
    options: { cause: unknown },
  ) {
    super(`failed at ${stage}`, options);
    this.name = 'PartFailed';
  }
}

export interface LoadAttempts {
  steps: readonly LoadStep[];
  /** Shows the part from this step; rejects when that fails. */
  attempt: (step: LoadStep) => Promise<void>;
  onFailure: (step: LoadStep, error: unknown) => void;
  /** Whether the area was left meanwhile. */
  isLeft: () => boolean;
  nowMs?: () => number;
}

/**
 * From the start to the card, so that it comes within three seconds of the tap (MFE-8); the last good version has the rest. Slow is
 * not hanging: on a slow line it is several times as long, and it begins anew with every file of the remote that arrives.
 */
const limitMs = 2_500;
const currentLimitMs = 1_700;

/**
 * Tries one step after the other until one shows the part. Gives the reason for the area's card when none did, else null.
 * Only what did not load is tried again; a version that hangs or crashes is left for the last good one.
 */
export async function tryInTurn({
  steps,
  attempt,
  onFailure,
  isLeft,
  nowMs = () => performance.now(),
}: LoadAttempts) {
  const startedMs = nowMs();
  const stretch = lineStretch();
  let reason: FailureReason | null = steps.length === 0 ? 'gate' : null;
  let hopeless: string | null = null;
  for (const step of steps) {
    const { name, version } = step.release.manifest;
    if (version === hopeless) continue;
    const hasOther = steps.some((other) => other.release.manifest.version !== version);
    const isLast = step === steps.at(-1) || !hasOther;
    const mayTakeMs = (isLast ? limitMs : currentLimitMs) * stretch;
    try {
      await whileTimeIsLeft(
        attempt(step),
        () => Math.max(startedMs, lastArrivalMs(name)) + mayTakeMs - nowMs(),
      );
      return null;
    } catch (error) {
      if (isLeft()) return null;
      onFailure(step, error);
      reason = reasonOf(error);
      if (reason !== 'load') hopeless = version;
    }
  }
  return reason;
}

export function stageOf(error: unknown): FailureStage | 'time' {
  if (error instanceof TimedOut) return 'time';
  return error instanceof PartFailed ? error.stage : 'load';
}

function reasonOf(error: unknown): FailureReason {
  const stage = stageOf(error);
  return stage === 'time' || stage === 'load' ? stage : 'crash';
}
