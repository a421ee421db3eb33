import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const workspace = fileURLToPath(new URL('../..', import.meta.url));

const programs = {
  nx: 'nx/dist/bin/nx.js',
  tsx: 'tsx/dist/cli.mjs',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
};

/** Runs a developer's program to its end and gives what it said; throws an Error with that when it fails. */
export function runProgram(
  program: keyof typeof programs,
  args: readonly string[],
  { folder, environment = {} }: { folder: string; environment?: Record<string, string> },
): string {
  return execFileSync(process.execPath, [join(workspace, 'node_modules', programs[program]), ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NX_DAEMON: 'false', ...environment },
    stdio: 'pipe',
    encoding: 'utf8',
  });
}
