import type { FailureStage } from '@carecircle/remote-kit';
import type { Rung } from './remote-source';
import { TimedOut, withinTime } from './within-time';

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

export interface Climb {
  rungs: readonly Rung[];
  /** Shows the part from this rung; rejects when that fails. */
  attempt: (rung: Rung) => Promise<void>;
  onFailure: (rung: Rung, error: unknown) => void;
  /** Whether the area was left meanwhile. */
  isLeft: () => boolean;
  nowMs?: () => number;
}

/** From the start to the card (MFE-8); the last good version gets a third of it. */
const limitMs = 3_000;
const currentLimitMs = 2_000;

/**
 * Tries one rung after the other until one shows the part. Gives the reason for the area's card when none did, else null.
 * After a time-out the same version is not tried again: the last good one or the card comes first.
 */
export async function climb({ rungs, attempt, onFailure, isLeft, nowMs = () => performance.now() }: Climb) {
  const startedMs = nowMs();
  let reason: FailureReason | null = rungs.length === 0 ? 'gate' : null;
  let slowVersion: string | null = null;
  for (const rung of rungs) {
    const { version } = rung.release.manifest;
    if (version === slowVersion) continue;
    const hasOther = rungs.some((other) => other.release.manifest.version !== version);
    const isLast = rung === rungs.at(-1) || !hasOther;
    const leftMs = (isLast ? limitMs : currentLimitMs) - (nowMs() - startedMs);
    try {
      await withinTime(attempt(rung), Math.max(leftMs, 0));
      return null;
    } catch (error) {
      if (isLeft()) return null;
      onFailure(rung, error);
      reason = reasonOf(error);
      if (error instanceof TimedOut) slowVersion = version;
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
