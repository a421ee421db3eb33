import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isWhole = process.argv.includes('--all');

/**
 * `npm test` proves what protects a landing; with `--all` (`npm run test:all`) every look, size and language, long random runs and
 * each moment too. Stages follow each other, cheapest first; the rows of one run side by side, since a row that waits for
 * clocks and disks leaves a processor idle; beside the server's units the others go one project at a time. A failed step ends the run with
 * its own output last; a whole run, which takes hours, goes on to say all that fails, unless nothing was built.
 */
const stages = [
  [
    [
      ['formatting', 'oxfmt --check .'],
      ...types(),
      ['lint, borders and import cycles', 'oxlint'],
      ['unused code', 'knip'],
      ['units of remotes', 'vitest run'],
      ['units of shell, parts and kit', 'vitest run --config vitest.browser.config.ts'],
      ['units of libraries', 'vitest run --config vitest.node.config.ts'],
      ['units of Louise', 'vitest run --root e2e/louise'],
      ['build', 'nx run-many -t build'],
    ],
    [['units of the server', 'nx run server:test']],
  ],
  [[['journeys', browserTests('screens', 'together')]]],
  ...(isWhole ? [[[['journeys that need time', browserTests('alone')]]]] : []),
];

/** What runs in browsers has the same settings: in one program each library is checked once, not again in each that uses it. */
function types() {
  if (isWhole) return [['types', 'nx run-many -t types --parallel=1']];
  const inBrowsers = 'shell,mfe-*,contracts,demo-data,event-bus,permissions,remote-kit,ui';
  return [
    ['types in browsers', 'node node_modules/typescript-7/bin/tsc -p tsconfig.web.json --checkers 1'],
    ['other types', `nx run-many -t types --exclude ${inBrowsers} --parallel=1`],
  ];
}

function browserTests(...projects) {
  return `playwright test --config e2e/playwright.config.ts --project ${projects.join(' ')}`;
}

const running = new Set();
const durations = [];
const failed = [];
/** Lines that name tests which passed only at their second try. */
const flaky = [];
const started = Date.now();
const secondsSince = (from) => Math.round((Date.now() - from) / 1000);

for (const rows of stages) await Promise.all(rows.map((row) => runRow(row, rows.length > 1)));
durations.push(['in all', secondsSince(started)]);
console.info(`\n${durations.map(([name, seconds]) => `${name.padEnd(34)}${seconds} s`).join('\n')}`);
if (flaky.length > 0) console.info(`${flaky.join('\n')}\n`);
if (failed.length > 0) console.info(`${failed.join(', ')} failed`);
console.info(`steps: ${durations.length - 1 - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) process.exitCode = 1;

async function runRow(row, isBeside) {
  for (const [name, command] of row) {
    const from = Date.now();
    const { status, output } = await run(name, command, isBeside);
    if (status !== 0) {
      if (!isWhole || name === 'build') await end(name, output);
      failed.push(name);
      process.stdout.write(Buffer.concat(output));
    }
    flaky.push(...(String(Buffer.concat(output)).match(/^flaky: .*$/gm) ?? []));
    durations.push([name, secondsSince(from)]);
    if (isBeside) console.info(`── ${name}: ${secondsSince(from)} s`);
  }
}

/** What runs beside another says nothing until it fails, so that two outputs never mix. */
function run(name, command, isBeside) {
  if (!isBeside) console.info(`\n── ${name}`);
  const env = { NX_DAEMON: 'false', NX_TUI: 'false', TEST_DEPTH: isWhole ? 'all' : 'landing' };
  // What is named by its path is Node's to run: two packages have a command of that name.
  const words = command.split(' ');
  const [program, args] = words[0] === 'node' ? [process.execPath, words.slice(1)] : ['npx', words];
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  running.add(child);
  const output = [];
  child.stdout?.on('data', (text) => output.push(text));
  child.stderr?.on('data', (text) => output.push(text));
  return new Promise((resolve) => {
    child.once('close', (status) => {
      running.delete(child);
      resolve({ status, output });
    });
  });
}

/** Never resolves: the run is over as soon as all that was said is written. */
function end(name, output) {
  const words = `\n${name} failed\nsteps: ${durations.length} passed, 1 failed\n`;
  for (const child of running) {
    child.removeAllListeners('close');
    child.kill();
  }
  return new Promise(() => {
    process.stdout.write(Buffer.concat([...output, Buffer.from(words)]), () => process.exit(1));
  });
}
