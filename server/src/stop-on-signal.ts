import { setTimeout as wait } from 'node:timers/promises';
import type { Configuration } from './configuration';
import type { Server } from './create-server';
import { fail } from './fail';

const longestStopMs = 10_000;

/**
 * Stops in good order. For `drainSeconds` it goes on serving while `/ready` says no, until a proxy has noticed and sends nothing more
 * here; then streams end, browsers come back elsewhere, and what runs is finished. A second signal, or ten seconds more, end it at
 * once. Nothing that was answered is lost either way.
 */
export function stopOnSignal(server: Server, { drainSeconds }: Pick<Configuration, 'drainSeconds'>): void {
  let isStopping = false;
  const stop = async () => {
    server.drain();
    await wait(drainSeconds * 1_000);
    setTimeout(() => process.exit(1), longestStopMs).unref();
    await server.stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
  }
}
