import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programOf } from './programs';

export interface ChildServer {
  url: string;
  pid: number;
  /** Ends the process at once, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Asks it to stop in good order; gives its exit code. */
  stop(): Promise<number | null>;
}

/** Starts a server process and waits until it serves. Rejects with what it wrote to standard error. */
export async function startChildServer(environment: Record<string, string>): Promise<ChildServer> {
  // One on PostgreSQL has files and letters all the same.
  const ownFolder = await mkdtemp(path.join(tmpdir(), 'carecircle-child-'));
  const child = spawn(process.execPath, [await programOf('child-server')], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: ownFolder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit').then(async ([code]) => {
    await rm(ownFolder, { recursive: true, force: true });
    return code as number | null;
  });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
    void exited.then(() => reject(new Error(complaint)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
