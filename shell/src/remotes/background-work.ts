import { PartFailed, stageOf } from './loading/load-attempts';
import { nextTry } from './loading/next-try';
import { tellFailed } from './remote-health';
import type { RemoteSource, LoadStep } from './remote-source';
import { withinTime } from './loading/within-time';

/** Nobody looks at it, so it may take longer than an area; but one that hangs must not keep the others waiting. */
const limitMs = 10_000;
const part = 'background';

/** How to end what each remote runs on every screen. */
const running = new Map<string, () => void>();
/** Remotes whose work is tried again until it runs. */
const trying = new Map<string, AbortController>();

/**
 * Opens a remote ahead of its first screen and starts its background work, if it has any. Failures are only told, and what should
 * run on every screen is tried again until another release of it comes.
 */
export async function wakeRemote(source: RemoteSource): Promise<void> {
  if (!(await tryToWake(source)) && source.choice.current.manifest.background) void keepTrying(source);
}

/** Ends a remote's background work, before another release of it starts. */
export function stopWork(remote: string): void {
  trying.get(remote)?.abort();
  running.get(remote)?.();
  running.delete(remote);
}

async function keepTrying(source: RemoteSource): Promise<void> {
  const stopped = new AbortController();
  trying.set(source.choice.remote, stopped);
  for (let attempts = 0; ; attempts += 1) {
    await nextTry(attempts, stopped.signal);
    if (stopped.signal.aborted) return;
    if (!source.isChoked() && (await tryToWake(source))) return;
  }
}

async function tryToWake(source: RemoteSource): Promise<boolean> {
  for (const step of source.steps(part)) {
    try {
      await withinTime(source.open(step), limitMs);
      if (step.release.manifest.background) await startWork(source, step);
      return true;
    } catch (error) {
      if (stageOf(error) === 'time') source.giveUp(step, part);
      tellFailed(step.release, part, stageOf(error), error);
    }
  }
  return false;
}

/** Rejects when the work did not start. One that starts later all the same is ended at once, for another try counts by then. */
async function startWork(source: RemoteSource, step: LoadStep): Promise<void> {
  const { remote } = source.choice;
  if (running.has(remote)) return;
  let isStarted = true;
  const claim = () => (isStarted = false);
  running.set(remote, claim);
  try {
    await withinTime(begin(), limitMs);
  } catch (error) {
    claim();
    if (running.get(remote) === claim) running.delete(remote);
    throw error;
  }

  async function begin() {
    const module = await source.open(step);
    let failure: PartFailed | undefined;
    const stop = await module.start(
      ({ stage, error }) => (failure = new PartFailed(stage, { cause: error })),
    );
    if (failure) throw failure;
    if (isStarted) running.set(remote, stop);
    else stop();
  }
}
