import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { readConfiguration } from '../../configuration';
import { createServer } from '../../create-server';
import { listen } from '../../listen';
import { openParts } from '../../open-parts';
import { stopOnSignal } from '../../stop-on-signal';

/**
 * A server process of its own for tests that end it: operations without pages, settings from the environment. It writes
 * its address to standard output once it is ready.
 */
const configuration = readConfiguration({
  DATA_KEY: randomBytes(32).toString('base64'),
  ...process.env,
  LOG_LEVEL: 'silent',
});
const { web: _web, ...parts } = await openParts(configuration);
const server = await createServer({ ...parts, log: pino({ level: 'silent' }) });
server.start();
stopOnSignal(server, configuration);
console.info(await listen(server.app, configuration));
