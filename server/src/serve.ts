import { CannotStart } from './cannot-start';
import { readConfiguration } from './configuration';
import { createServer, type Server } from './create-server';
import { listen } from './listen';
import { openParts } from './open-parts';

const longestStopMs = 10_000;

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const parts = await openParts(configuration);
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

function fail(error: unknown): never {
  console.error(explain(error));
  process.exit(1);
}

/** What went wrong, in words for whoever started the server. */
function explain(error: unknown): string {
  if (error instanceof CannotStart) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch(fail);
