import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringDemo, bringFirstStart } from './prepared-data';
import { builtServer, runServer } from './run-server';

/** One product as an operator runs it: the built server on a port of its own and a data folder that lives with it. */
export interface Product {
  origin: string;
  dataDir: string;
  /** Number of the process that serves now. */
  pid(): number;
  /** Ends the process as the system would at a shutdown and waits until it is gone; gives its exit code. */
  stop(): Promise<number | NodeJS.Signals>;
  /** Ends the process at once, with nothing saved on the way out, also while it starts. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data, also as another build; rejects with what it said when it ends before it serves. */
  restart(build?: string): Promise<void>;
  /** Ends it and removes its data. */
  dispose(): Promise<void>;
}

/** All people of a worker's tests come from one address. */
const manyPeople = { REQUESTS_PER_MINUTE: '6000' };

/**
 * @param data what it begins with: what a first start of this checkout makes, or nothing, for another build, another clock, or
 *   where the first start itself is looked at.
 */
export async function startProduct(
  environment: Record<string, string> = {},
  serverEntry = builtServer,
  data: 'of a first start' | 'none' = 'of a first start',
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'carecircle-'));
  // Its history is lived ahead in a process of its own: only where somebody enters it is that worth the processor.
  if (environment.DEMO === 'on') await bringDemo(dataDir);
  if (data === 'of a first start') await bringFirstStart(dataDir);
  const run = (PORT: string, build: string) =>
    runServer({ DATA_DIR: dataDir, DEMO: 'off', ...manyPeople, ...environment, PORT }, build);
  let server = run(environment.PORT ?? '0', serverEntry);
  const origin = await server.ready;
  return {
    origin,
    dataDir,
    pid: () => server.pid,
    stop: () => server.end('SIGTERM'),
    kill: async () => void (await server.end('SIGKILL')),
    restart: async (build = serverEntry) => {
      server = run(new URL(origin).port, build);
      await server.ready;
    },
    dispose: async () => {
      await server.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
