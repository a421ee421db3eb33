import type { Configuration } from './configuration';
import { createServer, type Server } from './create-server';
import type { OpenFolder } from './database/open-folder';
import { fail } from './fail';
import { listen } from './listen';
import { openParts } from './open-parts';

const longestStopMs = 10_000;

/** @param folder the data folder, which is being opened already. */
export async function serve(configuration: Configuration, folder: Promise<OpenFolder> | null): Promise<void> {
  const parts = await openParts(configuration, folder);
  let server: Server | undefined;
  try {
    server = await createServer(parts);
    const address = await listen(server.app, configuration);
    stopOnSignal(server);
    server.start();
    console.info(`CareCircle is ready at ${configuration.publicOrigin ?? address}`);
  } catch (error) {
    await (server ? server.stop() : parts.database.close().then(() => parts.relay.close()));
    throw error;
  }
}

/** Stops in good order; a second signal, or ten seconds, end it at once. Nothing that was answered is lost either way. */
function stopOnSignal(server: Server): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      setTimeout(() => process.exit(1), longestStopMs).unref();
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
  }
}
