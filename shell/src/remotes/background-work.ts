import { tellFailed } from './remote-health';
import { stageOf } from './area-ladder';
import type { RemoteSource, Rung } from './remote-source';
import { withinTime } from './within-time';

/** Nobody looks at it, so it may take longer than an area; but one that hangs must not keep the others waiting. */
const limitMs = 10_000;
const part = 'background';

/** How to end what each remote runs on every screen. */
const running = new Map<string, () => void>();

/** Opens a remote ahead of its first screen and starts its background work, if it has any. Failures are only told. */
export async function wakeRemote(source: RemoteSource): Promise<void> {
  for (const rung of source.rungs(part)) {
    try {
      await withinTime(source.open(rung), limitMs);
      if (rung.release.manifest.background) await withinTime(startWork(source, rung), limitMs);
      return;
    } catch (error) {
      tellFailed(rung.release, part, stageOf(error), error);
    }
  }
}

/** Ends a remote's background work, before another release of it starts. */
export function stopWork(remote: string): void {
  running.get(remote)?.();
  running.delete(remote);
}

async function startWork(source: RemoteSource, rung: Rung): Promise<void> {
  const { remote } = source.choice;
  if (running.has(remote)) return;
  running.set(remote, () => undefined);
  const module = await source.open(rung);
  const stop = await module.start(({ stage, error }) => tellFailed(rung.release, part, stage, error));
  running.set(remote, stop);
}
