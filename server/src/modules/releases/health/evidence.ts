/** How often versions were shown, and in how many of these visits they failed, since a moment. */
export interface Counts {
  loads: number;
  failures: number;
}

/** What speaks against a candidate so far, and how far the counts have been read for it. */
export interface Evidence {
  candidate: Counts;
  control: Counts;
  /** Natural logarithm of the e-value: how much likelier what was seen is if the candidate fails more often. */
  log: number;
}

export const noEvidence: Evidence = {
  candidate: { loads: 0, failures: 0 },
  control: { loads: 0, failures: 0 },
  log: 0,
};

/**
 * One rollout in a thousand that is no worse than the version before it may be taken back for nothing, however often it is
 * looked at (Ville's inequality).
 */
const alpha = 0.001;
/** Fewer visits of either version say nothing, whatever they were like. */
const leastLoads = 10;

/**
 * Goes on with what was counted since. The test is an e-process of two streams of yes and no: candidate and control at the
 * same time, so that what troubles both speaks against neither. Shares for a block are those of the blocks before it; the
 * shares under 'no worse' are the mean that the block's own sizes weigh (Turner, Ly and Grünwald, 2022).
 *
 * A block in which one version was not shown at all waits for the next one.
 */
export function weigh(before: Evidence, candidate: Counts, control: Counts): Evidence {
  const block = { candidate: since(before.candidate, candidate), control: since(before.control, control) };
  if (block.candidate.loads === 0 || block.control.loads === 0) return before;
  const [ours, theirs] = [shareOf(before.candidate), shareOf(before.control)];
  const log = ours > theirs ? before.log + logRatio(block, ours, theirs) : before.log;
  return { candidate, control, log };
}

/** Whether the candidate has to go. */
export function isGuilty({ candidate, control, log }: Evidence): boolean {
  return candidate.loads >= leastLoads && control.loads >= leastLoads && log >= Math.log(1 / alpha);
}

/** Whether it should not go to more until it is clearer: halfway to being taken back. */
export function isSuspect({ log }: Evidence): boolean {
  return log >= Math.log(1 / alpha) / 2;
}

function logRatio(
  { candidate, control }: Record<'candidate' | 'control', Counts>,
  ours: number,
  theirs: number,
): number {
  const all = candidate.loads + control.loads;
  const shared = (candidate.loads * ours + control.loads * theirs) / all;
  return logLikelihood(candidate, ours, shared) + logLikelihood(control, theirs, shared);
}

function logLikelihood({ loads, failures }: Counts, share: number, shared: number): number {
  return failures * Math.log(share / shared) + (loads - failures) * Math.log((1 - share) / (1 - shared));
}

/** A failure may be counted in the block after its load; no block has more of them than loads. */
function since(before: Counts, now: Counts): Counts {
  const loads = Math.max(0, now.loads - before.loads);
  return { loads, failures: Math.min(loads, Math.max(0, now.failures - before.failures)) };
}

/** Half a failure in ten visits is what is thought of a version that nobody has seen. */
function shareOf({ loads, failures }: Counts): number {
  return (Math.min(failures, loads) + 0.5) / (loads + 10);
}
