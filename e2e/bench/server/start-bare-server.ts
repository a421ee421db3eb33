import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../../server/src/testing/bare-server.ts', import.meta.url));

/** Starts bare `node:http` on the database that the environment names. */
export async function startBareServer(
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
