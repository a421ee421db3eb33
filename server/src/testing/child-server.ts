import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { readConfiguration } from '../configuration';
import { createServer } from '../create-server';
import { openParts } from '../open-parts';

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
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
console.info(await server.app.listen({ port: 0, host: '127.0.0.1' }));
