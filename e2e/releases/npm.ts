import { execFileSync } from 'node:child_process';

export const quietly = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];

/** Runs npm in a folder that is no part of this workspace; throws with what it said when it fails. */
export function npm(
  folder: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): void {
  // The settings of the npm that runs these tests, and their production mode, are not those of another project.
  const own = Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !/^npm_/i.test(name));
  execFileSync('npm', args, {
    ...{ cwd: folder, stdio: 'pipe', shell: process.platform === 'win32' },
    env: { ...Object.fromEntries(own), ...environment },
  });
}
