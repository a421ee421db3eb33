import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Programs of the server's folder that only benches run. */
const folder = new URL('../../server/src/testing/bench/', import.meta.url);

export const programOf = (name: string) => fileURLToPath(new URL(`${name}.ts`, folder));

/** Runs one to its end; gives what it said. */
export function runProgram(name: string, environment: Record<string, string>): string {
  return execFileSync(process.execPath, ['--import', 'tsx', programOf(name)], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** What one told as JSON in its last line. */
export function toldBy<T>(said: string): T {
  return JSON.parse(said.trim().split('\n').at(-1) ?? '') as T;
}

/** Runs one in a data folder whose server does not run. */
export function runInData(name: string, dataDir: string, environment: Record<string, string>): string {
  return runProgram(name, { DATA_DIR: dataDir, DATABASE_URL: '', ...environment });
}

/** Starts a bare server, which says its address first. */
export async function startBare(
  entry: string,
  environment: Record<string, string>,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [address] = (await Promise.race([
    once(child.stdout, 'data'),
    exited.then(([code]) => Promise.reject(new Error(`The bare server ended with ${code}`))),
  ])) as [Buffer];
  return {
    origin: address.toString().trim(),
    async stop() {
      child.kill();
      await exited;
    },
  };
}
