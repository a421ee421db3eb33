import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const config = 'e2e/playwright.config.ts';
const playwright = (project) => ['playwright', 'test', '--config', config, '--project', project];

/** Everything that `npm test` proves, cheapest first; a failed step ends the run with its own output last. */
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

let passed = 0;
for (const [name, command, args] of steps) {
  console.info(`\n── ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  if (status !== 0) {
    console.error(`\n${name} failed\nsteps: ${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
  console.info(`   ${name}: ${Math.round((Date.now() - started) / 1000)} s`);
}
console.info(`\nsteps: ${passed} passed, 0 failed`);
