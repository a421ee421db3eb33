import type { Configuration } from './configuration';
import { createServer, type Server } from './create-server';
import type { OpenFolder } from './database/open-folder';
import { listen } from './listen';
import { openParts } from './open-parts';
import { stopOnSignal } from './stop-on-signal';

/** @param folder the data folder, which is being opened already. */
export async function serve(configuration: Configuration, folder: Promise<OpenFolder> | null): Promise<void> {
  const parts = await openParts(configuration, folder);
  let server: Server | undefined;
  try {
    server = await createServer(parts);
    const address = await listen(server.app, configuration);
    stopOnSignal(server, configuration);
    server.start();
    console.info(`CareCircle is ready at ${configuration.publicOrigin ?? address}`);
  } catch (error) {
    await (server ? server.stop() : parts.database.close().then(() => parts.relay.close()));
    throw error;
  }
}
