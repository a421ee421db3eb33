import { tellFailed } from './remote-health';
import type { RemoteSource, Rung } from './remote-source';

/** How to end what each remote runs on every screen. */
const running = new Map<string, () => void>();

/** Opens a remote ahead of its first screen and starts its background work, if it has any. Failures are only told. */
export async function wakeRemote(source: RemoteSource): Promise<void> {
  for (const rung of source.rungs()) {
    try {
      const module = await source.open(rung);
      if (rung.release.manifest.background) await startWork(source, rung);
      return void module;
    } catch (error) {
      tellFailed(rung.release, 'background', 'load', error);
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
  const stop = await module.start(({ stage, error }) => tellFailed(rung.release, 'background', stage, error));
  running.set(remote, stop);
}
