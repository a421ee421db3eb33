import { readConfiguration, WrongConfiguration } from './configuration';
import { createServer, type Server } from './create-server';
import { WrongDataKey } from './crypto/data-key';
import { FolderDamaged } from './database/open-folder-database';
import { FolderLocked } from './database/folder-lock';
import { NotServable } from './modules/releases/not-servable';
import { openParts } from './open-parts';
import { isUnavailable } from './spine/database-errors';

/** Errors whose message is written for whoever starts the server. */
const plain = [WrongConfiguration, FolderLocked, FolderDamaged, NotServable, WrongDataKey];
const longestStopMs = 10_000;

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const parts = await openParts(configuration);
  let server: Server | undefined;
  try {
    server = await createServer(parts);
    const address = await server.app.listen({ port: configuration.port, host: configuration.host });
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
  if (plain.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === 'EADDRINUSE') return `Port ${port} on ${address} is taken. Choose another one with PORT.`;
  if (code === 'EACCES' && port) return `Port ${port} may not be opened. Choose one above 1023 with PORT.`;
  if (isUnavailable(error)) return `The database cannot be reached: ${(error as Error).message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch(fail);
