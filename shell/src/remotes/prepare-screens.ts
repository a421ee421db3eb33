import type { RemoteSource } from './remote-source';
import { whenIdle } from './when-idle';
import { withinTime } from './loading/within-time';

/** Nobody waits for it, but one that hangs must not keep the others waiting. */
const limitMs = 10_000;

/**
 * Loads the screens of a remote ahead of the first visit, each when the browser has nothing else to do. What does not come is left
 * for that visit, which tells why.
 */
export async function prepareScreens(source: RemoteSource): Promise<void> {
  for (const { id } of source.choice.current.manifest.routes) {
    const part = `route:${id}`;
    const [step] = source.steps(part);
    if (!step || step.isFresh) return;
    await new Promise<void>(whenIdle);
    try {
      await withinTime(source.load(step, part), limitMs);
    } catch {
      return;
    }
  }
}
