import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const config = 'e2e/playwright.config.ts';
const playwright = (project) => ['playwright', 'test', '--config', config, '--project', project];

/**
 * `npm test` proves what protects a landing; with `--all` (`npm run test:all`) every look, size and language, long random runs and
 * each moment too. Cheapest first; a failed step ends the run with its own output last.
 */
const isWhole = process.argv.includes('--all');
const steps = [
  ['formatting', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']],
  ['types', 'npx', ['nx', 'run-many', '-t', 'types']],
  ['lint and borders', 'npx', ['nx', 'run-many', '-t', 'lint']],
  ['unused code', 'npx', ['knip']],
  ['unit and integration', 'npx', ['nx', 'run-many', '-t', 'test']],
  ['build', 'npx', ['nx', 'run-many', '-t', 'build']],
  ['journeys', 'npx', playwright('together')],
  ['journeys that need time', 'npx', playwright('alone')],
];

const durations = [];
for (const [name, command, args] of steps) {
  console.info(`\n── ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...{ NX_DAEMON: 'false', NX_TUI: 'false', TEST_DEPTH: isWhole ? 'all' : 'landing' },
    },
  });
  if (status !== 0) {
    console.error(`\n${name} failed\nsteps: ${durations.length} passed, 1 failed`);
    process.exit(1);
  }
  durations.push([name, Math.round((Date.now() - started) / 1000)]);
}
durations.push(['in all', durations.reduce((sum, [, seconds]) => sum + seconds, 0)]);
console.info(`\n${durations.map(([name, seconds]) => `${name.padEnd(26)}${seconds} s`).join('\n')}`);
console.info(`steps: ${steps.length} passed, 0 failed`);
