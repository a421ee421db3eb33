import { randomUUID } from 'node:crypto';
import type { ReleaseAction, RolloutChange } from '@carecircle/contracts';
import { refuse } from '../../../refuse';
import { percentOfSlots, slotsOfPercent, type CandidateState } from '../candidate';
import { noEvidence } from '../health/evidence';

/** Who is served what of one remote. */
export interface RolloutState {
  version: string;
  previousVersion: string | null;
  candidate: CandidateState | null;
}

export interface Step {
  state: RolloutState;
  action: ReleaseAction['action'];
  /** The version that the action is about. */
  version: string;
  /** A version that this step takes back. */
  withdrawn: string | null;
}

/** What a step may have to know beside the state. */
export interface StepFacts {
  now: Date;
  /** The newest good versions and those served before, best first; none that was withdrawn. */
  fallbacks: readonly string[];
  /** Of remotes that move together the same. */
  salt: string;
  setId: string | null;
}

/**
 * What a change makes of a rollout (REL-2, REL-3). Pure: it decides, others write.
 *
 * @throws INVALID_STATE where the change makes no sense now; INVALID_INPUT where it would take a version from circles that have it.
 */
export function nextRollout(state: RolloutState, change: RolloutChange, facts: StepFacts): Step {
  switch (change.kind) {
    case 'offer':
      return offer(state, change, facts);
    case 'raise':
      return raise(state, change.percent, facts);
    case 'pause':
    case 'resume':
      return hold(state, change.kind === 'pause', facts);
    case 'serve':
      return serve(state, change.version, facts);
    case 'rollBack':
      return rollBack(state, facts);
  }
}

/** The next of a candidate's stages; after the last one it goes to everybody. */
export function nextStage(state: RolloutState, facts: StepFacts): Step {
  const candidate = requireCandidate(state);
  const stage = (candidate.stage ?? -1) + 1;
  const next = candidate.stages[stage];
  if (!next) return serve(state, candidate.version, facts);
  const slots = Math.max(candidate.slots, slotsOfPercent(next.percent));
  const grown = { ...candidate, stage, slots, stageAt: facts.now.toISOString() };
  return {
    state: { ...state, candidate: grown },
    action: 'raised',
    version: candidate.version,
    withdrawn: null,
  };
}

function offer(
  state: RolloutState,
  { version, percent, circleIds, toOperators, stages }: Extract<RolloutChange, { kind: 'offer' }>,
  { now, salt, setId }: StepFacts,
): Step {
  if (state.candidate) throw inState(`${state.candidate.version} is on its way already`);
  if (state.version === version) throw inState(`${version} is served to everybody already`);
  const startedAt = now.toISOString();
  const [first] = stages;
  const candidate: CandidateState = {
    ...{ version, salt, circleIds, toOperators, setId, stages },
    slots: slotsOfPercent(Math.max(percent, first?.percent ?? 0)),
    stage: first ? 0 : null,
    ...{ stageAt: startedAt, startedAt, isPaused: false, evidence: noEvidence },
  };
  return { state: { ...state, candidate }, action: 'offered', version, withdrawn: null };
}

function raise(state: RolloutState, percent: number, { now }: StepFacts): Step {
  const candidate = requireCandidate(state);
  const slots = slotsOfPercent(percent);
  if (slots < candidate.slots)
    throw refuse('INVALID_INPUT', {
      message: `${percentOfSlots(candidate.slots)} % have it already; roll back to take it from them.`,
    });
  const raised = { ...candidate, slots, stages: [], stage: null, stageAt: now.toISOString() };
  return {
    state: { ...state, candidate: raised },
    action: 'raised',
    version: candidate.version,
    withdrawn: null,
  };
}

/** A pause keeps who has it; the stage's time begins again afterwards. */
function hold(state: RolloutState, isPaused: boolean, { now }: StepFacts): Step {
  const candidate = requireCandidate(state);
  if (candidate.isPaused === isPaused) throw inState(isPaused ? 'It is paused already' : 'It is not paused');
  const held = { ...candidate, isPaused, stageAt: now.toISOString() };
  const action = isPaused ? 'paused' : 'resumed';
  return { state: { ...state, candidate: held }, action, version: candidate.version, withdrawn: null };
}

function serve(state: RolloutState, version: string, { fallbacks }: StepFacts): Step {
  if (state.version === version && !state.candidate)
    throw inState(`${version} is served to everybody already`);
  const [previousVersion = null] = fallbacks.filter((each) => each !== version);
  return { state: { version, previousVersion, candidate: null }, action: 'served', version, withdrawn: null };
}

function rollBack(state: RolloutState, { fallbacks }: StepFacts): Step {
  if (state.candidate) {
    const { version } = state.candidate;
    return { state: { ...state, candidate: null }, action: 'rolled-back', version, withdrawn: version };
  }
  const [version, next = null] = fallbacks.filter((each) => each !== state.version);
  if (version === undefined) throw inState('There is no good version before it');
  return {
    state: { version, previousVersion: next, candidate: null },
    action: 'rolled-back',
    version: state.version,
    withdrawn: state.version,
  };
}

function requireCandidate({ candidate }: RolloutState): CandidateState {
  if (!candidate) throw inState('No version is on its way');
  return candidate;
}

function inState(message: string) {
  return refuse('INVALID_STATE', { message: `${message}.` });
}

export function newSalt(): string {
  return randomUUID();
}
