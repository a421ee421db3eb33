import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { BroadcastChannel } from 'node:worker_threads';
import pino from 'pino';
import type { Clock } from '../../clock';
import { readConfiguration } from '../../configuration';
import { createServer } from '../../create-server';
import { openParts } from '../../open-parts';
import type { Relay } from '../../spine/relays/relay';

/** A server process whose clock runs `SOAK_SPEED` times as fast. It sends its address, and a sample for each message. */
// As `main.ts` does: when the engine is optimised decides when the process takes the memory for it.
setFlagsFromString('--wasm-tiering-budget=13000000');
const configuration = readConfiguration({ DATA_KEY: randomBytes(32).toString('base64'), ...process.env });
const errors: string[] = [];
const log = pino(
  { level: 'error' },
  new Writable({ write: (line, _encoding, done) => (errors.push(String(line)), done()) }),
);
const { web: _web, ...parts } = await openParts(configuration);
const listeners = new Set<unknown>();
const server = await createServer({
  ...parts,
  idleMinutes: 0,
  log,
  clock: fastClock(Number(process.env.SOAK_SPEED)),
  relay: counted(parts.relay),
});
server.start();
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
process.on('message', () => void sample().then((taken) => process.send?.(taken)));
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.send?.(address);

function fastClock(speed: number): Clock {
  const [startedAt, from] = [Date.now(), performance.now()];
  return { now: () => new Date(startedAt + (performance.now() - from) * speed) };
}

function counted(relay: Relay): Relay {
  return {
    ...relay,
    listen(listener) {
      listeners.add(listener);
      const stop = relay.listen(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

/** Memory after the garbage was collected in all threads, and all that is open. Each stream listens to the relay, as reactions and sessions do. */
async function sample() {
  for (let round = 0; round < 2; round += 1)
    await (globalThis.gc as NodeJS.GCFunction)({ execution: 'async' });
  await collectInThreads();
  const { rss, heapUsed } = process.memoryUsage();
  const connections = await new Promise<number>((resolve) =>
    server.app.server.getConnections((_error, count) => resolve(count)),
  );
  const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  return {
    ...{ rssMb: rss / 1e6, heapMb: heapUsed / 1e6 },
    ...{ connections, listeners: listeners.size, timers, errors },
  };
}

/** The thread of the database has garbage of its own, which would else count as growth until it is full. */
function collectInThreads(): Promise<void> {
  const channel = new BroadcastChannel('garbage');
  return new Promise((resolve) => {
    channel.onmessage = () => {
      channel.close();
      resolve();
    };
    channel.postMessage('collect');
  });
}
