import { createHash } from 'node:crypto';
import { rolloutSlots, type RolloutStage } from '@carecircle/contracts';
import type { Evidence } from './health/evidence';

/** A version that some have before all others, as `rollouts` keeps it. Instants are ISO 8601. */
export interface CandidateState {
  version: string;
  /** How many of the 10,000 places have it. */
  slots: number;
  /** Mixed into a circle's place, so that not the same circles are the first of every rollout. */
  salt: string;
  circleIds: string[];
  toOperators: boolean;
  stages: RolloutStage[];
  stage: number | null;
  stageAt: string;
  startedAt: string;
  isPaused: boolean;
  /** The same for all remotes that move together; null for one that moves alone. */
  setId: string | null;
  evidence: Evidence;
}

/** For whom a page is made. */
export interface Audience {
  circleId: string | null;
  isOperator: boolean;
}

/**
 * A circle's place among 10,000, the same for as long as the salt is: more places only add circles (REL-2). Of 48 bits the
 * remainder favours none by more than one in ten thousand million.
 */
export function slotOf(circleId: string, salt: string): number {
  return createHash('sha256').update(`${salt}:${circleId}`).digest().readUIntBE(0, 6) % rolloutSlots;
}

export function slotsOfPercent(percent: number): number {
  return Math.round((percent / 100) * rolloutSlots);
}

export function percentOfSlots(slots: number): number {
  return (slots / rolloutSlots) * 100;
}

/** By which rule an audience has the candidate; null when it has it not. Operators have it in their own pages alone. */
export function reasonToHave(
  {
    slots,
    salt,
    circleIds,
    toOperators,
  }: Pick<CandidateState, 'slots' | 'salt' | 'circleIds' | 'toOperators'>,
  { circleId, isOperator }: Audience,
): 'circle' | 'operator' | 'share' | null {
  if (circleId && circleIds.includes(circleId)) return 'circle';
  if (toOperators && isOperator) return 'operator';
  if (circleId && slotOf(circleId, salt) < slots) return 'share';
  return null;
}
