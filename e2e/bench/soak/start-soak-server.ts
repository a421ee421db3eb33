import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf } from '../server-programs';

const entry = programOf('child-soak-server');

/**
 * What was let go of is given back at once: without these a thread keeps tens of MB, and the system's allocator hundreds, for
 * as long as it pleases, and the size of the process tells what was used once rather than what is held.
 */
const thrift = ['--expose-gc', '--max-semi-space-size=1'];
const thrifty = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' };
const collector = new URL('collect-in-threads.mjs', import.meta.url).href;

/** What the server says of itself, after the garbage was collected. */
export interface SoakSample {
  rssMb: number;
  heapMb: number;
  connections: number;
  /** Who listens to the relay: reactions, sessions and each open stream. */
  listeners: number;
  timers: number;
  /** Lines of the log at level error and above. */
  errors: string[];
}

export interface SoakServer {
  origin: string;
  sample(): Promise<SoakSample>;
  /** Gives the exit code. */
  stop(): Promise<number | null>;
}

/** A server on an empty data folder whose clock runs `speed` times as fast. */
export async function startSoakServer(speed: number): Promise<SoakServer> {
  const folder = mkdtempSync(join(tmpdir(), 'carecircle-soak-'));
  const env = {
    ...process.env,
    ...{ DATA_DIR: folder, DATABASE_URL: '' },
    ...{ REQUESTS_PER_MINUTE: '1000000000', TRUSTED_PROXIES: 'loopback' },
  };
  const child = spawn(process.execPath, [...thrift, '--import', collector, '--import', 'tsx', entry], {
    env: { ...env, ...thrifty, SOAK_SPEED: String(speed) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const told = () => once(child, 'message').then(([message]) => message as unknown);
  const ended = exited.then((code) => Promise.reject(new Error(`The server ended with ${code}`)));
  ended.catch(() => undefined);
  const origin = (await Promise.race([told(), ended])) as string;
  return {
    origin,
    async sample() {
      child.send('sample');
      return (await Promise.race([told(), ended])) as SoakSample;
    },
    async stop() {
      child.kill('SIGTERM');
      const code = await exited;
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}
